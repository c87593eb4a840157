import { applyDecorators } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCookieAuth,
  ApiOkResponse,
  ApiOperation,
  ApiSecurity,
  ApiTags,
} from '@nestjs/swagger';
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
    applyDecorators(
      ApiOperation({ summary: 'See what is left of your quotas' }),
      ApiOkResponse({ type: UsageView }),
    ),
};
