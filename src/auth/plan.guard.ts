import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { givesApiAccess } from '../accounts/plan.js';
import { Failure } from '../common/errors/failure.js';
import { contextOf } from '../common/http/request-context.js';

/** The API belongs to the Enterprise plan: its keys and their management alike. */
@Injectable()
export class PlanGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { caller } = contextOf(context.switchToHttp().getRequest<Request>());
    if (caller && !givesApiAccess(caller.plan)) throw new Failure('plan_required');
    return true;
  }
}
