import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { TestingModule } from '@nestjs/testing';
import { AnsweringService } from '../../src/agents/answering.service.js';
import { EmbeddedAnswering } from '../../src/agents/embedded.answering.js';
import { settingsOfProcess } from '../../src/config/config.module.js';
import { packageRoot } from '../../src/config/package-root.js';
import { LawService } from '../../src/law/law.service.js';
import { ModelAccess } from '../../src/llm/model-access.js';
import { Counters } from '../../src/metrics/counters.js';
import { Understanding } from '../../src/understanding/understanding.js';
import { openEmbedded, type ModelSettings } from './embedded-service.js';
import { missLines } from './law.ranks.js';
import { comparisonLines, endingsIn } from './model.comparison.js';
import { isChosen, loadScorer, readItems, type Item, type Scorer } from './question-set.js';
import { failureLine, tableLines } from './score.report.js';
import { summaryText } from './score.summary.js';
import { scored, type Result } from './scored.run.js';

const USAGE = `npm run eval [-- [options] <set.jsonl>…]

Answers question sets in process, over the bundled figures and law, and prints what their scorer finds: a line for each
failure with what was understood, a table by kind and by agent, and for law where the search has what was missed.
Where LLM_PROVIDER is set, the model is asked the same questions and compared with the embedded engine.

  --scorer <file>      default: ../shared/eval/score.mjs; sets: default ../shared/eval/dev.jsonl
  --today <day>        the day that counts as today, default 2026-11-20
  --only <a,b>         kinds, agents or beginnings of ids, such as juridique
  --show               prints every answer, not the failures alone
  --summary            writes the score of the development set to docs/development-score.md`;

/** Where a run finds things; each has its default. */
export interface Surroundings {
  readonly print: (line: string) => void;
  readonly model: () => ModelSettings;
  /** Where the database of the run is kept. */
  readonly dataDir: string;
  /** The folder of the question sets and their scorer. */
  readonly shared: string;
}

type Options = ReturnType<typeof readOptions>;

/** @param args the options of USAGE. @throws Error for an option that there is not, or a set that cannot be read */
export async function run(args: readonly string[], given: Partial<Surroundings> = {}): Promise<void> {
  const around: Surroundings = {
    print: (line) => console.log(line),
    model: settingsOfProcess,
    dataDir: join(packageRoot(), 'var', 'eval'),
    shared: join(packageRoot(), '..', 'shared', 'eval'),
    ...given,
  };
  const options = readOptions(args, around.shared);
  if (options.help) return around.print(USAGE);
  const absent = [...options.files, options.scorer].filter((file) => !existsSync(file));
  if (absent.length > 0) {
    around.print(`Not measured: there is no ${absent.join(', ')}; name a set and its scorer. See --help.`);
    return;
  }
  const service = await openEmbedded(options.today, around.dataDir, around.model());
  try {
    await measure(service, options, around.print);
  } finally {
    await service.close();
  }
}

function readOptions(args: readonly string[], shared: string) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      scorer: { type: 'string', default: join(shared, 'score.mjs') },
      today: { type: 'string', default: '2026-11-20' },
      only: { type: 'string', default: '' },
      show: { type: 'boolean', default: false },
      summary: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const development = join(shared, 'dev.jsonl');
  const files = positionals.length > 0 ? positionals.map((file) => resolve(file)) : [development];
  const only = values.only.split(',').filter((one) => one !== '');
  const isDevelopment = only.length === 0 && files.length === 1 && files[0] === resolve(development);
  if (values.summary && !isDevelopment)
    throw new Error('--summary is of the whole development set and of nothing else');
  return { ...values, scorer: resolve(values.scorer), files, only };
}

async function measure(
  service: TestingModule,
  options: Options,
  print: (line: string) => void,
): Promise<void> {
  const scorer = await loadScorer(options.scorer);
  const items = options.files.flatMap(readItems).filter((item) => isChosen(item, options.only));
  const engine = service.get(EmbeddedAnswering, { strict: false });
  const embedded = await scored(items, scorer, async ({ question, lang = 'fr' }) =>
    engine.answer(await engine.read(question, lang)),
  );
  await report(service, embedded, { scorer, options, print });
  if (options.summary) writeSummary(embedded, options.today, print);
  if (service.get(ModelAccess, { strict: false }).enabled)
    await compare(service, { items, scorer, embedded, options, print });
}

interface Reporting {
  readonly scorer: Scorer;
  readonly options: Options;
  readonly print: (line: string) => void;
}

async function report(
  service: TestingModule,
  results: readonly Result[],
  { scorer, options, print }: Reporting,
): Promise<void> {
  const understanding = service.get(Understanding, { strict: false });
  for (const result of results) {
    if (result.faults.length === 0 && !options.show) continue;
    print(failureLine(result));
    print(`     ${frameText(understanding, result.item, options.today)}`);
  }
  print('');
  for (const line of tableLines(results)) print(line);
  const law = service.get(LawService, { strict: false });
  for (const line of await missLines(results, law, scorer, options.today)) print(line);
}

/** What was understood, in one line. */
function frameText(understanding: Understanding, { question }: Item, today: string): string {
  const { text: _text, products, measures, places, ...slots } = understanding.read(question, today);
  const ids = (named: readonly { value: string }[]): string[] => named.map((slot) => slot.value);
  return JSON.stringify({ ...slots, products: ids(products), measures: ids(measures), places: ids(places) });
}

async function compare(
  service: TestingModule,
  { items, embedded, ...reporting }: Reporting & { items: readonly Item[]; embedded: readonly Result[] },
): Promise<void> {
  const answering = service.get(AnsweringService, { strict: false });
  const { print, scorer } = reporting;
  print('\nWith the language model:');
  const model = await scored(items, scorer, ({ question, lang = 'fr' }) => answering.answer(question, lang));
  await report(service, model, reporting);
  print('');
  const endings = await endingsIn(service.get(Counters, { strict: false }));
  for (const line of comparisonLines(model, embedded, endings)) print(line);
}

function writeSummary(results: readonly Result[], today: string, print: (line: string) => void): void {
  const file = join(packageRoot(), 'docs', 'development-score.md');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, summaryText(results, today));
  print(`Written to ${join('docs', 'development-score.md')}.`);
}
