import type { ParsedRow, RejectedRow, SourceRow } from './source.js';

/** Rejected lines that are kept to be shown; all are counted. */
const KEPT_REJECTIONS = 20;

/** Called now and then with the number of rows read so far. */
export type RowProgress = (rows: number) => void;

/** Counts what a file holds: figures, the lines rejected, and the lines left out by reason. */
export class RowTally {
  figures = 0;
  rejected = 0;
  readonly rejections: RejectedRow[] = [];
  readonly omitted = new Map<string, number>();

  get rows(): number {
    return this.figures + this.rejected;
  }

  /** Counts a row. @returns true where it is a figure */
  note(row: ParsedRow): row is SourceRow {
    if ('omitted' in row) this.omitted.set(row.omitted, (this.omitted.get(row.omitted) ?? 0) + 1);
    else if ('reason' in row) this.reject(row);
    else if (!Number.isInteger(row.period)) this.reject({ line: row.line, reason: 'not a period of time' });
    else {
      this.figures += 1;
      return true;
    }
    return false;
  }

  reject(row: RejectedRow): void {
    this.rejected += 1;
    if (this.rejections.length < KEPT_REJECTIONS) this.rejections.push(row);
  }
}
