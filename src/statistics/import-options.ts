import type { RowProgress, RowTally } from './sources/row-tally.js';

/** One line in a hundred: a file of which more cannot be read is damaged, or of another layout. */
const MAX_REJECTED = 0.01;

/** What whoever imports a file may ask for. */
export interface ImportOptions {
  /** Share of lines that may be unreadable, from 0 to 1; one in a hundred where it is not given. */
  maxRejected?: number;
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
