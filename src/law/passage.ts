import type { AskedQuestion } from './asked-question.js';
import { answeringUnits, weighForQuoting } from './passage-worth.js';
import type { JudgedUnit } from './unit-worth.js';

/** What is quoted of an article: exact pieces of its text, in its order. */
export interface Passage {
  /** One to four exact substrings of the article's text; a line break inside is the article's own. */
  readonly quotes: readonly string[];
}

interface Span {
  readonly start: number;
  readonly end: number;
}

const MOST_PIECES = 4;
const MAX_CHARACTERS = 1000;
/** An article no longer than this is quoted whole: what it says stands together. */
const WHOLE_ARTICLE = 400;
/** A further sentence is quoted where it is worth at least this share of the best. */
const FURTHER_SHARE = 0.06;
/** How much a sentence loses that says what is quoted already, and gains that goes on from it. */
const REPETITION = 0.4;
const CONTINUATION = 1.3;
/** Of a list whose items speak of the question alike the first ones: how much being first counts beside the worth. */
const ITEM_ORDER = 2;
/** The share of its announcement's worth that an item should have to be told from the others by its worth. */
const SPEAKING_ITEM = 0.2;
/** Sentences of which each leans on the one before it. */
const LONGEST_CHAIN = 3;
/** A sentence between two that are quoted is left out for no such gain: « Le travail à façon est interdit. » */
const SHORT_GAP = 160;
const VOID_WITHOUT = /\ba peine de nullite\b/u;
/** A paragraph that opens with so few words opens with its rule: « Toute sous-location est interdite. » */
const LONGEST_OPENING = 160;

/**
 * The sentences and list items of an article that decide the question, each with those that it cannot be
 * read without: the line that announces an item, an item of a line that announces, what « Il peut … » leans
 * on. At most four pieces and 1000 characters. `decisive`: those that are known to decide it, before all others.
 */
export function choosePassage(
  text: string,
  judged: readonly JudgedUnit[],
  asked: AskedQuestion,
  decisive: readonly JudgedUnit[] = [],
): Passage {
  if (text.length <= WHOLE_ARTICLE) return { quotes: text === '' ? [] : [text] };
  const units = weighForQuoting(judged, asked);
  const [first, ...others] = units;
  if (first === undefined) return { quotes: [] };
  const best = others.reduce((top, one) => (one.worth > top.worth ? one : top), first);
  const principle = units.find(({ statesPrinciple }) => statesPrinciple) ?? best;
  const known = units.filter(({ at }) => decisive.some((unit) => unit.at === at));
  const [lead = best, ...later] = [...known, best, ...answeringUnits(units, asked)];
  const selection = new Selection(text, units).begin([lead, ...later]).take(principle);
  for (let next = selection.next(best.worth * FURTHER_SHARE); next !== null;)
    next = selection.take(next).next(best.worth * FURTHER_SHARE);
  selection.closeGaps();
  return { quotes: selection.spans().map(({ start, end }) => shorten(text.slice(start, end))) };
}

/** The units chosen so far. */
class Selection {
  readonly #chosen = new Set<JudgedUnit>();
  readonly #tried = new Set<JudgedUnit>();
  readonly #said = new Set<string>();

  constructor(
    private readonly text: string,
    private readonly units: readonly JudgedUnit[],
  ) {}

