import type { Lexicon } from '../../../lexicon/lexicon.js';
import type { Token } from '../../../understanding/text/tokens.js';
import type { Fact } from '../../../wording/facts.js';
import type { FigureFindings } from '../../../wording/figure.findings.js';
import { changeWay, isChange } from './direction.js';
import type { Evidence } from './evidence.js';
import type { Claim, Named, ReadSentence } from './prose.reading.js';
import type { Violation } from './violation.js';
import { readTokens } from './words.check.js';

/** A number of a sentence, and the figure that it states. */
export interface Stated {
  readonly claim: Claim;
  readonly evidence: Evidence;
}

/** A sentence whose numbers are all in order, and what was named and stated before it. */
export interface CheckedSentence {
  readonly sentence: ReadSentence;
  readonly stated: readonly Stated[];
  readonly namedBefore: readonly Named[];
  readonly factsBefore: readonly Fact[];
}

/** What relations are held against. */
export interface RelationSupport {
  readonly lexicon: Lexicon;
  readonly tokens: readonly Token[];
  readonly figures: readonly FigureFindings[];
  readonly fits: (name: Named, fact: Fact) => boolean;
}

const MORE =
  /^(?:depass\p{L}*|devanc\p{L}*|suivie?s?|followed|superieure?s?|plus|davantage|devant|exceed\p{L}*|more|higher|larger|greater|bigger|ahead|above)$/u;
const LESS = /^(?:suit|suivent|follows|inferieure?s?|moins|derriere|less|lower|smaller|fewer|behind|below)$/u;
const THAN = new Set(['que', 'qu', 'than']);
const BETWEEN = new Set(['de', 'd', 'of', 'than', 'que', 'a']);
const ARTICLES = new Set(['le', 'la', 'les', 'the', 'l']);
/** Words that put one before all others, in folded text. */
const HIGHEST =
  /(?<!\p{L})(?:premiere?s?|first|leader|en tete|l[ea]s? plus (?:grand|haut|eleve|fort)\p{L}*|maximum|largest|biggest|highest|greatest|leading|top|most)(?!\p{L})/u;
const LOWEST =
  /(?<!\p{L})(?:l[ea]s? plus (?:petit|bas|faible)\p{L}*|minimum|lowest|smallest|least)(?!\p{L})/u;
const OTHER_SUPERLATIVE = /(?<!\p{L})(?:record|l[ea]s? plus|l[ea]s? moins|cheapest)(?!\p{L})/u;

/** Words that say what a figure is, and the names of the figures of which one must then be stated. */
const NAMING: readonly (readonly [RegExp, ReadonlySet<string>])[] = [
  [/^(?:parts?|shares?)$/u, new Set(['share'])],
  [/^(?:ecarts?|differences?|gaps?)$/u, new Set(['difference', 'percent-change'])],
  [/^(?:correlation|coefficient)$/u, new Set(['correlation'])],
];
/** From here on a comparison may be spoken of without naming all that was compared. */
const MANY_COMPARED = 8;
const OVER_TIME = /(?<!\p{L})(?:ans|annees|years|depuis|since)(?!\p{L})/u;

/**
 * Holds what a sentence says without a number against the rows: that something rose or fell, that one is more or less than
 * another, that one comes before all others. A true figure beside a wrong one of these is a wrong answer.
 */
export class Relations {
  constructor(private readonly support: RelationSupport) {}

