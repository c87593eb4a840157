import { describe, expect, it } from 'vitest';
import { findCitations } from './citations.js';
import { findDecrees } from './decrees.js';
import { lawStems } from './law-words.js';

function decreesOf(texts: Readonly<Record<string, string>>): Map<string, string[]> {
  const articles = Object.entries(texts).map(([number, text]) => ({
    number,
    text,
    stems: new Set(lawStems(text)),
  }));
  return findDecrees(articles, findCitations(articles));
}

const DUTY = 'L’employeur déclare à la caisse tout accident mortel dont il a connaissance';

/** In a code nearly every article speaks of delays and decrees. */
const OTHERS = Object.fromEntries(
  Array.from({ length: 20 }, (_, at) => [
    `A${at}`,
    'Le délai est fixé, ou le taux, dans les formes du décret.',
  ]),
);

describe('the decrees that carry out an article', () => {
  it('are those that name it', () => {
    const texts = {
      'L411-54': 'Le congé est déféré au tribunal dans un délai fixé par décret.',
      'R411-11': 'Le délai prévu à l’article L. 411-54 est fixé à quatre mois.',
      'R411-12': 'Le délai prévu à l’article L. 411-55 est d’un an.',
      'L411-55': 'Le preneur attend un an.',
      'L411-56': 'Au sens de l’article L. 411-54.',
    };
    expect(decreesOf(texts)).toEqual(new Map([['L411-54', ['R411-11']]]));
  });

  it('are those of its chapter that say again what it leaves to them', () => {
    const texts = {
      ...OTHERS,
      'L751-26': `${DUTY}, dans un délai fixé par décret.`,
      'D751-85': `${DUTY}, dans les quarante-huit heures.`,
      'D751-86': 'La victime informe son entourage.',
      'D761-85': `${DUTY}, dans les quarante-huit heures.`,
      'L751-27': `${DUTY}, dans les formes fixées par décret.`,
    };
    expect(decreesOf(texts)).toEqual(new Map([['L751-26', ['D751-85']]]));
  });
});
