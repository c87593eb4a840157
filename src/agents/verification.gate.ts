import type { Language } from '../common/language.js';
import type { AnswerWriter } from '../wording/answer.writer.js';
import type { Answer, Findings } from '../wording/findings.js';
import type { Verification, Violation } from '../wording/verification.js';

/** What was found, for whom. */
export interface Saying {
  findings: Findings;
  agent: Answer['agent'];
  question: string;
  language: Language;
}

export interface GateOptions {
  /** Throws on a violation instead of falling back: for tests. */
  strict: boolean;
  /** Told of every violation. */
  onViolation?: (violations: readonly Violation[]) => void;
}

/** Says findings, and lets a text pass only where every number and article in it comes from them or from the question. */
export class VerificationGate {
  constructor(
    private readonly verification: Verification,
    private readonly writer: AnswerWriter,
    private readonly options: GateOptions,
  ) {}

  /**
   * The findings in words; in plainer words where the text says anything that they do not.
   * @throws Error on a violation where strict
   */
  say({ findings, agent, question, language }: Saying): Answer {
    const answer = this.writer.write(findings, agent, language);
    const violations = this.verification.check(answer.answer, { findings, question, language });
    if (violations.length === 0) return answer;
    const words = violations.map((violation) => violation.words).join(', ');
    if (this.options.strict) throw new Error(`unverified in «${answer.answer}»: ${words}`);
    this.options.onViolation?.(violations);
    return { ...answer, answer: this.writer.plain(findings, language) };
  }
}
