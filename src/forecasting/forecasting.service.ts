import { Injectable } from '@nestjs/common';
import { forecast, type ForecastOptions } from './forecast.js';
import type { ForecastResult } from './forecast-result.js';
import type { History } from './history.js';

/** Forecasts for the agents; stateless. */
@Injectable()
export class ForecastingService {
  /** See `forecast`: central values, intervals and measured error, or the reason why there are none. */
  forecast(history: History, options: ForecastOptions): ForecastResult {
    return forecast(history, options);
  }
}
