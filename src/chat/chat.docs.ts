import { applyDecorators } from '@nestjs/common';
import { ApiBearerAuth, ApiBody, ApiExtraModels, ApiSecurity, ApiTags } from '@nestjs/swagger';
import { documented } from '../docs/documented.decorator.js';
import { REPLY_EXAMPLES, REQUEST_EXAMPLES } from './chat.examples.js';
import { ChatReply } from './dto/chat-reply.dto.js';
import { ChatRequest } from './dto/chat-request.dto.js';
import { FigureRow, ForecastRow, LawRow } from './dto/data-row.dto.js';

/** What the OpenAPI document says of the question route. */
export const ChatDocs = {
  Group: () =>
    applyDecorators(
      ApiTags('chat'),
      ApiSecurity('api-key'),
      ApiBearerAuth('api-key-bearer'),
      ApiExtraModels(FigureRow, ForecastRow, LawRow),
    ),

  Ask: () =>
    applyDecorators(
      ApiBody({ type: ChatRequest, examples: REQUEST_EXAMPLES }),
      documented({
        operationId: 'askQuestion',
        summary: 'Ask a question',
        description:
          'Answers one question about prices, production, law or forecasts, in one reply (no streaming). The question may be in French or English whatever `lang` says: `lang` is the language of the reply. A question of another field is answered too, by what can be asked; `agent`, `data` and `sources` are then null. Every question that is accepted counts towards the daily and weekly quotas.',
        success: { type: ChatReply, description: 'The answer.', examples: REPLY_EXAMPLES },
        failures: [
          'question_missing',
          'question_length',
          'lang_invalid',
          'missing_api_key',
          'invalid_api_key',
          'revoked_api_key',
          'daily_quota',
          'weekly_quota',
        ],
      }),
    ),
};
