import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsString, ValidateBy } from 'class-validator';
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '../../common/language.js';

const MAX_QUESTION_LENGTH = 2000;

/** Code points, as the contract counts them, after trimming. */
function hasQuestionLength(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  const { length } = Array.from(value);
  return length >= 1 && length <= MAX_QUESTION_LENGTH;
}

/** Trimmed of white space and of control characters at its ends: a question of nothing else is blank. */
function trimmed(value: unknown): unknown {
  return typeof value === 'string' ? value.replace(/^[\s\p{Cc}\p{Cf}]+/u, '').trimEnd() : value;
}

export class ChatRequest {
  @ApiProperty({
    type: String,
    description: 'A question in French or English, 1 to 2000 characters (code points) after trimming.',
    minLength: 1,
    maxLength: MAX_QUESTION_LENGTH,
    pattern: '\\S',
    example: 'Quelle était la production de blé tendre en France en 2024 ?',
  })
  @Transform(({ value }) => trimmed(value))
  @ValidateBy(
    { name: 'questionLength', validator: { validate: hasQuestionLength } },
    { message: 'question_length' },
  )
  @IsString({ message: 'question_missing' })
  question: string;

  @ApiPropertyOptional({
    type: String,
    // No `default` keyword: generators of TypeScript make a member required that has one.
    description: 'Language of the reply, whatever that of the question. `fr` where absent or null.',
    enum: [...LANGUAGES],
    nullable: true,
  })
  @Transform(({ value }) => (value === null || value === undefined ? DEFAULT_LANGUAGE : value))
  @IsIn(LANGUAGES, { message: 'lang_invalid' })
  lang: Language = DEFAULT_LANGUAGE;
}