  /**
   * Chooses the first unit whatever its length, with as much of what it needs as fits, and those of the others that fit;
   * only then the items that they announce.
   */
  begin([first, ...others]: readonly [JudgedUnit, ...JudgedUnit[]]): this {
    this.#chosen.add(first);
    for (const need of this.#withNeeds(first)) {
      this.#chosen.add(need);
      if (need !== first && !this.#fits(this.#chosen)) this.#chosen.delete(need);
    }
    const taken = others.filter((unit) => this.#add(unit));
    for (const unit of [first, ...taken]) this.#settle(unit);
    return this;
  }

  /** Chooses the unit with what it needs; nothing where that does not fit. */
  take(unit: JudgedUnit): this {
    this.#tried.add(unit);
    return this.#chosen.has(unit) || !this.#add(unit) ? this : this.#settle(unit);
  }

  /** The unit that adds most, of those worth more than the threshold; null where none is left. */
  next(threshold: number): JudgedUnit | null {
    let best: JudgedUnit | null = null;
    let most = threshold;
    for (const unit of this.units) {
      if (this.#chosen.has(unit) || this.#tried.has(unit)) continue;
      const gain = this.#gain(unit);
      if (gain > most) [best, most] = [unit, gain];
    }
    return best;
  }

  /** Chooses each short unit that alone stands between two chosen ones, where it fits. */
  closeGaps(): void {
    for (const unit of this.units) {
      const [before, behind] = [this.units[unit.at - 1], this.units[unit.at + 1]];
      if (this.#chosen.has(unit) || unit.length > SHORT_GAP || before === undefined || behind === undefined)
        continue;
      if (!this.#chosen.has(before) || !this.#chosen.has(behind)) continue;
      if (this.#fits(new Set([...this.#chosen, unit]))) this.#chosen.add(unit);
    }
  }

  /** What is chosen, units that follow one another as one. */
  spans(chosen: Iterable<JudgedUnit> = this.#chosen): Span[] {
    const spans: { start: number; end: number }[] = [];
    for (const { start, end } of [...chosen].sort((left, right) => left.at - right.at)) {
      const last = spans.at(-1);
      if (last !== undefined && this.text.slice(last.end, start).trim() === '') last.end = end;
      else spans.push({ start, end });
    }
    return spans;
  }

  #add(unit: JudgedUnit): boolean {
    const wanted = new Set([...this.#chosen, ...this.#withNeeds(unit)]);
    for (const opening of this.#openingsOf(wanted)) wanted.add(opening);
    if (!this.#fits(wanted)) return false;
    for (const one of wanted) this.#chosen.add(one);
    return true;
  }

  /** Remembers what a chosen unit says and chooses as many of the items that it announces as fit. */
  #settle(unit: JudgedUnit): this {
    for (const stem of unit.stems.keys()) this.#said.add(stem);
    this.#addItems(unit);
    return this;
  }

  #addItems(unit: JudgedUnit): void {
    for (const item of this.#itemsOf(unit)) if (this.#add(item)) this.#addItems(item);
  }

  #fits(chosen: ReadonlySet<JudgedUnit>): boolean {
    const spans = this.spans(chosen);
    const length = spans.reduce((sum, { start, end }) => sum + end - start, 0);
    return length <= MAX_CHARACTERS && spans.length <= MOST_PIECES;
  }

  #gain({ at, worth, stems, opensLine, leans }: JudgedUnit): number {
    let all = 0;
    let fresh = 0;
    for (const [stem, value] of stems) {
      all += value;
      if (!this.#said.has(stem)) fresh += value;
    }
    if (all === 0) return 0;
    const before = this.units[at - 1];
    const goesOn = before !== undefined && this.#chosen.has(before) && (leans || !opensLine);
    return worth * (1 - REPETITION + (REPETITION * fresh) / all) * (goesOn ? CONTINUATION : 1);
  }

  /** The unit with the lines above that announce it, its best item and the sentence that it leans on. */
  #withNeeds(unit: JudgedUnit): Set<JudgedUnit> {
    const opening = this.units.findLast(({ at, opensLine }) => opensLine && at <= unit.at);
    const short = opening !== undefined && opening.length <= LONGEST_OPENING ? [opening] : [];
    const form = this.#formOf(unit);
    return new Set([
      unit,
      ...this.#above(unit),
      ...this.#below(unit),
      ...this.#before(unit),
      ...short,
      ...form,
    ]);
  }

  /** The short sentence behind that says what the deed is void without: « Cette mise en demeure doit, à peine de nullité, … ». */
  #formOf({ at }: JudgedUnit): JudgedUnit[] {
    const behind = this.units[at + 1];
    const isForm = behind?.leans === true && behind.length <= SHORT_GAP && VOID_WITHOUT.test(behind.folded);
    return isForm ? [behind] : [];
  }

  /** The sentences that open the parts of the article, « II. - », where units of several are chosen. */
  #openingsOf(chosen: Iterable<JudgedUnit>): JudgedUnit[] {
    const openings = new Set([...chosen].map((unit) => this.#openingOf(unit)));
    return openings.size > 1 ? [...openings].filter((one) => one !== undefined) : [];
  }

  #openingOf({ at }: JudgedUnit): JudgedUnit | undefined {
    return this.units.findLast((one) => one.at <= at && one.opensSection);
  }

  #above({ lead }: JudgedUnit): JudgedUnit[] {
    const announcement = lead === null ? undefined : this.units[lead];
    return announcement === undefined ? [] : [announcement, ...this.#above(announcement)];
  }

  #below(unit: JudgedUnit): JudgedUnit[] {
    if (!unit.announces) return [];
    const items = this.#itemsOf(unit);
    const [best] = items;
    if (best === undefined || items.some((item) => this.#chosen.has(item))) return [];
    return [best, ...this.#below(best)];
  }

  #before({ at, leans }: JudgedUnit, most = LONGEST_CHAIN): JudgedUnit[] {
    const before = this.units[at - 1];
    if (!leans || most === 0 || before === undefined) return [];
    return [before, ...this.#before(before, most - 1)];
  }

  /** The items that a unit announces: those that speak of the question, and the first ones, before the others. */
  #itemsOf(unit: JudgedUnit): JudgedUnit[] {
    const items = this.units.filter(({ lead, opensLine }) => lead === unit.at && opensLine);
    const most = Math.max(unit.worth * SPEAKING_ITEM, Number.MIN_VALUE, ...items.map(({ worth }) => worth));
    const rank = new Map(
      items.map((item, at) => [item, item.worth / most + ITEM_ORDER * (1 - at / items.length)]),
    );
    return items.toSorted((left, right) => (rank.get(right) ?? 0) - (rank.get(left) ?? 0));
  }
}

/** A passage longer than the limit is cut after a clause; what is left is still an exact substring. */
function shorten(quote: string): string {
  if (quote.length <= MAX_CHARACTERS) return quote;
  const head = quote.slice(0, MAX_CHARACTERS);
  const clause = Math.max(head.lastIndexOf(';'), head.lastIndexOf(','));
  const cut = clause > MAX_CHARACTERS / 2 ? clause : head.lastIndexOf(' ');
  return head.slice(0, cut).trimEnd();
}
