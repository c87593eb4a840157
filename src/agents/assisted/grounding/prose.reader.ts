import type { Language } from '../../../common/language.js';
import type { Cues } from '../../../lexicon/cues.js';
import type { Lexicon } from '../../../lexicon/lexicon.js';
import { spotDates } from '../../../understanding/dates/date-spotter.js';
import { resolvePoint, type DateMention } from '../../../understanding/dates/point.js';
import { EverydayWords } from '../../../understanding/text/everyday-words.js';
import type { Mention } from '../../../understanding/terms/mentions.js';
import { normalise } from '../../../understanding/text/normalise.js';
import { resolveSenses } from '../../../understanding/terms/senses.js';
import { splitSentences } from '../../../understanding/around/sentences.js';
import { spot } from '../../../understanding/terms/spotter.js';
import { tokenise, type Token } from '../../../understanding/text/tokens.js';
import { buildVocabulary } from '../../../understanding/terms/vocabulary.builder.js';
import type { Vocabulary } from '../../../understanding/terms/vocabulary.js';
import { ClaimReader } from './claim.reader.js';
import { clausesOf } from './clauses.js';
import {
  isMasked,
  type MaskedSpan,
  type Named,
  type ProseReading,
  type ReadSentence,
} from './prose.reading.js';

const NAMES = ['place', 'product', 'measure'] as const;

/** Reads a text back with the eyes that read questions: its sentences, numbers with units, and what it names. */
export class ProseReader {
  readonly #vocabulary: Vocabulary;
  readonly #words: EverydayWords;
  readonly #claims: ClaimReader;

  constructor(lexicon: Lexicon, cues: Cues) {
    this.#vocabulary = buildVocabulary(lexicon, cues);
    this.#words = new EverydayWords(cues);
    this.#claims = new ClaimReader(lexicon, this.#vocabulary);
  }

  /**
   * @param text as `cleanProse` gives it
   * @param masked what is looked at by itself and not read here
   */
  read(text: string, language: Language, today: string, masked: readonly MaskedSpan[]): ProseReading {
    const tokens = tokenise(normalise(text));
    const isTaken = (index: number): boolean => {
      const token = tokens[index];
      return token !== undefined && isMasked(token, masked);
    };
    const figures = this.#claims.quantityTokens(text, language, tokens);
    const dates = spotDates(tokens, today, (index) => isTaken(index) || figures.has(index));
    const mentions = this.#mentions(tokens, dates, language, isTaken);
    const claims = this.#claims.read(text, language, tokens, { mentions, isMasked: isTaken });
    const named = [...namesOf(mentions), ...periodsOf(dates, tokens, today)].sort((a, b) => a.at - b.at);
    const within = (sentence: { start: number; end: number }) => (item: { at: number }) =>
      item.at >= sentence.start && item.at < sentence.end;
    const sentences = splitSentences(tokens).map(({ start, end }): ReadSentence => ({
      text: text.slice(tokens[start]?.start ?? 0, tokens[end - 1]?.end ?? 0).trim(),
      start,
      end,
      clauses: clausesOf(tokens, start, end),
      claims: claims.filter(within({ start, end })),
      named: named.filter(within({ start, end })),
    }));
    return { text, language, tokens, sentences };
  }

  #mentions(
    tokens: readonly Token[],
    dates: readonly DateMention[],
    language: Language,
    isTaken: (index: number) => boolean,
  ): Mention[] {
    const dated = new Set<number>();
    for (const { start, end } of dates) for (let at = start; at < end; at += 1) dated.add(at);
    const spotted = spot(tokens, this.#vocabulary, (index) => dated.has(index) || isTaken(index));
    return resolveSenses(tokens, spotted, language, this.#words);
  }
}

function namesOf(mentions: readonly Mention[]): Named[] {
  return mentions.flatMap(({ start, words, senses }) =>
    NAMES.flatMap((kind): Named[] => {
      const ids = senses.filter((sense) => sense.kind === kind).map((sense) => sense.id);
      return ids.length > 0 ? [{ kind, ids: [...new Set(ids)], at: start, words }] : [];
    }),
  );
}

function periodsOf(dates: readonly DateMention[], tokens: readonly Token[], today: string): Named[] {
  return dates.flatMap(({ value, start, end }) => {
    const words = tokens
      .slice(start, end)
      .map((token) => token.text)
      .join(' ');
    const points =
      value.kind === 'point' ? [value.point] : value.kind === 'between' ? [value.from, value.to] : [];
    return points.flatMap((point, index): Named[] =>
      point === null
        ? []
        : [
            {
              kind: 'period',
              span: resolvePoint(point, today, false),
              at: index === 0 ? start : end - 1,
              words: index === 0 ? words : (tokens[end - 1]?.text ?? ''),
            },
          ],
    );
  });
}
