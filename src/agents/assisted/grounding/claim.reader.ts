import type { Language } from '../../../common/language.js';
import type { Unit } from '../../../lexicon/entries.js';
import type { Lexicon } from '../../../lexicon/lexicon.js';
import type { Mention } from '../../../understanding/terms/mentions.js';
import { readNumber } from '../../../understanding/text/number-words.js';
import type { Token } from '../../../understanding/text/tokens.js';
import type { Vocabulary } from '../../../understanding/terms/vocabulary.js';
import { readNumbers, type ReadNumber } from '../../../wording/number-parser.js';
import type { Claim } from './prose.reading.js';

interface Surroundings {
  readonly mentions: readonly Mention[];
  isMasked(index: number): boolean;
}

const JOINING = new Set(['de', 'd', 'of']);
const CURRENCIES = new Set(['€', '$']);

/** Reads the numbers of a text, in digits and in words, each with the unit that stands beside it. */
export class ClaimReader {
  constructor(
    private readonly lexicon: Lexicon,
    private readonly vocabulary: Vocabulary,
  ) {}

  /** The tokens of numbers that are no dates, so that « 25 » of « 25,4 » is not taken for a day. */
  quantityTokens(text: string, language: Language, tokens: readonly Token[]): Set<number> {
    const found = new Set<number>();
    for (const { kind, start, end } of readNumbers(text, language)) {
      if (kind === 'year' || kind === 'date') continue;
      for (let at = tokenAt(tokens, start); at < tokenAfter(tokens, end); at += 1) found.add(at);
    }
    return found;
  }

  /** All numbers but those within names (« riz 5 % »), within « €/100 kg », and within what is masked. */
  read(text: string, language: Language, tokens: readonly Token[], around: Surroundings): Claim[] {
    const inNames = indicesOf(around.mentions, ['product', 'place', 'measure']);
    const written = readNumbers(text, language)
      .filter((read) => read.kind !== 'unit')
      .flatMap((read) => {
        const [at, end] = [tokenAt(tokens, read.start), tokenAfter(tokens, read.end)];
        if (inNames.has(at) || around.isMasked(at)) return [];
        const scale = scaleOf(text.slice(read.start, read.end), read.value, language);
        return [this.#claimOf(text, tokens, read, { at, end, scale })];
      });
    const whole = withSharedUnits(written, tokens);
    const taken = new Set(written.flatMap(({ at, words }) => covered(tokens, at, words.length)));
    return [
      ...whole,
      ...spelt(tokens, (index) => taken.has(index) || inNames.has(index) || around.isMasked(index)),
    ];
  }

  #claimOf(
    text: string,
    tokens: readonly Token[],
    read: ReadNumber,
    { at, end, scale }: { at: number; end: number; scale: number },
  ): Claim {
    return {
      kind: read.kind,
      value: read.value,
      step: read.step,
      scale,
      unit: read.kind === 'percent' ? null : this.#unitBeside(tokens, at, end),
      words: text.slice(read.start, Math.max(read.end, tokens[end]?.end ?? read.end)),
      at,
      before: folded(tokens, at - 1),
      after: folded(tokens, end),
    };
  }

  /** « 25 t/ha », « 25 millions de tonnes », "$250 per tonne". */
  #unitBeside(tokens: readonly Token[], at: number, end: number): Unit | null {
    const start = JOINING.has(folded(tokens, end)) ? end + 1 : end;
    const before = tokens[at - 1];
    const led =
      before && CURRENCIES.has(before.folded)
        ? this.#unitOf([before, ...tokens.slice(end, end + 6)], 0)
        : null;
    return led ?? this.#unitOf(tokens, start);
  }

  #unitOf(tokens: readonly Token[], at: number): Unit | null {
    const match = this.vocabulary.match(tokens, at, () => false);
    const sense = match?.senses.find((one) => one.kind === 'unit');
    return this.lexicon.units.find((unit) => unit.id === sense?.id) ?? null;
  }
}

const LINKS = new Set(['a', 'et', 'and', 'to', 'puis', '-']);

/** « de 34,71 à 25,38 millions de tonnes »: the first number has the unit of the second. */
function withSharedUnits(claims: readonly Claim[], tokens: readonly Token[]): Claim[] {
  return claims.map((claim, index) => {
    const next = claims[index + 1];
    if (claim.kind !== 'number' || claim.unit !== null || claim.scale !== 1 || !next?.unit) return claim;
    const linked = next.at === claim.at + 2 && LINKS.has(folded(tokens, claim.at + 1));
    const { unit, scale } = next;
    return linked ? { ...claim, unit, value: claim.value * scale, step: claim.step * scale } : claim;
  });
}

const SCALE_WORD = /\p{L}.*/su;

/** What the scale word multiplies by: the value over what the digits alone say. */
function scaleOf(words: string, value: number, language: Language): number {
  const digits = words.replace(SCALE_WORD, '');
  const [bare] = digits === words ? [] : readNumbers(digits.trim(), language);
  if (!bare || bare.value === 0) return 1;
  return 10 ** Math.round(Math.log10(Math.abs(value / bare.value)));
}

/** Numbers in words from two on: « douze », « vingt-cinq ». */
function spelt(tokens: readonly Token[], isTaken: (index: number) => boolean): Claim[] {
  const claims: Claim[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const read = tokens[at]?.kind === 'word' && !isTaken(at) ? readNumber(tokens, at) : null;
    if (!read) continue;
    if (read.value >= 2) claims.push(speltClaim(tokens, at, read));
    at += read.length - 1;
  }
  return claims;
}

function speltClaim(
  tokens: readonly Token[],
  at: number,
  { value, length }: { value: number; length: number },
): Claim {
  const words = tokens.slice(at, at + length).map((token) => token.text);
  return {
    kind: 'spelt',
    value,
    step: 1,
    scale: 1,
    unit: null,
    words: words.join(' '),
    at,
    before: folded(tokens, at - 1),
    after: folded(tokens, at + length),
  };
}

function folded(tokens: readonly Token[], at: number): string {
  return tokens[at]?.folded ?? '';
}

function indicesOf(mentions: readonly Mention[], kinds: readonly string[]): Set<number> {
  const found = new Set<number>();
  for (const { senses, start, end } of mentions) {
    if (!senses.some((sense) => kinds.includes(sense.kind))) continue;
    for (let at = start; at < end; at += 1) found.add(at);
  }
  return found;
}

/** The first token that begins at the offset or after; their number where none does. */
function tokenAfter(tokens: readonly Token[], offset: number): number {
  let [low, high] = [0, tokens.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle]?.start ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The token of the number that is read from the offset, its sign left out. */
function tokenAt(tokens: readonly Token[], offset: number): number {
  let at = tokenAfter(tokens, offset);
  if ((tokens[at - 1]?.end ?? 0) > offset) at -= 1;
  while (tokens[at]?.kind === 'mark') at += 1;
  return Math.min(at, tokens.length - 1);
}

/** The indices of the tokens that begin within so many characters from one on. */
function covered(tokens: readonly Token[], at: number, length: number): number[] {
  const start = tokens[at]?.start ?? 0;
  const end = tokenAfter(tokens, start + length);
  return Array.from({ length: Math.max(0, end - at) }, (_, step) => at + step);
}
