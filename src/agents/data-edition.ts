import { Injectable } from '@nestjs/common';
import { LawService } from '../law/law.service.js';
import { StatisticsService } from '../statistics/statistics.service.js';

/** Which data answers are made from; another text after every import, in whatever process it was made. */
export abstract class DataEdition {
  abstract read(): Promise<string>;
}

@Injectable()
export class StoredEdition extends DataEdition {
  constructor(
    private readonly statistics: StatisticsService,
    private readonly law: LawService,
  ) {
    super();
  }

  async read(): Promise<string> {
    const imports = await this.statistics.imports();
    return JSON.stringify([imports.length, imports[0], await this.law.corpora()]);
  }
}
