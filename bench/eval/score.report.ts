import type { Result } from './scored.run.js';

const LONGEST_QUESTION = 110;
const LONGEST_ANSWER = 220;

/** How many of a group passed. */
export interface GroupScore {
  readonly name: string;
  readonly passed: number;
  readonly of: number;
}

export function passedOf(results: readonly Result[]): number {
  return results.filter((result) => result.faults.length === 0).length;
}

/** By kind and by agent, in alphabetical order. */
export function groupScores(results: readonly Result[]): GroupScore[] {
  const groups = new Map<string, Result[]>();
  for (const result of results) {
    for (const name of [`kind ${result.item.kind}`, `agent ${String(result.item.agent)}`])
      groups.set(name, [...(groups.get(name) ?? []), result]);
  }
  return [...groups]
    .map(([name, group]) => ({ name, passed: passedOf(group), of: group.length }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** Of the questions that want an article, how many have one first, and how many among the first five. */
export function articleHits(results: readonly Result[]): { first: number; five: number; of: number } {
  const law = results.filter(({ item }) => (item.articles?.length ?? 0) > 0);
  return {
    first: law.filter(({ rank }) => rank === 1).length,
    five: law.filter(({ rank }) => rank >= 1 && rank <= 5).length,
    of: law.length,
  };
}

/** What was wrong with one answer, as the scorer of the set prints it. */
export function failureLine({ item, faults, answer }: Result): string {
  const said = answer.answer.slice(0, LONGEST_ANSWER).replace(/\s+/g, ' ');
  const verdict = faults.length > 0 ? 'FAIL' : 'ok  ';
  return `${verdict} ${item.id} «${item.question.slice(0, LONGEST_QUESTION)}» : ${faults.join('; ')} -> ${said}`;
}

/** The table of the set's scorer: by kind and agent, articles, latency, and all together. */
export function tableLines(results: readonly Result[]): string[] {
  const { first, five, of } = articleHits(results);
  const articles = `articles hit@1 ${share(first, of)} %, hit@5 ${share(five, of)} % of ${of}`;
  const ms = results.map((result) => result.ms);
  return [
    ...groupScores(results).map(
      (group) =>
        `${group.name.padEnd(24)} ${String(group.passed).padStart(4)} / ${String(group.of).padEnd(4)} ${share(group.passed, group.of)} %`,
    ),
    ...(of > 0 ? [articles] : []),
    `latency ms p50 ${quantile(ms, 0.5).toFixed(1)} p95 ${quantile(ms, 0.95).toFixed(1)}`,
    `passed ${passedOf(results)} of ${results.length} (${share(passedOf(results), results.length)} %)`,
  ];
}

/** In percent, with one decimal. */
export function share(part: number, whole: number): string {
  return ((100 * part) / Math.max(1, whole)).toFixed(1);
}

/** The value that so many of them are not above; 0 of none. */
export function quantile(values: readonly number[], at: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * at))] ?? 0;
}
