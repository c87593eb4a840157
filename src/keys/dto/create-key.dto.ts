import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsString, ValidateBy } from 'class-validator';

export const DEFAULT_KEY_NAME = 'Default';
const MAX_NAME_LENGTH = 100;
const CONTROL = /\p{Cc}/u;

/** Trimmed; blank, null or absent means the default. */
function named(value: unknown): unknown {
  if (value === undefined || value === null) return DEFAULT_KEY_NAME;
  return typeof value === 'string' ? value.trim() || DEFAULT_KEY_NAME : value;
}

export class CreateKeyRequest {
  @ApiPropertyOptional({
    description: 'Name of the key, at most 100 characters. Blank means the default.',
    maxLength: MAX_NAME_LENGTH,
    default: DEFAULT_KEY_NAME,
    nullable: true,
    type: String,
    example: 'Tableau de bord',
  })
  @Transform(({ value }) => named(value))
  @ValidateBy(
    {
      name: 'keyName',
      validator: {
        validate: (value: unknown) =>
          typeof value === 'string' && [...value].length <= MAX_NAME_LENGTH && !CONTROL.test(value),
      },
    },
    { message: 'name_invalid' },
  )
  @IsString({ message: 'name_invalid' })
  name: string = DEFAULT_KEY_NAME;
}
