import { beforeAll, describe, expect, it } from 'vitest';
import type { LawCorpus } from './law-article.js';
import { choosePassage } from './passage.js';
import { buildLawIndex } from './search/law-index.builder.js';
import { readLawLexicon } from './search/law-lexicon.js';
import { LawSearch } from './search/law-search.js';
import { readBundledRuralCode } from './sources/bundled-code.js';

const QUESTIONS = [
  'Combien de temps avant la fin du bail le propriétaire doit-il donner congé à son fermier ?',
  'Quelle amende pour un chien dangereux sans permis ?',
  'What must a farmer declare to the MSA, and how much does it cost?',
  'zzz',
];

describe('a quotation', () => {
  let corpus: LawCorpus;
  let search: LawSearch;

  beforeAll(async () => {
    corpus = await readBundledRuralCode();
    const lexicon = readLawLexicon();
    search = new LawSearch(buildLawIndex(corpus.articles, lexicon, 'key'), lexicon);
  });

  it.each(QUESTIONS)('of any article of the code is what the article says: %s', (question) => {
    const weights = search.stemWeights(question);
    const wrong = corpus.articles.filter(({ text }) => {
      const { quotes } = choosePassage(text, question, weights);
      const exact = quotes.every((quote) => quote !== '' && text.includes(quote));
      const length = quotes.reduce((sum, quote) => sum + quote.length, 0);
      return !exact || length > 820 || quotes.length > 4 || (text !== '' && quotes.length === 0);
    });
    expect(wrong.map(({ number }) => number)).toEqual([]);
  });
});
