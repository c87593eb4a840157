import { Injectable } from '@nestjs/common';
import type { Language } from '../common/language.js';
import type { Answer } from '../wording/findings.js';

/** A question in, an answer out: understanding, the agent of its field, wording, verification. */
@Injectable()
export class AnsweringService {
  async answer(_question: string, _language: Language): Promise<Answer> {
    throw new Error('no agent yet');
  }
}
