import { ValidationPipe, type ValidationError } from '@nestjs/common';
import { Failure } from '../errors/failure.js';
import { isFailureKind } from '../errors/failure-catalogue.js';

/**
 * Checks bodies against their DTO. Unknown members are dropped; the message of each class-validator decorator is a
 * kind of the failure catalogue, and the first that fails is told.
 */
export function validation(): ValidationPipe {
  return new ValidationPipe({
    transform: true,
    whitelist: true,
    stopAtFirstError: true,
    exceptionFactory: (errors: ValidationError[]) => {
      const kind = Object.values(errors[0]?.constraints ?? {})[0] ?? '';
      return new Failure(isFailureKind(kind) ? kind : 'malformed_request');
    },
  });
}
