import type { Lexicon } from '../lexicon/lexicon.js';
import { spotArticles } from './terms/article-spotter.js';
import { withoutAsides } from './around/asides.js';
import { spotCodes } from './terms/code-spotter.js';
import { markCountryCodes } from './terms/country-codes.js';
import { withoutDatedExtremes } from './intents/dated-extremes.js';
import type { DateMention } from './dates/point.js';
import { describingClauses } from './around/described.js';
import { spotDates } from './dates/date-spotter.js';
import type { EverydayWords } from './text/everyday-words.js';
import { findForeignAct } from './terms/foreign-act.js';
import { withoutErrands } from './around/errands.js';
import { withoutEarnedRise } from './terms/earned.js';
import { dropInjections } from './around/injections.js';
import { detectLanguage } from './text/language-detector.js';
import { resolveMeanings } from './intents/meanings.js';
import type { Mention } from './terms/mentions.js';
import { withoutMoneyNation } from './terms/money-nation.js';
import { readOrdinalEnds } from './text/ordinal-ends.js';
import { normalise, type NormalisedText } from './text/normalise.js';
import { completePairs, spotSeasonalNames } from './slots/product-pairs.js';
import type { Reading } from './reading.js';
import { resolveSenses } from './terms/senses.js';
import { completeShortYears } from './slots/short-years.js';
import { splitSentences } from './around/sentences.js';
import type { Spelling, Spelt } from './text/spelling.js';
import { spot } from './terms/spotter.js';
import { spotSymbols } from './intents/symbols.js';
import { spotStandings } from './intents/standings.js';
import { splitStories } from './around/stories.js';
import { resolveDifferences } from './slots/told-apart.js';
import { tokenise, type Token } from './text/tokens.js';
import { findUncovered } from './terms/uncovered-words.js';
import type { Vocabulary } from './terms/vocabulary.js';
import { DATES, MENTIONS, withoutWithdrawn } from './around/withdrawn.js';
import { isWithin } from './text/within.js';

export interface ReaderTools {
  lexicon: Lexicon;
  vocabulary: Vocabulary;
  spelling: Spelling;
  words: EverydayWords;
}

/** Finds everything in a question, the longest first: references, dates, then the vocabulary's terms. */
export function readQuestion(question: string, today: string, tools: ReaderTools): Reading {
  const { lexicon, vocabulary, spelling, words } = tools;
  const source = normalise(question);
  const act = findForeignAct(source);
  const articles = spotArticles(source);
  const references = act ? [...articles, act] : articles;
  const spelt = spelling.correct(
    readOrdinalEnds(maskReferences(withoutMoneyNation(withoutAsides(tokenise(source))), references, source)),
  );
  const dated = completeShortYears(spelt.tokens, vocabulary, today);
  const tokens = markCountryCodes(completePairs(dated, vocabulary), tools);
  const named = spotSeasonalNames(tokens, vocabulary);
  const isNamed = (index: number) => named.has(index);
  const times = spotDates(tokens, today, isNamed, subjectsOf(tokens, vocabulary));
  const said = withoutWithdrawn(tokens, times, DATES);
  const terms = spotTerms(tokens, said, vocabulary);
  const corrections = correctionsOf(spelt, tokens, [...terms, ...said], vocabulary);
  const spotted = asTyped(source, tokens, terms, corrections);
  const language = detectLanguage(source.text, tokens, spotted, words);
  const resolved = resolveDifferences(resolveSenses(tokens, spotted, language, words), lexicon);
  const meant = withoutDatedExtremes(tokens, withoutEarnedRise(resolveMeanings(tokens, resolved)), said);
  const placed = [...meant, ...spotStandings(tokens, resolved), ...spotSymbols(tokens)];
  const mentions = withoutWithdrawn(tokens, placed, MENTIONS);
  const dates = withoutErrands(tokens, said, mentions, today);
  return dropInjections({
    source,
    language,
    tokens,
    sentences: splitStories(splitSentences(tokens), tokens, { mentions, dates }, words),
    mentions,
    dates,
    articles: articles.map(({ mention }) => mention).filter(({ letter }) => !act || letter !== null),
    foreignAct: act?.words ?? null,
    codes: spotCodes(source, lexicon),
    corrections,
    uncovered: findUncovered(tokens, [...resolved, ...said, ...describingClauses(tokens, resolved)], words),
    today,
  });
}

/** Which words name a product or a measure, as far as that can be told before the dates are. */
function subjectsOf(tokens: readonly Token[], vocabulary: Vocabulary): (index: number) => boolean {
  if (!tokens.some(({ folded }) => folded === 'since' || folded === 'depuis')) return () => false;
  const named = spot(tokens, vocabulary, () => false).filter(({ senses }) =>
    senses.some(({ kind }) => kind === 'product' || kind === 'measure'),
  );
  return (index) => isWithin(index, named);
}

function spotTerms(
  tokens: readonly Token[],
  dates: readonly DateMention[],
  vocabulary: Vocabulary,
): Mention[] {
  const dated = new Set<number>();
  for (const { start, end } of dates) for (let at = start; at < end; at += 1) dated.add(at);
  return spot(tokens, vocabulary, (index) => dated.has(index) || tokens[index]?.folded === MASK);
}

/** What stands in place of a reference, so that its digits are read as nothing else. */
const MASK = '§';

function maskReferences(
  tokens: readonly Token[],
  references: readonly { start: number; end: number }[],
  { origins }: NormalisedText,
): Token[] {
  const spans = references.map(({ start, end }) => [origins[start] ?? 0, origins[end] ?? 0] as const);
  return tokens.map((token) =>
    spans.some(([start, end]) => token.start >= start && token.start < end)
      ? { ...token, kind: 'mark' as const, folded: MASK, value: Number.NaN }
      : token,
  );
}

/** The corrections that something came of: « vite » read as "Viet" without a "Nam" after it was no error. */
function correctionsOf(
  { corrections }: Spelt,
  tokens: readonly Token[],
  found: readonly { start: number; end: number }[],
  vocabulary: Vocabulary,
): [string, string][] {
  if (corrections.length === 0) return [];
  const used = new Set(
    found.flatMap(({ start, end }) => tokens.slice(start, end).map((token) => token.text)),
  );
  return corrections
    .filter(([typed]) => used.has(typed))
    .map(([typed, read]) => [typed, vocabulary.writtenOf(read)]);
}

/** Mentions with the words that were typed for them. */
function asTyped(
  { text }: NormalisedText,
  tokens: readonly Token[],
  mentions: readonly Mention[],
  corrections: readonly [string, string][],
): Mention[] {
  const typed = new Set(corrections.map(([word]) => word));
  return mentions.map((mention) => ({
    ...mention,
    words: text.slice(tokens[mention.start]?.start ?? 0, tokens[mention.end - 1]?.end ?? 0).trim(),
    corrected: tokens.slice(mention.start, mention.end).some((token) => typed.has(token.text)),
  }));
}
