import { isUtf8 } from 'node:buffer';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import express, { type NextFunction, type Request, type Response } from 'express';
import { Failure } from '../errors/failure.js';
import type { FailureKind } from '../errors/failure-catalogue.js';
import { contextOf } from './request-context.js';

/** A question of 2,000 code points, each written as two \uXXXX, and room to spare. */
const MAX_BODY_BYTES = 64 * 1024;

const parseJson = express.json({
  limit: MAX_BODY_BYTES,
  type: 'application/json',
  strict: true,
  verify: (_request, _response, body, encoding) => {
    // Decoding would put U+FFFD in the place of what is not UTF-8, and answer another question than was asked.
    if (encoding === 'utf-8' && !isUtf8(body)) throw new Error('the body is not UTF-8');
  },
});

const FAULTS: Record<string, FailureKind> = {
  'entity.too.large': 'body_too_large',
  'entity.verify.failed': 'body_not_declared_json',
  'charset.unsupported': 'body_not_declared_json',
  'encoding.unsupported': 'body_not_declared_json',
};

/**
 * Reads a JSON body and keeps what is wrong with it for later: who calls is checked before what they say, and a
 * failure is told in the language that a readable body asks for.
 */
export function readJsonBody(request: Request, response: Response, next: NextFunction): void {
  parseJson(request, response, (fault?: unknown) => {
    contextOf(request).bodyFault = fault ?? null;
    next();
  });
}

/** The last of the guards: a body that could not be read is refused; no body at all is an empty object. */
@Injectable()
export class JsonBodyGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    request.body = checkedBody(request);
    return true;
  }
}

function checkedBody(request: Request): unknown {
  const { bodyFault } = contextOf(request);
  if (bodyFault !== null) throw new Failure(kindOf(bodyFault));
  const body: unknown = request.body;
  if (body === undefined) {
    if (hasBody(request)) throw new Failure('body_not_declared_json');
    return {};
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Failure('body_not_json');
  return shallow(body);
}

/**
 * Every member of the contract is a plain value. One that is not is wrong or unknown, whatever is in it; emptied, it
 * spares validation a walk through some ten thousand nested brackets, on which the stack would end. Names that every
 * object has (`constructor`, `__proto__`) are no members of the contract, and would mislead validation.
 */
function shallow(body: object): object {
  return Object.fromEntries(
    Object.entries(body)
      .filter(([name]) => !(name in Object.prototype))
      .map(([name, value]: [string, unknown]) => [
        name,
        typeof value === 'object' && value !== null ? {} : value,
      ]),
  );
}

function hasBody(request: Request): boolean {
  return (
    Number(request.headers['content-length'] ?? 0) > 0 || request.headers['transfer-encoding'] !== undefined
  );
}

function kindOf(fault: unknown): FailureKind {
  const type: unknown = fault instanceof Error && 'type' in fault ? fault.type : null;
  return (typeof type === 'string' ? FAULTS[type] : undefined) ?? 'body_not_json';
}
