import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ModelSettings } from '../../bench/eval/embedded-service.js';
import { run } from '../../bench/eval/eval.js';
import { quantile } from '../../bench/eval/score.report.js';
import { summaryText } from '../../bench/eval/score.summary.js';
import { temporaryFolder } from '../support/engines.js';
import { ScriptedModelServer, hang, type Said, type Step } from './scripted-model.server.js';

const SCORER = fileURLToPath(new URL('../fixtures/llm/scorer.mjs', import.meta.url));
const WHEAT = {
  id: 'T-1',
  question: 'Quelle était la production de blé tendre en France en 2024 ?',
  kind: 'value',
  agent: 'production',
  words: ['25,38 millions'],
};
const ITEMS = [
  WHEAT,
  { ...WHEAT, id: 'T-2', words: ['a figure that no answer has'] },
  { ...WHEAT, id: 'T-3', unreadable: true },
  {
    id: 'T-4',
    question: 'Quelle est la durée minimale d’un bail rural ?',
    kind: 'legal',
    agent: 'juridique',
    articles: ['L. 999-9'],
  },
  {
    id: 'T-5',
    question: 'What was the price of urea in May 2026?',
    lang: 'en',
    kind: 'price',
    agent: 'prix',
  },
];
const NO_MODEL: ModelSettings = {
  llmProvider: 'none',
  llmBaseUrl: null,
  llmModel: 'scripted',
  llmApiKey: 'a-key-for-tests',
  llmTimeoutMs: 1_500,
  llmFallback: 'none',
};

const server = new ScriptedModelServer();
let shared = '';
let dataDir = '';

beforeAll(async () => {
  await server.start();
  dataDir = await temporaryFolder();
  shared = join(dataDir, 'shared');
  await mkdir(shared);
  await writeFile(join(shared, 'dev.jsonl'), ITEMS.map((item) => JSON.stringify(item)).join('\n'));
});
afterAll(async () => {
  await server.stop();
});

async function printed(args: readonly string[], model: ModelSettings = NO_MODEL): Promise<string[]> {
  const lines: string[] = [];
  const print = (line: string): void => void lines.push(...line.split('\n'));
  await run(['--scorer', SCORER, ...args], { print, model: () => model, dataDir, shared });
  return lines;
}

describe('npm run eval', () => {
  it('prints failures with what was understood, then the table of the scorer', async () => {
    const lines = await printed([]);
    expect(lines.filter((line) => line.startsWith('FAIL')).map((line) => line.slice(0, 8))).toEqual([
      'FAIL T-2',
      'FAIL T-3',
      'FAIL T-4',
    ]);
    expect(lines[0]).toMatch(
      /^FAIL T-2 «Quelle était .*» : words a figure that no answer has -> La production/u,
    );
    expect(JSON.parse(lines[1] ?? '')).toMatchObject({ products: ['soft-wheat'], places: ['FR'] });
    expect(lines.join('\n')).toContain('not judged: no such pattern');
    expect(lines).toContain('agent juridique             0 / 1    0.0 %');
    expect(lines).toContain('kind value                  1 / 3    33.3 %');
    expect(lines).toContain('articles hit@1 0.0 %, hit@5 0.0 % of 1');
    expect(lines).toContain('passed 2 of 5 (40.0 %)');
  }, 180_000);

  it('prints the same lines again, timings aside', async () => {
    const untimed = async (): Promise<string[]> =>
      (await printed([])).filter((line) => !line.startsWith('latency'));
    expect(await untimed()).toEqual(await untimed());
  });

  it('by agent, says where the search has the article that was missed', async () => {
    await writeFile(
      join(shared, 'law.jsonl'),
      JSON.stringify({ ...ITEMS[3], articles: ['L. 411-12', 'L411-58'] }),
    );
    const lines = await printed([
      '--only',
      'juridique',
      join(shared, 'law.jsonl'),
      join(shared, 'dev.jsonl'),
    ]);
    expect(lines.at(-1)).toBe('MISS T-4 wanted L. 999-9: not in the answer, not among 50 of the search');
    expect(lines.at(-2)).toMatch(
      /^MISS T-4 wanted L\. 411-12\|L411-58: .*rank [1-9]\d? among 50 of the search$/u,
    );
    expect(lines.at(-3)).toBe('passed 0 of 2 (0.0 %)');
  });

  it('says that there is no set where there is none', async () => {
    const lines = await printed([join(shared, 'nothing.jsonl')]);
    expect(lines).toEqual([expect.stringMatching(/^Not measured: there is no .*nothing\.jsonl/u)]);
  });

  it('writes a summary of nothing but the whole development set', async () => {
    await expect(printed(['--summary', '--only', 'prix'])).rejects.toThrow('whole development set');
    await expect(printed(['--summary', join(shared, 'law.jsonl')])).rejects.toThrow('whole development set');
  });
});

