import type { ErrorCode } from '../common/errors/failure-catalogue.js';
import type { FailureStatus } from './failure.examples.js';

/** A header of a reply, as OpenAPI 3.1 describes it. */
interface ReplyHeader {
  description: string;
  required?: boolean;
  schema: { type: 'string' | 'integer'; enum?: string[]; format?: string; minimum?: number };
  example?: string | number;
}

/** A header that is described once, under `components`. */
interface HeaderReference {
  $ref: string;
}

export type ReplyHeaders = Record<string, ReplyHeader | HeaderReference>;

type CommonHeader =
  | 'X-Request-Id'
  | 'Cache-Control'
  | 'RateLimit-Policy'
  | 'RateLimit'
  | 'Retry-After'
  | 'WWW-Authenticate'
  | 'Content-Language';

/** The headers that mean the same wherever they stand, for `components.headers`. */
export const COMMON_HEADERS: Record<CommonHeader, ReplyHeader> = {
  'X-Request-Id': {
    description:
      'Identifier of this request, the same as in the service’s log. Give it when you report a fault.',
    required: true,
    schema: { type: 'string', format: 'uuid' },
    example: '6f1c2a58-3f0e-4d0b-9a52-0c9f6f1f7b1e',
  },
  'Cache-Control': {
    description: 'Nothing here may be stored by a cache.',
    required: true,
    schema: { type: 'string', enum: ['no-store'] },
  },
  'RateLimit-Policy': {
    description:
      'The limits: `q` in `w` seconds, of requests by IP address (`ip`) and of the account’s questions (`day`, `week`). A structured field of the IETF draft *RateLimit header fields for HTTP*, sent once the caller is known.',
    schema: { type: 'string' },
    example: '"ip";q=30;w=60, "day";q=200;w=86400, "week";q=1000;w=604800',
  },
  RateLimit: {
    description: 'What is left of each limit: `r` requests, and `t` seconds until it starts anew.',
    schema: { type: 'string' },
    example: '"ip";r=29;t=60, "day";r=153;t=40211, "week";r=812;t=213011',
  },
  'Retry-After': {
    description: 'Whole seconds to wait before the same call is worth repeating.',
    required: true,
    schema: { type: 'integer', minimum: 1 },
    example: 12,
  },
  'WWW-Authenticate': {
    description: 'How to authenticate (RFC 9110, section 11.6.1).',
    required: true,
    schema: { type: 'string' },
    example: 'Bearer realm="api/v1", charset="UTF-8"',
  },
  'Content-Language': {
    description: 'Language of `detail`.',
    required: true,
    schema: { type: 'string', enum: ['fr', 'en'] },
  },
};

/** Headers of a reply to a call that succeeded. */
export function successHeaders(): ReplyHeaders {
  return referencesTo(['X-Request-Id', 'RateLimit-Policy', 'RateLimit', 'Cache-Control']);
}

/** Headers of a refusal with this status; X-Error-Code names exactly the reasons that it can have. */
export function failureHeaders(status: FailureStatus, codes: readonly ErrorCode[]): ReplyHeaders {
  const own: CommonHeader[] = [];
  if (status === 401) own.push('WWW-Authenticate');
  else own.push('RateLimit-Policy', 'RateLimit');
  if (status === 429 || status === 503) own.push('Retry-After');
  return {
    ...referencesTo(['X-Request-Id']),
    'X-Error-Code': {
      description: 'The reason, for programs; `detail` is for people.',
      required: true,
      schema: { type: 'string', enum: [...codes] },
      ...(codes[0] && { example: codes[0] }),
    },
    ...referencesTo([...own, 'Content-Language', 'Cache-Control']),
  };
}

function referencesTo(names: readonly CommonHeader[]): ReplyHeaders {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}
