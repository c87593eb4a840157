import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const read = (question: string) => understanding.read(question, '2026-11-20');

describe('an order of countries at two times', () => {
  it.each([
    'premier producteur de blé en 2000 et aujourd’hui',
    'qui était premier en blé en 2000 et aujourd’hui',
    'who was first in wheat in 2000 and who is now',
  ])('is asked for twice: « %s »', (question) => {
    const { domain, period, alsoAsked } = read(question);
    expect(domain).toBe('production');
    expect(period?.value).toMatchObject({ kind: 'at', span: { from: '2000-01-01', to: '2000-12-31' } });
    expect(alsoAsked).toMatchObject({ period: null, order: { over: 'places' } });
  });

  it.each([
    'qui produit le plus de colza depuis 2015 et aujourd’hui',
    'which country grew its wheat area most between 2010 and now',
    'prix du blé en mars 2000 et aujourd’hui',
  ])('is none of a stretch, nor of one line: « %s »', (question) => {
    expect(read(question).alsoAsked).toBeUndefined();
  });
});
