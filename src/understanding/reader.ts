import type { Lexicon } from '../lexicon/lexicon.js';
import { spotArticles } from './article-spotter.js';
import { spotCodes } from './code-spotter.js';
import { spotDates } from './dates/date-spotter.js';
import { findForeignAct } from './foreign-act.js';
import { isMeant } from './homonyms.js';
import { dropInjections } from './injections.js';
import type { Mention } from './mentions.js';
import { normalise, type NormalisedText } from './normalise.js';
import type { Reading } from './reading.js';
import { splitSentences } from './sentences.js';
import type { Spelling } from './spelling.js';
import { spot } from './spotter.js';
import { tokenise, type Token } from './tokens.js';
import type { SenseKind, Vocabulary } from './vocabulary.js';

export interface ReaderTools {
  lexicon: Lexicon;
  vocabulary: Vocabulary;
  spelling: Spelling;
}

/** Finds everything in a question, the longest first: references, dates, then the vocabulary's terms. */
export function readQuestion(question: string, today: string, tools: ReaderTools): Reading {
  const source = normalise(question);
  const act = findForeignAct(source);
  const articles = spotArticles(source);
  const references = act ? [...articles, act] : articles;
  const { tokens, corrections } = tools.spelling.correct(
    maskReferences(tokenise(source), references, source),
  );
  const sentences = splitSentences(tokens);
  const dates = spotDates(tokens, today, () => false);
  const dated = new Set(
    dates.flatMap((date) => Array.from({ length: date.end - date.start }, (_, i) => date.start + i)),
  );
  const spotted = spot(
    tokens,
    tools.vocabulary,
    (index) => dated.has(index) || tokens[index]?.folded === MASK,
  );
  const reading: Reading = {
    source,
    tokens,
    sentences,
    mentions: resolveHomonyms(tokens, markCorrected(tokens, spotted, corrections)),
    dates,
    articles: act
      ? articles.filter(({ mention }) => mention.letter !== null).map(({ mention }) => mention)
      : articles.map(({ mention }) => mention),
    foreignAct: act?.words ?? null,
    codes: spotCodes(source, tools.lexicon),
    corrections,
    today,
  };
  return dropInjections(reading);
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

function resolveHomonyms(tokens: readonly Token[], mentions: readonly Mention[]): Mention[] {
  const starts = (kind: SenseKind): number[] =>
    mentions
      .filter((mention) => mention.senses.some((sense) => sense.kind === kind))
      .map((mention) => mention.start);
  const [products, places] = [starts('product'), starts('place')];
  return mentions.flatMap((mention) => {
    const context = {
      tokens,
      mention,
      otherProducts: products.some((start) => start !== mention.start),
      otherPlaces: places.some((start) => start !== mention.start),
    };
    const senses = mention.senses.filter((sense) => isMeant(sense, context));
    return senses.length > 0 ? [{ ...mention, senses }] : [];
  });
}

function markCorrected(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  corrections: readonly [string, string][],
): Mention[] {
  const typed = new Set(corrections.map(([word]) => word));
  return mentions.map((mention) => ({
    ...mention,
    corrected: tokens.slice(mention.start, mention.end).some((token) => typed.has(token.text)),
  }));
}
