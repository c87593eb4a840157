import type { Period } from './period.js';

/** Whether no time is named, or the newest. */
export function isOpen(period: Period | null): period is Extract<Period, { kind: 'latest' }> | null {
  return period === null || period.kind === 'latest';
}

/** Whether a time has several of its steps. */
export function isStretch(period: Period | null): boolean {
  return period !== null && /^(?:between|last|all)$/.test(period.kind);
}

/** « en 2024 »: one year, and no more. */
export function isOfYear(period: Period | null): boolean {
  return period?.kind === 'at' && period.span.grain === 'year';
}

/** « sur un an », "year on year": a change from so long before the newest figure up to it. */
export function isLengthOfChange(period: Period | null): boolean {
  return period?.kind === 'last' && period.asChange === true;
}
