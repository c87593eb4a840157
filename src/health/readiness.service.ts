import { Injectable } from '@nestjs/common';
import { DatabaseProbe } from '../database/database.probe.js';
import { LawService } from '../law/law.service.js';
import { ModelAccess } from '../llm/model-access.js';
import type { ModelStatus } from '../llm/model-status.js';
import { StatisticsService } from '../statistics/statistics.service.js';
import { Drain } from './drain.js';

export interface Readiness {
  status: 'ready' | 'not_ready';
  checks: { stopping: boolean; database: boolean; figures: boolean; law: boolean };
  /** Of the language model, which readiness does not depend on; null where none is configured. */
  language_model: ModelStatus | null;
}

/** Whether requests can be answered now, and if not, what is missing. */
@Injectable()
export class ReadinessService {
  constructor(
    private readonly drain: Drain,
    private readonly database: DatabaseProbe,
    private readonly statistics: StatisticsService,
    private readonly law: LawService,
    private readonly model: ModelAccess,
  ) {}

  async read(): Promise<Readiness> {
    const database = await this.database.answers();
    const [figures, law] = database
      ? await Promise.all([this.#hasFigures(), this.#hasLaw()])
      : [false, false];
    const stopping = this.drain.begun;
    return {
      status: database && figures && law && !stopping ? 'ready' : 'not_ready',
      checks: { stopping, database, figures, law },
      language_model: this.model.status,
    };
  }

  async #hasFigures(): Promise<boolean> {
    return await this.statistics.datasets().then(
      (datasets) => datasets.length > 0,
      () => false,
    );
  }

  async #hasLaw(): Promise<boolean> {
    return await Promise.resolve(this.law.corpora()).then(
      (corpora) => corpora.length > 0,
      () => false,
    );
  }
}
