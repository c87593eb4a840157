import { applyDecorators, type Type } from '@nestjs/common';
import { ApiOperation, ApiResponse } from '@nestjs/swagger';
import type { FailureKind } from '../common/errors/failure-catalogue.js';
import { byStatus, codesOf, examplesOf } from './failure.examples.js';
import { failureHeaders, successHeaders } from './reply-headers.js';

/** A reply that the route really gives, under its name. */
export type ReplyExamples = Record<string, { summary: string; value: object }>;

/** What the OpenAPI document says of one route. */
export interface RouteDocumentation {
  /** Name of the call in generated clients, unique in the document. */
  operationId: string;
  summary: string;
  /** CommonMark. */
  description: string;
  success: { type: Type; description: string; examples: ReplyExamples };
  /** What this route can fail with beside what every route can. */
  failures: readonly FailureKind[];
}

/** What any route of the API can end in, whoever calls. */
const EVERYWHERE: readonly FailureKind[] = [
  'body_not_json',
  'body_not_declared_json',
  'body_too_large',
  'malformed_request',
  'plan_required',
  'rate_limited',
  'internal_error',
  'service_unavailable',
  'shutting_down',
];

const MEANINGS = {
  400: 'Invalid request: a parameter is missing, incorrect or out of bounds.',
  401: 'The credential is missing or invalid.',
  403: 'Access denied.',
  404: 'There is no such resource.',
  429: 'A quota is used up, or there were too many requests.',
  500: 'Internal server error.',
  503: 'The service is temporarily unavailable.',
} as const;

/** Documents a route with every status that it can answer; the failures are told in the catalogue's own words. */
export function documented(route: RouteDocumentation): MethodDecorator {
  const { operationId, summary, description, success } = route;
  return applyDecorators(
    ApiOperation({ operationId, summary, description }),
    ApiResponse({ status: 200, ...success, headers: successHeaders() }),
    ...failureResponses([...route.failures, ...EVERYWHERE]),
  );
}

function failureResponses(kinds: readonly FailureKind[]): MethodDecorator[] {
  return [...byStatus(kinds)].map(([status, its]) =>
    ApiResponse({
      status,
      description: MEANINGS[status],
      headers: failureHeaders(status, codesOf(its)),
      content: {
        'application/json': { schema: { $ref: '#/components/schemas/Error' }, examples: examplesOf(its) },
      },
    }),
  );
}
