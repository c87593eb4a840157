import { readFileSync } from 'node:fs';
import ajv2020 from '@redocly/ajv/dist/2020.js';

export interface Example {
  summary: string;
  value: unknown;
}

export interface Media {
  schema: object;
  examples?: Record<string, Example>;
}

export interface Header {
  required?: boolean;
  schema: { type: string; enum?: string[] };
  example?: unknown;
}

export interface Reply {
  headers?: Record<string, { $ref: string } | Header>;
  content?: Record<string, Media>;
}

export interface Operation {
  operationId: string;
  security: Record<string, unknown>[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, Reply>;
}

export interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, { properties: Record<string, object> }>;
    headers: Record<string, Header>;
    securitySchemes: Record<string, { name?: string }>;
  };
}

export const DOCUMENT_FILE = new URL('../../docs/openapi.json', import.meta.url);

/** The document as it is checked in. */
export const apiDocument: ApiDocument = JSON.parse(readFileSync(DOCUMENT_FILE, 'utf8'));

/** `post /api/v1/chat` and what is said of it, for every route of the document. */
export function operations(): [route: string, operation: Operation][] {
  return Object.entries(apiDocument.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]): [string, Operation] => [`${method} ${path}`, operation]),
  );
}

export function headersOf(reply: Reply): [name: string, header: Header][] {
  return Object.entries(reply.headers ?? {}).map(([name, header]) => {
    if (!('$ref' in header)) return [name, header];
    const common = apiDocument.components.headers[header.$ref.replace('#/components/headers/', '')];
    if (!common) throw new Error(`${header.$ref} leads nowhere`);
    return [name, common];
  });
}

const ajv = new ajv2020.default({
  strict: false,
  allErrors: true,
  formats: {
    'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/,
    date: /^\d{4}-\d\d-\d\d$/,
    uri: /^https:\/\/\S+$/,
    uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  },
});
ajv.addSchema(apiDocument, 'document');

/** What of a value a schema of the document does not allow, in words; empty where it is valid. */
export function faultsOf(schema: object, value: unknown): string[] {
  const absolute: object = JSON.parse(
    JSON.stringify(schema).replaceAll('"#/components/', '"document#/components/'),
  );
  const validate = ajv.compile(absolute);
  validate(value);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
