import { ApiProperty } from '@nestjs/swagger';

const MOMENT = { type: String, format: 'date-time' } as const;

/** An API key as its owner sees it; never the key itself. */
export class KeyRecord {
  @ApiProperty({ description: 'Identifier of the key: the `key_id` of a revocation.', example: 'q7Xw2LbN' })
  id: string;

  @ApiProperty({ description: 'Beginning of the key, to recognise it by.', example: 'sk_live_q7Xw2LbN' })
  prefix: string;

  @ApiProperty({ description: 'Name given at creation.', example: 'Tableau de bord' })
  name: string;

  @ApiProperty({ enum: ['active', 'revoked'], example: 'active' })
  status: 'active' | 'revoked';

  @ApiProperty({ ...MOMENT, example: '2026-11-20T09:30:00.000Z' })
  created_at: string;

  @ApiProperty({
    ...MOMENT,
    nullable: true,
    example: '2026-11-20T10:02:11.000Z',
    description: 'To the minute.',
  })
  last_used_at: string | null;

  @ApiProperty({ ...MOMENT, nullable: true, example: null })
  revoked_at: string | null;
}

/** A key just made, with its secret: shown this once. */
export class CreatedKey extends KeyRecord {
  @ApiProperty({
    description: 'The whole key. It is never shown again: keep it secret, out of browsers and mobile apps.',
    pattern: '^sk_live_[0-9A-Za-z]{8}_[0-9A-Za-z]{38}$',
  })
  key: string;
}

export class KeyList {
  @ApiProperty({ type: [KeyRecord], description: 'The account’s keys, newest first, revoked ones included.' })
  keys: KeyRecord[];
}
