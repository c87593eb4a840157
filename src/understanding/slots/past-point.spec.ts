import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const read = (question: string) => understanding.read(question, '2026-11-20');

describe('so many times what something was', () => {
  it.each([
    'Combien de fois le café arabica vaut-il plus qu’en 2019 ?',
    'Combien de fois l’urée vaut-elle son prix de 2019 ?',
    'Combien de fois plus cher est le DAP par rapport à 2019 ?',
    'How many times its 2019 price is urea worth now?',
    'How many times is arabica’s price today that of 2019?',
  ])('is from then up to now: « %s »', (question) => {
    expect(read(question)).toMatchObject({
      intent: 'change',
      againstPast: true,
      period: { value: { kind: 'between', from: { from: '2019-01-01' }, to: null } },
    });
  });

  it('is none where times are counted', () => {
    expect(read('Combien de fois le blé a-t-il été plus cher qu’en 2019 ?').againstPast).toBeUndefined();
  });
});

describe('a time ago in haste', () => {
  it('is set beside now', () => {
    const { period } = read('jcherche le prix de luree ya 2 ans et mtn');
    expect(period?.value).toMatchObject({ kind: 'last', count: 2, asChange: true });
  });
});

describe('a part of a year that something is set against', () => {
  it.each([
    ['Are sugar prices lower now than at the start of 2024?', '2024-01'],
    ['Is wheat cheaper than at the beginning of 2023?', '2023-01'],
    ['Are cocoa prices higher now than at the end of 2024?', '2024-12'],
    ['How much has cocoa fallen since the end of 2024?', '2024-12'],
    ['Is sugar dearer now than in mid-2024?', '2024-06'],
    ['Le cacao est-il plus cher qu’à la fin de 2024 ?', '2024-12'],
    ['De combien le cacao a-t-il baissé depuis fin 2024 ?', '2024-12'],
    ['Le sucre est-il moins cher qu’à la mi-2024 ?', '2024-06'],
  ])('is its first, middle or last month up to now: « %s »', (question, month) => {
    expect(read(question)).toMatchObject({
      period: { value: { kind: 'between', from: { from: `${month}-01`, grain: 'month' }, to: null } },
    });
  });

  it('begins and ends a stretch with that month', () => {
    expect(
      read('How did cocoa move between the end of 2021 and the start of 2023?').period?.value,
    ).toMatchObject({
      from: { from: '2021-12-01' },
      to: { from: '2023-01-01', to: '2023-01-31' },
    });
  });
});
