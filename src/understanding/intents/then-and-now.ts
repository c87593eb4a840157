import type { Evidence } from '../reading.js';

/** What joins a second time to the first: « et combien vaut-il maintenant », "then and what is it worth now". */
const JOINING = /^(?:et|and|puis|but|mais|contre|against|vs|versus|;|&|\+)$/;
const MOST_BETWEEN = 12;
/** Wishes for something else than how one thing stood then and stands now. */
const OTHERS = ['when', 'who', 'which-product', 'list', 'count-periods', 'average', 'rank', 'top', 'most', 'least', 'forecast', 'share']; // prettier-ignore

/**
 * Whether words between a time that is named and « maintenant » ask of both: « le maïs en mars 2022 et combien vaut-il
 * maintenant »; not where something else is named in between, which is then asked about by itself.
 */
export function joinsThenAndNow(evidence: Evidence, from: number, to: number): boolean {
  const between = evidence.reading.tokens.slice(from, to);
  if (between.length > MOST_BETWEEN || !between.some(({ folded }) => JOINING.test(folded))) return false;
  if (evidence.has(...OTHERS)) return false;
  return (['product', 'place', 'measure'] as const).every((kind) => {
    const named = evidence.everywhere(kind);
    const isIn = ({ mention }: (typeof named)[number]): boolean =>
      mention.start >= from && mention.start < to;
    const before = new Set(named.filter((one) => !isIn(one)).map(({ id }) => id));
    return named.filter(isIn).every(({ id }) => before.has(id));
  });
}
