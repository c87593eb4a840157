import type { ImportCounts } from './dataset-stage.store.js';
import type { RowProgress, RowTally } from './sources/row-tally.js';

/** One line in a hundred: a file of which more cannot be read is damaged, or of another layout. */
const MAX_REJECTED = 0.01;

/** One stored figure in twenty: two years of revisions of a real table withdrew one in a thousand. */
const MAX_REMOVED = 0.05;

/** What whoever imports a file may ask for. */
export interface ImportOptions {
  /** Where the file is from, in notes and messages; its own name where it is not given. */
  origin?: string;
  /** Share of lines that may be unreadable, from 0 to 1; one in a hundred where it is not given. */
  maxRejected?: number;
  /** Share of the stored figures that a whole edition may withdraw, from 0 to 1; one in twenty where it is not given. */
  maxRemoved?: number;
  /** How many changed figures the outcome tells one by one; none where it is not given. */
  keptChanges?: number;
  rowsRead?: RowProgress;
  figuresDone?: (figures: number) => void;
}

/** Thrown where more of a file's lines cannot be read than is allowed; the store then stays as it was. */
export class TooManyRejectedError extends Error {
  constructor(file: string, { rejected, rows, rejections: [first] }: RowTally) {
    super(
      `${file}: ${rejected} of ${rows} lines cannot be read, first line ${first?.line}: ${first?.reason}; nothing was imported`,
    );
    this.name = 'TooManyRejectedError';
  }
}

/** @throws TooManyRejectedError */
export function checkRejected(file: string, rows: RowTally, options: ImportOptions): void {
  if (rows.rejected > (options.maxRejected ?? MAX_REJECTED) * rows.rows)
    throw new TooManyRejectedError(file, rows);
}

/** Thrown where an edition has fewer of the stored figures than is allowed; the store then stays as it was. */
export class TooManyRemovedError extends Error {
  constructor(file: string, counts: ImportCounts, withdrawn: WithdrawnSeries) {
    const whole =
      withdrawn.count === 0 ? '' : `, ${withdrawn.count} series as a whole, first ${withdrawn.first}`;
    super(
      `${file}: an edition that lacks ${counts.removed} of the ${storedBefore(counts)} stored figures${whole} (${counts.inserted} new, ${counts.revised} revised); nothing was imported`,
    );
    this.name = 'TooManyRemovedError';
  }
}

/** Series of which an edition has nothing any more. */
export interface WithdrawnSeries {
  count: number;
  /** The first one's product, place and measure. */
  first: string;
}

/** @throws TooManyRemovedError */
export function checkRemoved(
  file: string,
  counts: ImportCounts,
  withdrawn: WithdrawnSeries,
  options: ImportOptions,
): void {
  if (counts.removed > (options.maxRemoved ?? MAX_REMOVED) * storedBefore(counts))
    throw new TooManyRemovedError(file, counts, withdrawn);
}

function storedBefore({ revised, unchanged, removed }: ImportCounts): number {
  return revised + unchanged + removed;
}
