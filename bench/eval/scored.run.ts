import type { Answer } from '../../src/wording/findings.js';
import type { Item, Judgement, Scorer } from './question-set.js';

/** An answer with the tokens that a language model took for it. */
export type Told = Answer & { readonly tokensUsed?: number };

/** One question, answered and judged. */
export interface Result extends Judgement {
  readonly item: Item;
  readonly answer: Told;
  readonly ms: number;
}

const NOTHING: Answer = { answer: '', data: null, sources: null, agent: null };

const NOT_JUDGED = 'not judged: ';

/** Whether it was the scorer that failed, not the answer. */
export function isUnjudged({ faults }: Result): boolean {
  return faults.some((fault) => fault.startsWith(NOT_JUDGED));
}

/** Asks the questions one after the other. What is thrown, by the service or the scorer, is a fault of that question. */
export async function scored(
  items: readonly Item[],
  scorer: Scorer,
  answering: (item: Item) => Promise<Told>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) {
    const started = performance.now();
    const told = await answering(item).catch((thrown: unknown) => ({ thrown }));
    const ms = performance.now() - started;
    if ('thrown' in told)
      results.push({ item, answer: NOTHING, ms, faults: [`no answer: ${messageOf(told.thrown)}`], rank: 0 });
    else results.push({ item, answer: told, ms, ...judged(scorer, item, told) });
  }
  return results;
}

function judged(scorer: Scorer, item: Item, answer: Answer): Judgement {
  try {
    return scorer.judge(item, answer);
  } catch (thrown) {
    return { faults: [`${NOT_JUDGED}${messageOf(thrown)}`], rank: 0 };
  }
}

function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
