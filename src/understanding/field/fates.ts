import type { Evidence } from '../reading.js';
import { isPlainParticiple, narrowsNothing } from '../terms/narrowing.js';
import { wordAt, wordsAt } from '../text/number-words.js';
import * as said from './fates.data.js';
import { isWithin, type Stretch } from '../text/within.js';

/** What shows a participle by its form: « vaccinées », "insured". */
const ACCENTED = /é(?:e|s|es)?$/iu;
const ENGLISH_FORM = /^\p{L}{3,}ed$/u;
/** What brings in a cause has three words at most: "because of the", « à cause de la ». */
const CAUSED_WORDS = [3, 2, 1] as const;
const ARTICLE = /^(?:le|la|les|l|un|une|des|de|du|d|the|an?|our|wild|wandering|stray)$/;

/**
 * Where the words stand for what befell the goods or animals that are counted, and that no table counts by: « combien de vaches
 * volées », "how many sheep were killed by wolves", « quelle part du blé est semée à l'automne »; null where nothing did.
 */
export function findFate(evidence: Evidence): Stretch | null {
  const { tokens } = evidence.reading;
  if (tokens.some(({ folded }) => said.OF_A_CASE.test(folded))) return null;
  const products = evidence.all('product').map(({ mention }) => mention);
  if (!isCounting(evidence)) return isNamedAlone(evidence) ? harmBehind(products, evidence) : null;
  for (const { start, end } of products) {
    const found = fateBehind(end, evidence) ?? fateBefore(start, evidence);
    if (found) return found;
  }
  return products.length > 0 ? harmDone(evidence) : null;
}

/** "EU apples damaged by hail in Poland": goods with what befell them, and neither a measure nor a word that asks for anything. */
function isNamedAlone(evidence: Evidence): boolean {
  const { tokens } = evidence.reading;
  const isPlacedOrDated = evidence.all('place').length + evidence.dates.length > 0;
  const isAsked =
    evidence.all('measure').length > 0 || evidence.has('price-cue', 'modal', 'explain', 'claim');
  return isPlacedOrDated && !isAsked && !tokens.some(({ folded }) => said.ASKS.test(folded));
}

/** The words for plain harm behind one of them: « détruites par la grêle », "lost to drought". */
function harmBehind(products: readonly { end: number }[], evidence: Evidence): Stretch | null {
  const { tokens } = evidence.reading;
  const found = products.map(({ end }) => fateBehind(end, evidence)).find((one) => one !== null);
  const isHarm = tokens
    .slice(found?.start, found?.end)
    .some(({ folded }) => said.FATE.test(folded) || said.HARM.test(folded));
  return found && isHarm ? found : null;
}

/** « le loup a-t-il tués », "wolves kill": who or what has killed, and that it did. */
function harmDone(evidence: Evidence): Stretch | null {
  const { tokens } = evidence.reading;
  for (const { mention } of evidence.cues('slaughter-cue')) {
    const from = Math.max(0, mention.start - NEAR);
    const by = tokens.findIndex(
      ({ folded }, at) => at >= from && at < mention.start && said.HARM.test(folded),
    );
    if (by >= 0 && !isNamed(by, evidence)) return { start: by, end: mention.end };
  }
  return null;
}

/** How many words on either side belong to a verb: « le loup en a-t-il tués », « passés à l'abattoir ». */
const NEAR = 5;

/** Whether an amount or a share is asked for, and no price. */
function isCounting(evidence: Evidence): boolean {
  if (evidence.isPriced) return false;
  return (
    isOfThings(evidence) ||
    evidence.has('share') ||
    evidence.reading.tokens.some(({ folded }) => said.COUNTED.test(folded))
  );
}

/** Whether it is asked how many of them there are, and not how many days or euros. */
function isOfThings(evidence: Evidence): boolean {
  const { tokens } = evidence.reading;
  return evidence
    .cues('how-much')
    .some(({ mention: { end } }) => !said.TIME_OR_MONEY.test(wordAt(tokens, pastArticles(end, evidence))));
}

