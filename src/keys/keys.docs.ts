import { applyDecorators } from '@nestjs/common';
import { ApiBearerAuth, ApiBody, ApiCookieAuth, ApiParam, ApiTags } from '@nestjs/swagger';
import { documented } from '../docs/documented.decorator.js';
import { CreateKeyRequest } from './dto/create-key.dto.js';
import { CreatedKey, KeyList, KeyRecord } from './dto/key-record.dto.js';

const ACTIVE = {
  id: 'q7Xw2LbN',
  prefix: 'sk_live_q7Xw2LbN',
  name: 'Tableau de bord',
  status: 'active',
  created_at: '2026-11-20T09:30:00.000Z',
  last_used_at: '2026-11-20T10:02:11.000Z',
  revoked_at: null,
};
const REVOKED = {
  id: 'm3Kd8TzA',
  prefix: 'sk_live_m3Kd8TzA',
  name: 'Default',
  status: 'revoked',
  created_at: '2026-10-02T07:12:45.000Z',
  last_used_at: null,
  revoked_at: '2026-11-03T16:40:00.000Z',
};

/** What the OpenAPI document says of the key routes. */
export const KeysDocs = {
  Group: () => applyDecorators(ApiTags('keys'), ApiBearerAuth('session'), ApiCookieAuth('session-cookie')),

  List: () =>
    documented({
      operationId: 'listKeys',
      summary: 'List your API keys',
      description: 'All keys of the account, newest first, revoked ones included. Never the keys themselves.',
      success: {
        type: KeyList,
        description: 'The keys.',
        examples: { keys: { summary: 'Two keys', value: { keys: [ACTIVE, REVOKED] } } },
      },
      failures: ['invalid_session'],
    }),

  Create: () =>
    applyDecorators(
      ApiBody({ type: CreateKeyRequest, required: false }),
      documented({
        operationId: 'createKey',
        summary: 'Make an API key',
        description:
          'Makes a key and shows it, this once. An account has at most five active keys: revoke one to make a sixth.',
        success: {
          type: CreatedKey,
          description: 'The new key.',
          examples: {
            created: {
              summary: 'A new key',
              value: { ...ACTIVE, last_used_at: null, key: 'sk_live_q7Xw2LbN_…' },
            },
          },
        },
        failures: ['name_invalid', 'key_limit', 'invalid_session', 'cross_site_request'],
      }),
    ),

  Revoke: () =>
    applyDecorators(
      ApiParam({
        name: 'key_id',
        description: 'The `id` of a key in the list: the eight characters that follow `sk_live_`.',
        schema: { type: 'string' },
        example: ACTIVE.id,
      }),
      documented({
        operationId: 'revokeKey',
        summary: 'Revoke an API key',
        description: 'Ends a key for good, from the next call on.',
        success: {
          type: KeyRecord,
          description: 'The revoked key.',
          examples: { revoked: { summary: 'A revoked key', value: REVOKED } },
        },
        failures: ['invalid_session', 'cross_site_request', 'key_not_found'],
      }),
    ),
};
