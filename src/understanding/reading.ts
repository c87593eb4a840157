import { COURTESIES } from '../common/courtesy.js';
import type { Language } from '../common/language.js';
import type { ArticleMention } from './terms/article-mention.js';
import type { DateMention } from './dates/point.js';
import type { Mention } from './terms/mentions.js';
import type { NormalisedText } from './text/normalise.js';
import type { Sentence } from './around/sentences.js';
import type { Token } from './text/tokens.js';
import type { UncoveredWord, UncoveredWords } from './terms/uncovered-words.js';
import type { Sense, SenseKind } from './terms/vocabulary.js';

/** Everything that was found in a question, before anything is concluded from it. */
export interface Reading {
  source: NormalisedText;
  language: Language;
  tokens: readonly Token[];
  sentences: readonly Sentence[];
  mentions: readonly Mention[];
  dates: readonly DateMention[];
  articles: readonly ArticleMention[];
  foreignAct: string | null;
  codes: readonly string[];
  corrections: readonly [string, string][];
  uncovered: UncoveredWords;
  today: string;
}

/** One thing found, with the stretch it was found in. */
export interface Found {
  id: string;
  weight: number;
  mention: Mention;
  adjective: boolean;
  /** Whether it stands in the part of the question that asks. */
  inFocus: boolean;
}

/** Looks up what a reading holds; what asks (a question mark, the last sentence) goes before what tells. */
export class Evidence {
  readonly #found: ReadonlyMap<SenseKind, readonly Found[]>;
  readonly #focus: readonly Sentence[];
  #spoken: string | null = null;
  #words: string | null = null;

  constructor(readonly reading: Reading) {
    this.#focus = focusOf(reading);
    const found = new Map<SenseKind, Found[]>();
    for (const mention of reading.mentions) {
      const inFocus = this.isInFocus(mention.start);
      const own = new Map<string, Found>();
      for (const { kind, id, weight, adjective } of mention.senses) {
        const known = own.get(`${kind} ${id}`);
        const one = known ?? { id, weight, mention, adjective, inFocus };
        one.weight = Math.max(one.weight, weight);
        own.set(`${kind} ${id}`, one);
        if (!known) listOf(found, kind).push(one);
      }
    }
    this.#found = found;
  }

  /** All words, numbers and marks, folded, with a space between them: what rows of words are looked for in. */
  get spoken(): string {
    this.#spoken ??= this.reading.tokens.map(({ folded }) => folded).join(' ');
    return this.#spoken;
  }

  /** The words and numbers, folded, without the marks between them: « peut-il » is two of them. */
  get words(): string {
    this.#words ??= this.reading.tokens
      .flatMap(({ kind, folded }) => (kind === 'mark' ? [] : [folded]))
      .join(' ');
    return this.#words;
  }

  isInFocus(index: number): boolean {
    return this.#focus.some((sentence) => sentence.start <= index && index < sentence.end);
  }

  /** Whether it stands in what tells who asks and what for. */
  #isTold(index: number): boolean {
    return this.#focus.some(({ start, end, tells }) => tells && start <= index && index < end);
  }

  /** All of a kind in the asking part; those of the telling part where the asking part has none. */
  all(kind: SenseKind): readonly Found[] {
    const found = this.#found.get(kind) ?? [];
    const asked = found.filter((item) => item.inFocus);
    return asked.length > 0 ? asked : found;
  }

  everywhere(kind: SenseKind): readonly Found[] {
    return this.#found.get(kind) ?? [];
  }

  /** Mentions of a cue in the asking part. */
  cues(id: string): readonly Found[] {
    return this.everywhere('cue').filter((item) => item.id === id && item.inFocus);
  }

  has(...ids: string[]): boolean {
    return ids.some((id) => this.cues(id).length > 0);
  }

  /** Whether a word is one that nothing covers. */
  isUncovered(index: number): boolean {
    const { everyday, unknown } = this.reading.uncovered;
    return [everyday, unknown].some((words) => words.some(({ at }) => at === index));
  }

  /** Whether a price is asked for by its measure or another word for it. */
  get isPriced(): boolean {
    return this.has('price-cue') || this.all('measure').some(({ id }) => id === 'price');
  }

  /** How many content words of the asking part nothing covers, by what is known of them. */
  get uncovered(): Record<keyof UncoveredWords, number> {
    const count = (words: readonly UncoveredWord[]): number =>
      words.filter(({ at }) => this.isInFocus(at) && !this.#isTold(at)).length;
    const { everyday, unknown } = this.reading.uncovered;
    return { everyday: count(everyday), unknown: count(unknown) };
  }

  /** Dates of the asking part, or of the rest where it has none. */
  get dates(): readonly DateMention[] {
    const asked = this.reading.dates.filter((date) => this.isInFocus(date.start));
    return asked.length > 0 ? asked : this.reading.dates;
  }

  /** Whether a place, a time or a unit is said, beside which a product is asked about in figures. */
  get isPlaced(): boolean {
    return this.all('place').length > 0 || this.dates.length > 0 || this.all('unit').length > 0;
  }

  /** The weights of a cue's different wordings; those that only tell count half. */
  score(id: string): number {
    const weights = new Map<string, number>();
    for (const { mention, weight, inFocus, id: cue } of this.everywhere('cue')) {
      if (cue !== id) continue;
      const words = mention.words.toLowerCase();
      weights.set(words, Math.max(weights.get(words) ?? 0, inFocus ? weight : weight / 2));
    }
    return [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  }
}

function listOf(found: Map<SenseKind, Found[]>, kind: SenseKind): Found[] {
  const list = found.get(kind) ?? [];
  found.set(kind, list);
  return list;
}

/**
 * Sentences with a question mark, and the last one that says more than thanks; with the one before it where that one names
 * nothing but a time: « … la moitié du riz européen. Vérifiez pour 2023. »
 */
function focusOf({ sentences, mentions, dates }: Reading): Sentence[] {
  const isIn =
    (sentence: Sentence) =>
    ({ start }: { start: number }): boolean =>
      sentence.start <= start && start < sentence.end;
  const names = (sentence: Sentence): boolean =>
    mentions.filter(isIn(sentence)).some(({ senses }) => senses.some(isName));
  const hasContent = (sentence: Sentence): boolean =>
    mentions.filter(isIn(sentence)).some(({ senses }) => senses.some(isContent)) ||
    dates.some(isIn(sentence));
  const last = sentences.findLast(hasContent);
  const asking = sentences.filter((sentence) => sentence.asks && hasContent(sentence));
  const focus = new Set(last ? [...asking, last] : asking);
  const named = sentences.findLast(names);
  if (named && ![...focus].some(names)) focus.add(named);
  return focus.size > 0 ? [...focus] : [...sentences];
}

/** A thing that figures are of, or a word of law or of another field. */
function isName({ kind, id }: Sense): boolean {
  return kind === 'product' || kind === 'place' || kind === 'measure' || (kind === 'cue' && NAMING.has(id));
}

const NAMING = new Set(['law', 'modal', 'outside', 'coverage', 'ability', 'help', 'how-much', 'price-cue']);
const EMPTY_CUES = new Set<string>([
  ...COURTESIES,
  'polite',
  'mask',
  'injection',
  'neutral',
  'spelt',
  'explain',
]);

/** Thanks and greetings are no content, nor is a word of law that is an everyday one (« votre aide »). */
function isContent({ kind, id, weight }: Sense): boolean {
  return kind !== 'cue' || (!EMPTY_CUES.has(id) && (id !== 'law' || weight > 2));
}
