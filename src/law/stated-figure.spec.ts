import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBundledRuralCode } from './sources/bundled-code.js';
import { statedFigures } from './stated-figure.js';

/** A sentence and the figures that it states: « words = value unit kind bound ». */
const CASES: readonly (readonly [sentence: string, ...figures: string[]])[] = [
  ['La durée du bail ne peut être inférieure à neuf ans.', 'neuf ans = 9 year duration least'],
  ['Le congé est donné dix-huit mois au moins avant la fin.', 'dix-huit mois = 18 month duration least'],
  ['Vendu avant l’âge d’un an.', 'un an = 1 year age null'],
  ['Un groupement ne peut réunir plus de dix associés.', 'dix associés = 10 partner count most'],
  ['Le délai ne peut excéder quarante-cinq jours.', 'quarante-cinq jours = 45 day duration most'],
  ['Un délai qui n’excède pas quinze jours.', 'quinze jours = 15 day duration most'],
  ['Les animaux âgés de plus de huit semaines.', 'huit semaines = 8 week age more'],
  [
    'Un chien âgé de plus de huit mois et de moins de douze mois.',
    'huit mois = 8 month age more',
    'douze mois = 12 month age less',
  ],
  ['Si elle est âgée d’au moins cinquante-cinq ans.', 'cinquante-cinq ans = 55 year age least'],
  ['Un délai franc de huit jours ouvrés.', 'huit jours ouvrés = 8 working-day duration null'],
  ['Dans la limite de 20 p. 100 du chiffre.', '20 p. 100 = 20 % amount most'],
  ['Une amende de 1 500 euros au plus.', '1 500 euros = 1500 euro amount most'],
  ['Un tirant d’air de 4,30 mètres.', '4,30 mètres = 4.3 metre measure null'],
  ['Quatre-vingt-dix-neuf ans.', 'Quatre-vingt-dix-neuf ans = 99 year duration null'],
  ['Deux cents mètres des habitations.', 'Deux cents mètres = 200 metre measure null'],
  ['Un volume de 100 mètres cubes.', '100 mètres cubes = 100 m3 measure null'],
  ['Une surface de douze mètres carrés.', 'douze mètres carrés = 12 m2 measure null'],
  [
    'Il convoque le preneur vingt jours au moins avant. Celui-ci a vingt jours pour agir.',
    'vingt jours = 20 day duration least',
    'vingt jours = 20 day duration null',
  ],
  ['Au plus dans cinq départements.', 'cinq départements = 5 department count most'],
  ["Ouverte dans l'année à compter du jour.", "dans l'année = 1 year duration null"],
  ['Un délai de mille quatre cents jours.', 'mille quatre cents jours = 1400 day duration null'],
  ['Cent quatre-vingts jours.', 'Cent quatre-vingts jours = 180 day duration null'],
  ['Vingt et un jours.', 'Vingt et un jours = 21 day duration null'],
  ['Deux mille cinq cents euros.', 'Deux mille cinq cents euros = 2500 euro amount null'],
  ['Les jeunes travailleurs de moins de dix-huit ans.', 'dix-huit ans = 18 year age less'],
  [
    'Il ne peut être vendu qu’à partir du troisième jeudi du mois de novembre.',
    'troisième jeudi du mois de novembre = 1 weekday date from',
  ],
  [
    'Il prend effet à la fin de la quatrième année suivant celle du congé.',
    'à la fin de la quatrième année suivant celle du congé = 1 moment date null',
  ],
  [
    'Elles ne sont déplacées que pendant les mois de décembre, janvier et février.',
    'pendant les mois de décembre, janvier et février = 1 moment date null',
  ],
  ['Celui de la troisième année du bail.'],
  ['Le prix du bail de carrière est celui du bail de neuf ans.'],
  ['Il se réunit au moins une fois par an.', 'une fois par an = 1 time-a-year frequency least'],
  ['Cette fraction est fixée à un cinquième.', 'un cinquième = 1 fifth amount null'],
  ['Il ne peut dépasser le cinquantième de la superficie.', 'le cinquantième = 1 fiftieth amount most'],
  [
    'Les deux tiers des membres et la moitié des voix.',
    'deux tiers = 2 third amount null',
    'la moitié = 1 half amount null',
  ],
  [
    'Au plus tard le 30 juin et avant le 1er mai.',
    '30 juin = 30 date-6 date latest',
    '1er mai = 1 date-5 date before',
  ],
  ['Dans les vingt-quatre heures ouvrées.', 'vingt-quatre heures ouvrées = 24 working-hour duration null'],
  ['Une part au plus égale au tiers des produits.', 'tiers = 1 third amount null'],
  ['Elle ne peut être supérieure au quart de la récolte.', 'quart = 1 quarter amount most'],
  ['Sans que le tout n’excède une durée totale de six mois.', 'six mois = 6 month duration most'],
  ['Deux mois sur une période de douze mois.', 'Deux mois = 2 month duration null'],
  [
    'Interdite du 1er avril au 31 juillet.',
    '1er avril = 1 date-4 date from',
    '31 juillet = 31 date-7 date until',
  ],
  ['Interdite du 15 août à la récolte.', '15 août = 15 date-8 date from'],
  ['Il est déclaré dans le mois qui suit la vente.', 'dans le mois qui suit = 1 month duration null'],
  ['Dans la quinzaine suivant la vente.', 'Dans la quinzaine suivant = 15 day duration null'],
  [
    'En zone de montagne s’appliquent aux terrains, dont la pente est supérieure à 15 % :',
    '15 % = 15 % amount more',
  ],
  // What others do in time, and what a figure is raised by.
  ['Il est vendu, à moins que des riverains ne le réclament dans les deux mois.'],
  ['La durée en est majorée d’un an.'],
  // No part of a whole, no day of every year.
  ['Le cinquième alinéa, un tiers, le 26 octobre 2016.'],
  // No one figure: a range, and a half that is left.
  ['Entre deux et cinq jours.'],
  ['Pour trois à cinq ans.'],
  ['Pour trois ou quatre ans.'],
  ['Pendant deux ans et demi.'],
  // No figures: one person, a number of an article, an ordinal, a look back.
  ['Une personne désignée par le préfet.'],
  ['L’article L. 411-35 et le 1° du I.'],
  ['Le premier alinéa.'],
  ['Au cours des cinq années antérieures au décès.'],
  ['Qui y ont participé au cours des cinq années avant le décès.'],
];

describe('the figures that a sentence of law states', () => {
  it.each(CASES)('%s', (sentence, ...figures) => {
    const read = statedFigures(sentence).map(
      ({ words, value, unit, kind, bound }) => `${words} = ${value} ${unit} ${kind} ${bound}`,
    );
    expect(read).toEqual(figures);
  });

  it('have their words from the text and a value above nought, in all of the code', async () => {
    const { articles } = await readBundledRuralCode();
    const wrong = articles.flatMap(({ number, text }) =>
      statedFigures(text)
        .filter(({ words, value }) => !text.includes(words) || !(value > 0))
        .map(({ words }) => `${number}: ${words}`),
    );
    expect(wrong.filter((one) => !/: 0[ ,]/u.test(one))).toEqual([]);
  });

  it('are exact pieces of whatever text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('dix mois', '3 ha', '½ hectare', 'İ 5 ans'),
        (noise, figure) => {
          const text = `${noise} ${figure} ${noise}`;
          for (const { words } of statedFigures(text)) expect(text).toContain(words);
        },
      ),
    );
  });
});
