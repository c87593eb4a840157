import type { Slots } from '../slots/asked-slots.js';
import type { Evidence } from '../reading.js';
import { wordAt } from '../text/number-words.js';
import type { Token } from '../text/tokens.js';

/**
 * « produit-elle plus de maïs que la Roumanie », "more olives than Italy"; the « ou » of « vrai ou faux » sets nothing apart,
 * nor does the « que » of « ils disaient que » or of « est-ce que la France est le premier producteur ».
 */
export function isMoreThan(evidence: Evidence, { threshold }: Pick<Slots, 'threshold'>): boolean {
  const { tokens, sentences } = evidence.reading;
  const told = [
    ...evidence.cues('claim').map(({ mention }) => mention),
    ...sentences.filter(({ tells }) => tells),
  ];
  const compares = tokens.some(
    ({ folded }, at) =>
      /^(?:que|qu|than|ou|or)$/.test(folded) &&
      !isOfAsking(tokens, at) &&
      !told.some(({ start, end }) => start <= at && at <= end),
  );
  const isMore = tokens.some(({ folded }, at) => MORE.test(folded) || isMoreSoThan(tokens, at));
  return compares && threshold === null && (isMore || evidence.has('above', 'below', 'most', 'least'));
}

/** The « que » of « est-ce que », with which a question opens. */
function isOfAsking(tokens: readonly Token[], at: number): boolean {
  const [is, it] = spokenBefore(tokens, at);
  return is === 'est' && it === 'ce';
}

/** The two words before one, hyphens left out. */
function spokenBefore(tokens: readonly Token[], at: number): string[] {
  return tokens
    .slice(Math.max(0, at - LONGEST_ASKING), at)
    .filter(({ kind }) => kind !== 'mark')
    .slice(-2)
    .map(({ folded }) => folded);
}

/** « est - ce - ». */
const LONGEST_ASKING = 4;

const MORE = /^(?:more|fewer|less)$/;

/** « plus abattu que la dinde », « moins cultivée qu'avant », « plus haut que celui du riz ». */
function isMoreSoThan(tokens: readonly Token[], at: number): boolean {
  const [more, word, than] = [0, 1, 2].map((step) => wordAt(tokens, at + step));
  return (
    /^(?:plus|moins)$/.test(more ?? '') && PARTICIPLE.test(word ?? '') && /^(?:que|qu)$/.test(than ?? '')
  );
}

const PARTICIPLE = /^(?:[a-z]{4,}(?:e|ee|u|ue|i|ie)s?|haute?s?|bas|basses?)$/;