/** « de vaches, en France, ont été volées »: behind what they are of, past places, times and small words. */
function fateBehind(from: number, evidence: Evidence): Stretch | null {
  const { tokens } = evidence.reading;
  for (let at = from; at < tokens.length; at += 1) {
    const end = fateAt(at, evidence);
    if (end !== null) return { start: at, end };
    const isPassed = said.BETWEEN.test(wordAt(tokens, at)) || isPlain(at, evidence) || isPlaced(at, evidence);
    if (!isPassed) return null;
  }
  return null;
}

/** "stolen cows", « combien a-t-on volé de vaches ». */
function fateBefore(start: number, evidence: Evidence): Stretch | null {
  const isEnglish = evidence.reading.language === 'en';
  const isBetween = (at: number): boolean =>
    isPlaced(at, evidence) || (!isEnglish && ARTICLE.test(wordAt(evidence.reading.tokens, at)));
  let at = start - 1;
  while (isBetween(at)) at -= 1;
  const isNext = isEnglish || at < start - 1;
  return isNext && isFate(at, evidence) ? { start: at, end: at + 1 } : null;
}

/** The token after the words for a fate that begin at one; null where none do. */
function fateAt(at: number, evidence: Evidence): number | null {
  const { tokens } = evidence.reading;
  if (isReached(at, evidence)) return null;
  if (isFate(at, evidence)) return moreBehind(at + 1, evidence);
  const word = wordAt(tokens, at);
  if (said.PULLED.test(word)) return said.STANDING.test(nounBefore(at, evidence)) ? at + 1 : null;
  if (said.SOWN.test(word)) return seasonBehind(at + 1, evidence);
  if (!said.BROUGHT_IN.test(word) && !isPlain(at, evidence)) return null;
  return causeBehind(at + 1, evidence);
}

/** A word that says it all, where it tells of no rise or fall; or a participle that nothing here has read. */
function isFate(at: number, evidence: Evidence): boolean {
  const { tokens } = evidence.reading;
  const word = wordAt(tokens, at);
  if (!evidence.isInFocus(at)) return false;
  if (said.INSURED.test(word))
    return isParticiple(at, evidence) && !/^(?:par|by)$/.test(wordAt(tokens, at + 1));
  if (said.FATE.test(word)) return !isRead(at, evidence) || isHarmNext(at + 1, evidence);
  const isOpen = isParticiple(at, evidence) && evidence.isUncovered(at) && !isPlainParticiple(word);
  return isOpen && !isDoing(at, evidence) && !isToSlaughter(at, evidence);
}

/** "cotton hit 0.50": a number that is reached, and no harm. */
function isReached(at: number, { reading: { tokens } }: Evidence): boolean {
  return wordAt(tokens, at) === 'hit' && tokens[at + 1]?.kind === 'number';
}

/** « on a tourné à », « ont-ils traités »: what somebody did with them. */
function isDoing(at: number, { reading: { tokens } }: Evidence): boolean {
  return /(?:^| )(?:a|ont|avons|avez|avait|avaient)(?: t)?(?: (?:il|elle|on|ils|elles|nous|vous))?$/.test(
    wordsAt(tokens, Math.max(0, at - 3), Math.min(3, at)),
  );
}

/** « envoyés à l'abattoir », "shipped to slaughterhouses". */
function isToSlaughter(at: number, evidence: Evidence): boolean {
  return evidence.cues('slaughter-cue').some(({ mention: { start } }) => start > at && start <= at + NEAR);
}

function isParticiple(at: number, { reading: { tokens, language } }: Evidence): boolean {
  const { text = '', folded = '' } = tokens[at] ?? {};
  return language === 'en' ? ENGLISH_FORM.test(folded) : ACCENTED.test(text);
}

/** « produites », "grown": says nothing that narrows. */
function isPlain(at: number, evidence: Evidence): boolean {
  const word = wordAt(evidence.reading.tokens, at);
  return isPlainParticiple(word) || (isParticiple(at, evidence) && !evidence.isUncovered(at));
}

