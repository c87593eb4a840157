import 'reflect-metadata';
import { Test } from '@nestjs/testing';
import { expect, it } from 'vitest';
import { forecast } from './forecast.js';
import { ForecastingModule } from './forecasting.module.js';
import { ForecastingService } from './forecasting.service.js';
import type { History } from './history.js';

it('offers the forecast to whoever imports the module', async () => {
  const testing = await Test.createTestingModule({ imports: [ForecastingModule] }).compile();
  const values = [20, 22, 21, 25, 24, 28, 27, 31];
  const history: History = { frequency: 'annual', values, kind: 'quantity', nonNegative: true };
  expect(testing.get(ForecastingService).forecast(history, { horizon: 2 })).toEqual(
    forecast(history, { horizon: 2 }),
  );
});
