import { Module } from '@nestjs/common';
import { loadCues } from '../lexicon/cues.loader.js';
import { Cues } from '../lexicon/cues.js';
import { LexiconModule } from '../lexicon/lexicon.module.js';
import { loadScopeExamples } from '../lexicon/scope-examples.loader.js';
import { ScopeModel } from './scope/scope.model.js';
import { Understanding } from './understanding.js';

/** Text to frame. */
@Module({
  imports: [LexiconModule],
  providers: [
    { provide: Cues, useFactory: loadCues },
    { provide: ScopeModel, useFactory: () => ScopeModel.fit(loadScopeExamples()) },
    Understanding,
  ],
  exports: [Understanding, ScopeModel],
})
export class UnderstandingModule {}
