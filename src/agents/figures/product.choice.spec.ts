import { expect, it } from 'vitest';
import { find } from '../../../test/fixtures/agents/found-figures.js';
import { inYear } from '../../../test/fixtures/agents/frames.js';
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
