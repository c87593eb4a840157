import { applyDecorators } from '@nestjs/common';
import { ApiBearerAuth, ApiCookieAuth, ApiSecurity, ApiTags } from '@nestjs/swagger';
import { documented } from '../docs/documented.decorator.js';
import { UsageView } from './usage.dto.js';

/** What the OpenAPI document says of the usage route. */
export const UsageDocs = {
  Group: () =>
    applyDecorators(
      ApiTags('usage'),
      ApiSecurity('api-key'),
      ApiBearerAuth('api-key-bearer'),
      ApiBearerAuth('session'),
      ApiCookieAuth('session-cookie'),
    ),

  Read: () =>
    documented({
      operationId: 'readUsage',
      summary: 'See what is left of your quotas',
      description:
        'The figures that are enforced, for the account over all of its keys. Asking consumes none.',
      success: {
        type: UsageView,
        description: 'Where the account stands.',
        examples: {
          usage: {
            summary: 'In the middle of a week',
            value: {
              plan: 'enterprise',
              day: { used: 47, limit: 200, remaining: 153, resets_at: '2026-11-20T23:00:00.000Z' },
              week: { used: 188, limit: 1000, remaining: 812, resets_at: '2026-11-22T23:00:00.000Z' },
              active_keys: 2,
              keys_limit: 5,
            },
          },
        },
      },
      failures: ['missing_api_key', 'invalid_api_key', 'revoked_api_key', 'invalid_session'],
    }),
};