/** Whether a word was read as a rise, a fall, a product or a place; a word of law reads nothing of a figure. */
function isRead(at: number, { reading: { mentions } }: Evidence): boolean {
  return mentions.some(
    ({ start, end, senses }) =>
      start <= at &&
      at < end &&
      senses.some(({ kind, id }) => kind !== 'cue' || id === 'down' || id === 'up'),
  );
}

/** Whether it is a product that is asked for: « cerfs abattus ». */
function isNamed(at: number, evidence: Evidence): boolean {
  return isWithin(
    at,
    evidence.all('product').map(({ mention }) => mention),
  );
}

function isPlaced(at: number, evidence: Evidence): boolean {
  const named = [...evidence.all('place').map(({ mention }) => mention), ...evidence.dates];
  return isWithin(at, named);
}

/** « par le loup », "because of bird flu": where the cause ends; null where none follows. */
function causeBehind(from: number, evidence: Evidence): number | null {
  const { tokens } = evidence.reading;
  const length = CAUSED_WORDS.find((count) => said.CAUSED.test(wordsAt(tokens, from, count)));
  if (length === undefined) return null;
  const at = pastArticles(from + length, evidence);
  const harm = harmAt(at, evidence);
  if (harm !== null) return harm;
  return evidence.isUncovered(at) && isSaid(at, evidence) ? at + 1 : null;
}

/** « perdu à cause de la sécheresse », "lost to drought": a word for a fall that a harm follows is none. */
function isHarmNext(from: number, evidence: Evidence): boolean {
  const { tokens } = evidence.reading;
  const isTo = wordAt(tokens, from) === 'to';
  const length = isTo ? 1 : CAUSED_WORDS.find((count) => said.CAUSED.test(wordsAt(tokens, from, count)));
  return length !== undefined && harmAt(pastArticles(from + length, evidence), evidence) !== null;
}

/** « par les sangliers », "into oil", « contre la fièvre »: where the words end that say more of it, by whom or for what. */
function moreBehind(from: number, evidence: Evidence): number {
  const caused = causeBehind(from, evidence);
  if (caused !== null || !said.MORE.test(wordAt(evidence.reading.tokens, from))) return caused ?? from;
  const at = pastArticles(from + 1, evidence);
  return harmAt(at, evidence) ?? (isSaid(at, evidence) ? at + 1 : from);
}

function pastArticles(from: number, { reading: { tokens } }: Evidence): number {
  let at = from;
  while (ARTICLE.test(wordAt(tokens, at))) at += 1;
  return at;
}

/** « grippe », "bird flu", "African swine fever": where the name of a harm ends; null where there is none. */
function harmAt(at: number, { reading: { tokens } }: Evidence): number | null {
  const last = [at, at + 1, at + 2].findLast((one) => said.HARM.test(wordAt(tokens, one)));
  return last === undefined ? null : last + 1;
}

/** A word for somebody or something in particular, and for no place or time. */
function isSaid(at: number, evidence: Evidence): boolean {
  const { kind, folded = '' } = evidence.reading.tokens[at] ?? {};
  if (kind !== 'word' || isPlaced(at, evidence)) return false;
  return !said.BY_ANYONE.test(folded) && !narrowsNothing(folded);
}

/** « à l'automne », "in spring", « tard »; a season of a year is the time asked for. */
function seasonBehind(from: number, { reading: { tokens } }: Evidence): number | null {
  let at = from;
  while (said.IN_SEASON.test(wordAt(tokens, at))) at += 1;
  if (said.LATE.test(wordAt(tokens, at))) return at + 1;
  const isBare = !/^(?:\d|dernier|derniere|prochain|de|of)/.test(wordAt(tokens, at + 1));
  return said.SEASON.test(wordAt(tokens, at)) && isBare ? at + 1 : null;
}

/** The word that a participle is said of: the last one before it but small words and places. */
function nounBefore(at: number, evidence: Evidence): string {
  const { tokens } = evidence.reading;
  let before = at - 1;
  while (before > 0 && (said.BETWEEN.test(wordAt(tokens, before)) || isPlaced(before, evidence))) before -= 1;
  return wordAt(tokens, before);
}
