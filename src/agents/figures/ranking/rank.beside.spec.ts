import { describe, expect, it } from 'vitest';
import { find } from '../../../../test/fixtures/agents/found-figures.js';
import { loadLexicon } from '../../../lexicon/lexicon.loader.js';
import { AnswerWriter } from '../../../wording/answer.writer.js';

const writer = new AnswerWriter(loadLexicon());
const asked = {
  intent: 'ranking' as const,
  products: ['soft-wheat'],
  measures: ['production'],
  order: { end: 'highest' as const, count: null, over: 'places' as const },
};

describe('beside the rank of a country', () => {
  it('is told since when it has led, where that is asked', async () => {
    const text = 'depuis quand la France est-elle le premier producteur de blé de l’UE';
    const found = await find('ranking', { ...asked, places: ['FR', 'EU27_2020'], text });
    expect(found.subject).toMatchObject({ place: 'FR', rank: 1 });
    expect(found.since?.count.value).toBe(found.since?.compared.value);
    expect(writer.write(found, 'production', 'fr').answer).toMatch(
      /C’est le cas chaque année depuis \d{4}, la première dont on peut juger/u,
    );
  });

  it('is nothing told of that of a country that does not lead, or that is not asked about it', async () => {
    const text = 'depuis quand la Pologne est-elle le premier producteur de blé de l’UE';
    const second = await find('ranking', { ...asked, places: ['PL', 'EU27_2020'], text });
    expect(second.since).toBeUndefined();
    const plain = await find('ranking', { ...asked, places: ['FR', 'EU27_2020'], text: 'rang de la France' });
    expect(plain.since).toBeUndefined();
  });

  it('is how far the first is ahead, where that is asked', async () => {
    const text = 'which country grew the most wheat and how much more than the runner-up';
    const found = await find('ranking', { ...asked, places: ['EU27_2020'], text }, 'en');
    const [first, second] = [...found.ranked, ...(found.next ? [found.next] : [])];
    expect(found.gap?.difference.value).toBeCloseTo((first?.value ?? NaN) - (second?.value ?? NaN), 6);
    expect(writer.write(found, 'production', 'en').answer).toMatch(
      /The gap between France and Germany is [\d.]+ million tonnes \(\+[\d.]+%\)/u,
    );
  });

  it('is how far the one asked about is behind the first', async () => {
    const text = 'où se classe la Pologne, et de combien est-elle derrière le premier';
    const found = await find('ranking', { ...asked, places: ['PL', 'EU27_2020'], text });
    expect([found.gap?.one.place, found.gap?.other.place]).toEqual(['FR', 'PL']);
  });

  it('is not set against « le deuxième » as if that one were asked for', async () => {
    const text = 'quel est le premier producteur et quel est l’écart avec le deuxième';
    const found = await find('ranking', { ...asked, places: ['EU27_2020'], text });
    expect(found.subject).toBeNull();
    expect(found.gap?.one.place).toBe('FR');
  });
});
