import { lawWords, isMeaningful, stemOf } from './search/law-words.js';

/** What is quoted of an article: exact pieces of its text, in its order. */
export interface Passage {
  /** One to three exact substrings of the article's text; a line break inside is the article's own. */
  readonly quotes: readonly string[];
}

interface Sentence {
  readonly start: number;
  readonly end: number;
  readonly worth: number;
}

const MAX_SENTENCES = 3;
const MAX_CHARACTERS = 600;
/** A further sentence is quoted only where it says nearly as much as the best. */
const FURTHER_SHARE = 0.55;
const FIGURE =
  /\d|\b(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|dix-huit|vingt|trente|quarante|cinquante|soixante|cent|mille|tiers|quart|moitie|double)\b/u;
const DELAY = /\b(?:delai|jours?|mois|ans?|annees?|heures?|semaines?|duree|avant le|au plus tard)\b/u;
const RULE =
  /\b(?:interdit|ne peut|ne peuvent|doit|doivent|est tenu|sont tenus|obligatoire|a droit|peut|est puni|sous peine|nonobstant|de plein droit)/u;
const ASKS_FIGURE =
  /\b(?:combien|quel(?:le)?s? (?:age|montant|prix|surface|distance|delai|duree|taux|part|seuil|superficie|hauteur|nombre|quantite|date)|how (?:many|much|long|far|old|big)|what (?:age|share|distance)|delais?|duree|deadline)\b/u;
const ABBREVIATION = /(?:^|[\s(«'’])(?:[A-Z]|[IVXLC]+|art|al|n|p|cf|etc|dr|mme|mlle)\.$/iu;

/**
 * The sentences of an article that decide the question: those that speak of the weighted stems, preferably with a
 * figure or delay where one is asked for, or with a rule. At most three sentences and about 600 characters.
 */
export function choosePassage(
  text: string,
  question: string,
  stemWeights: ReadonlyMap<string, number>,
): Passage {
  const folded = lawWords(question).join(' ');
  const sentences = splitSentences(text).map(({ start, end }) => ({
    start,
    end,
    worth: worthOf(text.slice(start, end), stemWeights, ASKS_FIGURE.test(folded)),
  }));
  const best = sentences.reduce<Sentence | null>(
    (top, one) => (top === null || one.worth > top.worth ? one : top),
    null,
  );
  if (best === null) return { quotes: [] };
  const chosen = extend(sentences, best, text);
  return { quotes: merge(chosen, text).map((span) => shorten(text.slice(span.start, span.end))) };
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

function worthOf(sentence: string, stemWeights: ReadonlyMap<string, number>, asksFigure: boolean): number {
  const words = lawWords(sentence);
  const stems = new Set(words.filter(isMeaningful).map(stemOf));
  let worth = 0;
  for (const stem of stems) worth += stemWeights.get(stem) ?? 0;
  const folded = words.join(' ');
  if (RULE.test(folded)) worth *= 1.15;
  if (DELAY.test(folded)) worth *= asksFigure ? 1.25 : 1.05;
  if (FIGURE.test(folded)) worth *= asksFigure ? 1.25 : 1.03;
  return worth / (1 + Math.max(0, words.length - 45) / 90);
}

/** The best sentence with its neighbours: the items that a colon announces, or the line that announces an item. */
function extend(sentences: readonly Sentence[], best: Sentence, text: string): Sentence[] {
  const chosen = [best];
  const fits = (one: Sentence): boolean =>
    chosen.length < MAX_SENTENCES &&
    chosen.reduce((sum, other) => sum + other.end - other.start, one.end - one.start) <= MAX_CHARACTERS;
  const at = sentences.indexOf(best);
  if (text.slice(best.start, best.end).trimEnd().endsWith(':')) {
    for (const item of sentences.slice(at + 1)) {
      if (!fits(item)) break;
      chosen.push(item);
    }
  }
  const announcer = announcerOf(sentences, at, text);
  if (announcer !== null && fits(announcer)) chosen.push(announcer);
  const further = sentences.filter((one) => one.worth >= best.worth * FURTHER_SHARE && one.worth > 0);
  for (const one of further.sort((a, b) => b.worth - a.worth || a.start - b.start)) {
    if (!chosen.includes(one) && fits(one)) chosen.push(one);
  }
  return chosen.sort((left, right) => left.start - right.start);
}

/** For « 2° … » the line above that ends with a colon. */
function announcerOf(sentences: readonly Sentence[], at: number, text: string): Sentence | null {
  const own = sentences[at];
  if (own === undefined || !/^(?:\d+°|[a-z]\)|-)/u.test(text.slice(own.start, own.end))) return null;
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
