import { ApiProperty } from '@nestjs/swagger';

const MOMENT = { type: String, format: 'date-time' } as const;

/** An API key as its owner sees it; never the key itself. */
export class KeyRecord {
  @ApiProperty({
    type: String,
    description: 'Identifier of the key: the `key_id` of a revocation.',
    pattern: '^[0-9A-Za-z]{8}$',
    example: 'q7Xw2LbN',
  })
  id: string;

  @ApiProperty({
    type: String,
    description: 'Beginning of the key, to recognise it by.',
    pattern: '^sk_live_[0-9A-Za-z]{8}$',
    example: 'sk_live_q7Xw2LbN',
  })
  prefix: string;

  @ApiProperty({
    type: String,
    description: 'Name given at creation.',
    minLength: 1,
    maxLength: 100,
    example: 'Tableau de bord',
  })
  name: string;

  @ApiProperty({
    type: String,
    enum: ['active', 'revoked'],
    description: 'A revoked key never becomes active again.',
    example: 'active',
  })
  status: 'active' | 'revoked';

  @ApiProperty({ ...MOMENT, description: 'When it was made, in UTC.', example: '2026-11-20T09:30:00.000Z' })
  created_at: string;

  @ApiProperty({
    ...MOMENT,
    nullable: true,
    example: '2026-11-20T10:02:11.000Z',
    description: 'When it last let a call in, right to the minute; null where it never has.',
  })
  last_used_at: string | null;

  @ApiProperty({
    ...MOMENT,
    nullable: true,
    example: null,
    description: 'When it was revoked; null while it is active.',
  })
  revoked_at: string | null;
}

/** A key just made, with its secret: shown this once. */
export class CreatedKey extends KeyRecord {
  @ApiProperty({
    type: String,
    description:
      'The whole key: `sk_live_`, its `id`, an underscore and 38 letters and digits. It is never shown again: keep it secret, out of browsers and mobile apps.',
    pattern: '^sk_live_',
    example: 'sk_live_q7Xw2LbN_…',
  })
  key: string;
}

export class KeyList {
  @ApiProperty({ type: [KeyRecord], description: 'The account’s keys, newest first, revoked ones included.' })
  keys: KeyRecord[];
}
