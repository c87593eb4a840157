import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import type { LawArticle } from '../../src/law/law-article.js';
import { readBundledRuralCode } from '../../src/law/sources/bundled-code.js';
import { buildLawIndex } from '../../src/law/search/law-index.builder.js';
import { encodeLawIndex } from '../../src/law/search/law-index.codec.js';
import { readLawLexicon } from '../../src/law/search/law-lexicon.js';
import {
  HELD_OUT_QUESTIONS,
  KNOWN_QUESTIONS,
  LATER_QUESTIONS,
  type LawQuestion,
} from '../../test/fixtures/law/law-questions.data.js';
import { LawSearch } from '../../src/law/search/law-search.js';
import { FullTextTable } from './full-text-table.js';
import { MiniSearchTable } from './mini-search.js';
import { originalNumber, perturbedCopies } from './perturbed-copies.js';

const USAGE = `npm run bench -- law [--articles <count>]... [--day <YYYY-MM-DD>]

Measures the search of the law beside SQLite FTS5 and MiniSearch on the same articles and questions: how often an accepted article
comes first and among the first five, milliseconds a question (median and 95th percentile), seconds to build,
megabytes held. By default over the Code rural as it is, and grown to 50000 and 100000 articles by perturbed copies
(a copy of an accepted article is accepted).
The questions are those that the lexicon was made with, so only the speed is a measurement of unseen questions.`;

const LIMIT = 5;
const QUESTIONS: readonly LawQuestion[] = [...KNOWN_QUESTIONS, ...HELD_OUT_QUESTIONS, ...LATER_QUESTIONS];

type Search = (question: string) => readonly string[];

interface Contestant {
  readonly name: string;
  readonly search: Search;
  readonly buildSeconds: number;
  readonly megabytes: number;
}

/** Prints a line for each contestant and size. `--help` prints the usage. */
export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      articles: { type: 'string', multiple: true },
      day: { type: 'string', default: '2026-11-20' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return;
  }
  const { articles } = await readBundledRuralCode();
  const sizes = (values.articles ?? [String(articles.length), '50000', '100000']).map(Number);
  console.log(`${QUESTIONS.length} questions`);
  for (const size of sizes) {
    const grown = perturbedCopies(articles, size);
    for (const contestant of [
      ours(grown, values.day),
      table('FTS5', () => new FullTextTable(grown, values.day)),
      table('MiniSearch', () => new MiniSearchTable(grown, values.day)),
    ])
      report(contestant, grown.length);
  }
}

function ours(articles: readonly LawArticle[], onDate: string): Contestant {
  const lexicon = readLawLexicon();
  const started = performance.now();
  const index = buildLawIndex(articles, lexicon, 'bench');
  const search = new LawSearch(index, lexicon);
  return {
    name: 'ours',
    search: (question) => search.search(question, { limit: LIMIT, onDate }).hits.map(({ number }) => number),
    buildSeconds: (performance.now() - started) / 1000,
    megabytes: encodeLawIndex(index).length / 1e6,
  };
}

function table(name: string, make: () => FullTextTable | MiniSearchTable): Contestant {
  const started = performance.now();
  const made = make();
  return {
    name,
    search: (question) => made.search(question, LIMIT),
    buildSeconds: (performance.now() - started) / 1000,
    megabytes: made.bytes / 1e6,
  };
}

function report({ name, search, buildSeconds, megabytes }: Contestant, size: number): void {
  let first = 0;
  let five = 0;
  const times = QUESTIONS.map(({ question, articles }) => {
    const started = performance.now();
    const numbers = search(question);
    const milliseconds = performance.now() - started;
    const rank = numbers.findIndex((number) => articles.includes(originalNumber(number)));
    if (rank === 0) first += 1;
    if (rank >= 0) five += 1;
    return milliseconds;
  }).sort((left, right) => left - right);
  const share = (count: number): string => `${((100 * count) / QUESTIONS.length).toFixed(1)} %`;
  const quantile = (part: number): string => (times[Math.floor(times.length * part)] ?? 0).toFixed(2);
  console.log(
    `${size} articles ${name}: hit@1 ${share(first)} hit@5 ${share(five)} ms p50=${quantile(0.5)} p95=${quantile(0.95)} ` +
      `build=${buildSeconds.toFixed(1)} s size=${megabytes.toFixed(0)} MB`,
  );
}
