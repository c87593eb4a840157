import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestingModule } from '@nestjs/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmbedded } from '../../bench/eval/embedded-service.js';
import { AnsweringService } from '../../src/agents/answering.service.js';
import { EmbeddedAnswering } from '../../src/agents/embedded.answering.js';
import { REPLY_EXAMPLES, REQUEST_EXAMPLES } from '../../src/chat/chat.examples.js';
import type { Language } from '../../src/common/language.js';
import { Lexicon } from '../../src/lexicon/lexicon.js';
import type { Answer } from '../../src/wording/findings.js';
import { readNumbers } from '../../src/wording/number-parser.js';
import { AMOUNTS_IN_ENGLISH, AMOUNTS_IN_FRENCH } from '../fixtures/agents/told-amounts.data.js';
import { COMPARED_IN_ENGLISH, COMPARED_IN_FRENCH } from '../fixtures/agents/told-compared.data.js';
import { JUDGED_IN_ENGLISH, JUDGED_IN_FRENCH } from '../fixtures/agents/told-judged.data.js';
import { PLACES_IN_ENGLISH, PLACES_IN_FRENCH } from '../fixtures/agents/told-of-places.data.js';
import { PUT_UP, PUT_UP_IN_ENGLISH } from '../fixtures/agents/told-put-up.data.js';
import { QUALITIES_IN_ENGLISH, QUALITIES_IN_FRENCH } from '../fixtures/agents/told-qualities.data.js';
import { TELLERS_IN_ENGLISH, TELLERS_IN_FRENCH } from '../fixtures/agents/told-tellers.data.js';
import { TIMES_IN_ENGLISH, TIMES_IN_FRENCH } from '../fixtures/agents/told-times.data.js';
import { STORIES_IN_ENGLISH, STORIES_IN_FRENCH } from '../fixtures/agents/told-stories.data.js';
import { TOLD_IN_ENGLISH, TOLD_IN_FRENCH } from '../fixtures/agents/told.data.js';
import { rawCell } from '../fixtures/agents/raw-cells.js';
import { LEGAL, REFUSED, VALUES, type ValueCase } from '../fixtures/agents/questions.data.js';

const FRENCH = [
  TOLD_IN_FRENCH,
  COMPARED_IN_FRENCH,
  QUALITIES_IN_FRENCH,
  PUT_UP,
  AMOUNTS_IN_FRENCH,
  TIMES_IN_FRENCH,
  PLACES_IN_FRENCH,
  STORIES_IN_FRENCH,
  JUDGED_IN_FRENCH,
  TELLERS_IN_FRENCH,
];
const ENGLISH = [
  TOLD_IN_ENGLISH,
  COMPARED_IN_ENGLISH,
  QUALITIES_IN_ENGLISH,
  PUT_UP_IN_ENGLISH,
  AMOUNTS_IN_ENGLISH,
  TIMES_IN_ENGLISH,
  PLACES_IN_ENGLISH,
  STORIES_IN_ENGLISH,
  JUDGED_IN_ENGLISH,
  TELLERS_IN_ENGLISH,
];

/** Questions of our own over the bundled figures and law, each checked against the bundled files themselves. */

const folder = mkdtempSync(join(tmpdir(), 'agri-qa-answers-'));
let service: TestingModule;
let answering: AnsweringService;

beforeAll(async () => {
  service = await openEmbedded('2026-11-20', folder);
  answering = service.get(AnsweringService, { strict: false });
}, 120_000);

afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Whether the text has the value, in any unit of its dimension, within 0.3 %. */
function says(answer: Answer, language: Language, { value, unit }: { value: number; unit: string }): boolean {
  const lexicon = service.get(Lexicon, { strict: false });
  const own = lexicon.getUnit(unit);
  const scales = lexicon.units
    .filter((one) => one.dimension === own.dimension)
    .map((one) => own.factor / one.factor);
  return readNumbers(answer.answer, language).some((read) =>
    scales.some((scale) => Math.abs(read.value - value * scale) <= 0.003 * Math.abs(value * scale)),
  );
}

