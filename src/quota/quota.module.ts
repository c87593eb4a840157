import { Module } from '@nestjs/common';
import { ThrottlerModule } from '@nestjs/throttler';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Clock } from '../common/clock.js';
import { LimitTeller } from '../common/http/limit-teller.js';
import { Settings } from '../config/settings.js';
import { Counters } from '../metrics/counters.js';
import { MetricsModule } from '../metrics/metrics.module.js';
import { QuotaRepository } from './quota.repository.js';
import { QuotaService } from './quota.service.js';
import { QuotaUsage } from './quota-usage.entity.js';
import { RedisWindowStorage } from './redis-window.storage.js';
import { SlidingWindowStorage } from './sliding-window.storage.js';
import { StandingTeller } from './standing.teller.js';

const MINUTE_MS = 60_000;

/** How much they may ask: by address and minute, by account and day and week. */
@Module({
  imports: [
    TypeOrmModule.forFeature([QuotaUsage]),
    ThrottlerModule.forRootAsync({
      imports: [MetricsModule],
      inject: [Settings, Counters, Clock],
      useFactory: (settings: Settings, counters: Counters, clock: Clock) => ({
        throttlers: [{ name: 'ip', ttl: MINUTE_MS, limit: settings.rateLimitPerMinute, blockDuration: 0 }],
        storage: settings.redisUrl
          ? new RedisWindowStorage(settings.redisUrl, counters)
          : new SlidingWindowStorage(clock),
      }),
    }),
  ],
  providers: [
    QuotaRepository,
    QuotaService,
    StandingTeller,
    { provide: LimitTeller, useExisting: StandingTeller },
  ],
  exports: [QuotaService, StandingTeller, LimitTeller, ThrottlerModule],
})
export class QuotaModule {}
