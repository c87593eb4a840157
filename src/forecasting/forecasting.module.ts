import { Module } from '@nestjs/common';
import { ForecastingService } from './forecasting.service.js';

@Module({ providers: [ForecastingService], exports: [ForecastingService] })
export class ForecastingModule {}
