import { closeSync, readSync, writeSync } from 'node:fs';
import type { Series } from './series.js';
import { openUnnamedFile } from './unnamed-file.js';

/** Series held in memory, some three megabytes. */
const CAPACITY = 5_000;

interface Block {
  start: number;
  bytes: number;
}

/** Any number of series in bounded memory, in the order in which they were added; most wait in a temporary file. */
export class SeriesShelf {
  readonly #blocks: Block[] = [];
  #held: Series[] = [];
  #file: number | null = null;

  constructor(private readonly capacity = CAPACITY) {}

  add(series: Series): void {
    this.#held.push(series);
    if (this.#held.length === this.capacity) this.#spill();
  }

  /** As many at once as memory holds. */
  *batches(): Generator<readonly Series[]> {
    for (const block of this.#blocks) yield this.#read(block);
    if (this.#held.length > 0) yield this.#held;
  }

  close(): void {
    if (this.#file !== null) closeSync(this.#file);
    this.#file = null;
  }

  #spill(): void {
    this.#file ??= openUnnamedFile();
    const content = Buffer.from(JSON.stringify(this.#held));
    const last = this.#blocks.at(-1);
    const start = last ? last.start + last.bytes : 0;
    writeSync(this.#file, content, 0, content.length, start);
    this.#blocks.push({ start, bytes: content.length });
    this.#held = [];
  }

  #read({ start, bytes }: Block): Series[] {
    if (this.#file === null) throw new Error('the shelf is closed');
    const content = Buffer.alloc(bytes);
    readSync(this.#file, content, 0, bytes, start);
    const series: Series[] = JSON.parse(content.toString('utf8'));
    return series;
  }
}
