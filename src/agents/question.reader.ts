import { Injectable } from '@nestjs/common';
import { Clock } from '../common/clock.js';
import type { Language } from '../common/language.js';
import type { Frame } from '../understanding/frame.js';
import { Understanding } from '../understanding/understanding.js';
import type { Inquiry } from './agent.js';
import { FieldArbiter } from './field.arbiter.js';
import { asksByItself, questionsIn } from './question.parts.js';

/** From the text of a question to what is asked, on which day, and of whose field it is. */
@Injectable()
export class QuestionReader {
  constructor(
    private readonly understanding: Understanding,
    private readonly arbiter: FieldArbiter,
    private readonly clock: Clock,
  ) {}

  /** What is asked; of a text that is of nobody as a whole what one sentence of it asks by itself, told behind a film or a recipe. */
  async read(question: string, language: Language): Promise<Inquiry> {
    const today = this.clock.today();
    const frame = await this.#settled(question, today);
    if (frame.intent !== 'out_of_scope') return { question, frame, language, today };
    for (const part of questionsIn(question)) {
      const own = await this.#settled(part, today);
      if (asksByItself(own)) return { question: part, frame: own, language, today };
    }
    return { question, frame, language, today };
  }

  async #settled(question: string, today: string): Promise<Frame> {
    return await this.arbiter.settle(this.understanding.read(question, today), question, today);
  }
}
