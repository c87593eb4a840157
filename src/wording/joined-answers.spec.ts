import { describe, expect, it } from 'vitest';
import { joinedAnswers } from './joined-answers.js';

const SOURCE = 'Source : Eurostat, cultures, édition du 29 juin 2026.';

describe('joinedAnswers', () => {
  it('says behind both what both have', () => {
    const wheat = 'Par « blé », on entend ici le blé tendre.';
    expect(
      joinedAnswers(
        `La production était de 10 t en 2024. ${wheat} ${SOURCE}`,
        `La surface était de 2 ha. ${wheat} ${SOURCE}`,
      ),
    ).toBe(`La production était de 10 t en 2024.\n\nLa surface était de 2 ha. ${wheat} ${SOURCE}`);
  });

  it('says once of all figures what is said of those of each', () => {
    expect(
      joinedAnswers(
        'It was 10 t. These figures are provisional.',
        'It was 2 ha. These figures are provisional.',
      ),
    ).toBe('It was 10 t.\n\nIt was 2 ha. All these figures are provisional.');
  });

  it.each([
    [
      'of one figure in each',
      'Il était de 10 t. Ce chiffre est estimé.',
      'Il était de 2 ha. Ce chiffre est estimé.',
    ],
    ['of other sources', 'It was 10 t. Source: FAO.', 'It was 2 ha. Source: Eurostat.'],
    ['of the law', `Article L. 1. Voir aussi.\nTexte. ${SOURCE}`, `La surface. ${SOURCE}`],
  ])('leaves what is %s', (_, first, second) => {
    expect(joinedAnswers(first, second)).toBe(`${first}\n\n${second}`);
  });

  it('keeps what a paragraph begins with', () => {
    expect(joinedAnswers('Non.', 'Oui. Non.')).toBe('Non.\n\nOui. Non.');
  });
});
