import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type passport from 'passport';
import { type Caller, contextOf } from '../common/http/request-context.js';

/** What a strategy found: who calls, or why nobody; `error` where it could not find out. */
export interface Finding {
  error: unknown;
  caller: Caller | null;
  info: unknown;
}

/** A strategy with what it calls once it has found out; Passport's own middleware would put these in place. */
interface Asked extends passport.StrategyCreatedStatic {
  success: (caller: Caller, info?: unknown) => void;
  authenticate: passport.Strategy['authenticate'];
}

/**
 * Asks one Passport strategy who calls.
 *
 * By instance, not by name as `AuthGuard` does: Passport's names are one list for the whole process, in which a second
 * application would put its strategies in the place of the first one's. Each request gets an object of its own that
 * inherits from the strategy and carries what to do with the outcome, as Passport documents it for strategies.
 */
export abstract class StrategyGuard implements CanActivate {
  protected abstract readonly strategy: passport.Strategy;

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    contextOf(request).caller = this.admit(await this.#ask(request), request);
    return true;
  }

  /** @throws Failure where nobody may come in */
  protected abstract admit(finding: Finding, request: Request): Caller;

  #ask(request: Request): Promise<Finding> {
    return new Promise((resolve) => {
      const asked: Asked = Object.create(this.strategy);
      asked.success = (caller, info) => resolve({ error: null, caller, info });
      asked.fail = (info) => resolve({ error: null, caller: null, info });
      asked.error = (error) => resolve({ error, caller: null, info: undefined });
      asked.authenticate(request);
    });
  }
}
