import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { EmbeddedAnswering } from '../../src/agents/embedded.answering.js';
import { isLanguage } from '../../src/common/language.js';
import { packageRoot } from '../../src/config/package-root.js';
import { loadCues } from '../../src/lexicon/cues.loader.js';
import { loadLexicon } from '../../src/lexicon/lexicon.loader.js';
import { QUESTIONS } from '../../test/fixtures/understanding/questions.data.js';
import { Understanding } from '../../src/understanding/understanding.js';
import { openEmbedded } from '../eval/embedded-service.js';
import { hostileTexts } from './hostile-texts.js';

const USAGE = `npm run bench -- understanding [--set <set.jsonl>] [--questions <count>]

Measures how long questions take to be read (median, 95th percentile), how the time grows with the length of hostile
text (the time for 2000 characters over that for 1000: about 2 where it is linear), how long whole answers take at one
client, each question once: questions of our own tests that a service just started is asked, then those of the set; and
the heap after 10 %, 50 % and all of 100000 questions read. Without a question set the
questions of our own tests are asked.`;

const TODAY = '2026-11-20';
const LONG = 2000;
/** How many other questions a service is asked before those of the set. */
const RUN_IN = 300;
const ROUNDS = 7;
const STAGES = [0.1, 0.5, 1];
const MEGABYTE = 1_048_576;

interface Asked {
  question: string;
  lang: string;
}

/** Prints one line for each measurement. `--help` prints the usage. */
export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { set: { type: 'string' }, questions: { type: 'string' }, help: { type: 'boolean' } },
  });
  if (values.help) {
    console.log(USAGE);
    return;
  }
  const asked = readSet(values.set ?? join(packageRoot(), '../shared/eval/dev.jsonl'));
  const understanding = new Understanding(loadLexicon(), loadCues());
  const read = (question: string): void => void understanding.read(question, TODAY);
  for (const { question } of asked) read(question);
  print(
    'read, ms',
    asked.map(({ question }) => timeOf(() => read(question))),
  );
  const growth = hostileTexts().map(
    (text) => shortest(() => read(text(LONG))) / shortest(() => read(text(LONG / 2))),
  );
  print('2000 over 1000 characters, times', growth);
  await printAnswers(asked);
  printHeap(asked, read, Number(values.questions ?? 100_000));
}

/** The questions of a set, or our own where there is none. */
function readSet(file: string): Asked[] {
  if (!existsSync(file)) {
    console.log(`${file} not found: the questions of the tests are asked instead`);
    return QUESTIONS.map(([question]) => ({ question, lang: 'fr' }));
  }
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('{'));
  return lines.map((line): unknown => JSON.parse(line)).filter(isAsked);
}

function isAsked(item: unknown): item is Asked {
  return typeof item === 'object' && item !== null && 'question' in item && 'lang' in item;
}

/** Every question once, so that nothing is remembered of it: of our tests what a service just started is asked, then the set. */
async function printAnswers(asked: readonly Asked[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'agri-qa-bench-'));
  const service = await openEmbedded(TODAY, folder);
  const answering = service.get(EmbeddedAnswering, { strict: false });
  const timesOf = async (questions: readonly Asked[]): Promise<number[]> => {
    const times: number[] = [];
    for (const { question, lang } of questions) {
      const started = performance.now();
      await answering.answer(await answering.read(question, isLanguage(lang) ? lang : 'fr'));
      times.push(performance.now() - started);
    }
    return times;
  };
  const named = new Set(asked.map(({ question }) => question));
  const others = QUESTIONS.flatMap(([question]) => (named.has(question) ? [] : [{ question, lang: 'fr' }]));
  print('first answers of a service just started, ms', await timesOf(others.slice(0, RUN_IN)));
  print('whole answer after them, ms', await timesOf(asked));
  await service.close();
  rmSync(folder, { recursive: true, force: true });
}

/** The heap in use after a collection, at each stage; without `--expose-gc` garbage is in it. */
function printHeap(asked: readonly Asked[], read: (question: string) => void, count: number): void {
  const marks = new Set(STAGES.map((stage) => Math.round(stage * count)));
  for (let at = 1; at <= count; at += 1) {
    const { question } = asked[at % asked.length] ?? { question: '' };
    read(`${question} ${at}`);
    if (!marks.has(at)) continue;
    globalThis.gc?.();
    console.log(`heap after ${at} questions: ${(process.memoryUsage().heapUsed / MEGABYTE).toFixed(1)} MB`);
  }
}

function timeOf(work: () => void): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}

function shortest(work: () => void): number {
  return Math.min(...Array.from({ length: ROUNDS }, () => timeOf(work)));
}

function print(what: string, numbers: readonly number[]): void {
  const sorted = numbers.toSorted((a, b) => a - b);
  const at = (share: number): string => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(2);
  console.log(`${what}: median ${at(0.5)}, p95 ${at(0.95)}, max ${at(1)} (${sorted.length})`);
}
