import { Module } from '@nestjs/common';
import { Lexicon } from './lexicon.js';
import { loadLexicon } from './lexicon.loader.js';

/** What things are called. Read once from the data files beside it. */
@Module({
  providers: [{ provide: Lexicon, useFactory: loadLexicon }],
  exports: [Lexicon],
})
export class LexiconModule {}
