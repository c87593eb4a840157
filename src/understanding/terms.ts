import type { SenseKind } from './vocabulary.js';
import type { Evidence, Found } from './reading.js';

/** Cues of this name stand for a term that can be explained: `term:pink-sheet`. */
const TERM = 'term:';
/** Units that are words of everyday use rather than terms. */
const EVERYDAY_UNITS = new Set(['head', 'count', 'points', 'index', '%']);
const DEFINING = ['definition', 'meaning'];
/** From so many other words on, it is something else that is asked: « qu'est-ce que la FAO pense du bio ». */
const FEW = 1;

interface Term {
  key: string;
  start: number;
}

/** « la différence entre blé tendre et blé dur »: of two things, what they are. */
export function asksDifference(evidence: Evidence): boolean {
  const cues = [...evidence.cues('compare'), ...evidence.cues('explain')];
  return (
    cues.some(({ mention }) => /diff[eé]rence/i.test(mention.words)) && evidence.all('measure').length === 0
  );
}

/** Whether a term, a unit or a measure by itself is to be explained: no product, place or time, and little else. */
export function asksMeaning(evidence: Evidence): boolean {
  if (!evidence.has(...DEFINING) && !asksUnheldUnit(evidence)) return false;
  if (evidence.dates.length > 0) return false;
  const { everyday, unknown } = evidence.uncovered;
  const isAlone = evidence.all('place').length === 0 && everyday + unknown <= FEW;
  return isAlone && termsOf(evidence).length > 0;
}

/** "how many bushels in a tonne": of a unit that nothing here is turned into, only what it is can be told. */
export function asksUnheldUnit(evidence: Evidence): boolean {
  return evidence.has('unheld-unit') && evidence.has('how-much') && evidence.all('unit').length > 0;
}

/** « que veut dire provisoire dans vos données ? »: a term of our own list, whatever else is said. */
export function asksTerm(evidence: Evidence): boolean {
  return evidence.has(...DEFINING) && readTerms(evidence).some((key) => key.startsWith(TERM));
}

/**
 * What is to be explained, as `term:…`, `unit:…` or `measure:…` with the lexicon's id: the first of them after the asking
 * words. None where a product comes before them or a code is asked about.
 */
export function readTerms(evidence: Evidence): string[] {
  if (evidence.reading.codes.length > 0) return [];
  const asked = evidence.cues('definition').concat(evidence.cues('meaning'));
  const from = Math.min(...asked.map(({ mention }) => mention.start));
  const products = evidence.all('product').map((found) => ({ key: '', start: found.mention.start }));
  const all: Term[] = [...products, ...termsOf(evidence)].sort((a, b) => a.start - b.start);
  const [first] = all.some(({ start }) => start >= from) ? all.filter(({ start }) => start >= from) : all;
  return first && first.key !== '' ? [first.key] : [];
}

/** Terms first, so that « boisseau » is the measure of grain rather than a unit that is not held. */
function termsOf(evidence: Evidence): Term[] {
  const named = (kind: SenseKind, prefix: string, isOne: (found: Found) => boolean): Term[] =>
    evidence
      .all(kind)
      .filter(isOne)
      .map(({ id, mention }) => ({ key: prefix + id, start: mention.start }));
  return [
    ...named('cue', '', ({ id, inFocus }) => inFocus && id.startsWith(TERM)),
    ...named('unit', 'unit:', ({ id }) => !EVERYDAY_UNITS.has(id)),
    ...named('measure', 'measure:', () => true),
  ];
}
