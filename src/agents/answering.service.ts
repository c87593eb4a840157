import { Injectable } from '@nestjs/common';
import type { Language } from '../common/language.js';
import type { Answer } from '../wording/findings.js';
import { AnswerMemory } from './answer.memory.js';
import { AssistedAnswering, type Asker } from './assisted/assisted.answering.js';
import { EmbeddedAnswering } from './embedded.answering.js';

/** Who asks where no account does: the command line. */
const NOBODY: Asker = { accountId: '' };

/** From a question to an answer, with a language model where one is configured. */
@Injectable()
export class AnsweringService {
  constructor(
    private readonly embedded: EmbeddedAnswering,
    private readonly assisted: AssistedAnswering,
    private readonly memory: AnswerMemory,
  ) {}

  /**
   * @returns the reply, with the tokens that a language model took where one was asked
   * @throws Failure service_unavailable where a model is configured, fails, and nothing is to stand in for it
   */
  async answer(
    question: string,
    language: Language,
    asker: Asker = NOBODY,
  ): Promise<Answer & { tokensUsed?: number }> {
    if (this.assisted.enabled) return await this.#assistedAnswer(question, language, asker);
    return await this.memory.recall(question, language, async () =>
      this.embedded.answer(await this.embedded.read(question, language)),
    );
  }

  async #assistedAnswer(question: string, language: Language, asker: Asker) {
    const inquiry = await this.embedded.read(question, language);
    const embedded = (): Promise<Answer> => this.embedded.answer(inquiry);
    const asksNothing = inquiry.frame.intent === 'greeting';
    return asksNothing ? await embedded() : await this.assisted.answer(inquiry, asker, embedded);
  }
}
