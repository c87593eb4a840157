import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { COUNTS_QUESTIONS } from '../common/http/counts-questions.decorator.js';
import { contextOf } from '../common/http/request-context.js';
import { StandingTeller } from './standing.teller.js';

/** Tells where the account stands on routes that cost nothing; those that count a question learn it by counting. */
@Injectable()
export class StandingGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly teller: StandingTeller,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (this.reflector.get<boolean | undefined>(COUNTS_QUESTIONS, context.getHandler())) return true;
    await this.teller.tell(contextOf(context.switchToHttp().getRequest<Request>()));
    return true;
  }
}
