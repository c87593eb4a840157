import { describe, expect, it } from 'vitest';
import { countCitations } from './citation-count.js';

describe('the count of citations', () => {
  it('counts the articles that name a number, once each, not itself and not those of other codes', () => {
    const counts = countCitations([
      { number: 'L411-1', text: 'Voir les articles L. 411-5 et L. 411-1, puis encore l’article L. 411-5.' },
      { number: 'L411-2', text: 'Au sens de l’article L. 411-5 du présent code.' },
      { number: 'L411-3', text: 'Par dérogation à l’article L. 121-1 du code de l’environnement.' },
    ]);
    expect([...counts]).toEqual([['L411-5', 2]]);
  });

  it('is empty without references', () => {
    expect(countCitations([{ number: 'L1', text: 'Rien.' }]).size).toBe(0);
  });
});
