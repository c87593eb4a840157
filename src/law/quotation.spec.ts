import { beforeAll, describe, expect, it } from 'vitest';
import { DECISIVE_WORDS } from '../../test/fixtures/law/decisive-words.data.js';
import type { LawCorpus } from './law-article.js';
import { readAsked } from './asked-question.js';
import { choosePassage } from './passage.js';
import { judgeUnits } from './unit-worth.js';
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

  const reader = (question: string): ((text: string) => readonly string[]) => {
    const asked = readAsked(search.speak(question));
    return (text) => choosePassage(text, judgeUnits(text, asked), asked).quotes;
  };

  it.each(QUESTIONS)('of any article of the code is what the article says: %s', (question) => {
    const quotesOf = reader(question);
    const wrong = corpus.articles.filter(({ text }) => {
      const quotes = quotesOf(text);
      const exact = quotes.every((quote) => quote !== '' && text.includes(quote));
      const length = quotes.reduce((sum, quote) => sum + quote.length, 0);
      return !exact || length > 1000 || quotes.length > 4 || (text !== '' && quotes.length === 0);
    });
    expect(wrong.map(({ number }) => number)).toEqual([]);
  });

  /** Some questions share no word with the rule that answers them: the search finds the article by its glosses. */
  it('has the decisive words four times in five', () => {
    const texts = new Map(corpus.articles.map(({ number, text }) => [number, text]));
    const missing = DECISIVE_WORDS.filter(({ question, article, words }) => {
      const quotes = reader(question)(texts.get(article) ?? '');
      return !words.every((one) => quotes.some((quote) => quote.includes(one)));
    });
    const tolerated = Math.floor(DECISIVE_WORDS.length / 5);
    expect(missing.slice(tolerated).map(({ question }) => question)).toEqual([]);
  });

  it('is measured on words that the articles have', () => {
    const texts = new Map(corpus.articles.map(({ number, text }) => [number, text]));
    const wrong = DECISIVE_WORDS.filter(
      ({ article, words }) => !words.every((one) => texts.get(article)?.includes(one) === true),
    );
    expect(wrong).toEqual([]);
  });
});
