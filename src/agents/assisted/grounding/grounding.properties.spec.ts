import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { callAll, memoryShelf } from '../../../../test/fixtures/agents/memory-shelf.js';
import { LANGUAGES, type Language } from '../../../common/language.js';
import { loadCues } from '../../../lexicon/cues.loader.js';
import { Understanding } from '../../../understanding/understanding.js';
import type { Fact } from '../../../wording/facts.js';
import { formatNumber, formatQuantity } from '../../../wording/number-format.js';
import { Voice } from '../../../wording/voice.js';
import type { Inquiry } from '../../agent.js';
import { Ledger } from '../ledger.js';
import { INSTRUCTIONS } from '../prompt.js';
import { QueryTool } from '../tools/query.tool.js';
import { GroundingGate } from './grounding.gate.js';
import { ProseReader } from './prose.reader.js';

/** So long that a machine under any load is done in a hundredth of it. */
const GIVEN_UP_MS = 120_000;

const shelf = memoryShelf();
const cues = loadCues();
const gate = new GroundingGate(shelf.lexicon, new ProseReader(shelf.lexicon, cues));
const today = '2026-11-20';
const inquiries = new Map<Language, Inquiry>();
let ledger = new Ledger();
let rows: Fact[] = [];

beforeAll(async () => {
  const frame = new Understanding(shelf.lexicon, cues).read('Production de blé tendre ?', today);
  for (const language of LANGUAGES)
    inquiries.set(language, { question: 'Production de blé tendre ?', frame, language, today });
  const places = ['FR', 'DE', 'ES', 'PL'];
  const args = { products: ['soft-wheat'], measure: 'production', places, from: '2015', to: '2025' };
  const asked = inquiries.get('fr');
  if (!asked) throw new Error('there is a question');
  ({ ledger } = await callAll([[new QueryTool(shelf), args]], asked));
  rows = ledger.figures.flatMap((one) => [...one.facts]);
});

function check(prose: string, language: Language) {
  const inquiry = inquiries.get(language);
  if (!inquiry) throw new Error('there is a question');
  return gate.check({ prose, ledger, inquiry, instructions: INSTRUCTIONS });
}

function sentence(fact: Fact, amount: string, language: Language): string {
  const voice = new Voice(language, shelf.lexicon);
  return voice.say(
    `En ${fact.period}, la production de blé tendre ${voice.inPlace(fact.place)} était de ${amount}.`,
    `In ${fact.period}, soft wheat production ${voice.inPlace(fact.place)} was ${amount}.`,
  );
}

const language = fc.constantFrom(...LANGUAGES);
const row = fc.nat().map((at) => rows[at % rows.length]);

describe('the gate', () => {
  it('passes every row that is said of its own place and year, in any unit', () => {
    const unit = fc.constantFrom(undefined, 't', 'kt', 'Mt', 'q');
    fc.assert(
      fc.property(row, language, unit, (fact, lang, shown) => {
        if (!fact || fact.value === null) return;
        const amount = formatQuantity(
          fact.value,
          fact.unit,
          lang,
          shelf.lexicon,
          shown ? { unit: shown } : {},
        );
        expect(check(sentence(fact, amount, lang), lang)).toMatchObject({ kind: 'grounded', facts: [fact] });
      }),
    );
  });

  it('passes no row that is said of another place or year', () => {
    fc.assert(
      fc.property(row, row, language, (fact, other, lang) => {
        if (!fact || !other || fact.value === null || other.value === null) return;
        fc.pre(Math.abs(fact.value - other.value) > 0.01 * other.value);
        const amount = formatQuantity(fact.value, fact.unit, lang, shelf.lexicon);
        expect(check(sentence(other, amount, lang), lang).kind).toBe('refused');
      }),
    );
  });

  it('passes no number that no row has, however it is written', () => {
    const value = fc.double({ min: 0.001, max: 1e9, noNaN: true });
    fc.assert(
      fc.property(row, value, language, fc.constantFrom('t', 'kt', 'Mt', 'q'), (fact, made, lang, unit) => {
        if (!fact || fact.value === null) return;
        const { factor } = shelf.lexicon.getUnit(unit);
        fc.pre(rows.every((one) => Math.abs((one.value ?? 0) * 1000 - made * factor) > 0.02 * made * factor));
        const amount = `${formatNumber(made, lang)} ${unit}`;
        fc.pre(!/^0(?:[.,]0*)?\s/u.test(amount));
        expect(check(sentence(fact, amount, lang), lang).kind).toBe('refused');
      }),
    );
  });

  it('reads any text without falling', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), language, (text, lang) => {
        expect(['grounded', 'refused']).toContain(check(text, lang).kind);
      }),
    );
  });

  /** A pattern that tried every way through one of them would not end before the test is given up. */
  it.each(['« ', 'L. 411-1, ', '1 ', '25,4 Mt de blé en 2024 ', 'a.b', '<a ', '1,111', '* '])(
    'comes to the end of a long text of «%s»',
    (piece) => {
      expect(check(piece.repeat(5_900 / piece.length), 'fr').kind).toBe('refused');
    },
    GIVEN_UP_MS,
  );
});
