import type { Language } from '../common/language.js';
import type { Answer, Findings } from '../wording/findings.js';
import type { AnswerWriter } from '../wording/answer.writer.js';
import type { Verification, Violation } from '../wording/verification.js';

export interface Passing {
  answer: Answer;
  findings: Findings;
  question: string;
  language: Language;
}

export interface GateOptions {
  /** Throws on a violation instead of falling back: for tests. */
  strict: boolean;
  /** Told of every violation. */
  onViolation?: (violations: readonly Violation[]) => void;
}

/** Lets an answer pass only where every number and article in it comes from the findings or the question. */
export class VerificationGate {
  constructor(
    private readonly verification: Verification,
    private readonly writer: AnswerWriter,
    private readonly options: GateOptions,
  ) {}

  /**
   * The answer itself, or a plainer wording of the same findings where it says anything that they do not.
   * @throws Error on a violation where strict
   */
  pass(passing: Passing): Answer {
    const { answer, findings, question, language } = passing;
    const violations = this.verification.check(answer.answer, { findings, question, language });
    if (violations.length === 0) return answer;
    const words = violations.map((violation) => violation.words).join(', ');
    if (this.options.strict) throw new Error(`unverified in «${answer.answer}»: ${words}`);
    this.options.onViolation?.(violations);
    return { ...answer, answer: this.writer.plain(findings, language) };
  }
}
