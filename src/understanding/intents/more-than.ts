import type { Slots } from '../slots/asked-slots.js';
import type { Evidence } from '../reading.js';

/**
 * « produit-elle plus de maïs que la Roumanie », "more olives than Italy"; the « ou » of « vrai ou faux » sets nothing apart,
 * nor does the « que » of « ils disaient que ».
 */
export function isMoreThan(evidence: Evidence, { threshold }: Pick<Slots, 'threshold'>): boolean {
  const { tokens, sentences } = evidence.reading;
  const told = [
    ...evidence.cues('claim').map(({ mention }) => mention),
    ...sentences.filter(({ tells }) => tells),
  ];
  const compares = tokens.some(
    ({ folded }, at) =>
      /^(?:que|qu|than|ou|or)$/.test(folded) && !told.some(({ start, end }) => start <= at && at <= end),
  );
  const isMore = tokens.some(({ folded }) => /^(?:more|fewer|less)$/.test(folded));
  return compares && threshold === null && (isMore || evidence.has('above', 'below', 'most', 'least'));
}
