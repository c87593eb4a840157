import { describe, expect, it } from 'vitest';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { AnswerWriter } from '../answer.writer.js';
import type { Figure, KnownFact } from '../facts.js';
import type { ForecastFindings } from '../figure.findings.js';
import { Verification } from '../verification.js';

const lexicon = loadLexicon();
const writer = new AnswerWriter(lexicon);
const verification = new Verification(lexicon);

const last: KnownFact = {
  product: 'soft-wheat',
  productCode: 'C1110',
  place: 'FR',
  placeCode: 'FR',
  measure: 'production',
  period: '2025',
  value: 33_300,
  unit: 'kt',
  dataset: 'eurostat-crops',
  flags: '',
  derived: null,
};
const points = ['2026', '2027', '2028'].map((period, i) => ({
  ...last,
  period,
  value: 33_000 - 100 * i,
  lower: 28_000,
  upper: 38_000,
  method: 'median-of-eight',
}));
const count = (value: number): Figure => ({ name: 'count', value, unit: 'count' });
const made: ForecastFindings = {
  kind: 'forecast',
  outcome: 'answer',
  facts: [...points, last],
  notes: [],
  citations: [],
  unit: null,
  points,
  last,
  percent: null,
  observations: count(26),
  error: { name: 'median-absolute-percent-error', value: 7.4, unit: '%' },
  ahead: { count: count(3), shorter: false },
  elapsed: false,
  held: { held: count(5), of: count(6) },
  naive: false,
};

/** The text with plain spaces; every number in it must come from the findings. */
function said(changed: Partial<ForecastFindings>, language: 'fr' | 'en'): string {
  const findings = { ...made, ...changed };
  const { answer } = writer.write(findings, 'production', language);
  expect(verification.check(answer, { findings, question: '', language })).toEqual([]);
  return answer.replace(/[\u00a0\u202f]/gu, ' ');
}

it('a forecast up to a time is told of that time alone, where the first is over', () => {
  expect(said({ ofEnd: true }, 'fr')).toContain(
    'serait de 32,8 millions de tonnes en 2028 (intervalle à 80 % : ',
  );
  expect(said({ ofEnd: true }, 'en')).not.toContain('in 2026 (');
});

describe('the error of a forecast', () => {
  it('is told at the horizon asked, with the points it was measured on', () => {
    expect(said({}, 'fr')).toContain(
      'Sur 6 essais menés sur le passé, 3 ans à l’avance, la méthode s’est trompée de 7,4 % (erreur médiane) ; la valeur réelle est restée dans l’intervalle 5 fois sur 6.',
    );
    expect(said({}, 'en')).toContain(
      'In 6 tests on past figures, 3 years ahead, the method was off by 7.4% (median error); the actual figure fell within the interval in 5 of them.',
    );
  });

  it('is told at the horizon that could be tested, where the series is short', () => {
    const short = { ahead: { count: count(1), shorter: true }, held: { held: count(3), of: count(3) } };
    expect(said(short, 'fr')).toContain(
      'Sur 3 essais menés sur le passé, 1 an à l’avance (le plus loin que cette série permette d’aller), la méthode s’est trompée de 7,4 %',
    );
    expect(said(short, 'en')).toContain(
      'In 3 tests on past figures, 1 year ahead (the farthest that this series allows), the method was off by 7.4%',
    );
  });

  it.each([
    [4, false],
    [3, true],
    [1, true],
  ])(
    'comes with a warning where the interval held in half of the tests or fewer: %d of 6',
    (held, isWarned) => {
      const findings = { held: { held: count(held), of: count(6) } };
      expect(said(findings, 'fr').includes('l’intervalle est sans doute trop étroit')).toBe(isWarned);
      expect(said(findings, 'en').includes('the interval is probably too narrow')).toBe(isWarned);
    },
  );

  it('is left out with the reason, where hardly a point could be held back', () => {
    const two = { held: { held: count(2), of: count(2) } };
    expect(said(two, 'fr')).toContain(
      'n’a pas pu être mesurée sur assez d’essais : la série n’en permet que 2',
    );
    expect(said(two, 'en')).toContain('could not be measured on enough tests: the series allows only 2');
    expect(said({ held: null }, 'fr')).toContain('la série n’en permet aucun');
    expect(said({ held: null }, 'fr')).not.toContain('erreur médiane');
  });

  it('says where the interval never failed', () => {
    const all = { held: { held: count(6), of: count(6) } };
    expect(said(all, 'fr')).toContain('est restée dans l’intervalle à chaque fois.');
    expect(said(all, 'en')).toContain('fell within the interval every time.');
  });

  it('is not told in percent of zeros', () => {
    expect(said({ error: null }, 'fr')).toContain(
      '3 ans à l’avance, la valeur réelle est restée dans l’intervalle 5 fois sur 6.',
    );
  });
});

