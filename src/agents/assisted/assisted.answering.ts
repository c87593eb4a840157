import type { AskContext, ModelAccess } from '../../llm/model-access.js';
import { ModelFailure } from '../../llm/model-failure.js';
import type { Answer } from '../../wording/findings.js';
import type { Inquiry } from '../agent.js';
import type { VerificationGate } from '../verification.gate.js';
import type { AssistedEnding, AssistedMetrics } from './assisted.metrics.js';
import { Conversation, type Draft } from './conversation.js';
import type { Grounded, GroundingGate, Refused } from './grounding/grounding.gate.js';
import { Ledger } from './ledger.js';
import { INSTRUCTIONS } from './prompt.js';
import { agentOf, type AssistedReplyWriter } from './reply.writer.js';
import type { ToolBox } from './tool-box.js';
import type { WordedFindings } from './worded.findings.js';

/** On whose behalf a question is asked; the signal is aborted when the client hangs up. */
export interface Asker {
  readonly accountId: string;
  readonly signal?: AbortSignal;
}

export interface AssistedAnswer extends Answer {
  /** Of all steps, corrections included. */
  readonly tokensUsed: number;
}

export interface AssistedParts {
  readonly access: ModelAccess;
  readonly tools: ToolBox;
  readonly gate: GroundingGate;
  readonly writer: AssistedReplyWriter;
  readonly worded: WordedFindings;
  readonly verified: VerificationGate;
  readonly metrics: AssistedMetrics;
  /** Whether the embedded engine answers where the model fails. */
  readonly fallsBack: boolean;
}

/**
 * Answers with the help of a language model on a leash: it chooses what to look up and writes the text; figures, rows,
 * sources and the say over the text are ours. A text that does not pass the gate is corrected once, then replaced by our
 * own words for the same findings, or where those cannot be worded, by the embedded engine's answer.
 */
export class AssistedAnswering {
  /** @param given null where no model is configured */
  constructor(private readonly given: AssistedParts | null) {}

  get enabled(): boolean {
    return this.given !== null;
  }

  /**
   * @param embedded the answer without a model
   * @throws Failure service_unavailable where the model fails and the embedded engine is not to stand in
   */
  async answer(inquiry: Inquiry, asker: Asker, embedded: () => Promise<Answer>): Promise<AssistedAnswer> {
    const { access, tools } = this.#parts;
    const asking: AskContext = { ...asker, deadline: access.deadline() };
    const ledger = new Ledger();
    const conversation = new Conversation(access, tools, { inquiry, ledger }, asking);
    const told = (ending: AssistedEnding, answer: Answer): AssistedAnswer => {
      this.#parts.metrics.count(ending);
      return { ...answer, tokensUsed: conversation.tokensUsed };
    };
    try {
      const { ending, answer } = await this.#converse(conversation, inquiry, ledger);
      return answer ? told(ending, answer) : told('embedded', await embedded());
    } catch (thrown) {
      if (!(thrown instanceof ModelFailure)) throw thrown;
      if (this.#parts.fallsBack && thrown.reason !== 'aborted') return told('fallback', await embedded());
      this.#parts.metrics.count('failed');
      throw thrown.asFailure();
    }
  }

  get #parts(): AssistedParts {
    if (this.given === null) throw new Error('no language model is configured');
    return this.given;
  }

  /** Null where nothing can be said of what was found. */
  async #converse(
    conversation: Conversation,
    inquiry: Inquiry,
    ledger: Ledger,
  ): Promise<{ ending: AssistedEnding; answer: Answer | null }> {
    const draft = await conversation.draft();
    if (draft === null) return { ending: 'embedded', answer: null };
    const first = this.#check(draft, inquiry, ledger);
    if (first.kind === 'grounded') return { ending: 'passed', answer: this.#reply(first, inquiry, ledger) };
    const second = await this.#corrected(conversation, first, inquiry, ledger);
    if (second?.kind === 'grounded')
      return { ending: 'repaired', answer: this.#reply(second, inquiry, ledger) };
    return { ending: 'replaced', answer: this.#inOurWords(inquiry, ledger) };
  }

  #check({ prose, cut }: Draft, inquiry: Inquiry, ledger: Ledger): Grounded | Refused {
    if (cut) return { kind: 'refused', violations: [{ kind: 'cut', words: '' }] };
    return this.#parts.gate.check({ prose, ledger, inquiry, instructions: INSTRUCTIONS });
  }

  /** Null where the correction failed: the findings are there, so the answer need not wait for the model. */
  async #corrected(
    conversation: Conversation,
    refused: Refused,
    inquiry: Inquiry,
    ledger: Ledger,
  ): Promise<Grounded | Refused | null> {
    try {
      return this.#check(await conversation.correct(refused.violations), inquiry, ledger);
    } catch (thrown) {
      if (thrown instanceof ModelFailure && thrown.reason !== 'aborted') return null;
      throw thrown;
    }
  }

  #reply(grounded: Grounded, inquiry: Inquiry, ledger: Ledger): Answer {
    return this.#parts.writer.write(grounded, ledger, inquiry);
  }

  #inOurWords({ question, frame, language }: Inquiry, ledger: Ledger): Answer | null {
    const findings = this.#parts.worded.choose(ledger, frame);
    if (findings === null) return null;
    const agent = 'articles' in findings ? 'juridique' : agentOf(findings.facts, []);
    return this.#parts.verified.say({ findings, agent, question, language });
  }
}
