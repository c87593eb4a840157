import { aspectShare, aspectsOfArticle, aspectsOfQuestion } from './search/answer-aspects.js';
import { lawWords, isMeaningful, stemOf } from './search/law-words.js';

/** What is quoted of an article: exact pieces of its text, in its order. */
export interface Passage {
  /** One to four exact substrings of the article's text; a line break inside is the article's own. */
  readonly quotes: readonly string[];
}

interface Sentence {
  readonly start: number;
  readonly end: number;
  readonly worth: number;
  /** Whether it states a figure of the kind asked for. */
  readonly answers: boolean;
}

const MAX_SENTENCES = 4;
const MAX_CHARACTERS = 800;
/** An article no longer than this is quoted whole: what it says stands together. */
const WHOLE_ARTICLE = 400;
/** A further sentence is quoted only where it says nearly as much as the best; the article's first, its principle, sooner. */
const FURTHER_SHARE = 0.55;
const PRINCIPLE_SHARE = 0.3;
const ANSWERING_SHARE = 0.35;
const WORTH = {
  first: 1.4,
  rule: 1.15,
  exception: 0.75,
  byDecree: 0.8,
  /** A sentence that states the kind of figure asked for. */
  aspect: 0.9,
  figure: 1.03,
  delay: 1.05,
};
/** Of folded words: a figure in digits or words. */
export const FIGURE =
  /\d|\b(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|dix-huit|vingt|trente|quarante|cinquante|soixante|cent|mille|tiers|quart|moitie|double|cinquieme|dixieme|pourcentage)\b/u;
const DELAY = /\b(?:delai|jours?|mois|ans?|annees?|heures?|semaines?|duree|avant le|au plus tard)\b/u;
const RULE =
  /\b(?:interdit|interdite|ne peut|ne peuvent|doit|doivent|est tenu|sont tenus|est tenue|obligatoire|a droit|peut|est puni|sous peine|nonobstant|de plein droit|a la charge)\b/u;
/** Ways in which a sentence that departs from the rule begins. */
export const EXCEPTION =
  /^(?:\d+ )?(?:toutefois|cependant|neanmoins|par derogation|par exception|sauf|a titre exceptionnel|en cas de litige|les dispositions (?:du|de l|des))\b/u;
/** What a sentence leaves to others to settle. */
export const BY_DECREE = /\b(?:un|par|des|les) (?:decrets?|arretes?)\b|\bvoie reglementaire\b/u;
/** A sentence that begins so leans on the one before it. */
export const LEANING =
  /^(?:\d+ )?(?:il|elle|ils|elles|celui ci|celle ci|ceux ci|ce delai|cette (?:duree|somme|indemnite|decision|declaration|autorisation)|dans ce cas|dans ces cas|a defaut|sinon)\b/u;
