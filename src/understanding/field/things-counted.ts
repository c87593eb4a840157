import { AMONG, STANDING, TIMES_AND_AMOUNTS } from './things-counted.data.js';
import { wordAt } from '../text/number-words.js';
import type { Evidence } from '../reading.js';

/** More words than these do not stand between: « combien de coccinelles vivaient dans les grands champs de blé ». */
const FAR = 9;

/**
 * The words for what is counted where it only lives, lies or stands among the goods that are named: "how many ladybirds were
 * living in French wheat fields", « combien de coccinelles y a-t-il dans les champs de blé ». No source counts it, and a figure
 * of the goods is no answer; null where the goods themselves are counted or a word of law makes it a case.
 */
export function findThingCounted(evidence: Evidence): string | null {
  if (isCase(evidence)) return null;
  const at = thingCounted(evidence);
  if (at < 0 || !standsAmongGoods(evidence, at)) return null;
  const { source, tokens, language } = evidence.reading;
  const name = tokens[at] ? source.text.slice(tokens[at].start, tokens[at].end) : '';
  if (language === 'en') return `how many ${name}`;
  return `combien ${/^[aeiouyhéèê]/iu.test(name) ? "d'" : 'de '}${name}`;
}

/** From here on a word of law makes it a case. */
const STRONG = 3;

function isCase(evidence: Evidence): boolean {
  return evidence.has('modal') || evidence.cues('law').some(({ weight }) => weight >= STRONG);
}

/** The token right behind the words of counting, where nothing of ours has read it. */
function thingCounted(evidence: Evidence): number {
  const { tokens, language } = evidence.reading;
  const counting = tokens.findIndex(
    ({ folded }, at) => folded === (language === 'en' ? 'many' : 'combien') && evidence.isInFocus(at),
  );
  if (counting < 0) return -1;
  const at = counting + (/^(?:de|d)$/.test(wordAt(tokens, counting + 1)) ? 2 : 1);
  const isThing = /^\p{L}{4,}[sx]$/u.test(wordAt(tokens, at)) && !TIMES_AND_AMOUNTS.test(wordAt(tokens, at));
  const isOpen = language === 'en' || at === counting + 2;
  return isThing && isOpen && !isRead(evidence, at) ? at : -1;
}

/** Whether it is goods, a place, a measure or a unit. */
function isRead(evidence: Evidence, at: number): boolean {
  const { mentions, dates } = evidence.reading;
  const isOver = ({ start, end }: { start: number; end: number }): boolean => start <= at && at < end;
  return (
    mentions.some((one) => isOver(one) && one.senses.some(({ kind }) => kind !== 'cue')) || dates.some(isOver)
  );
}

/** « vivaient dans les champs de blé », "were found in Irish potatoes". */
function standsAmongGoods(evidence: Evidence, at: number): boolean {
  const { tokens } = evidence.reading;
  const goods = evidence.all('product').map(({ mention }) => mention);
  const first = goods.find(({ start }) => start > at);
  if (!first || first.start - at > FAR || goods.some(({ start }) => start < at)) return false;
  const among = tokens.findIndex(({ folded }, index) => index > at && AMONG.test(folded));
  if (among < 0 || among > first.start) return false;
  return tokens.slice(at + 1, among).some(({ folded }) => STANDING.test(folded));
}
