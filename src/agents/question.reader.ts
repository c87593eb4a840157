import { Injectable } from '@nestjs/common';
import { Clock } from '../common/clock.js';
import type { Language } from '../common/language.js';
import { Understanding } from '../understanding/understanding.js';
import type { Inquiry } from './agent.js';
import { FieldArbiter } from './field.arbiter.js';

/** From the text of a question to what is asked, on which day, and of whose field it is. */
@Injectable()
export class QuestionReader {
  constructor(
    private readonly understanding: Understanding,
    private readonly arbiter: FieldArbiter,
    private readonly clock: Clock,
  ) {}

  async read(question: string, language: Language): Promise<Inquiry> {
    const today = this.clock.today();
    const frame = await this.arbiter.settle(this.understanding.read(question, today), question, today);
    return { question, frame, language, today };
  }
}
