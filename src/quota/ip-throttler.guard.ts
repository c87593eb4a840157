import { type ExecutionContext, Injectable } from '@nestjs/common';
import { ThrottlerGuard, type ThrottlerRequest } from '@nestjs/throttler';
import type { Request } from 'express';
import { Failure } from '../common/errors/failure.js';
import { contextOf } from '../common/http/request-context.js';
import { isApiPath } from '../common/http/api-prefix.js';
import { clientKeyOf } from './client-address.js';

/** One limit by client address over all routes of the API together, whatever becomes of the request. */
@Injectable()
export class IpThrottlerGuard extends ThrottlerGuard {
  protected override async shouldSkip(context: ExecutionContext): Promise<boolean> {
    return !isApiPath(context.switchToHttp().getRequest<Request>().path);
  }

  protected override async handleRequest({
    context,
    limit,
    ttl,
    blockDuration,
  }: ThrottlerRequest): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const key = clientKeyOf(request.ip);
    const hit = await this.storageService.increment(key, ttl, limit, blockDuration, 'ip');
    contextOf(request).limits.set('ip', {
      name: 'ip',
      quota: limit,
      windowSeconds: ttl / 1_000,
      remaining: Math.max(0, limit - hit.totalHits),
      resetSeconds: hit.timeToExpire,
    });
    if (!hit.isBlocked) return true;
    throw new Failure('rate_limited', { limit, seconds: hit.timeToBlockExpire }, hit.timeToBlockExpire);
  }
}
