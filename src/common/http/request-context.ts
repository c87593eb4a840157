import type { IncomingMessage } from 'node:http';

/** Who calls, once it is known. */
export interface Caller {
  accountId: string;
  plan: string;
  /** Limits of this account's own; null where the deployment's hold. */
  dailyLimit: number | null;
  weeklyLimit: number | null;
  /** The key that the call was made with, or null for a web session. */
  keyId: string | null;
}

/** One limit as the reply's headers tell it. */
export interface LimitState {
  name: string;
  quota: number;
  windowSeconds: number;
  remaining: number;
  resetSeconds: number;
}

/** What the service knows of a request besides its own content. */
export interface RequestContext {
  /** The id in the reply's X-Request-Id and in the log. */
  readonly id: string;
  caller: Caller | null;
  readonly limits: Map<string, LimitState>;
  /** Why the body could not be read; told only after who calls is known. */
  bodyFault: unknown;
}

const contexts = new WeakMap<IncomingMessage, RequestContext>();

export function openContext(request: IncomingMessage, id: string): RequestContext {
  const context: RequestContext = { id, caller: null, limits: new Map(), bodyFault: null };
  contexts.set(request, context);
  return context;
}

/** @throws Error where the request did not come through the context middleware: a mistake in the set-up */
export function contextOf(request: IncomingMessage): RequestContext {
  const context = contexts.get(request);
  if (!context) throw new Error('the request has no context');
  return context;
}
