import { Injectable } from '@nestjs/common';
import { AnsweringService } from '../agents/answering.service.js';
import { Clock } from '../common/clock.js';
import { asFailure } from '../common/errors/failure.filter.js';
import { FAILURES } from '../common/errors/failure-catalogue.js';
import type { Caller, RequestContext } from '../common/http/request-context.js';
import { limitStatesOf } from '../quota/quota-limits.js';
import { type CountedQuestion, QuotaService, type QuotaStanding } from '../quota/quota.service.js';
import type { ClientLine } from './client-line.js';
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
   * Counts the question, then answers it; where the service itself fails the question is given back, unless the client
   * had hung up.
   * @throws Failure daily_quota, weekly_quota, service_unavailable
   */
  async ask(
    caller: Caller,
    asked: ChatRequest,
    context: RequestContext,
    line: ClientLine,
  ): Promise<ChatReply> {
    const started = performance.now();
    const counted = await this.quotas.consume(caller);
    this.#tell(counted.standing, context);
    const answered = await this.#answerOrGiveBack(asked, counted, context, line);
    const { answer, data, sources, agent, tokensUsed } = answered;
    const response_time_ms = Math.round(performance.now() - started);
    return { answer, data, sources, agent, tokens_used: tokensUsed, response_time_ms };
  }

  async #answerOrGiveBack(
    { question, lang }: ChatRequest,
    counted: CountedQuestion,
    context: RequestContext,
    line: ClientLine,
  ) {
    try {
      const { accountId } = counted;
      const asker = {
        accountId,
        get signal() {
          return line.signal;
        },
      };
      return { tokensUsed: null, ...(await this.answering.answer(question, lang, asker)) };
    } catch (error) {
      if (FAILURES[asFailure(error).kind].status >= 500 && !line.hungUp)
        this.#tell(await this.quotas.giveBack(counted), context);
      throw error;
    }
  }

  #tell(standing: QuotaStanding, { limits }: RequestContext): void {
    for (const limit of limitStatesOf(standing, this.clock.now())) limits.set(limit.name, limit);
  }
}
