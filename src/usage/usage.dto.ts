import { ApiProperty } from '@nestjs/swagger';

/** One quota: what is used of it and when it begins anew. */
export class QuotaUsageView {
  @ApiProperty({ type: 'integer', example: 47 })
  used: number;

  @ApiProperty({ type: 'integer', example: 200 })
  limit: number;

  @ApiProperty({ type: 'integer', example: 153 })
  remaining: number;

  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-20T23:00:00.000Z' })
  resets_at: string;
}

export class UsageView {
  @ApiProperty({ enum: ['free', 'pro', 'enterprise'], example: 'enterprise' })
  plan: string;

  @ApiProperty()
  day: QuotaUsageView;

  @ApiProperty()
  week: QuotaUsageView;

  @ApiProperty({ type: 'integer', example: 2 })
  active_keys: number;

  @ApiProperty({ type: 'integer', example: 5 })
  keys_limit: number;
}
