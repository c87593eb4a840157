import type { SenseKind } from './vocabulary.js';
import type { Evidence, Found } from '../reading.js';
import { saysInside } from '../intents/part-asked.js';
import { wordAt } from '../text/number-words.js';
import type { Token } from '../text/tokens.js';

/** Cues of this name stand for a term that can be explained, `term:fob`; so do publishers: `term:pink-sheet`. */
const TERM = 'term:';
/** Units that are words of everyday use rather than terms. */
const EVERYDAY_UNITS = new Set(['head', 'count', 'points', 'index', '%']);
const DEFINING = ['definition', 'meaning'];
/** From so many other words on, it is something else that is asked: « qu'est-ce que la FAO pense du bio ». */
const FEW = 1;

/** More than so many at once are not asked about, but listed. */
const MOST_TERMS = 4;
/** What stands between terms that are asked about together. */
const JOINING =
  /^(?:differs?|differe|different|elle|il|t|-|from|et|ou|and|or|vs|versus|a|la|le|les|l|un|une|the|an|du|de|des|d|from|puis|[,;/"«»'&()])$/;
const FLAG_WORD = /^(?:drapeaux?|lettres?|flags?|letters?|symboles?|symbols?|indicateurs?|mentions?)$/;
/** The letters that qualify a figure, and what they stand for. */
const FLAGS: ReadonlyMap<string, string> = new Map([
  ['b', 'term:break'],
  ['c', 'term:confidential'],
  ['d', 'term:definition-differs'],
  ['e', 'term:estimated'],
  ['i', 'term:imputed'],
  ['m', 'term:missing'],
  ['n', 'term:not-significant'],
  ['p', 'term:provisional'],
  ['u', 'term:low-reliability'],
  ['x', 'term:external-source'],
]);

interface Term {
  key: string;
  start: number;
  end: number;
  /** A letter that qualifies figures: those of a sentence are asked about together. */
  isFlag?: true;
}

/**
 * « la différence entre blé tendre et blé dur », "how yield differs from production": of two things, what they are, and not
 * by how much their figures differ.
 */
export function asksDifference(evidence: Evidence): boolean {
  if (!evidence.has('apart')) return false;
  const terms = termsOf(evidence);
  if (terms.some(({ key }) => key.startsWith(LAND))) return joined(evidence, terms).length > 1;
  const products = evidence.all('product').length;
  if (evidence.all('measure').length === 0 && products > 0) return products === 2;
  return products === 0 && evidence.all('place').length === 0 && joined(evidence, terms).length > 1;
}

/** Whether a term, a unit or a measure by itself is to be explained: no product, place or time, and little else. */
export function asksMeaning(evidence: Evidence): boolean {
  if (!isToBeDefined(evidence) && !asksDifference(evidence)) return false;
  if (evidence.dates.length > 0 || evidence.all('place').some((place) => !isOfFigures(place, evidence)))
    return false;
  const { everyday, unknown } = evidence.uncovered;
  const isAlone = everyday + unknown <= FEW || flagsOf(evidence).length > 0;
  return isAlone && termsOf(evidence).length > 0 && !isOfThing(evidence);
}

/** « c'est quoi le prix de l'ammonitrate », "the price of a chair": the measure of a thing, known or not. */
export function isOfThing(evidence: Evidence): boolean {
  const { tokens } = evidence.reading;
  return evidence.all('measure').some(({ mention: { end } }) => {
    if (!OF.test(wordAt(tokens, end))) return false;
    const at = ARTICLE.test(wordAt(tokens, end + 1)) ? end + 2 : end + 1;
    return evidence.isUncovered(at);
  });
}

const OF = /^(?:de|du|des|d|of|for)$/;
const ARTICLE = /^(?:l|le|la|les|un|une|a|an|the|['’])$/;

function isToBeDefined(evidence: Evidence): boolean {
  if (WHAT_IT_COSTS.test(evidence.spoken)) return false;
  return evidence.has(...DEFINING) || saysMeaning(evidence);
}

/** "what does a chair cost" is of a price, and not of what the word means. */
const WHAT_IT_COSTS = /(?:^| )what (?:do|does|did|would|will) .* (?:cost|sell for|fetch|go for)(?: |$)/;

/** "what does Thai 5% mean", "how is yield defined", « que signifie », with what is meant between the words. */
export function saysMeaning(evidence: Evidence): boolean {
  return evidence.has('meaning') || MEANING.test(evidence.spoken);
}

const MEANING =
  /(?:^| )(?:what (?:does|do) .* mean(?=$| (?:\?|by|for|in|on|here|exactly)(?: |$))|how (?:is|are) .* defined|what is meant by|comment (?:est|sont) (?:- )?(?:il|elle|ils|elles)? ?.*defini)/;

/** « dans les chiffres européens »: whose figures they are, and no place that is asked about. */
function isOfFigures({ mention }: Found, { reading: { tokens } }: Evidence): boolean {
  return /^(?:chiffres|donnees|statistiques|series|tableaux)$/.test(tokens[mention.start - 1]?.folded ?? '');
}

/** « que veut dire provisoire dans vos données ? »: a term of our own list, whatever else is said. */
export function asksTerm(evidence: Evidence): boolean {
  return evidence.has(...DEFINING) && readTerms(evidence).some((key) => key.startsWith(TERM));
}

/**
 * What is to be explained, as `term:…`, `unit:…` or `measure:…` with the lexicon's id: the first of them after the asking
 * words, and those that are named in one breath with it. None where a product comes before them or a code is asked about.
 */
export function readTerms(evidence: Evidence): string[] {
  const isOfProducts = evidence.all('product').length > 1 && saysInside(evidence);
  if (evidence.reading.codes.length > 0 || isOfProducts) return [];
  const asked = ['apart', ...DEFINING].flatMap((id) => evidence.cues(id));
  const from = Math.min(...asked.map(({ mention }) => mention.start));
  // "crop yield" is the yield, of whatever crop.
  const isLand = ({ id, mention }: Found): boolean =>
    termsOf(evidence).some(({ key, start }) => key === `${LAND}${id}` && start === mention.start);
  const named = evidence.all('product').filter((one) => one.id !== 'crops' && !isLand(one));
  const products = named.map(({ mention }) => ({ key: '', ...mention }));
  const all = [...products, ...termsOf(evidence)].sort((a, b) => a.start - b.start);
  const after = all.filter(({ start }) => start >= from);
  const keys = joined(evidence, after.length > 0 && !asksDifference(evidence) ? after : fromFlag(all)).map(
    ({ key }) => key,
  );
  return keys.includes('') ? [] : [...new Set(keys)].slice(0, MOST_TERMS);
}

/** « dans les tableaux d'Eurostat il y a un petit p … »: from a letter on, where one is named, and not what it stands in. */
function fromFlag(terms: readonly Term[]): readonly Term[] {
  const at = terms.findIndex(({ isFlag }) => isFlag);
  return at < 0 ? terms : terms.slice(at);
}

/** The first of them, with all that follow it in one breath: « CIF et FOB », « entre la production et le rendement ». */
function joined({ reading: { tokens } }: Evidence, [first, ...others]: readonly Term[]): Term[] {
  const found = first ? [first] : [];
  for (const term of others) {
    const last = found.at(-1);
    if (!last) break;
    const between = tokens.slice(last.end, term.start);
    const isNext = between.every(({ folded }) => JOINING.test(folded) || FLAG_WORD.test(folded));
    if (!isNext && !(last.isFlag && term.isFlag)) break;
    if (term.start >= last.end) found.push(term);
  }
  return found;
}

/** Terms first, so that « boisseau » is the measure of grain rather than a unit that is not held. */
function termsOf(evidence: Evidence): Term[] {
  const named = (kind: SenseKind, prefix: string, isOne: (found: Found) => boolean): Term[] =>
    evidence
      .all(kind)
      .filter(isOne)
      .map(({ id, mention: { start, end } }) => ({ key: prefix + id, start, end }));
  return [
    ...flagsOf(evidence),
    ...named('cue', '', ({ id, inFocus }) => inFocus && id.startsWith(TERM)),
    ...named('publisher', TERM, (one) => one.inFocus && !isTeller(one, evidence)),
    ...named('unit', 'unit:', ({ id }) => !EVERYDAY_UNITS.has(id)),
    ...named('measure', 'measure:', () => true),
    ...named('product', LAND, ({ id }) => LAND_TERMS.has(id) && setsApart(evidence)),
  ].sort((a, b) => a.start - b.start);
}

/** Land is a term beside a measure of it, « la différence entre surface récoltée et SAU »; two kinds of land are products. */
function setsApart(evidence: Evidence): boolean {
  return evidence.has('apart') && evidence.all('measure').length > 0 && evidence.all('product').length === 1;
}

const LAND = 'product:';
const LAND_TERMS = new Set([
  'utilised-agricultural-area',
  'arable-land',
  'permanent-grassland',
  'permanent-crops',
  'fallow-land',
]);

/** « ce qu'Eurostat entend par terres arables », "what Eurostat means by": whose word it is, and none that is asked about. */
function isTeller({ mention: { end } }: Found, { reading: { tokens } }: Evidence): boolean {
  return TELLS.test(wordAt(tokens, end));
}

const TELLS =
  /^(?:entend|entendait|appelle|nomme|range|classe|compte|comprend|met|designe|definit|calls?|means?|understands?|counts?|defines?|includes?|puts?)$/;

/** « le drapeau e », 'the "n" flag, or the letter p': the letters by which publishers qualify a figure. */
function flagsOf({ reading: { tokens } }: Evidence): Term[] {
  const found: Term[] = [];
  const followsFlag = (at: number): boolean => {
    let before = at - 1;
    while (JOINING.test(tokens[before]?.folded ?? '')) before -= 1;
    return FLAG_WORD.test(tokens[before]?.folded ?? '') || found.at(-1)?.start === before;
  };
  for (const [at, { folded }] of tokens.entries()) {
    const key = FLAGS.get(folded);
    if (key && (followsFlag(at) || precedesFlag(tokens, at) || standsByFigures(tokens, at)))
      found.push({ key, start: at, end: at + 1, isFlag: true });
  }
  return found;
}

/** '"n" flag': at most a mark stands between. */
function precedesFlag(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]?.kind === 'mark' ? at + 2 : at + 1;
  return FLAG_WORD.test(tokens[next]?.folded ?? '');
}

/** « un petit « e » derrière certaines valeurs », "a little p after the figure". */
function standsByFigures(tokens: readonly Token[], at: number): boolean {
  const words = (from: number, count: number): string =>
    tokens
      .slice(Math.max(0, from), from + count)
      .flatMap(({ folded, kind }) => (kind === 'mark' ? [] : [folded]))
      .join(' ');
  return SMALL_LETTER.test(words(at - 2, 2)) && BY_FIGURES.test(words(at + 1, BESIDE));
}

const SMALL_LETTER = /(?:^| )(?:une?|le|la|petite?|minuscule|an?|the|little|small)$/;
const BY_FIGURES =
  /^(?:(?:a )?cote|pres|apres|derriere|accolee? (?:a|au|aux)|after|behind|beside|by|next to)(?: \S+){1,2} (?:chiffres?|valeurs?|nombres?|donnees?|figures?|values?|numbers?|data)(?: |$)/;
/** How many tokens behind a letter the figures are named in. */
const BESIDE = 6;
