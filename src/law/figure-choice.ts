import type { AskedQuestion } from './asked-question.js';
import type { FigureWish } from './figure-wish.js';
import { EXCEPTION } from './legal-cues.js';
import type { SpokenConcept } from './search/law-question.reader.js';
import { stemOf } from './search/law-words.js';
import { penaltyIn } from './stated-penalty.js';
import { mostSpeaking, standsAlone, type Statement } from './statement.js';

/** Of sentences that state a figure and speak of the question nearly alike the first counts. */
const FIRST_SHARE = 0.6;
/** A sentence that leans on another states the figure asked for only where none speaks more of the question. */
const LEANING_SHARE = 0.65;
/** The only figure of its kind in an article may be told though others speak more of the question. */
const ONLY_SHARE = 0.3;
/** A time that is of what is asked, and the only one, needs fewer words of the question still. */
const ONLY_TIME_SHARE = 0.2;
/** A time of one case is not that of any: the case stands in the sentence before. */
const OF_CASE = /^dans (?:ce|ces|tous ces|un tel|de tels) cas\b/u;
/** « Est puni des mêmes peines » names none. */
const SAME_PENALTIES = /\b(?:de la meme peine|des memes peines)\b/u;
/** Where one item of a list speaks of the question more than the others it is by something of this mass, or by a number. */
const TELLING = 3.5;

/** What every penalty speaks of. */
const PENAL = ['amende', 'emprisonnement', 'peine', 'punir', 'puni'].map(stemOf);

/** The statement whose figure answers, of those that say what is asked, or that are of it; undefined where none does. */
export function figureAmong(
  saying: readonly Statement[],
  { further, most }: { readonly further: readonly Statement[]; readonly most: number },
  asked: AskedQuestion,
): Statement | undefined {
  const stating = saying.filter(
    (one) =>
      (isFigureOfOwn(one) && isReadable(one)) ||
      (!one.unit.announces && !isOfCase(one) && !isBorrowed(one) && one.worth >= LEANING_SHARE * most),
  );
  const top = Math.max(...stating.map(({ worth }) => worth));
  const first = stating.find(({ worth }) => worth >= FIRST_SHARE * top);
  if (first !== undefined) return tellingItem(first, stating, asked);
  return asked.wish?.asks === 'figure' ? onlyOne(further, most, asked.wish) : undefined;
}

/** The penalty that speaks most of the question, and not of penalties alone. */
export function penaltyAmong(
  saying: readonly Statement[],
  { concepts }: AskedQuestion,
): Statement | undefined {
  const ofDeed = deedConcepts(concepts);
  return mostSpeaking(
    saying
      .filter((one) => !one.unit.announces && (standsAlone(one) || isPenalty(one)))
      .filter(({ folded }) => !SAME_PENALTIES.test(folded))
      .filter(({ stems }) => ofDeed.some((concept) => [...stems].some((stem) => concept.stems.has(stem)))),
  );
}

/** What a question of a penalty speaks of beside penalties. */
export function deedConcepts(concepts: readonly SpokenConcept[]): SpokenConcept[] {
  return concepts.filter(({ stems }) => !PENAL.some((stem) => stems.has(stem)));
}

/** Whether an item of a list speaks of all of the question that the other speaks of, and of something telling beside. */
export function speaksOfMore(one: Statement, other: Statement, { concepts }: AskedQuestion): boolean {
  const [stems, others] = [one.unit.stems, other.unit.stems];
  if ([...others.keys()].some((stem) => !stems.has(stem))) return false;
  return [...stems.keys()].some(
    (stem) =>
      !others.has(stem) &&
      (/^\d+$/u.test(stem) || concepts.some(({ mass, stems: of }) => mass >= TELLING && of.has(stem))),
  );
}

/** Whether the figure stands in the unit itself, and not in the line that announces it. */
function isFigureOfOwn({ unit, figures }: Statement): boolean {
  return figures.length === 0 || unit.figures.length > 0;
}

/** « Cette mise en demeure devra … » says nothing of the figure of the item that it leans on. */
function isBorrowed(one: Statement): boolean {
  return one.unit.leans && !isFigureOfOwn(one);
}

/** Whether a figure may be told of it: it can be read by itself, or announces what holds for all its items. */
function isReadable(one: Statement): boolean {
  return standsAlone(one) || (one.unit.announces && !one.unit.leans && !EXCEPTION.test(one.folded));
}

function isOfCase({ unit }: Statement): boolean {
  return OF_CASE.test(unit.folded);
}

function isPenalty(one: Statement): boolean {
  return !one.unit.leans && !EXCEPTION.test(one.folded) && penaltyIn(one.pieces.join(' ')) !== null;
}

/** Of a list the item that speaks of the question more than any other; the first where none does. */
function tellingItem(first: Statement, stating: readonly Statement[], asked: AskedQuestion): Statement {
  if (first.unit.lead === null) return first;
  const items = stating.filter(({ unit }) => unit.lead === first.unit.lead);
  return (
    items.find((one) => items.every((other) => other === one || speaksOfMore(one, other, asked))) ?? first
  );
}

/** The only share, sum, or time of what is asked that is stated, in however few words: « cette fraction est fixée à … ». */
function onlyOne(further: readonly Statement[], most: number, wish: FigureWish): Statement | undefined {
  const share = onlyShareOf(wish);
  const stating = further.filter((one) => one.figures.length > 0 && !isOfCase(one) && !isBorrowed(one));
  const words = new Set(stating.flatMap(({ figures }) => figures.map((figure) => figure.words)));
  if (share === null || (words.size > 1 && stating.length > 1)) return undefined;
  return stating.find(
    ({ worth, figures }) =>
      worth >= share * most &&
      // Two limits of one sentence need not say of what they are.
      (figures.length > 1 || wish.role === null || figures.some(({ role }) => role === wish.role)),
  );
}

function onlyShareOf({ kinds, role }: FigureWish): number | null {
  if (kinds.size !== 1) return null;
  if (kinds.has('amount')) return ONLY_SHARE;
  return kinds.has('duration') && role !== null ? ONLY_TIME_SHARE : null;
}
