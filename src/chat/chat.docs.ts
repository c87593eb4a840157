import { applyDecorators } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiSecurity, ApiTags } from '@nestjs/swagger';
import { ChatReply } from './dto/chat-reply.dto.js';

/** What the OpenAPI document says of the question route. */
export const ChatDocs = {
  Group: () => applyDecorators(ApiTags('chat'), ApiSecurity('api-key'), ApiBearerAuth('api-key-bearer')),
  Ask: () => applyDecorators(ApiOperation({ summary: 'Ask a question' }), ApiOkResponse({ type: ChatReply })),
};
