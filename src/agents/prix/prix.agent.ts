import { Injectable } from '@nestjs/common';
import { Lexicon } from '../../lexicon/lexicon.js';
import { StatisticsService } from '../../statistics/statistics.service.js';
import type { Frame } from '../../understanding/frame.js';
import type { Findings } from '../../wording/findings.js';
import { Agent, type Inquiry } from '../agent.js';
import { FigureDesk } from '../figures/figures.desk.js';

/** Prices and quotations, and their forecasts. */
@Injectable()
export class PrixAgent extends Agent {
  readonly name = 'prix';
  readonly #desk: FigureDesk;

  constructor(lexicon: Lexicon, statistics: StatisticsService) {
    super();
    this.#desk = new FigureDesk(lexicon, statistics);
  }

  handles(frame: Frame): boolean {
    return frame.domain === 'price';
  }

  find(inquiry: Inquiry): Promise<Findings> {
    return this.#desk.answer(inquiry, 'price');
  }
}
