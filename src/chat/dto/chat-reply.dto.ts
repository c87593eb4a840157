import { ApiProperty } from '@nestjs/swagger';

/** The reply to a question: exactly these six members, always. */
export class ChatReply {
  @ApiProperty({ description: 'The answer, in the language asked for.' })
  answer: string;

  @ApiProperty({
    type: 'array',
    items: { type: 'object', additionalProperties: true },
    nullable: true,
    description: 'Rows that the answer stands on; their members depend on the question.',
  })
  data: object[] | null;

  @ApiProperty({ type: [String], nullable: true, description: 'Names of the sources used.' })
  sources: string[] | null;

  @ApiProperty({ enum: ['prix', 'production', 'juridique'], nullable: true, type: String })
  agent: string | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Language-model tokens; null where none was called.',
  })
  tokens_used: number | null;

  @ApiProperty({ type: 'integer', description: 'Milliseconds from the question’s arrival to its answer.' })
  response_time_ms: number;
}