const ITEM = /^(?:\d+°|[a-z]\)|-|–|—)/u;
const ABBREVIATION = /(?:^|[\s(«'’])(?:[A-Z]|[IVXLC]+|art|al|n|p|cf|etc|dr|mme|mlle)\.$/iu;

/**
 * The sentences of an article that decide the question: those that speak of the weighted stems, preferably with a
 * figure or delay where one is asked for, or with a rule. At most four sentences and about 800 characters.
 */
export function choosePassage(
  text: string,
  question: string,
  stemWeights: ReadonlyMap<string, number>,
): Passage {
  if (text.length <= WHOLE_ARTICLE) return { quotes: text === '' ? [] : [text] };
  const asked = aspectsOfQuestion(question);
  const sentences = splitSentences(text).map(({ start, end }, position) => {
    const sentence = text.slice(start, end);
    const worth = worthOf(sentence, stemWeights, asked) * (position === 0 ? WORTH.first : 1);
    return { start, end, worth, answers: aspectShare(asked, aspectsOfArticle(sentence)) > 0 };
  });
  const best = decisive(sentences);
  if (best === null) return { quotes: [] };
  const chosen = extend(sentences, best, text);
  return { quotes: merge(chosen, text).map((span) => shorten(text.slice(span.start, span.end))) };
}

/** The worthiest sentence; where one that states the kind of figure asked for is worth enough, that one. */
function decisive(sentences: readonly Sentence[]): Sentence | null {
  const worthiest = (among: readonly Sentence[]): Sentence | null =>
    among.reduce<Sentence | null>((top, one) => (top === null || one.worth > top.worth ? one : top), null);
  const best = worthiest(sentences);
  const answering = worthiest(sentences.filter((one) => one.answers));
  if (best === null || answering === null) return best;
  return answering.worth >= best.worth * ANSWERING_SHARE ? answering : best;
}

/** The sentences of a text as offsets, line by line; a full stop of « L. 411-1 » or « I. - » ends none. */
export function splitSentences(text: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  let lineStart = 0;
  for (const line of text.split('\n')) {
    let start = 0;
    for (const match of line.matchAll(/[.!?] (?=[A-ZÀ-ÖØ-Þ«"(])/gu)) {
      const end = match.index + 1;
      if (match[0].startsWith('.') && ABBREVIATION.test(line.slice(Math.max(0, end - 8), end))) continue;
      found.push({ start: lineStart + start, end: lineStart + end });
      start = end + 1;
    }
    if (line.length > start) found.push({ start: lineStart + start, end: lineStart + line.length });
    lineStart += line.length + 1;
  }
  return found;
}

function worthOf(sentence: string, stemWeights: ReadonlyMap<string, number>, asked: number): number {
  const words = lawWords(sentence);
  const stems = new Set(words.filter(isMeaningful).map(stemOf));
  let worth = 0;
  for (const stem of stems) worth += stemWeights.get(stem) ?? 0;
  const folded = words.join(' ');
  if (RULE.test(folded)) worth *= WORTH.rule;
  if (EXCEPTION.test(folded)) worth *= WORTH.exception;
  if (BY_DECREE.test(folded)) worth *= WORTH.byDecree;
  if (DELAY.test(folded)) worth *= WORTH.delay;
  if (FIGURE.test(folded)) worth *= WORTH.figure;
  worth *= 1 + WORTH.aspect * aspectShare(asked, aspectsOfArticle(sentence));
  return worth / (1 + Math.max(0, words.length - 45) / 90);
}

/**
 * The best sentence with those that it cannot be read without (the line that announces an item, the items that a
 * colon announces, what « Il peut … » leans on), then the article's principle and other sentences as good, as fits.
 */
function extend(sentences: readonly Sentence[], best: Sentence, text: string): Sentence[] {
  const chosen = [best];
  const add = (one: Sentence | null | undefined): boolean => {
    if (one === null || one === undefined || chosen.includes(one)) return false;
    const length = chosen.reduce((sum, other) => sum + other.end - other.start, one.end - one.start);
    const fits = chosen.length < MAX_SENTENCES && length <= MAX_CHARACTERS;
    if (fits) chosen.push(one);
    return fits;
  };
  const at = sentences.indexOf(best);
  const own = text.slice(best.start, best.end);
  add(announcerOf(sentences, at, text));
  if (LEANING.test(lawWords(own).join(' '))) add(sentences[at - 1]);
  if (own.trimEnd().endsWith(':')) itemsOf(sentences, at, text).every(add);
  const first = sentences[0];
  if (first !== undefined && first.worth >= best.worth * PRINCIPLE_SHARE) add(first);
  const further = sentences.filter((one) => one.worth >= best.worth * FURTHER_SHARE && one.worth > 0);
  for (const one of further.sort((a, b) => b.worth - a.worth || a.start - b.start)) add(one);
  return chosen.sort((left, right) => left.start - right.start);
}

/** The items below a line that ends with a colon, those that speak of the question first. */
function itemsOf(sentences: readonly Sentence[], at: number, text: string): Sentence[] {
  const below = sentences.slice(at + 1);
  const end = below.findIndex((one) => !ITEM.test(text.slice(one.start, one.end)));
  const items = below.slice(0, end === -1 ? below.length : Math.max(1, end));
  return items.sort((left, right) => right.worth - left.worth || left.start - right.start);
}

/** For « 2° … » the line above that ends with a colon. */
function announcerOf(sentences: readonly Sentence[], at: number, text: string): Sentence | null {
  const own = sentences[at];
  if (own === undefined || !ITEM.test(text.slice(own.start, own.end))) return null;
  for (const above of sentences.slice(0, at).reverse()) {
    if (text.slice(above.start, above.end).trimEnd().endsWith(':')) return above;
  }
  return null;
}

/** Sentences that follow one another become one quotation. */
function merge(chosen: readonly Sentence[], text: string): { start: number; end: number }[] {
  const spans: { start: number; end: number }[] = [];
  for (const { start, end } of chosen) {
    const last = spans.at(-1);
    if (last !== undefined && text.slice(last.end, start).trim() === '') last.end = end;
    else spans.push({ start, end });
  }
  return spans;
}

/** A sentence longer than the limit is cut after a clause; what is left is still an exact substring. */
function shorten(quote: string): string {
  if (quote.length <= MAX_CHARACTERS) return quote;
  const head = quote.slice(0, MAX_CHARACTERS);
  const clause = Math.max(head.lastIndexOf(';'), head.lastIndexOf(','));
  const cut = clause > MAX_CHARACTERS / 2 ? clause : head.lastIndexOf(' ');
  return head.slice(0, cut).trimEnd();
}
