import { articleHits, groupScores, passedOf, share } from './score.report.js';
import { isUnjudged, type Result } from './scored.run.js';

/** The score as a page of Markdown: figures and ids, no question, no time, so that the same score gives the same bytes. */
export function summaryText(results: readonly Result[], today: string): string {
  const failures = results.filter(({ faults }) => faults.length > 0);
  const unjudged = failures.filter(isUnjudged);
  const { first, five, of } = articleHits(results);
  const passed = passedOf(results);
  return [
    '# Score on the development questions',
    '',
    `Written by \`npm run eval -- --summary\`, with ${today} as today, without a language model.`,
    '',
    `Passed ${passed} of ${results.length} (${share(passed, results.length)} %).`,
    ...(of > 0 ? [`Articles: hit@1 ${share(first, of)} %, hit@5 ${share(five, of)} % of ${of}.`] : []),
    `Failed: ${idsOf(failures.filter((one) => !unjudged.includes(one)))}.`,
    ...(unjudged.length > 0 ? [`Not judged, as the scorer itself fails on them: ${idsOf(unjudged)}.`] : []),
    '',
    ...tableOf(groupScores(results).map((group) => [group.name, String(group.passed), String(group.of)])),
    '',
  ].join('\n');
}

function idsOf(results: readonly Result[]): string {
  return results.map(({ item }) => item.id).join(', ') || 'none';
}

/** Padded as Prettier has tables. */
function tableOf(rows: readonly (readonly string[])[]): string[] {
  const all = [['Group', 'Passed', 'Of'], ...rows];
  const widths = [0, 1, 2].map((at) => Math.max(3, ...all.map((row) => row[at]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join(' | ')} |`;
  const [first = 0, ...others] = widths;
  const rule = `| ${['-'.repeat(first), ...others.map((width) => `${'-'.repeat(width - 1)}:`)].join(' | ')} |`;
  const [head = [], ...body] = all;
  return [line(head), rule, ...body.map(line)];
}
