import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsString, ValidateBy } from 'class-validator';

export const DEFAULT_KEY_NAME = 'Default';
const MAX_NAME_LENGTH = 100;
/** Half a surrogate pair is no character either, and no database keeps it. */
const CONTROL = /[\p{Cc}\p{Cs}]/u;

/** Trimmed; blank, null or absent means the default. */
function named(value: unknown): unknown {
  if (value === undefined || value === null) return DEFAULT_KEY_NAME;
  return typeof value === 'string' ? value.trim() || DEFAULT_KEY_NAME : value;
}

export function isKeyName(value: unknown): value is string {
  return typeof value === 'string' && Array.from(value).length <= MAX_NAME_LENGTH && !CONTROL.test(value);
}

export class CreateKeyRequest {
  @ApiPropertyOptional({
    // No `default` keyword: generators of TypeScript make a member required that has one.
    description:
      'Name of the key, at most 100 characters (code points). `Default` where absent, null or blank.',
    maxLength: MAX_NAME_LENGTH,
    nullable: true,
    type: String,
    example: 'Tableau de bord',
  })
  @Transform(({ value }) => named(value))
  @ValidateBy(
    {
      name: 'keyName',
      validator: { validate: isKeyName },
    },
    { message: 'name_invalid' },
  )
  @IsString({ message: 'name_invalid' })
  name: string = DEFAULT_KEY_NAME;
}
