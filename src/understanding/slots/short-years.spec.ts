import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import type { Period } from '../dates/period.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());

function years(period: Period | undefined): string {
  if (period?.kind === 'at') return period.span.from.slice(0, 4);
  if (period?.kind === 'each') return period.spans.map(({ from }) => from.slice(0, 4)).join(' ');
  if (period?.kind === 'between')
    return `${period.from?.from.slice(0, 4)}..${period.to?.to.slice(0, 4) ?? ''}`;
  return 'none';
}

describe('years of two digits', () => {
  it.each([
    ['rendement orge espagne 21 vs 22', '2021 2022'],
    ['récolte 24 de tournesol en Bulgarie', '2024'],
    ['moisson 22 blé dur Grèce', '2022'],
    ['pommes italie 23 production', '2023'],
    ["rye Denmark '22", '2022'],
    ['how many tonnes of oats did Finland grow in 21?', '2021'],
    ['surface de colza en Pologne entre 18 et 23', '2018..2023'],
    ['avoine suède depuis 19', '2019..'],
    ['houblon allemagne 20, 21 et 22', '2020 2021 2022'],
    ['maïs 22/23 en Roumanie', '2022'],
    ['moisson 98 de seigle en Pologne', '1998'],
    ['avoine suède entre 98 et 2005', '1998..2005'],
    ['prix du cacao de 98 à 02', '1998..2002'],
    ['rendement du lin 85', 'none'],
    ['surface de 12 à 15 hectares de soja', 'none'],
    ['top 10 des pays pour la betterave', 'none'],
    ['production de lin dans 12 pays', 'none'],
    ['récolte de seigle UE 27', 'none'],
    ["maïs en 10 pays de l'UE", 'none'],
    ['surface de soja 20 hectares', 'none'],
    ['prix ammonitrate 27', 'none'],
    ['ma ferme a 20 vaches, 15 brebis', 'none'],
    ['rendement du blé entre 20 et 24 quintaux', 'none'],
  ])('%s → %s', (question, expected) => {
    expect(years(understanding.read(question, '2026-11-20').period?.value)).toBe(expected);
  });
});
