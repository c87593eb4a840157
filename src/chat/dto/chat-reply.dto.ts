import { ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { FigureRow, ForecastRow, LawRow } from './data-row.dto.js';

/** The reply to a question: exactly these six members, always. */
export class ChatReply {
  @ApiProperty({ type: String, minLength: 1, description: 'The answer, in the language asked for.' })
  answer: string;

  @ApiProperty({
    type: 'array',
    items: { anyOf: [FigureRow, ForecastRow, LawRow].map((row) => ({ $ref: getSchemaPath(row) })) },
    nullable: true,
    description:
      'The rows that the answer stands on, in its order: figures, forecasts or articles of law. Null where there are none. Rows may have further members.',
  })
  data: object[] | null;

  @ApiProperty({
    type: 'array',
    items: { type: 'string' },
    nullable: true,
    description: 'Names of the sources, with the day of their edition.',
  })
  sources: string[] | null;

  @ApiProperty({
    type: String,
    enum: ['prix', 'production', 'juridique'],
    nullable: true,
    description: 'Who answered; null for a question outside the subject areas.',
  })
  agent: string | null;

  @ApiProperty({
    type: 'integer',
    minimum: 0,
    nullable: true,
    description: 'Language-model tokens; null where no model was called.',
  })
  tokens_used: number | null;

  @ApiProperty({
    type: 'integer',
    minimum: 0,
    description: 'Milliseconds from the question’s arrival to its answer.',
  })
  response_time_ms: number;
}
