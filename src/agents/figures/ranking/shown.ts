const SHOWN = 5;
const MOST_SHOWN = 10;
const MOST_ROWS = 30;

/** What a ranking says, and what its rows hold: five where no number was asked, never more than ten and thirty. */
export function shownOf<T>(
  ranked: readonly T[],
  asked: number | null,
): { top: T[]; rows: T[]; next: T | null } {
  const count = Math.min(MOST_SHOWN, asked ?? SHOWN);
  return { top: ranked.slice(0, count), rows: ranked.slice(0, MOST_ROWS), next: ranked[count] ?? null };
}
