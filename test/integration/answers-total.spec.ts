import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestingModule } from '@nestjs/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmbedded } from '../../bench/eval/embedded-service.js';
import { PrixAgent } from '../../src/agents/prix/prix.agent.js';
import { ProductionAgent } from '../../src/agents/production/production.agent.js';
import { VerificationGate } from '../../src/agents/verification.gate.js';
import type { Language } from '../../src/common/language.js';
import { loadLexicon } from '../../src/lexicon/lexicon.loader.js';
import type { Frame, Intent } from '../../src/understanding/frame.js';
import type { Period, Span } from '../../src/understanding/dates/period.js';
import { frameOf } from '../fixtures/agents/frames.js';

/** Whatever a frame is made of, it is answered: every intent with any products, places, measures, periods and units. */

const TODAY = '2026-11-20';
const QUESTIONS = 300;
const folder = mkdtempSync(join(tmpdir(), 'agri-qa-total-'));
let service: TestingModule;

beforeAll(async () => {
  service = await openEmbedded(TODAY, folder);
}, 120_000);

afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true, force: true });
});

const lexicon = loadLexicon();
const ids = (entries: readonly { id: string }[]): fc.Arbitrary<string> =>
  fc.constantFrom(...entries.map((entry) => entry.id));
const INTENTS: readonly Intent[] = [
  'value',
  'latest',
  'series',
  'change',
  'ranking',
  'comparison',
  'aggregate',
  'share',
  'extreme',
  'average',
  'filter',
  'correlation',
  'forecast',
  'coverage',
  'definition',
  'conversion',
];
/** Words that handlers look for in the question itself. */
const TEXTS = ['', 'qui a le plus augmenté', 'la plus forte baisse', 'dépasse-t-elle', 'is it lower than'];

const span: fc.Arbitrary<Span> = fc
  .record({
    from: fc.integer({ min: 1955, max: 2030 }).map((year) => `${year}-01-01`),
    to: fc.constant(''),
    grain: fc.constant('year' as const),
  })
  .map(({ from, grain }) => ({ from, to: `${from.slice(0, 4)}-12-31`, grain }));
const month: fc.Arbitrary<Span> = fc
  .tuple(fc.integer({ min: 2018, max: 2027 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, at]) => {
    const name = `${year}-${String(at).padStart(2, '0')}`;
    return { from: `${name}-01`, to: `${name}-28`, grain: 'month' };
  });
const grain = fc.constantFrom('year' as const, 'month' as const, 'week' as const, 'day' as const);
const count = fc.integer({ min: 1, max: 12 });
const period: fc.Arbitrary<Period> = fc.oneof(
  fc.oneof(span, month).map((one): Period => ({ kind: 'at', span: one })),
  fc
    .array(fc.oneof(span, month), { minLength: 1, maxLength: 3 })
    .map((spans): Period => ({ kind: 'each', spans })),
  fc.tuple(fc.option(span), fc.option(span)).map(([from, to]): Period => ({ kind: 'between', from, to })),
  fc.tuple(count, grain).map(([n, one]): Period => ({ kind: 'last', count: n, grain: one })),
  fc.tuple(count, grain).map(([n, one]): Period => ({ kind: 'last', count: n, grain: one, asChange: true })),
  fc.tuple(count, grain).map(([n, one]): Period => ({ kind: 'next', count: n, grain: one })),
  fc.option(grain).map((one): Period => ({ kind: 'latest', grain: one })),
  fc.constant<Period>({ kind: 'all' }),
);
const end = fc.constantFrom('highest' as const, 'lowest' as const);
const frame: fc.Arbitrary<Frame> = fc
  .record({
    text: fc.constantFrom(...TEXTS),
    intent: fc.constantFrom(...INTENTS),
    products: fc.array(ids(lexicon.products), { maxLength: 3 }),
    places: fc.array(ids(lexicon.places), { maxLength: 3 }),
    measures: fc.array(ids(lexicon.measures), { maxLength: 2 }),
    period: fc.option(period, { nil: undefined }),
    unit: fc.option(ids(lexicon.units), { nil: undefined }),
    threshold: fc.option(
      fc.record({
        comparator: fc.constantFrom('above' as const, 'below' as const),
        value: fc.double({ min: 0, max: 1e7, noNaN: true }),
        unit: fc.option(ids(lexicon.units)),
      }),
    ),
    order: fc.option(
      fc.record({
        end,
        count: fc.option(fc.integer({ min: 1, max: 20 })),
        over: fc.constantFrom('places' as const, 'products' as const, 'periods' as const),
      }),
    ),
    whole: fc.option(
      fc.record({ product: fc.option(ids(lexicon.products)), place: fc.option(ids(lexicon.places)) }),
    ),
  })
  .map(({ period: when, unit, ...parts }) =>
    frameOf({ ...parts, ...(when ? { period: when } : {}), ...(unit ? { unit } : {}) }),
  );

it('is answered, in words that its findings bear out', async () => {
  const agents = [service.get(PrixAgent, { strict: false }), service.get(ProductionAgent, { strict: false })];
  const gate = service.get(VerificationGate, { strict: false });
  await fc.assert(
    fc.asyncProperty(
      frame,
      fc.constantFrom(...agents),
      fc.constantFrom<Language>('fr', 'en'),
      async (one, agent, language) => {
        const domain = agent.name === 'prix' ? 'price' : 'production';
        const inquiry = { question: one.text, frame: { ...one, domain } as const, language, today: TODAY };
        const findings = await agent.find(inquiry);
        const answer = gate.say({ findings, agent: agent.name, question: one.text, language });
        expect(answer.answer).not.toMatch(/\b(?:undefined|null|NaN|Infinity)\b|\[object/u);
        expect(answer.answer).not.toBe('');
      },
    ),
    { numRuns: QUESTIONS, seed: 20261120 },
  );
}, 300_000);
