import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LawAffinity } from './law-affinity.js';
import { LawArticleRow } from './law-article.entity.js';
import { LawCode } from './law-code.entity.js';
import { LawIndexStore } from './law-index.store.js';
import { LawSearcher } from './law-searcher.js';
import { LawImporter } from './law.importer.js';
import { LawLoader } from './law.loader.js';
import { LawRepository } from './law.repository.js';
import { LawService } from './law.service.js';

/** The texts of law: look-up by number, ranked search, loading. Needs the settings and the unit of work from outside. */
@Module({
  imports: [TypeOrmModule.forFeature([LawArticleRow, LawCode])],
  providers: [LawRepository, LawIndexStore, LawSearcher, LawAffinity, LawLoader, LawImporter, LawService],
  exports: [LawService, LawAffinity, LawLoader, LawImporter],
})
export class LawModule {}
