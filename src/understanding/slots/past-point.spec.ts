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
