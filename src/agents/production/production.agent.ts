import { Injectable } from '@nestjs/common';
import { Lexicon } from '../../lexicon/lexicon.js';
import { StatisticsService } from '../../statistics/statistics.service.js';
import type { Frame } from '../../understanding/frame.js';
import type { Findings } from '../../wording/findings.js';
import { Agent, type Inquiry } from '../agent.js';
import { FigureDesk } from '../figures/figures.desk.js';

/** Production, areas, yields, slaughterings and herds, and their forecasts. */
@Injectable()
export class ProductionAgent extends Agent {
  readonly name = 'production';
  readonly #desk: FigureDesk;

  constructor(lexicon: Lexicon, statistics: StatisticsService) {
    super();
    this.#desk = new FigureDesk(lexicon, statistics);
  }

  handles(frame: Frame): boolean {
    return frame.domain === 'production';
  }

  find(inquiry: Inquiry): Promise<Findings> {
    return this.#desk.answer(inquiry, 'production');
  }
}
