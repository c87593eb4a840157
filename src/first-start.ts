import { join } from 'node:path';
import { type INestApplicationContext, Logger } from '@nestjs/common';
import { Clock } from './common/clock.js';
import { packageRoot } from './config/package-root.js';
import { LawLoader } from './law/law.loader.js';
import { LawService } from './law/law.service.js';
import { StatisticsLoader } from './statistics/statistics.loader.js';

/** Loads the bundled figures and law where the store does not hold them (or newer ones) yet, and readies the search. */
export async function prepareData(app: INestApplicationContext): Promise<void> {
  const logger = new Logger('FirstStart');
  const now = app.get(Clock).now();
  for (const { dataset, vintage, outcome, inserted } of await app
    .get(StatisticsLoader, { strict: false })
    .loadPack(join(packageRoot(), 'data'), now)) {
    if (outcome === 'loaded') logger.log(`loaded ${dataset} of ${vintage}: ${inserted} figures`);
  }
  const law = await app.get(LawLoader, { strict: false }).loadBundled(now);
  if (law?.changed) logger.log(`loaded ${law.cid}: ${law.articleCount} articles`);
  await app.get(LawService, { strict: false }).prepare();
}
