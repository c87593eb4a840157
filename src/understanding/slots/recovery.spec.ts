import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const read = (question: string) => understanding.read(question, '2026-11-20');

describe('the year that something came back from', () => {
  it.each([
    ["Has Spain's olive harvest recovered from 2022?", '2022'],
    ["La récolte d'olives espagnole s'est-elle remise de 2022 ?", '2022'],
    ['Le maïs roumain a-t-il rebondi après 2022 ?', '2022'],
    ['Did Hungarian maize bounce back from 2022?', '2022'],
    ['Has the Polish apple crop picked up since the bad year of 2017?', '2017'],
    ['Les olives se sont-elles relevées de la mauvaise campagne 2022 en Espagne ?', '2022'],
    ['Le blé français a-t-il repris depuis 2020 ?', '2020'],
  ])('is where the change begins: « %s »', (question, year) => {
    const { period, order, movement } = read(question);
    expect(period?.value).toMatchObject({ kind: 'between', from: { from: `${year}-01-01` }, to: null });
    expect([order, movement]).toEqual([null, 'up']);
  });

  it.each([
    ['Le cours du cacao a-t-il repris depuis mars 2026 ?', '2026-03-01'],
    ['Quelle production de blé après 2020 en France ?', '2021-01-01'],
    ['Le prix du blé a-t-il rebondi après 2023 ?', '2024-01-01'],
    ["La récolte d'olives après la sécheresse, en 2023", '2023-01-01'],
  ])('is none in « %s »', (question, from) => {
    const value = read(question).period?.value;
    expect(value?.kind === 'between' ? value.from?.from : value?.kind === 'at' && value.span.from).toBe(from);
  });
});
