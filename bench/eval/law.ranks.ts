import type { LawService } from '../../src/law/law.service.js';
import type { Scorer } from './question-set.js';
import type { Result } from './scored.run.js';

const DEPTH = 50;

/** Where the search has the first right article for each question that was not answered with it in first place. */
export async function missLines(
  results: readonly Result[],
  law: Pick<LawService, 'search'>,
  scorer: Scorer,
  today: string,
): Promise<string[]> {
  const lines: string[] = [];
  for (const { item, rank } of results) {
    if (!item.articles?.length || rank === 1) continue;
    const wanted = new Set(item.articles.map((number) => scorer.articleNumber(number)));
    const outcome = await law.search(item.question, { limit: DEPTH, onDate: today });
    const numbers = outcome.kind === 'none' ? [] : outcome.hits.map(({ article }) => article.number);
    const at = numbers.findIndex((number) => wanted.has(scorer.articleNumber(number))) + 1;
    lines.push(
      `MISS ${item.id} wanted ${item.articles.join('|')}: ${rankText(rank, 'in the answer')}, ${rankText(at, `among ${DEPTH} of the search`)}${outcome.kind === 'none' ? ' (it found nothing worth quoting)' : ''}`,
    );
  }
  return lines;
}

function rankText(rank: number, where: string): string {
  return rank === 0 ? `not ${where}` : `rank ${rank} ${where}`;
}
