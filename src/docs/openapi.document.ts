import type { INestApplication } from '@nestjs/common';
import { type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { Settings } from '../config/settings.js';
import { INTRODUCTION, TAGS } from './introduction.js';
import { OPERATIONS_PATHS } from './operations.paths.js';
import { COMMON_HEADERS } from './reply-headers.js';
import { securitySchemes } from './security.schemes.js';

/** Version of the contract, whose first part stands in every path. */
const VERSION = '1.0.0';

/** The licence by its SPDX identifier, as OpenAPI 3.1 has it. */
const LICENCE = { name: 'MIT License', identifier: 'MIT' };

const ERROR_SCHEMA = {
  type: 'object',
  description: 'The body of every failure.',
  required: ['detail'],
  additionalProperties: false,
  properties: {
    detail: { type: 'string', minLength: 1, description: 'What went wrong, in a sentence for people.' },
  },
};

/** The OpenAPI 3.1 document of the service, from its controllers: the same code and settings give the same bytes. */
export function openApiDocument(app: INestApplication): OpenAPIObject {
  const head = {
    openapi: '3.1.0',
    info: {
      title: 'Agricultural questions and answers',
      version: VERSION,
      description: INTRODUCTION,
      license: LICENCE,
    },
    servers: [{ url: '/', description: 'The server that this document comes from.' }],
    tags: [...TAGS],
  };
  const scanned = SwaggerModule.createDocument(app, {
    ...head,
    components: {
      securitySchemes: securitySchemes(app.get(Settings).sessionCookie),
      headers: COMMON_HEADERS,
      schemas: { Error: ERROR_SCHEMA },
    },
  });
  return {
    ...head,
    paths: { ...scanned.paths, ...OPERATIONS_PATHS },
    ...(scanned.components && { components: scanned.components }),
  };
}
