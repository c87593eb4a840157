import { Module } from '@nestjs/common';
import { LawModule } from '../law/law.module.js';
import { LlmModule } from '../llm/llm.module.js';
import { StatisticsModule } from '../statistics/statistics.module.js';
import { Drain } from './drain.js';
import { HealthController } from './health.controller.js';
import { ReadinessService } from './readiness.service.js';

@Module({
  imports: [StatisticsModule, LawModule, LlmModule],
  controllers: [HealthController],
  providers: [Drain, ReadinessService],
  exports: [Drain],
})
export class HealthModule {}
