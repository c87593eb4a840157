import { ApiProperty } from '@nestjs/swagger';

/** One quota: what is used of it and when it begins anew. */
export class QuotaUsageView {
  @ApiProperty({ type: 'integer', minimum: 0, description: 'Questions counted.', example: 47 })
  used: number;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'Questions allowed.', example: 200 })
  limit: number;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'Questions left.', example: 153 })
  remaining: number;

  @ApiProperty({
    type: String,
    format: 'date-time',
    description: 'When it begins anew, in UTC.',
    example: '2026-11-20T23:00:00.000Z',
  })
  resets_at: string;
}

export class UsageView {
  @ApiProperty({
    type: String,
    enum: ['free', 'pro', 'enterprise'],
    description: 'The account’s plan.',
    example: 'enterprise',
  })
  plan: string;

  @ApiProperty({ type: QuotaUsageView, description: 'The calendar day.' })
  day: QuotaUsageView;

  @ApiProperty({ type: QuotaUsageView, description: 'The ISO week, from Monday.' })
  week: QuotaUsageView;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'Active API keys of the account.', example: 2 })
  active_keys: number;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'Active API keys allowed at once.', example: 5 })
  keys_limit: number;
}
