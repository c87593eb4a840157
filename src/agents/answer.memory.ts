import { Injectable } from '@nestjs/common';
import { Clock } from '../common/clock.js';
import type { Language } from '../common/language.js';
import type { Answer } from '../wording/findings.js';
import { DataEdition } from './data-edition.js';

const MOST_ANSWERS = 500;
/** Answers with more rows are made anew: a few of them would outweigh all others. */
const MOST_ROWS = 60;
/** How long an import may go unnoticed. */
const TRUSTED_FOR_MS = 1_000;

/**
 * Answers given lately. The same question over the same data on the same day has the same answer, so it is kept until
 * the day ends or the data change, in this process or another. Nothing about who asked is kept.
 */
@Injectable()
export class AnswerMemory {
  readonly #answers = new Map<string, Answer>();
  #edition = '';
  #editionReadAtMs = -Infinity;

  constructor(
    private readonly data: DataEdition,
    private readonly clock: Clock,
  ) {}

  /** The kept answer, or else the one that `make` makes, which is then kept. What `make` throws is not kept. */
  async recall(question: string, language: Language, make: () => Promise<Answer>): Promise<Answer> {
    await this.#forgetOldEditions();
    const key = `${this.clock.today()} ${language} ${question}`;
    const kept = this.#answers.get(key);
    if (kept) this.#answers.delete(key);
    const answer = kept ?? (await make());
    if ((answer.data?.length ?? 0) <= MOST_ROWS) this.#keep(key, answer);
    return answer;
  }

  /** The newest last; the one asked for longest ago goes first. */
  #keep(key: string, answer: Answer): void {
    this.#answers.set(key, answer);
    const oldest = this.#answers.size > MOST_ANSWERS ? this.#answers.keys().next().value : undefined;
    if (oldest !== undefined) this.#answers.delete(oldest);
  }

  async #forgetOldEditions(): Promise<void> {
    const nowMs = this.clock.now().getTime();
    if (Math.abs(nowMs - this.#editionReadAtMs) < TRUSTED_FOR_MS) return;
    const edition = await this.data.read();
    if (edition !== this.#edition) this.#answers.clear();
    this.#edition = edition;
    this.#editionReadAtMs = nowMs;
  }
}