describe('the summary', () => {
  it('has figures and ids, no question and no time', () => {
    const answer = { answer: 'x', data: null, sources: null, agent: null };
    const results = [
      { item: WHEAT, answer, ms: 3, faults: [], rank: 0 },
      { item: { ...WHEAT, id: 'T-2', articles: ['L1'] }, answer, ms: 4, faults: ['number'], rank: 2 },
      { item: { ...WHEAT, id: 'T-3' }, answer, ms: 5, faults: ['not judged: no such pattern'], rank: 0 },
    ];
    expect(summaryText(results, '2026-11-20').split('\n').slice(4)).toEqual([
      'Passed 1 of 3 (33.3 %).',
      'Articles: hit@1 0.0 %, hit@5 100.0 % of 1.',
      'Failed: T-2.',
      'Not judged, as the scorer itself fails on them: T-3.',
      '',
      '| Group            | Passed |  Of |',
      '| ---------------- | -----: | --: |',
      '| agent production |      1 |   3 |',
      '| kind value       |      1 |   3 |',
      '',
    ]);
  });
});

describe('quantiles', () => {
  it('are values of the list', () => {
    expect(quantile([], 0.5)).toBe(0);
    expect(quantile([3, 1, 2], 0.5)).toBe(2);
    expect(quantile([3, 1, 2], 1)).toBe(3);
  });
});

describe('npm run eval with a model', () => {
  const query: Said = {
    calls: [
      {
        name: 'query',
        args: { products: ['soft-wheat'], measure: 'production', places: ['FR'], from: '2024' },
      },
    ],
  };
  const good: Said = { text: 'En 2024, la France a produit 25,38 millions de tonnes de blé tendre.' };
  const wrong: Said = { text: 'En 2024, la France a produit 31,7 millions de tonnes de blé tendre.' };
  const decline: Said = { calls: [{ name: 'decline', args: { reason: 'not_held' } }] };
  const steps: Step[] = [
    [query, good],
    [query, wrong, good],
    [query, wrong, wrong],
    [decline],
    [hang],
  ].flat();

  it.each([
    ['openai-compatible', () => server.openAiBaseUrl],
    ['anthropic', () => server.baseUrl],
  ] as const)('compares it with the embedded engine: %s', async (llmProvider, baseUrl) => {
    server.script(...steps);
    const lines = await printed([], { ...NO_MODEL, llmProvider, llmBaseUrl: baseUrl() });
    const after = lines.slice(lines.indexOf('With the language model:'));
    const spaced = after.map((line) => line.replace(/ +/gu, ' ').trim());
    expect(spaced).toContain('model embedded');
    expect(spaced).toContain('passed 1 / 5 20.0 % 2 / 5 40.0 %');
    expect(spaced).toContain('tokens in all 1080 0');
    expect(spaced).toContain('tokens p50 360 0');
    expect(spaced).toContain('the model was asked 5 questions; its text:');
    for (const ending of ['passed', 'repaired', 'replaced', 'embedded', 'failed'])
      expect(spaced).toContain(`${ending} 1 20.0 %`);
    expect(spaced).toContain('fallback 0 0.0 %');
    expect(spaced).toContain('only the model passes: none');
    expect(spaced).toContain('only the embedded engine passes: T-5');
    expect(spaced.some((line) => /^FAIL T-5 .*no answer:/u.test(line))).toBe(true);
  });
});
