import { describe, expect, it } from 'vitest';
import { find } from '../../../test/fixtures/agents/found-figures.js';
import { frameOf, inquiryOf } from '../../../test/fixtures/agents/frames.js';
import { MemoryFigures } from '../../../test/fixtures/agents/memory-figures.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import type { Note } from '../../wording/facts.js';
import { questionOf } from './question.js';
import { TrackReader } from './track.reader.js';
import { unitNotes } from './unit.notes.js';

const lexicon = loadLexicon();

const price = {
  domain: 'price' as const,
  products: ['maize'],
  measures: ['price'],
  intent: 'latest' as const,
};
const yields = { products: ['soft-wheat'], places: ['FR'], measures: ['yield'] };

function weighedIn(notes: readonly Note[]) {
  return notes.flatMap((note) => (note.kind === 'by-weight' ? note.equal : []));
}

describe('a unit of bushels', () => {
  it.each([
    ['USD/bu', price, 56 * 0.00045359237],
    ['bu/acre', yields, 1 / (60 * 0.00045359237 * 2.471053814671653)],
  ])('is told beside the figures, by what one weighs: %s', async (unit, slots, rate) => {
    const { facts, notes } = await find('value', { ...slots, unit });
    const [first] = weighedIn(notes);
    expect(notes.map(({ kind }) => kind)).not.toContain('other-unit');
    expect(first).toMatchObject({ from: { value: facts[0]?.value, unit: facts[0]?.unit }, to: { unit } });
    expect((first?.to.value ?? NaN) / (first?.from.value ?? NaN)).toBeCloseTo(rate, 9);
  });

  it('is not named where only a currency was', async () => {
    const unit = { value: 'EUR/t', provenance: 'explicit' as const, words: 'euros' };
    const notes = unitNotes(
      questionOf({ ...inquiryOf(price), frame: { ...frameOf(price), unit } }, 'price', lexicon),
      { lexicon, reader: new TrackReader(new MemoryFigures(), lexicon) },
      (await find('value', price)).facts,
    );
    expect(notes).toEqual([{ kind: 'other-unit', asked: 'EUR/t', words: 'euros', given: 'USD/t' }]);
  });

  it('is not told of what has no set weight of one', async () => {
    const { notes } = await find('value', { ...price, products: ['urea'], unit: 'USD/bu' });
    expect(notes.map(({ kind }) => kind)).toContain('other-unit');
  });

  it('may be that of a limit, which is told in both', async () => {
    const threshold = { comparator: 'above' as const, value: 5, unit: 'USD/bu' };
    const { said, threshold: limit } = await find('filter', { ...price, intent: 'filter', threshold });
    expect(said).toMatchObject({ value: 5, unit: 'USD/bu' });
    expect(limit.unit).toBe('USD/t');
    expect(limit.value).toBeCloseTo(5 / (56 * 0.00045359237), 6);
  });
});
