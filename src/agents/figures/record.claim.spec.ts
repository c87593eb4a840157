import { describe, expect, it } from 'vitest';
import { find } from '../../../test/fixtures/agents/found-figures.js';
import { inYear } from '../../../test/fixtures/agents/frames.js';
import { recordClaimOf } from './record.claim.js';

describe('a figure put up against all others', () => {
  it.each([
    ["Le cacao n'a jamais été aussi cher", 'highest', false],
    ["On n'a jamais produit autant de soja", 'highest', false],
    ["Les vaches n'ont jamais été aussi peu nombreuses", 'lowest', false],
    ['maize has never been so cheap, has it?', 'lowest', false],
    ['Le sucre est-il plus cher que jamais ?', 'highest', false],
    ['Is the price of coffee at an all-time high?', 'highest', false],
    ['Le blé est-il à un plus bas historique ?', 'lowest', false],
    ['la production de blé, est-ce le record ?', 'highest', false],
    ['le rendement du blé a-t-il battu un record en 2025 ?', 'highest', false],
    ['did French wheat set a record in 2015?', 'highest', false],
    ['Has cocoa ever been this expensive?', 'highest', true],
    ['Le maïs a-t-il déjà été aussi bas ?', 'lowest', true],
  ])('%s', (text, end, isReversed) => {
    expect(recordClaimOf(text)).toEqual({ end, isReversed });
  });

  it.each([
    'Quand le blé a-t-il été aussi cher ?',
    "Quel pays n'a jamais produit autant de blé ?",
    'Has anyone ever produced as much wheat as France?',
    'plus haut historique du cacao',
    "Le cochon n'a jamais été aussi bas. C'est quoi le plus bas de 2026 ?",
  ])('is none in « %s »', (text) => {
    expect(recordClaimOf(text)).toBeNull();
  });
});

describe('whether it is so', () => {
  const soft = { products: ['soft-wheat'], places: ['FR'], measures: ['production'] };

  it('is told of the newest figure, with the one that is beyond it', async () => {
    const text = "La récolte n'a jamais été aussi élevée";
    const found = await find('extreme', { ...soft, text, intent: 'latest' });
    expect([found.extreme.period, found.supposed?.period]).toEqual(['2015', '2025']);
  });

  it('is told of the year that is named', async () => {
    const text = "La récolte n'a jamais été aussi faible qu'en 2024";
    const found = await find('extreme', { ...soft, text, intent: 'value', period: inYear(2024) });
    expect([found.end, found.extreme.period, found.supposed?.period]).toEqual(['lowest', '2024', '2024']);
  });
});
