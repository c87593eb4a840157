import type { Message, ModelReply, ModelRequest } from '../../llm/language-model.js';
import type { AskContext, ModelAccess } from '../../llm/model-access.js';
import { ModelFailure } from '../../llm/model-failure.js';
import type { Violation } from './grounding/violation.js';
import { CALL_A_TOOL, INSTRUCTIONS, questionText, repairText } from './prompt.js';
import type { ToolBox } from './tool-box.js';
import type { ToolContext } from './tools/tool.js';

const MOST_STEPS = 4;
const MOST_OUTPUT_TOKENS = 1_200;

/** What the model wrote, and whether it was cut off at the ceiling of its output. */
export interface Draft {
  readonly prose: string;
  readonly cut: boolean;
}

/**
 * One question's talk with the model: at most four steps to a draft, of which the first must call a tool and the last may
 * not, and at most one correction. Counts the tokens of all of them.
 */
export class Conversation {
  readonly #messages: Message[];
  #tokens = 0;
  #declined = false;

  constructor(
    private readonly access: ModelAccess,
    private readonly tools: ToolBox,
    private readonly context: ToolContext,
    private readonly asking: AskContext,
  ) {
    this.#messages = [
      { role: 'system', text: INSTRUCTIONS },
      { role: 'user', text: questionText(context.inquiry) },
    ];
  }

  /** Of all replies so far, those that were of no use included. */
  get tokensUsed(): number {
    return this.#tokens;
  }

  /**
   * What the model has to say once it has looked; null where it declined, or would call no tool though told to.
   * @throws ModelFailure for every way in which there is no reply, and where it calls tools without end
   */
  async draft(): Promise<Draft | null> {
    let called = false;
    for (let step = 1; step <= MOST_STEPS; step += 1) {
      const reply = await this.#ask(step === MOST_STEPS ? 'none' : called ? 'auto' : 'any');
      if (reply.stopReason === 'refused') return null;
      if (reply.toolCalls.length > 0) {
        called = true;
        await this.#callTools(reply);
        if (this.#declined) return null;
      } else if (called) {
        return draftOf(reply);
      } else if (step > 1) {
        return null;
      } else {
        this.#messages.push({ role: 'user', text: CALL_A_TOOL });
      }
    }
    throw new ModelFailure('endless', { tokensUsed: this.#tokens });
  }

  /** The draft once more, without what was wrong with it. @throws ModelFailure */
  async correct(violations: readonly Violation[]): Promise<Draft> {
    this.#messages.push({ role: 'user', text: repairText(violations) });
    return draftOf(await this.#ask('none'));
  }

  async #ask(toolChoice: ModelRequest['toolChoice']): Promise<ModelReply> {
    const request: ModelRequest = {
      messages: this.#messages,
      tools: this.tools.definitions,
      toolChoice,
      maxOutputTokens: MOST_OUTPUT_TOKENS,
    };
    try {
      const reply = await this.access.ask(request, this.asking);
      this.#tokens += reply.tokensUsed;
      this.#messages.push(reply);
      return reply;
    } catch (thrown) {
      if (thrown instanceof ModelFailure) this.#tokens += thrown.details.tokensUsed ?? 0;
      throw thrown;
    }
  }

  async #callTools({ toolCalls }: ModelReply): Promise<void> {
    const answers = await this.tools.answer(toolCalls, this.context);
    this.#declined = answers.some((answer) => answer.toolName === 'decline' && !answer.failed);
    this.#messages.push(...answers);
  }
}

function draftOf({ text, stopReason }: ModelReply): Draft {
  return { prose: text, cut: stopReason === 'length' };
}
