import { describe, expect, it } from 'vitest';
import { find } from '../../../test/fixtures/agents/found-figures.js';
import { inYear } from '../../../test/fixtures/agents/frames.js';
import type { Question } from './question.js';
import { readingsAsked } from './product.choice.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { AnswerWriter } from '../../wording/answer.writer.js';

const writer = new AnswerWriter(loadLexicon());
const wheat = {
  intent: 'value' as const,
  products: ['wheat'],
  places: ['FR'],
  measures: ['production'],
  period: inYear(2023),
};

it('is the usual kind of what is named, and the whole of it where all kinds are asked for', async () => {
  const [usual, whole] = [await find('value', wheat), await find('value', { ...wheat, allKinds: true })];
  expect(usual.values).toMatchObject([{ product: 'soft-wheat' }]);
  expect(whole.values).toMatchObject([{ product: 'wheat', value: 35995.57 }]);
  expect(whole.notes).toEqual([{ kind: 'all-kinds', product: 'wheat' }]);
});

it.each([
  ['fr', 'Le chiffre compte ensemble toutes les sortes de blé.'],
  ['en', 'The figure counts all kinds of wheat together.'],
] as const)('is said in the answer (%s)', async (language, sentence) => {
  const found = await find('value', { ...wheat, allKinds: true }, language);
  expect(writer.write(found, 'production', language).answer).toContain(sentence);
});

describe('a word for some of a kind of animal', () => {
  const lexicon = loadLexicon();
  const firstOf = (products: readonly string[], measures: readonly string[] = []): string | undefined => {
    const frame = {
      products: products.map((value) => ({ value })),
      measures: measures.map((value) => ({ value })),
    };
    const question = { domain: 'production', frame } as unknown as Question;
    return readingsAsked({ lexicon }, 'cows', question)[0]?.product;
  };

  it.each([
    ['is the kind beside another kind', ['sheep', 'cows'], ['stocks'], 'cattle'],
    ['is the kind where no measure is named', ['cows', 'goats'], [], 'cattle'],
    ['is those that are counted where it stands alone', ['cows'], ['stocks'], 'cows'],
    ['is those that are counted beside the females of another kind', ['cows', 'dairy-sheep'], [], 'cows'],
    ['is those that are counted beside its own kind', ['cows', 'cattle'], ['stocks'], 'cows'],
    ['is no kind of slaughter', ['cows', 'sheep'], ['slaughtered'], 'cows'],
  ])('%s', (_, products, measures, first) => {
    expect(firstOf(products, measures)).toBe(first);
  });
});
