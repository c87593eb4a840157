const NO_SECURITY: [] = [];

/** A reply in words, for those who run the service. */
function reply(description: string, mediaType: string, schema: object) {
  return { description, content: { [mediaType]: { schema } } };
}

const READINESS = {
  type: 'object',
  required: ['status', 'checks', 'language_model'],
  properties: {
    status: { type: 'string', enum: ['ready', 'not_ready'] },
    checks: {
      type: 'object',
      description: 'What was looked at: `stopping` must be false, the others true.',
      additionalProperties: { type: 'boolean' },
    },
    language_model: {
      type: ['object', 'null'],
      description:
        'The provider, its circuit breaker and calls under way; null where none is configured. Readiness does not depend on it.',
      additionalProperties: true,
    },
  },
};

/** The routes for those who run the service: outside the API's version, open, and counted by no limit. */
export const OPERATIONS_PATHS = {
  '/livez': {
    get: {
      operationId: 'readLiveness',
      tags: ['operations'],
      summary: 'Whether the process runs',
      description: 'Asks neither the database nor anything else: where it fails, restart the process.',
      security: NO_SECURITY,
      responses: {
        200: reply('It runs.', 'application/json', {
          type: 'object',
          required: ['status'],
          properties: { status: { type: 'string', enum: ['ok'] } },
        }),
      },
    },
  },
  '/readyz': {
    get: {
      operationId: 'readReadiness',
      tags: ['operations'],
      summary: 'Whether questions can be answered',
      description: 'Looks at the database and at the data: while it fails, send requests elsewhere.',
      security: NO_SECURITY,
      responses: {
        200: reply('Ready.', 'application/json', READINESS),
        503: reply('Not ready; `checks` says why.', 'application/json', READINESS),
      },
    },
  },
  '/metrics': {
    get: {
      operationId: 'readMetrics',
      tags: ['operations'],
      summary: 'Measurements for Prometheus',
      description: 'Text in the Prometheus exposition format, version 0.0.4.',
      security: NO_SECURITY,
      responses: { 200: reply('All measurements.', 'text/plain', { type: 'string' }) },
    },
  },
};
