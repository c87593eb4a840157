import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { AnsweringService } from '../../src/agents/answering.service.js';
import { packageRoot } from '../../src/config/package-root.js';
import { Understanding } from '../../src/understanding/understanding.js';
import type { Answer } from '../../src/wording/findings.js';
import { openEmbedded } from './embedded-service.js';

interface Item {
  id: string;
  lang?: 'fr' | 'en';
  question: string;
  kind: string;
  agent: string | null;
  articles?: string[];
}

interface Judgement {
  faults: string[];
  rank: number;
}

interface Result extends Judgement {
  item: Item;
  answer: Answer;
  ms: number;
}

type Judge = (item: Item, reply: Answer) => Judgement;

const SHARED = '../shared/eval';
const USAGE =
  'eval [--scorer <score.mjs>] [--today YYYY-MM-DD] [--only <kind|agent|id>,…] [--show] [<set.jsonl> …]';

/**
 * Answers question sets in process, over the bundled figures and law, and prints what their scorer finds: a line per
 * failure with what was understood, then a table by kind and by agent.
 * @param args question sets (default `../shared/eval/dev.jsonl` beside the project) and the options of USAGE
 */
export async function run(args: readonly string[]): Promise<void> {
  const options = readOptions(args);
  const absent = [...options.files, options.scorer].filter((file) => !existsSync(file));
  if (absent.length > 0) {
    console.log(`Not measured: ${absent.join(', ')} not found. ${USAGE}`);
    return;
  }
  const judge = await judgeOf(options.scorer);
  const items = options.files.flatMap(readItems).filter((item) => isChosen(item, options.only));
  const service = await openEmbedded(options.today);
  const answering = service.get(AnsweringService, { strict: false });
  const understanding = service.get(Understanding, { strict: false });
  const results: Result[] = [];
  for (const item of items) results.push(await answerItem(answering, judge, item));
  for (const result of results) {
    if (result.faults.length > 0 || options.show)
      printOne(result, understanding.read(result.item.question, options.today));
  }
  printTable(results);
  await service.close();
}

function readOptions(args: readonly string[]) {
  const shared = join(packageRoot(), SHARED);
  const options = {
    files: [] as string[],
    scorer: join(shared, 'score.mjs'),
    today: '2026-11-20',
    only: [] as string[],
    show: false,
  };
  for (let at = 0; at < args.length; at += 1) {
    const [option = '', value = ''] = [args[at], args[at + 1]];
    if (option === '--show') options.show = true;
    else if (option === '--scorer') options.scorer = resolve(value);
    else if (option === '--today') options.today = value;
    else if (option === '--only') options.only = value.split(',');
    else options.files.push(resolve(option));
    if (['--scorer', '--today', '--only'].includes(option)) at += 1;
  }
  if (options.files.length === 0) options.files.push(join(shared, 'dev.jsonl'));
  return options;
}

async function judgeOf(scorer: string): Promise<Judge> {
  const scorerModule: unknown = await import(pathToFileURL(scorer).href);
  if (!hasJudge(scorerModule)) throw new Error(`${scorer} exports no judge`);
  return scorerModule.judge;
}

function hasJudge(module: unknown): module is { judge: Judge } {
  return (
    typeof module === 'object' && module !== null && 'judge' in module && typeof module.judge === 'function'
  );
}

function isItem(value: unknown): value is Item {
  return typeof value === 'object' && value !== null && 'id' in value && 'question' in value;
}

function readItems(file: string): Item[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines
    .filter((line) => line.trim() !== '' && !line.startsWith('//'))
    .map((line): unknown => JSON.parse(line))
    .filter(isItem);
}

function isChosen(item: Item, only: readonly string[]): boolean {
  return only.length === 0 || only.some((one) => [item.kind, item.agent, item.id].includes(one));
}

async function answerItem(answering: AnsweringService, judge: Judge, item: Item): Promise<Result> {
  const started = performance.now();
  try {
    const answer = await answering.answer(item.question, item.lang ?? 'fr');
    return { item, answer, ms: performance.now() - started, ...judge(item, answer) };
  } catch (error) {
    const answer = { answer: '', data: null, sources: null, agent: null };
    return { item, answer, ms: 0, faults: [`threw ${String(error)}`], rank: 0 };
  }
}

function printOne({ item, faults, answer }: Result, frame: ReturnType<Understanding['read']>): void {
  const slots = {
    ...frame,
    text: undefined,
    products: frame.products.map((slot) => slot.value),
    measures: frame.measures.map((slot) => slot.value),
    places: frame.places.map((slot) => slot.value),
  };
  console.log(`${faults.length > 0 ? 'FAIL' : 'ok  '} ${item.id} «${item.question}» : ${faults.join('; ')}`);
  console.log(`     -> ${answer.answer.replaceAll('\n', ' ').slice(0, 700)}`);
  console.log(`     ${JSON.stringify(slots)}`);
}

function printTable(results: readonly Result[]): void {
  const groups = new Map<string, Result[]>();
  for (const result of results) {
    for (const key of [`kind ${result.item.kind}`, `agent ${String(result.item.agent)}`]) {
      groups.set(key, [...(groups.get(key) ?? []), result]);
    }
  }
  for (const [key, group] of [...groups].sort(([one], [other]) => (one < other ? -1 : 1)))
    console.log(`${key.padEnd(24)} ${passedOf(group)} / ${group.length}`);
  const law = results.filter((result) => (result.item.articles?.length ?? 0) > 0);
  const first = law.filter((result) => result.rank === 1).length;
  const five = law.filter((result) => result.rank >= 1 && result.rank <= 5).length;
  console.log(`articles hit@1 ${first}, hit@5 ${five} of ${law.length}`);
  const ms = results.map((result) => result.ms).sort((a, b) => a - b);
  const at = (share: number): string => (ms[Math.floor(ms.length * share)] ?? 0).toFixed(1);
  console.log(`ms p50 ${at(0.5)} p95 ${at(0.95)} max ${at(0.999)}`);
  const passed = passedOf(results);
  console.log(
    `passed ${passed} of ${results.length} (${((100 * passed) / Math.max(1, results.length)).toFixed(1)} %)`,
  );
}

function passedOf(results: readonly Result[]): number {
  return results.filter((result) => result.faults.length === 0).length;
}
