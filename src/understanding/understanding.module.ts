import { Module } from '@nestjs/common';
import { loadCues } from '../lexicon/cues.loader.js';
import { Cues } from '../lexicon/cues.js';
import { LexiconModule } from '../lexicon/lexicon.module.js';
import { Understanding } from './understanding.js';

/** Text to frame. */
@Module({
  imports: [LexiconModule],
  providers: [{ provide: Cues, useFactory: loadCues }, Understanding],
  exports: [Understanding],
})
export class UnderstandingModule {}
