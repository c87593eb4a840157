import { isFutureForm } from '../text/future.js';
import { isPlainParticiple } from './narrowing.js';
import { wordAt } from '../text/number-words.js';
import type { Evidence } from '../reading.js';

const CAPITAL = /^\p{Lu}\p{Ll}/u;
/** How many tokens may stand between a thing and a word that qualifies it: « pommes de Bintje ». */
const REACH = 1;

/** « vendaient », « cultivant », « croquez », "broadly": forms that no noun or adjective has, and words that judge. */
function isNoName(folded: string): boolean {
  return [IMPERFECT, PRESENT, ADVERB, JUDGING].some((form) => form.test(folded)) || isFutureForm(folded);
}

/** « catastrophe », "how far", "rarer": what judges or asks, and narrows nothing. */
const JUDGING =
  /^(?:catastroph\p{L}{1,5}|desastr\p{L}{1,5}|disast\p{L}{2,5}|far|farther|further|rarer|softer|scarcer|pricier|plentiful)$/u;

/** « recensées », "registered": kept and counted as all are. */
function isPlainForm(folded: string): boolean {
  return PARTICIPLE.test(folded) && isPlainParticiple(folded);
}

const PARTICIPLE = /(?:e|ee|u|ue)s?$|(?:ed|ing)$/;
const ADVERB = /^\p{L}{4,}(?:[cdlntsy]ly|[aeiu]lement|[^r]ellement)$/u;
/** Of verbs alone: « cultivant », « appelez », « pondent »; « excellent », « charmante » and « froment » are none of theirs. */
const PRESENT = /^\p{Ll}{4,}ant$|^\p{Ll}{3,}ez$|^\p{Ll}{2,}(?:[bdghnprtuvy]|[^l]l|[^c]c)ent$/u;
const IMPERFECT = /^\p{Ll}{3,}(?:aient|assent|issent|erent|irent)$/u;

/**
 * Words that nothing here knows and that may narrow what is asked: beside a product, or written as names. Others
 * (« ramassait », « infographie ») are turns of phrase, and not worth telling.
 */
export function readQualifiers(evidence: Evidence): string[] {
  const { tokens, uncovered } = evidence.reading;
  const products = evidence.all('product').map(({ mention }) => mention);
  const isBeside = (at: number): boolean =>
    products.some(({ start, end }) => at >= start - 1 - REACH && at <= end + REACH);
  const narrows = (at: number): boolean => !isNoName(wordAt(tokens, at)) && !isPlainForm(wordAt(tokens, at));
  const isName = (at: number): boolean => at > 0 && CAPITAL.test(tokens[at]?.text ?? '');
  return uncovered.unknown
    .filter(({ at }) => evidence.isInFocus(at) && (isName(at) || (isBeside(at) && narrows(at))))
    .map(({ text }) => text);
}
