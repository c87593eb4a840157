import type { RequestContext } from './request-context.js';

/** Finds out where the caller's account stands, for the headers of replies that did not have to know it otherwise. */
export abstract class LimitTeller {
  /** Completes `context.limits`. Never throws: a header is not worth a failure. */
  abstract tell(context: RequestContext): Promise<void>;
}
