import { fold } from '../../understanding/text/normalise.js';
import { isOpen } from '../../understanding/dates/period-shapes.js';
import type { Period } from '../../understanding/dates/period.js';
import type { Fact, Note } from '../../wording/facts.js';
import { asksYesOrNo } from './claim.js';
import { NARROWER_WORDS } from './narrower-words.data.js';
import { periodOf, type Question } from './question.js';

const CAUSE =
  /(?<![a-z])(?:(?<!c.est )pourquoi(?! pas)|comment se fait|qu.est[ -]ce qui (?:explique|a cause)|quelles? (?:est|sont) (?:la|les) (?:cause|raison)s?|(?<!that.s |is )why(?! (?:not|don.t))|how come|what (?:explains|caused))(?![a-z])/;
/** « chuté à cause de la jaunisse », "because of the rain": a cause that is put up with what came of it. */
const PUT_UP =
  /(?<![a-z])(?:a cause d|en raison d|du fait d|par la faute d|suite (?:a|au|aux) (?!quoi)|grace (?:a|au|aux) |because (?:of )?|due to |owing to |thanks to |as a result of |caused by )/;
/** Words of those who ask whether inflation is taken out, or want it to be. */
const INFLATION =
  /(?<![a-z])(?:nominal(?:e|es|s)?|nominaux|inflation|(?:dollars|euros|prix) (?:courants?|constants?|reels?)|constant (?:dollars|euros|prices)|real (?:terms|prices?)|in today.s money)(?![a-z])/;

/** What is to be said to the words of the question beside its figures: no cause is known, and prices are nominal. */
export function askedNotes(question: Question, facts: readonly Fact[]): Note[] {
  const text = fold(question.frame.text);
  const isOfCause = CAUSE.test(text) || putsUpCause(question);
  const notes: Note[] = isOfCause ? [{ kind: 'no-cause' }] : [];
  const isOfPrices = facts.some(({ measure }) => measure === 'price');
  const isLong = isOfLongAgo(question) && facts.some(({ dataset }) => dataset.startsWith(OLDEST));
  if (isOfPrices && (INFLATION.test(text) || isLong)) notes.push({ kind: 'nominal-prices' });
  return [...notes, ...narrowerNotes(question, facts)];
}

/** « combien de poules en Ukraine »: that what is counted is wider than the word it was asked by. */
function narrowerNotes({ frame, language }: Question, facts: readonly Fact[]): Note[] {
  const counted = facts.filter(({ measure }) => COUNTS.has(measure)).map(({ product }) => product);
  return frame.products.flatMap(({ value, words = '' }): Note[] => {
    const said = fold(words);
    const narrower = NARROWER_WORDS.find((one) => one.product === value && one.said.test(said));
    return narrower && counted.includes(value)
      ? [{ kind: 'counts-wider', product: value, narrower: narrower.name[language] }]
      : [];
  });
}

/** Measures that count animals. */
const COUNTS = new Set(['stocks', 'slaughtered']);

/** Whether a yes would confirm a cause too: « la production a-t-elle chuté à cause de la jaunisse ». */
export function putsUpCause({ frame: { text } }: Pick<Question, 'frame'>): boolean {
  return asksYesOrNo(text) && PUT_UP.test(fold(text));
}

/** The one publisher of prices that go back for decades. */
const OLDEST = 'worldbank';
/** Prices that lie further apart are of another money. */
const LONG_YEARS = 20;

/** Whether the prices of decades are put in order: the highest ever, or since long ago. */
function isOfLongAgo(question: Question): boolean {
  const { intent, order } = question.frame;
  const isOfOrder = intent === 'extreme' || (intent === 'ranking' && order?.over === 'periods');
  const period = periodOf(question);
  return isOfOrder && (isOpen(period) || isLongStretch(period, question.today));
}

function isLongStretch(period: Period, today: string): boolean {
  if (period.kind === 'all') return true;
  if (period.kind === 'last') return period.grain === 'year' && period.count >= LONG_YEARS;
  if (period.kind !== 'between') return false;
  const [from, to] = [period.from?.from ?? '', period.to?.to ?? today];
  return Number(to.slice(0, 4)) - Number(from.slice(0, 4)) >= LONG_YEARS;
}
