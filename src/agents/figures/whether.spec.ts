import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../../understanding/understanding.js';
import { questionOf } from './question.js';
import { asksWhether } from './whether.js';

const lexicon = loadLexicon();
const understanding = new Understanding(lexicon, loadCues());

function read(text: string, domain: 'price' | 'production') {
  const frame = understanding.read(text, '2026-11-20');
  return asksWhether(
    questionOf({ question: text, frame, language: frame.language, today: '2026-11-20' }, domain, lexicon),
  );
}

describe('whether a figure is beyond a limit', () => {
  it.each([
    ["L'Espagne a-t-elle plus de 3 millions de chèvres ?", 'now'],
    ['Does Spain have more than 3 million goats?', 'now'],
    ['y a-t-il plus de 20 millions de porcs en Espagne', 'now'],
    ["la Pologne cultive plus de 2 millions d'hectares de blé ?", 'now'],
    ['has Germany got fewer than 20 million pigs', 'now'],
    ['La Grèce compte moins de 4 millions de chèvres, vrai ou faux ?', 'now'],
    ['Is the French wheat yield over 7 t/ha?', 'now'],
    ["l'Espagne a-t-elle déjà eu plus de 4 millions de chèvres ?", 'ever'],
    ['La France a-t-elle produit plus de 40 Mt de blé tendre ?', 'ever'],
    ['Has Romania ever produced more than 15 Mt of maize?', 'ever'],
    ['Did Romania produce more than 15 Mt of maize in 2018?', 'ever'],
    ['la France a-t-elle toujours produit plus de 30 Mt de blé tendre ?', 'always'],
    ['Did France produce more than 30 Mt of wheat every year since 2010?', 'always'],
    [
      'Did Spain have over 3 million goats in each year from 2018 to 2022? And which was the tightest?',
      'always',
    ],
    ["L'Espagne a-t-elle plus de 3 millions de chèvres ? Sinon, quelle année en dernier ?", 'now'],
    ["En quelles années l'Espagne a-t-elle eu plus de 3 millions de chèvres ?", null],
    ["Quels pays ont plus de 3 millions de chèvres dans l'UE ?", null],
    ['When did Romania produce more than 15 Mt of maize?', null],
    ['How many years did Romania produce more than 15 Mt of maize?', null],
    ['Does Spain have more goats than Greece?', null],
  ])('« %s »: %s', (text, whether) => {
    expect(read(text, 'production')).toBe(whether);
  });

  it('is asked of prices too', () => {
    expect(read('le cacao dépasse-t-il 10 000 dollars la tonne ?', 'price')).toBe('now');
    expect(read('le prix du maïs a-t-il dépassé 200 dollars en 2025 ?', 'price')).toBe('ever');
  });
});