describe('a question of figures is answered with what the files have', () => {
  it.each(VALUES)(
    '$question',
    async ({ question, language = 'fr', agent, cells, mentions = [] }: ValueCase) => {
      const answer = await answering.answer(question, language);
      expect(answer).toMatchObject({ agent });
      for (const cell of cells) {
        const expected = rawCell(cell);
        expect(answer).toSatisfy(
          (one: Answer) => says(one, language, expected),
          `${cell} = ${expected.value}`,
        );
        const period = cell.split(' | ').at(-1);
        expect(answer.data).toContainEqual(expect.objectContaining({ period, value: expected.value }));
      }
      for (const mention of mentions) expect(answer.answer).toContain(mention);
      expect(answer.sources?.length).toBeGreaterThan(0);
    },
  );
});

describe('a question of several times or sides is answered as a whole', () => {
  const told = [
    ...FRENCH.flat().map(
      ([question, agent, ...phrases]) => ({ language: 'fr', question, agent, phrases }) as const,
    ),
    ...ENGLISH.flat().map(
      ([question, agent, ...phrases]) => ({ language: 'en', question, agent, phrases }) as const,
    ),
  ];

  it.each(told)('$language: $question', async ({ language, question, agent, phrases }) => {
    const answer = await answering.answer(question, language);
    expect(answer).toMatchObject({ agent });
    const text = answer.answer.replace(/[\u00a0\u202f]/gu, ' ');
    for (const said of phrases) expect(text).toMatch(said);
  });
});

describe('a question without an answer says so', () => {
  it.each(REFUSED)('$question', async ({ question, language = 'fr', agent, says: words }) => {
    const answer = await answering.answer(question, language);
    expect(answer).toMatchObject({ agent });
    expect(answer.answer.replace(/[\u00a0\u202f]/gu, ' ')).toMatch(words);
  });
});

describe('a question of law is answered by an article, quoted exactly', () => {
  it.each(LEGAL)('$question', async ({ question, language = 'fr', articles }) => {
    const answer = await answering.answer(question, language);
    expect(answer).toMatchObject({ agent: 'juridique' });
    const rows = (answer.data ?? []).flatMap((row) => ('article' in row ? [row] : []));
    expect(articles).toEqual(
      expect.arrayContaining([rows.map((row) => row.article).find((one) => articles.includes(one))]),
    );
    const [best] = rows;
    const quotation = /« ([^»]*) »/u.exec(answer.answer)?.[1] ?? '';
    for (const piece of quotation.split(' […] ')) expect(best?.text).toContain(piece);
  });
});

it('ranks crops over the years that all of them have, be the newest known of some alone', async () => {
  const text = 'Which crop had the largest harvested area in France between 2015 and 2025?';
  const { answer, data } = await answering.answer(text, 'en');
  expect(answer).toMatch(/^Soft wheat comes first .* on average from 2015 to 2024/u);
  expect(data?.[0]).toMatchObject({ product: 'soft wheat' });
});

it('gives the same bytes for the same question made anew, in any order', async () => {
  const embedded = service.get(EmbeddedAnswering, { strict: false });
  const asked = [...VALUES, ...REFUSED, ...LEGAL];
  const ask = async (
    cases: readonly { question: string; language?: Language }[],
  ): Promise<Map<string, string>> => {
    const answers = new Map<string, string>();
    for (const { question, language = 'fr' } of cases) {
      const inquiry = await embedded.read(question, language);
      answers.set(question, JSON.stringify(await embedded.answer(inquiry)));
    }
    return answers;
  };
  const first = await ask(asked);
  const second = await ask([...asked].reverse());
  for (const [question, answer] of first) expect(second.get(question)).toBe(answer);
});

describe('a forecast asked for further than one series can tell', () => {
  it.each([
    ['Prix du blé HRW dans dix ans ?', 'fr', 'La prévision s’arrête en novembre 2027'],
    ['Forecast the price of maize for the next ten years', 'en', 'The forecast ends in November 2027'],
  ] as const)('%s ends where it must, and says so', async (question, language, said) => {
    const answer = await answering.answer(question, language);
    expect(answer.answer).toContain(said);
    const forecast = (answer.data ?? []).flatMap((row) => ('kind' in row && row.kind ? [row.period] : []));
    expect(forecast.at(-1)).toBe('2027-11');
  });
});

it.each(Object.entries(REQUEST_EXAMPLES))(
  'the documented answer to "%s" is what is answered',
  async (name, { value }) => {
    const language = 'lang' in value && value.lang === 'en' ? 'en' : 'fr';
    const answer = await answering.answer(value.question, language);
    expect(REPLY_EXAMPLES[name]?.value).toMatchObject(answer);
  },
);
