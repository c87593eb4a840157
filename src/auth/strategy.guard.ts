import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import passport from 'passport';
import { type Caller, contextOf } from '../common/http/request-context.js';

/** What a strategy found: who calls, or why nobody; `error` where it could not find out. */
export interface Finding {
  error: unknown;
  caller: Caller | false | null | undefined;
  info: unknown;
}

type Authenticate = (request: Request, response: unknown, next: (error?: unknown) => void) => void;

/**
 * Asks one Passport strategy who calls.
 *
 * By instance, not by name as `AuthGuard` does: Passport's names are one list for the whole process, in which a second
 * application would put its strategies in the place of the first one's. Each request gets an object of its own that
 * inherits from the strategy, since Passport writes the request's outcome into it.
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
    return new Promise((resolve, reject) => {
      const asked: passport.Strategy = Object.create(this.strategy);
      const answered = (error: unknown, caller: Finding['caller'], info: unknown): void =>
        resolve({ error, caller, info });
      const authenticate: Authenticate = passport.authenticate(asked, { session: false }, answered);
      authenticate(request, request.res, reject);
    });
  }
}
