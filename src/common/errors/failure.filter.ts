import {
  type ArgumentsHost,
  Catch,
  type ExceptionFilter,
  HttpException,
  Injectable,
  Logger,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { isDatabaseUnavailable } from '../../database/database-failure.js';
import { LimitTeller } from '../http/limit-teller.js';
import { contextOf } from '../http/request-context.js';
import { requestedLanguage } from '../http/requested-language.js';
import { Failure } from './failure.js';
import { FAILURES, failureMessage } from './failure-catalogue.js';

const logger = new Logger('Failure');

/** Turns whatever a route threw into the documented reply. */
@Injectable()
@Catch()
export class FailureFilter implements ExceptionFilter {
  constructor(private readonly limits: LimitTeller) {}

  async catch(thrown: unknown, host: ArgumentsHost): Promise<void> {
    const http = host.switchToHttp();
    const request = http.getRequest<Request>();
    const failure = asFailure(thrown);
    if (FAILURES[failure.kind].status >= 500) logger.error(loggable(thrown, contextOf(request).id));
    else await this.limits.tell(contextOf(request));
    const response = http.getResponse<Response>();
    if (response.headersSent) response.destroy();
    else sendFailure(failure, request, response);
  }
}

/** The documented status, headers and `{"detail": …}`. The only place that makes them. */
export function sendFailure(failure: Failure, request: Request, response: Response): void {
  const { status, code } = FAILURES[failure.kind];
  if (status === 401) response.setHeader('WWW-Authenticate', 'Bearer realm="api/v1", charset="UTF-8"');
  if (failure.retryAfterSeconds !== null)
    response.setHeader('Retry-After', String(Math.max(1, Math.ceil(failure.retryAfterSeconds))));
  else if (status === 503) response.setHeader('Retry-After', '5');
  response.setHeader('X-Error-Code', code);
  response.setHeader('Cache-Control', 'no-store');
  const language = requestedLanguage(request);
  response.status(status).setHeader('Content-Language', language);
  response.json({ detail: failureMessage(failure.kind, failure.details, language) });
}

/** Our own failures as they are; the framework's and the database's by what they mean; the rest is a fault of ours. */
export function asFailure(thrown: unknown): Failure {
  if (thrown instanceof Failure) return thrown;
  if (isDatabaseUnavailable(thrown)) return new Failure('service_unavailable', {}, null, { cause: thrown });
  const status = statusOf(thrown);
  if (status === 404) return new Failure('route_not_found');
  if (status !== null && status >= 400 && status < 500) return new Failure('malformed_request');
  return new Failure('internal_error', {}, null, { cause: thrown });
}

/** Nest's exceptions and those of Express's routing (a path that cannot be decoded) carry a status. */
function statusOf(thrown: unknown): number | null {
  if (thrown instanceof HttpException) return thrown.getStatus();
  const status: unknown = thrown instanceof Error && 'status' in thrown ? thrown.status : null;
  return typeof status === 'number' ? status : null;
}

function loggable(thrown: unknown, requestId: string) {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const cause = error.cause instanceof Error ? error.cause : null;
  return { msg: error.message, requestId, stack: error.stack, ...(cause && { cause: cause.message }) };
}
