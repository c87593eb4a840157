import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import { AccountsModule } from './accounts/accounts.module.js';
import { AgentsModule } from './agents/agents.module.js';
import { AuthModule } from './auth/auth.module.js';
import { CredentialGuard } from './auth/credential.guard.js';
import { PlanGuard } from './auth/plan.guard.js';
import { ChatModule } from './chat/chat.module.js';
import { ClockModule } from './common/clock.module.js';
import { FailureFilter } from './common/errors/failure.filter.js';
import { JsonBodyGuard } from './common/http/json-body.js';
import { validation } from './common/http/validation.js';
import { ConfigModule } from './config/config.module.js';
import type { Settings } from './config/settings.js';
import { DatabaseModule } from './database/database.module.js';
import { DemoModule } from './demo/demo.module.js';
import { HealthModule } from './health/health.module.js';
import { KeysModule } from './keys/keys.module.js';
import { LawModule } from './law/law.module.js';
import { MetricsModule } from './metrics/metrics.module.js';
import { IpThrottlerGuard } from './quota/ip-throttler.guard.js';
import { QuotaModule } from './quota/quota.module.js';
import { StandingGuard } from './quota/standing.guard.js';
import { StatisticsModule } from './statistics/statistics.module.js';
import { UnknownRouteModule } from './common/http/unknown-route.module.js';
import { UsageModule } from './usage/usage.module.js';

/** The table of contents. Guards run in this order: how often, who, with which plan, with what left, saying what. */
@Module({})
export class AppModule {
  static forRoot(settings: Settings): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.forRoot(settings),
        ClockModule,
        DatabaseModule.forRoot(),
        MetricsModule,
        AccountsModule,
        KeysModule,
        AuthModule,
        QuotaModule,
        StatisticsModule,
        LawModule,
        AgentsModule,
        ChatModule,
        UsageModule,
        HealthModule,
        DemoModule,
        UnknownRouteModule,
      ],
      providers: [
        { provide: APP_GUARD, useClass: IpThrottlerGuard },
        { provide: APP_GUARD, useClass: CredentialGuard },
        { provide: APP_GUARD, useClass: PlanGuard },
        { provide: APP_GUARD, useClass: StandingGuard },
        { provide: APP_GUARD, useClass: JsonBodyGuard },
        { provide: APP_PIPE, useFactory: validation },
        { provide: APP_FILTER, useClass: FailureFilter },
      ],
    };
  }
}
