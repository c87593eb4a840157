import { Module } from '@nestjs/common';
import { Counters } from './counters.js';
import { MetricsController } from './metrics.controller.js';
import { RequestMetrics } from './request-metrics.js';

@Module({
  controllers: [MetricsController],
  providers: [Counters, RequestMetrics],
  exports: [Counters, RequestMetrics],
})
export class MetricsModule {}