  violations(checked: CheckedSentence): Violation[] {
    const { sentence } = checked;
    const named = readTokens(sentence);
    const words = this.support.tokens
      .slice(sentence.start, sentence.end)
      .map((token, index) => ({ token, at: sentence.start + index }))
      .filter(({ token, at }) => token.kind === 'word' && !named.has(at));
    const moved = words.flatMap(({ token, at }) => this.#moved(token, at, checked));
    const ordered = words.flatMap(({ token, at }) => this.#ordered(token, at, checked));
    const called = words.flatMap(({ token }) => misnamed(token, checked.stated));
    return [...moved, ...ordered, ...called, ...this.#superlatives(checked)];
  }

  #moved(token: Token, at: number, checked: CheckedSentence): Violation[] {
    const way = changeWay(token.folded);
    if (way === null) return [];
    const { sentence, stated } = checked;
    const changes = stated.filter(({ evidence }) => isChange(evidence));
    const clause = sentence.clauses.find(({ start, end }) => at >= start && at < end);
    if (changes.some(({ claim }) => clause && claim.at >= clause.start && claim.at < clause.end)) return [];
    const signs = changes.map(({ evidence }) => Math.sign(evidence.value));
    const moves = signs.length > 0 ? signs : this.#moves(checked);
    const isSo = moves.length > 0 && moves.every((sign) => sign === way);
    return isSo ? [] : [{ kind: 'direction', words: token.text }];
  }

  /** How each line went that the sentence states a row of, from the first to the last row stated so far. */
  #moves({ stated, factsBefore }: CheckedSentence): number[] {
    const rows = rowsOf(stated);
    return rows.flatMap((row) => {
      const line = [...factsBefore, ...rows]
        .filter((other) => isSameLine(row, other))
        .sort((one, other) => (one.period < other.period ? -1 : 1));
      const [first, last] = [line[0], line.at(-1)];
      if (!first || !last || first.period === last.period) return [];
      return [Math.sign(this.#size(last) - this.#size(first))];
    });
  }

  #ordered(token: Token, at: number, checked: CheckedSentence): Violation[] {
    const order = MORE.test(token.folded) ? 1 : LESS.test(token.folded) ? -1 : 0;
    if (order === 0 || this.#isSuperlative(at)) return [];
    const next = checked.stated.find(({ claim }) => this.#leadsTo(at, claim));
    if (next?.evidence.kind === 'given') return [];
    const isSo = next?.evidence.name !== 'row' && this.#isInOrder(order, at, checked);
    return isSo ? [] : [{ kind: 'claim', words: token.text }];
  }

  /** « les plus », « la plus », "the most": held against the rows as a superlative. */
  #isSuperlative(at: number): boolean {
    return ARTICLES.has(this.support.tokens[at - 1]?.folded ?? '');
  }

  /** Whether nothing but small words stands between the word and the number: « plus de 20 Mt », « dépasse 20 Mt ». */
  #leadsTo(at: number, claim: Claim): boolean {
    if (claim.at <= at || claim.at > at + 2) return false;
    return this.support.tokens.slice(at + 1, claim.at).every((token) => BETWEEN.has(token.folded));
  }

  /** Whether the rows of the name before the word and of the one after it stand in that order. */
  #isInOrder(
    order: number,
    at: number,
    { sentence, stated, namedBefore, factsBefore }: CheckedSentence,
  ): boolean {
    const than = this.support.tokens.findIndex(
      (token, index) => index > at && index < sentence.end && THAN.has(token.folded),
    );
    const right = sentence.named.find((name) => name.kind !== 'measure' && name.at > Math.max(at, than));
    if (!right) return false;
    const left = [...namedBefore, ...sentence.named.filter((name) => name.at < at)].findLast(
      (name) => name.kind === right.kind,
    );
    if (!left) return false;
    const here = factsOf(stated).filter((fact) => this.support.fits(left, fact));
    const lefts = here.length > 0 ? here : factsBefore.filter((fact) => this.support.fits(left, fact));
    const pairs = lefts.flatMap((one) => {
      const other = this.#counterpart(one, right);
      return other ? [Math.sign(this.#size(one) - this.#size(other))] : [];
    });
    return pairs.length > 0 && pairs.every((sign) => sign === order);
  }

  /** The row of the name that is like the fact in all else. */
  #counterpart(fact: Fact, name: Named): Fact | undefined {
    const alike = (['place', 'product', 'period', 'measure'] as const).filter((key) => key !== name.kind);
    const rows = this.support.figures.flatMap((one) => [...one.facts]);
    return rows.find((row) => this.support.fits(name, row) && alike.every((key) => row[key] === fact[key]));
  }

  #superlatives(checked: CheckedSentence): Violation[] {
    const { sentence, stated } = checked;
    const folded = this.support.tokens
      .slice(sentence.start, sentence.end)
      .map((token) => token.folded)
      .join(' ');
    const [first] = rowsOf(stated);
    const among = this.support.figures.filter(
      ({ facts }) =>
        first &&
        facts.some((fact) => isSameRow(fact, first)) &&
        !(OVER_TIME.test(folded) && facts.every(({ period }) => period === first.period)),
    );
    const wrong = ([HIGHEST, LOWEST] as const).flatMap((pattern) => {
      const [words] = pattern.exec(folded) ?? [];
      const end = pattern === HIGHEST ? 'highest' : 'lowest';
      const isSo = among.some((one) => first && this.#leads(first, end, one) && this.#isWide(one, checked));
      return words === undefined || isSo ? [] : [words];
    });
    const [other] = HIGHEST.test(folded) || LOWEST.test(folded) ? [] : (OTHER_SUPERLATIVE.exec(folded) ?? []);
    return [...wrong, ...(other === undefined ? [] : [other])].map((words) => ({ kind: 'claim', words }));
  }

  /** Whether the findings put the row before all others of them. */
  #leads(row: Fact, end: 'highest' | 'lowest', findings: FigureFindings): boolean {
    if (findings.kind === 'ranking') return findings.end === end && isSameRow(findings.facts[0], row);
    if (!['comparison', 'average', 'change'].includes(findings.kind)) return false;
    const sign = end === 'highest' ? 1 : -1;
    return findings.facts.every((fact) => sign * (this.#size(row) - this.#size(fact)) >= 0);
  }

  /** The first of two is the first of nothing: what was compared has to be much, or to be named. */
  #isWide(findings: FigureFindings, { sentence, namedBefore }: CheckedSentence): boolean {
    const { facts } = findings;
    const count = findings.kind === 'ranking' ? findings.compared.value : facts.length;
    if (count >= MANY_COMPARED) return true;
    const names = [...namedBefore, ...sentence.named];
    const differing = (['place', 'product', 'period'] as const).filter(
      (key) => new Set(facts.map((fact) => fact[key])).size > 1,
    );
    return facts.every((fact) =>
      differing.every((key) => names.some((name) => name.kind === key && this.support.fits(name, fact))),
    );
  }

  /** The value in the base unit of its dimension. */
  #size({ value, unit }: Fact): number {
    return (value ?? 0) * (this.support.lexicon.units.find((one) => one.id === unit)?.factor ?? 1);
  }
}

function misnamed(token: Token, stated: readonly Stated[]): Violation[] {
  const [, names] = NAMING.find(([pattern]) => pattern.test(token.folded)) ?? [];
  if (!names || stated.some(({ evidence }) => names.has(evidence.name))) return [];
  return [{ kind: 'claim', words: token.text }];
}

/** What the figures are of, in the order in which they are stated; a threshold of the question is of nothing. */
export function factsOf(stated: readonly Stated[]): Fact[] {
  return stated.flatMap(({ evidence }) => (evidence.kind === 'given' ? [] : [...evidence.facts]));
}

function rowsOf(stated: readonly Stated[]): Fact[] {
  return factsOf(stated.filter(({ evidence }) => evidence.name === 'row'));
}

function isSameLine(one: Fact, other: Fact): boolean {
  return (['product', 'place', 'measure', 'dataset'] as const).every((key) => one[key] === other[key]);
}

function isSameRow(one: Fact | undefined, other: Fact): boolean {
  return one !== undefined && isSameLine(one, other) && one.period === other.period;
}
