import type { FailureDetails, FailureKind } from './failure-catalogue.js';

/**
 * Something that a caller is told of, in the words of the catalogue.
 * Thrown anywhere below a controller; the failure filter turns it into status, headers and body.
 */
export class Failure extends Error {
  constructor(
    readonly kind: FailureKind,
    readonly details: FailureDetails = {},
    /** Seconds after which the same call can succeed. */
    readonly retryAfterSeconds: number | null = null,
    options?: ErrorOptions,
  ) {
    super(kind, options);
    this.name = 'Failure';
  }
}