it('says of a time that has passed that nothing is known of it yet', () => {
  expect(said({}, 'fr')).not.toContain('déjà passée');
  expect(said({ elapsed: true }, 'fr')).toContain('est déjà passée ; aucun chiffre plus récent');
  expect(said({ elapsed: true }, 'en')).toContain('has already passed; no later figure is held here.');
});

it('says from when the months to come are counted where some of them have passed', () => {
  const fromLast = true;
  expect(said({ fromLast }, 'fr')).toContain(
    'La durée demandée est comptée à partir du dernier chiffre publié (2025), et non d’aujourd’hui : elle est en partie écoulée.',
  );
  expect(said({ fromLast }, 'en')).toContain(
    'The time asked for is counted from the last published figure (2025), not from today: part of it has already passed.',
  );
  const all = said({ fromLast, elapsed: true }, 'fr');
  expect(all).toContain('elle est déjà écoulée, et aucun chiffre plus récent');
  expect(all).not.toContain('Cette échéance');
});

it('tells beside the periods after today what those after the last figure are', () => {
  const [first, second, third] = points;
  if (!first || !second || !third) throw new Error('there are three points');
  const told = { points: [second, third], sinceLast: [first, second] };
  expect(said(told, 'fr')).toMatch(
    /serait de \S+ millions de tonnes en 2027 \(.+\) et de .+ en 2028 \(.+\)\. Comptée à partir du dernier chiffre publié \(2025\) et non d’aujourd’hui, la prévision serait de \S+ millions de tonnes en 2026 \(.+\) et de .+ en 2027 \(/u,
  );
  expect(said(told, 'en')).toMatch(
    / Counted from the last published figure \(2025\) and not from today, the forecast is \S+ million tonnes in 2026 \(/u,
  );
});

it('gives the first and the last of many points in their order, and says how it stands to the last figure', () => {
  const [only] = points;
  if (!only) throw new Error('there is a point');
  const many = ['2027', '2028', '2029', '2030'].map((period) => ({ ...only, period }));
  const percent = { name: 'percent-change', value: -5.28, unit: '%' };
  expect(said({ points: many, facts: many, percent }, 'fr')).toMatch(
    /serait de \S+ millions de tonnes en 2027 \(intervalle à 80 % : de .*\), puis de \S+ millions de tonnes en 2030 \(de .*la prévision pour 2030 lui est inférieure de 5,3 %/u,
  );
  expect(said({ points: many, facts: many, percent }, 'en')).toMatch(
    /in 2027 .*, then \S+ million tonnes in 2030 .*; the forecast for 2030 is 5\.3% lower/u,
  );
});

it('gives a day its article', () => {
  const [only] = points;
  if (!only) throw new Error('there is a point');
  const days = ['2026-12-04', '2026-12-11'].map((period) => ({ ...only, period }));
  const percent = { name: 'percent-change', value: -5.28, unit: '%' };
  expect(said({ points: days, facts: days, percent }, 'fr')).toContain('pour le 11 décembre 2026 lui est');
  expect(said({ points: days, facts: days, percent }, 'en')).toContain('for 11 December 2026 is');
});

it('says of a forecast that hardly moves that it is almost the same', () => {
  const percent = { name: 'percent-change', value: 0.31, unit: '%' };
  expect(said({ percent }, 'fr')).toContain('; la prévision pour 2028 est presque la même.');
  expect(said({ percent }, 'en')).toContain('; the forecast for 2028 is almost the same.');
});

it('says the same of one that is no further from the last figure than it is rounded', () => {
  const percent = { name: 'percent-change', value: 0.96, unit: '%' };
  expect(said({ percent, almostLast: true }, 'fr')).toContain(
    '; la prévision pour 2028 est presque la même.',
  );
});

it('says a value carried forward as the last figure is', () => {
  const price = {
    ...last,
    measure: 'price',
    product: 'coffee-arabica',
    place: 'WLD',
    unit: 'USD/kg',
    value: 6.95,
  };
  const carried = { ...price, period: '2026', lower: 5.7, upper: 8.5, method: 'naive' };
  const text = said({ naive: true, last: price, points: [carried], facts: [carried, price] }, 'fr');
  expect(text).toContain('serait de 6,95 USD/kg en 2026 (intervalle à 80 % : de 5,7 à 8,5 USD/kg)');
});

it('says of a value carried forward that no other method did better', () => {
  expect(said({ naive: true }, 'fr')).toContain(
    'La méthode reprend la dernière valeur : aucune autre n’a fait mieux',
  );
  expect(said({ naive: true }, 'en')).toContain('forward: no other did better on this series');
});
