import type { Lexicon } from '../../lexicon/lexicon.js';
import type { Fact, Figure, Note } from '../../wording/facts.js';
import { byWeight } from './bushels.js';
import { francNote } from './francs.js';
import type { Desk, Question } from './question.js';

/** The unit asked for where no figure can be given in it, or what figures come to in it by the weight of a bushel. */
export function unitNotes({ frame }: Question, desk: Desk, facts: readonly Fact[]): Note[] {
  const { unit, unheldUnit, text } = frame;
  const given = facts[0]?.unit;
  if (!given) return [];
  if (unheldUnit)
    return [
      francNote(unheldUnit, text, facts) ?? {
        kind: 'other-unit',
        asked: '',
        words: named(unheldUnit),
        given,
      },
    ];
  if (!unit) return [];
  const notes = notesOf(desk.lexicon, facts, unit.value, given, frame.lot !== undefined);
  return notes.map((note) => (note.kind === 'other-unit' ? { ...note, words: currencyOf(unit) } : note));
}

/** « euros » of a price asked « en euros », of which no weight is said; null of a whole unit. */
function currencyOf({ words = '' }: NonNullable<Question['frame']['unit']>): string | null {
  return CURRENCY_ALONE.test(words) ? words : null;
}

const CURRENCY_ALONE = /^(?:euros?|dollars?)$/i;

/** Nothing of figures that are in the unit asked; of a lot the weight is told with what it comes to. */
function notesOf(
  lexicon: Lexicon,
  facts: readonly Fact[],
  asked: string,
  given: string,
  isOfLot: boolean,
): Note[] {
  const dimension = (id: string): string => lexicon.getUnit(id).dimension;
  if (facts.some((fact) => dimension(fact.unit) === dimension(asked))) return [];
  const weighed = isOfLot ? [] : weighedNotes(lexicon, facts, asked);
  return weighed.length > 0 ? weighed : [{ kind: 'other-unit', asked, words: null, given }];
}

/** « litres » of « en litres »: the note has its own preposition. */
function named(words: string): string {
  return words.replace(/^(?:en|in) /iu, '');
}

/** More figures than these are told as a rate. */
const MOST_CONVERTED = 2;

/** The figures of each product in bushels, or where they are many what a round amount of them comes to. */
function weighedNotes(lexicon: Lexicon, facts: readonly Fact[], asked: string): Note[] {
  return [...new Set(facts.map(({ product }) => product))].flatMap((product) => {
    const own = facts.filter((fact) => fact.product === product);
    const told = own.length > MOST_CONVERTED ? own.slice(0, 1).map((fact) => roundOf(lexicon, fact)) : own;
    const equal = told.flatMap(({ value, unit }) =>
      value === null ? [] : inBushels(lexicon, product, { value, unit }, asked),
    );
    const [first] = equal;
    return first ? [{ kind: 'by-weight' as const, product, weight: first.weight, equal }] : [];
  });
}

/** The notes with what a mean comes to in the bushels asked for in place of its figures. */
export function ofMean(
  { frame }: Question,
  { lexicon }: Desk,
  notes: readonly Note[],
  { mean, of }: { mean: Figure; of: Fact },
): readonly Note[] {
  const { unit } = frame;
  if (!unit) return notes;
  return notes.map((note) => {
    const isOfMean = note.kind === 'by-weight' && note.product === of.product;
    return isOfMean ? { ...note, equal: inBushels(lexicon, of.product, mean, unit.value) } : note;
  });
}

function inBushels(
  lexicon: Lexicon,
  product: string,
  { value, unit }: Pick<Figure, 'value' | 'unit'>,
  asked: string,
): { from: Figure; to: Figure; weight: Figure }[] {
  const from = lexicon.getUnit(unit);
  const found = byWeight(lexicon, product, value, [from, lexicon.getUnit(asked)]);
  const large = LARGE.flatMap((id) => {
    const larger =
      found && asked === 'bu' ? byWeight(lexicon, product, value, [from, lexicon.getUnit(id)]) : null;
    return larger && larger.to.value >= 1 ? [larger] : [];
  });
  const shown = large[0] ?? found;
  return shown ? [{ from: { name: 'given', value, unit }, to: shown.to, weight: shown.weight }] : [];
}

/** What a limit in bushels comes to in the unit of the figures; nothing of any other limit. */
export function limitNotes(lexicon: Lexicon, { product, unit }: Fact, said: Figure | undefined): Note[] {
  return (said ? inBushels(lexicon, product, said, unit) : []).map(({ weight, ...equal }) => ({
    kind: 'by-weight',
    product,
    weight,
    equal: [equal],
  }));
}

/** What bushels are counted in, the largest first. */
const LARGE = ['Gbu', 'Mbu'];

/** A hundred of a price, a million tonnes, a tonne per hectare. */
function roundOf(lexicon: Lexicon, { unit }: Fact): Pick<Figure, 'value' | 'unit'> {
  const { dimension } = lexicon.getUnit(unit);
  if (dimension === 'mass') return { value: 1, unit: 'Mt' };
  return dimension === 'yield' ? { value: 1, unit: 't/ha' } : { value: 100, unit };
}
