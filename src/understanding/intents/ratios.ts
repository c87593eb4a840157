import type { Lexicon } from '../../lexicon/lexicon.js';
import type { Domain } from '../frame.js';
import { wordAt } from '../text/number-words.js';
import type { Evidence, Found } from '../reading.js';

const PER = /^(?:par|per|each|every|chaque)$/;
/** How far before « par » the thing counted may end: « œufs pondus par poule ». */
const REACH = 2;

/** « agneaux par brebis »: how many are born, of which nothing here is held. */
const YOUNG =
  /^(?:agneaux?|chevreaux?|porcelets?|veaux?|poussins?|poulains?|lambs?|kids?|piglets?|cal(?:f|ves)|chicks?|foals?)$/;

/** « moutons par vache », "how many chickens are there per pig": of two herds the first over the second. */
export function asksPerOther(evidence: Evidence, lexicon: Lexicon): boolean {
  const products = evidence.all('product');
  const [one, other] = products;
  if (!one || !other || products.length > 2 || !isPer(evidence, other.mention.start)) return false;
  const areHerds = products.every(({ id, mention: { start } }) => {
    const isOfYoung = YOUNG.test(wordAt(evidence.reading.tokens, start));
    return lexicon.findProduct(id)?.kind === 'animal' && !isOfYoung;
  });
  return areHerds && one.id !== other.id && evidence.all('measure').every(({ id }) => id === 'stocks');
}

/** « lait par vache », "eggs per hen": one figure over another, which nothing here is published or worked out as; else null. */
export function readRatio(evidence: Evidence, domain: Domain | null, lexicon: Lexicon): string | null {
  if (domain === 'production' && asksPerOther(evidence, lexicon)) return null;
  const products = evidence.all('product');
  const base = products.find(
    ({ id, mention }) => lexicon.findProduct(id)?.kind === 'animal' && isPer(evidence, mention.start),
  );
  if (!base) return null;
  const before = products.find(({ mention }) => {
    const gap = base.mention.start - 1 - mention.end;
    return gap >= 0 && gap <= REACH;
  });
  if (domain === null && !before) return null;
  return wordsFrom(evidence, before ?? null, base);
}

function isPer({ reading: { tokens } }: Evidence, at: number): boolean {
  return PER.test(wordAt(tokens, at - 1));
}

function wordsFrom(
  { reading: { tokens } }: Evidence,
  from: Found | null,
  { mention: { start, end } }: Found,
): string {
  const first = from ? from.mention.start : start - 1;
  return tokens
    .slice(first, end)
    .map(({ text }) => text)
    .join(' ');
}
