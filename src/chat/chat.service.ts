import { Injectable } from '@nestjs/common';
import { AnsweringService } from '../agents/answering.service.js';
import { Clock } from '../common/clock.js';
import { asFailure } from '../common/errors/failure.filter.js';
import { FAILURES } from '../common/errors/failure-catalogue.js';
import type { Caller, RequestContext } from '../common/http/request-context.js';
import { limitStatesOf } from '../quota/quota-limits.js';
import { type CountedQuestion, QuotaService } from '../quota/quota.service.js';
import type { ChatReply } from './dto/chat-reply.dto.js';
import type { ChatRequest } from './dto/chat-request.dto.js';

/** A question within the account's quota, and its answer. */
@Injectable()
export class ChatService {
  constructor(
    private readonly quotas: QuotaService,
    private readonly answering: AnsweringService,
    private readonly clock: Clock,
  ) {}

  /**
   * Counts the question, then answers it; where the service itself fails the question is given back.
   * @throws Failure daily_quota, weekly_quota, service_unavailable
   */
  async ask(caller: Caller, { question, lang }: ChatRequest, { limits }: RequestContext): Promise<ChatReply> {
    const started = performance.now();
    const counted = await this.quotas.consume(caller);
    for (const state of limitStatesOf(counted.standing, this.clock.now())) limits.set(state.name, state);
    const { answer, data, sources, agent, tokensUsed } = await this.#answer(question, lang, counted);
    const response_time_ms = Math.round(performance.now() - started);
    return { answer, data, sources, agent, tokens_used: tokensUsed, response_time_ms };
  }

  async #answer(question: string, lang: ChatRequest['lang'], counted: CountedQuestion) {
    try {
      return { tokensUsed: null, ...(await this.answering.answer(question, lang)) };
    } catch (error) {
      if (FAILURES[asFailure(error).kind].status >= 500) await this.quotas.giveBack(counted);
      throw error;
    }
  }
}
