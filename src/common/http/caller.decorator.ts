import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { type Caller, contextOf } from './request-context.js';

/** The authenticated caller, as a handler's argument. */
export const CurrentCaller = createParamDecorator((_: unknown, context: ExecutionContext): Caller => {
  const { caller } = contextOf(context.switchToHttp().getRequest<Request>());
  if (!caller) throw new Error('a handler asks for the caller on a public route');
  return caller;
});
