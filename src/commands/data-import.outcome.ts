import { periodName } from '../statistics/day.js';
import type { Change } from '../statistics/edition-load.js';
import {
  type ImportOptions,
  TooManyRejectedError,
  TooManyRemovedError,
} from '../statistics/import-options.js';
import type { DatasetImport, Observation } from '../statistics/series.js';
import { findSource, SOURCES } from '../statistics/sources/source.registry.js';
import type { Source } from '../statistics/sources/source.js';
import type { LoadOutcome } from '../statistics/statistics.loader.js';
import { CommandError, type Invocation } from './command.js';

/** Between two remarks of progress. */
const REMARK_EVERY_MS = 2_000;
const SHOWN_CODES = 10;
const COUNTED = [
  ['inserted', 'new'],
  ['revised', 'revised'],
  ['unchanged', 'unchanged'],
  ['removed', 'removed'],
  ['rejected', 'rejected'],
] as const;

export const IMPORT_OPTIONS = {
  'max-rejected': { type: 'string' },
  'max-removed': { type: 'string' },
  changes: { type: 'string' },
} as const;

export const IMPORT_USAGE = '[--max-rejected <share>] [--max-removed <share>] [--changes <N>]';

/** @throws CommandError naming the sources that there are */
export function sourceNamed(id: string): Source {
  const source = findSource(id);
  if (source) return source;
  throw new CommandError(`there is no source «${id}»; there are: ${SOURCES.map((one) => one.id).join(', ')}`);
}

/** @throws CommandError where the option is no ISO day */
export function vintageOf({ option }: Invocation, now: Date): string {
  const vintage = option('vintage') ?? now.toISOString().slice(0, 10);
  if (!isDay(vintage)) throw new CommandError('--vintage must be a day, YYYY-MM-DD');
  return vintage;
}

/** A day that the calendar has: 2026-02-30 would be newer than all of February. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** @throws CommandError where an option is not a number of its kind */
export function importOptionsOf({ option, remark }: Invocation): ImportOptions {
  const maxRejected = shareIn('max-rejected', option('max-rejected'));
  const maxRemoved = shareIn('max-removed', option('max-removed'));
  const changes = option('changes');
  if (changes !== null && !/^\d{1,6}$/.test(changes))
    throw new CommandError('--changes must be a whole number');
  return {
    ...(maxRejected !== null && { maxRejected }),
    ...(maxRemoved !== null && { maxRemoved }),
    ...(changes !== null && { keptChanges: Number(changes) }),
    rowsRead: everyNowAndThen((rows) => remark(`  ${rows} rows read`)),
    figuresDone: everyNowAndThen((figures) => remark(`  ${figures} figures compared and written`)),
  };
}

function shareIn(name: string, text: string | null): number | null {
  if (text !== null && !/^(0(\.\d+)?|1(\.0+)?)$/.test(text))
    throw new CommandError(`--${name} must be a share from 0 to 1, such as 0.01`);
  return text === null ? null : Number(text);
}

/** Why an import failed: the same error, or one that names the option that allows what was refused. */
export function withOption(error: unknown): unknown {
  if (error instanceof TooManyRejectedError)
    return new CommandError(`${error.message}; --max-rejected can allow it`);
  if (error instanceof TooManyRemovedError)
    return new CommandError(`${error.message}; --max-removed 1 takes it all the same`);
  return error;
}

/** «5 new, 1 revised, 0 unchanged …» */
export function countsLine(counts: Pick<DatasetImport, (typeof COUNTED)[number][0]>): string {
  return COUNTED.map(([name, word]) => `${counts[name]} ${word}`).join(', ');
}

/** Prints the counts as JSON, and what an operator should look at as remarks. */
export function tellOutcome({ print, remark }: Invocation, file: string, outcome: LoadOutcome): void {
  const { rejections, omitted, unknown, changes, ...counts } = outcome;
  for (const { line, reason } of rejections) remark(`${file}, line ${line}: ${reason}`);
  for (const [reason, lines] of Object.entries(omitted)) remark(`left out, ${lines} lines: ${reason}`);
  for (const [kind, codes] of Object.entries(unknown)) {
    if (codes.length === 0) continue;
    const shown = codes.slice(0, SHOWN_CODES).join(', ');
    remark(
      `${codes.length} unknown ${kind}, kept under their codes: ${shown}${codes.length > SHOWN_CODES ? ', …' : ''}`,
    );
  }
  for (const change of changes) remark(changeLine(change));
  remark(`${outcome.dataset}, edition ${outcome.vintage}: ${whatCame(outcome)}`);
  print(JSON.stringify(counts));
}

function whatCame(outcome: LoadOutcome): string {
  if (outcome.outcome === 'loaded') return countsLine(outcome);
  return outcome.outcome === 'unchanged'
    ? 'the file is the one that is loaded, nothing has changed'
    : 'older than the edition that is loaded, nothing was imported';
}

function changeLine({ series, before, after }: Change): string {
  const { product, place, measure, unit, frequency } = series;
  const figures = `${figure(before)} → ${after ? figure(after) : 'withdrawn'}`;
  return `${product} ${place} ${measure} ${periodName(before.period, frequency)}: ${figures} ${unit}`;
}

function figure({ value, flags }: Observation): string {
  return `${value ?? ':'}${flags === '' ? '' : ` ${flags}`}`;
}

/** Calls `tell` with what it is given, but not more than every other second. */
export function everyNowAndThen<Args extends unknown[]>(
  tell: (...args: Args) => void,
): (...args: Args) => void {
  let last = performance.now();
  return (...args) => {
    if (performance.now() - last < REMARK_EVERY_MS) return;
    last = performance.now();
    tell(...args);
  };
}
