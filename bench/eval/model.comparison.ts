import type { AssistedEnding } from '../../src/agents/assisted/assisted.metrics.js';
import type { Counters } from '../../src/metrics/counters.js';
import { passedOf, quantile, share } from './score.report.js';
import type { Result } from './scored.run.js';

const ENDINGS: readonly AssistedEnding[] = [
  'passed',
  'repaired',
  'replaced',
  'embedded',
  'fallback',
  'failed',
];

/** How many questions that the model was asked have ended in each way so far. */
export async function endingsIn({ registry }: Counters): Promise<Map<string, number>> {
  const metric = await registry.getSingleMetric('llm_answers_total')?.get();
  return new Map((metric?.values ?? []).map(({ labels, value }) => [String(labels['ending']), value]));
}

/** The model beside the embedded engine on the same questions: accuracy, tokens, time, and what the gate had to do. */
export function comparisonLines(
  model: readonly Result[],
  embedded: readonly Result[],
  endings: ReadonlyMap<string, number>,
): string[] {
  const asked = model.filter(({ answer }) => answer.tokensUsed !== undefined);
  const tokens = asked.map(({ answer }) => answer.tokensUsed ?? 0);
  const all = [...endings.values()].reduce((sum, count) => sum + count, 0);
  return [
    ['', 'model', 'embedded'],
    ['passed', accuracy(model), accuracy(embedded)],
    ['latency ms p50', ...atQuantile(0.5, model, embedded)],
    ['latency ms p95', ...atQuantile(0.95, model, embedded)],
    ['tokens p50', quantile(tokens, 0.5).toFixed(0), '0'],
    ['tokens p95', quantile(tokens, 0.95).toFixed(0), '0'],
    ['tokens in all', String(tokens.reduce((sum, count) => sum + count, 0)), '0'],
  ]
    .map(
      ([name = '', one = '', other = '']) => `${name.padEnd(16)} ${one.padStart(18)} ${other.padStart(18)}`,
    )
    .concat(
      `the model was asked ${all} questions; its text:`,
      ENDINGS.map(
        (ending) =>
          `  ${ending.padEnd(9)} ${String(endings.get(ending) ?? 0).padStart(4)} ${share(endings.get(ending) ?? 0, all)} %`,
      ),
      `only the model passes: ${onlyFirst(model, embedded)}`,
      `only the embedded engine passes: ${onlyFirst(embedded, model)}`,
    );
}

function accuracy(results: readonly Result[]): string {
  return `${passedOf(results)} / ${results.length} ${share(passedOf(results), results.length)} %`;
}

function atQuantile(at: number, ...runs: readonly (readonly Result[])[]): string[] {
  return runs.map((results) =>
    quantile(
      results.map(({ ms }) => ms),
      at,
    ).toFixed(1),
  );
}

function onlyFirst(one: readonly Result[], other: readonly Result[]): string {
  const passes = new Set(other.filter(({ faults }) => faults.length === 0).map(({ item }) => item.id));
  const only = one.filter(({ item, faults }) => faults.length === 0 && !passes.has(item.id));
  return only.map(({ item }) => item.id).join(', ') || 'none';
}
