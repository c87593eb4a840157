import type { Language } from '../../src/common/language.js';
import type { Answer } from '../../src/wording/findings.js';

const ANSWER: Answer = {
  answer: 'Le prix du blé tendre était de 201,5 €/t.',
  data: [],
  sources: ['Une source'],
  agent: 'prix',
};

/** In place of the agents, which are not under test here: always the same answer, or what a test puts in its place. */
export class FixedAnswering {
  readonly asked: { question: string; language: Language }[] = [];
  respond: (question: string) => Promise<Partial<Answer>> = async () => ({});

  async answer(question: string, language: Language): Promise<Answer> {
    this.asked.push({ question, language });
    return { ...ANSWER, ...(await this.respond(question)) };
  }
}
