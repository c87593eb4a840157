import { applyDecorators } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCookieAuth,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { CreatedKey, KeyList, KeyRecord } from './dto/key-record.dto.js';

/** What the OpenAPI document says of the key routes. */
export const KeysDocs = {
  Group: () => applyDecorators(ApiTags('keys'), ApiBearerAuth('session'), ApiCookieAuth('session-cookie')),
  List: () =>
    applyDecorators(ApiOperation({ summary: 'List your API keys' }), ApiOkResponse({ type: KeyList })),
  Create: () =>
    applyDecorators(ApiOperation({ summary: 'Make an API key' }), ApiOkResponse({ type: CreatedKey })),
  Revoke: () =>
    applyDecorators(
      ApiOperation({ summary: 'Revoke an API key' }),
      ApiParam({ name: 'key_id' }),
      ApiOkResponse({ type: KeyRecord }),
    ),
};
