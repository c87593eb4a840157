import { describe, expect, it } from 'vitest';
import { findCitations } from './citations.js';

describe('who names an article', () => {
  it('are the others, once each, and references to other codes are none', () => {
    const citations = findCitations([
      { number: 'L411-1', text: 'Voir les articles L. 411-5 et L. 411-1, puis encore l’article L. 411-5.' },
      { number: 'L411-2', text: 'Au sens de l’article L. 411-5 du présent code.' },
      { number: 'L411-3', text: 'Par dérogation à l’article L. 121-1 du code de l’environnement.' },
    ]);
    expect([...citations]).toEqual([['L411-5', new Set(['L411-1', 'L411-2'])]]);
  });

  it('is nobody without references', () => {
    expect(findCitations([{ number: 'L1', text: 'Rien.' }]).size).toBe(0);
  });
});
