import { closeSync, readSync, writeSync } from 'node:fs';
import { openUnnamedFile } from '../unnamed-file.js';

/** One record: a double, then series, period, line and flags as 32-bit integers. */
const BYTES = 24;
const DOUBLES = 3;
const INTS = 6;

/** Records held in memory: 12 MB, and as much again while they are sorted. */
const CAPACITY = 1 << 19;
const WINDOW = 1 << 12;

/** Where a merge stands in one sorted run. */
export class RunReader {
  readonly #ints: Int32Array;
  readonly #doubles: Float64Array;
  #at = 0;

  constructor(
    private readonly buffer: ArrayBuffer,
    private count: number,
    private readonly refill: (buffer: ArrayBuffer) => number,
  ) {
    this.#ints = new Int32Array(buffer);
    this.#doubles = new Float64Array(buffer);
  }

  get value(): number {
    return this.#doubles[this.#at * DOUBLES] ?? NaN;
  }
  get series(): number {
    return this.#ints[this.#at * INTS + 2] ?? 0;
  }
  get period(): number {
    return this.#ints[this.#at * INTS + 3] ?? 0;
  }
  get line(): number {
    return this.#ints[this.#at * INTS + 4] ?? 0;
  }
  get flags(): number {
    return this.#ints[this.#at * INTS + 5] ?? 0;
  }

  /** @returns false at the end of the run */
  advance(): boolean {
    this.#at += 1;
    if (this.#at < this.count) return true;
    this.#at = 0;
    this.count = this.refill(this.buffer);
    return this.count > 0;
  }

  isBefore(other: RunReader): boolean {
    return this.series === other.series ? this.period < other.period : this.series < other.series;
  }
}

/**
 * Sorts any number of records by series and period in bounded memory: what does not fit waits in sorted runs in a
 * temporary file, and a merge reads them together (Knuth, The Art of Computer Programming 3, 5.4.1). Records alike in
 * both stay in the order in which they were added.
 */
export class RecordRuns {
  readonly #buffer: ArrayBuffer;
  readonly #ints: Int32Array;
  readonly #doubles: Float64Array;
  readonly #spilled: SpilledRun[] = [];
  #file: number | null = null;
  #count = 0;
  #sorted = true;

  constructor(private readonly capacity = CAPACITY) {
    this.#buffer = new ArrayBuffer(capacity * BYTES);
    this.#ints = new Int32Array(this.#buffer);
    this.#doubles = new Float64Array(this.#buffer);
  }

  add(series: number, period: number, value: number, flags: number, line: number): void {
    if (this.#count === this.capacity) this.#spill();
    const at = this.#count * INTS;
    this.#doubles[this.#count * DOUBLES] = value;
    this.#ints[at + 2] = series;
    this.#ints[at + 3] = period;
    this.#ints[at + 4] = line;
    this.#ints[at + 5] = flags;
    if (this.#sorted && this.#count > 0) this.#sorted = this.#compare(this.#count - 1, this.#count) <= 0;
    this.#count += 1;
  }

  /** Every record in order; a reader stands at its record until the next one is asked for. Nothing can be added later. */
  *merged(): Generator<RunReader> {
    const readers = this.#spilled.flatMap((run) => readerOf(run));
    this.#sort();
    if (this.#count > 0) readers.push(new RunReader(this.#buffer, this.#count, () => 0));
    while (readers.length > 0) {
      const [at, reader] = firstOf(readers);
      yield reader;
      if (!reader.advance()) readers.splice(at, 1);
    }
  }

  close(): void {
    if (this.#file !== null) closeSync(this.#file);
    this.#file = null;
  }

  #compare(a: number, b: number): number {
    const [left, right] = [a * INTS + 2, b * INTS + 2];
    const bySeries = (this.#ints[left] ?? 0) - (this.#ints[right] ?? 0);
    return bySeries === 0 ? (this.#ints[left + 1] ?? 0) - (this.#ints[right + 1] ?? 0) : bySeries;
  }

  #sort(): void {
    if (this.#sorted) return;
    const order = new Uint32Array(this.#count).map((_, index) => index);
    order.sort((a, b) => this.#compare(a, b) || a - b);
    const before = this.#ints.slice(0, this.#count * INTS);
    for (const [at, from] of order.entries())
      this.#ints.set(before.subarray(from * INTS, (from + 1) * INTS), at * INTS);
    this.#sorted = true;
  }

  #spill(): void {
    this.#sort();
    this.#file ??= openUnnamedFile();
    const start = this.#spilled.reduce((total, { count }) => total + count * BYTES, 0);
    writeSync(this.#file, new Uint8Array(this.#buffer), 0, this.#count * BYTES, start);
    this.#spilled.push({ file: this.#file, start, count: this.#count });
    this.#count = 0;
  }
}

interface SpilledRun {
  file: number;
  start: number;
  count: number;
}

function readerOf({ file, start, count }: SpilledRun): RunReader[] {
  let read = 0;
  const refill = (buffer: ArrayBuffer): number => {
    const wanted = Math.min(WINDOW, count - read);
    if (wanted > 0) readSync(file, new Uint8Array(buffer), 0, wanted * BYTES, start + read * BYTES);
    read += wanted;
    return wanted;
  };
  const buffer = new ArrayBuffer(WINDOW * BYTES);
  return [new RunReader(buffer, refill(buffer), refill)];
}

function firstOf(readers: readonly RunReader[]): [at: number, reader: RunReader] {
  const [first, ...others] = readers;
  if (!first) throw new RangeError('there is no run to read');
  let found: [number, RunReader] = [0, first];
  for (const [index, reader] of others.entries()) if (reader.isBefore(found[1])) found = [index + 1, reader];
  return found;
}
