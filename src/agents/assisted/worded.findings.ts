import type { Frame } from '../../understanding/frame.js';
import type { Subjects } from './grounding/subject.js';
import type { Ledger, ToolFindings } from './ledger.js';

/** What a row was read for: where there is one of these, it is the answer and the rows are its operands. */
const CALCULATED: ReadonlySet<string> = new Set([
  'forecast',
  'comparison',
  'share',
  'aggregate',
  'average',
  'ranking',
  'filter',
  'correlation',
]);
const READ: ReadonlySet<string> = new Set(['value', 'change', 'article', 'legal']);

/** Chooses which findings answer the question where the model's own text may not be sent. */
export class WordedFindings {
  constructor(private readonly subjects: Subjects) {}

  /** The last calculation that has to do with what was asked, else the last rows or articles; null where none has. */
  choose({ findings }: Ledger, frame: Frame): ToolFindings | null {
    const fitting = findings.filter((one) => this.#fits(one, frame)).reverse();
    return (
      fitting.find(({ kind }) => CALCULATED.has(kind)) ?? fitting.find(({ kind }) => READ.has(kind)) ?? null
    );
  }

  #fits(findings: ToolFindings, frame: Frame): boolean {
    const isLaw = frame.domain === 'law';
    if ('articles' in findings) return isLaw && findings.articles.length > 0;
    return !isLaw && findings.facts.length > 0 && this.subjects.answer(frame, findings.facts);
  }
}
