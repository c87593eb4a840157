import { beforeAll, describe, expect, it } from 'vitest';
import { callAll } from '../../../../test/fixtures/agents/memory-shelf.js';
import { check, inquiryOf, shelf } from '../../../../test/llm/gate.fixture.js';
import type { FoundArticle } from '../../../wording/law.findings.js';
import { Ledger } from '../ledger.js';
import { INSTRUCTIONS } from '../prompt.js';
import { CalculateTool } from '../tools/calculate.tool.js';
import { ForecastTool } from '../tools/forecast.tool.js';
import { QueryTool } from '../tools/query.tool.js';

const QUESTION = 'Production de blé tendre en France et en Allemagne en 2023 et 2024 ?';
const ENGLISH = 'Soft wheat production in France and Germany in 2023 and 2024?';
let ledger: Ledger;
let price: Ledger;

beforeAll(async () => {
  const query = new QueryTool(shelf);
  const calculate = new CalculateTool(shelf);
  const lines = { products: ['soft-wheat'], measure: 'production', places: ['FR', 'DE', 'EU27_2020'] };
  ({ ledger } = await callAll(
    [
      [query, { ...lines, from: '2023', to: '2024' }],
      [calculate, { formula: 'change', rows: ['r1', 'r2'] }],
      [calculate, { formula: 'compare', rows: ['r2', 'r4'] }],
      [calculate, { formula: 'share', rows: ['r2', 'r6'] }],
    ],
    inquiryOf(QUESTION, 'fr'),
  ));
  const wheat = { products: ['wheat-hrw'], measure: 'price', from: '2026-03', to: '2026-05' };
  ({ ledger: price } = await callAll([[query, wheat]], inquiryOf('wheat', 'en')));
});

describe('a text that says what was found passes', () => {
  it.each([
    'En 2024, la France a produit 25,38 millions de tonnes de blé tendre, contre 34,71 millions de tonnes en 2023 (−26,9 %).',
    'La production de blé tendre en France a reculé de 26,9 % entre 2023 et 2024, de 34,71 à 25,38 millions de tonnes.',
    'La production française de blé tendre était de 25 376,78 milliers de tonnes en 2024. Elle était de 34 709,32 kt en 2023.',
    'En 2024, la France a produit 25,38 Mt de blé tendre et l’Allemagne 18,24 Mt.',
    'En 2024, la production de blé tendre était de 25,38 Mt en France et de 18,24 Mt en Allemagne.',
    'Blé tendre en 2024 : France (25,38 Mt), Allemagne (18,24 Mt).',
    'En 2024, la France a récolté 25,38 Mt de blé tendre, soit 22,7 % de la production de l’Union européenne (111,6 Mt).',
    'En 2024, la production de blé tendre de la France (25,38 Mt) dépasse de 39,1 % celle de l’Allemagne (18,24 Mt).',
    '**Blé tendre, France** :\n- 34,71 Mt en 2023\n- 25,38 Mt en 2024',
  ])('%s', (prose) => {
    expect(check(prose, ledger, 'fr', QUESTION)).toMatchObject({ kind: 'grounded' });
  });

  it.each([
    'France produced 25.38 million tonnes of soft wheat in 2024, down 26.9% from 34.71 million tonnes in 2023.',
    'In 2024, France produced 25,377 thousand tonnes of soft wheat.',
    'In 2024, France produced 25,376.78 thousand tonnes of soft wheat and Germany 18.24 million tonnes.',
    'Soft wheat production in France fell by 26.9% between 2023 and 2024, from 34.71 to 25.38 million tonnes.',
  ])('%s', (prose) => {
    expect(check(prose, ledger, 'en', ENGLISH)).toMatchObject({ kind: 'grounded' });
  });

  it('with the rows it speaks of, in their order, and without sentences that hold nothing', () => {
    const prose =
      'Bonne question ! En 2024, l’Allemagne a produit 18,24 Mt de blé tendre, la France 25,38 Mt. Votez pour moi.';
    const result = check(prose, ledger, 'fr', QUESTION);
    expect(result).toMatchObject({
      facts: [
        { place: 'DE', period: '2024' },
        { place: 'FR', period: '2024' },
      ],
    });
    expect(result).toHaveProperty(
      'text',
      'En 2024, l’Allemagne a produit 18,24 Mt de blé tendre, la France 25,38 Mt.',
    );
  });
});

describe('a text that says anything else does not', () => {
  it.each([
    ['a figure of nowhere', 'number', 'En 2024, la France a produit 26,9 millions de tonnes de blé tendre.'],
    [
      'the right digits, the wrong scale',
      'number',
      'En 2024, la France a produit 25,38 milliards de tonnes de blé tendre.',
    ],
    [
      'the right digits, the wrong unit',
      'number',
      'En 2024, la France a produit 25,38 millions de quintaux de blé tendre.',
    ],
    ['another dimension', 'number', 'En 2024, le rendement du blé tendre en France était de 25,38 t/ha.'],
    ['no unit', 'unit', 'En 2024, la France a produit 25,38 de blé tendre.'],
    [
      'the other country’s figure',
      'place',
      'En 2024, la France a produit 18,24 millions de tonnes de blé tendre.',
    ],
    [
      'a country that was not looked up',
      'place',
      'En 2024, l’Espagne a produit 25,38 millions de tonnes de blé tendre.',
    ],
    [
      'a country that no list has',
      'name',
      'En 2024, le Wakanda a produit 25,38 millions de tonnes de blé tendre.',
    ],
    [
      'both countries swapped',
      'place',
      'En 2024, la France a produit 18,24 Mt de blé tendre et l’Allemagne 25,38 Mt.',
    ],
    [
      'both countries swapped, in brackets',
      'place',
      'Blé tendre en 2024 : France (18,24 Mt), Allemagne (25,38 Mt).',
    ],
    [
      'the other year’s figure',
      'period',
      'En 2024, la France a produit 34,71 millions de tonnes de blé tendre.',
    ],
    [
      'both years swapped',
      'period',
      'La France a produit 34,71 Mt de blé tendre en 2024, contre 25,38 Mt en 2023.',
    ],
    [
      'years swapped in order',
      'period',
      'En France, le blé tendre est passé de 25,38 à 34,71 Mt entre 2023 et 2024.',
    ],
    ['a year of nowhere', 'period', 'En 2019, la France a produit 25,38 millions de tonnes de blé tendre.'],
    ['another product', 'product', 'En 2024, la France a produit 25,38 millions de tonnes de maïs.'],
    ['a wider product', 'product', 'En 2024, la France a produit 25,38 millions de tonnes de céréales.'],
    [
      'a rise that was a fall',
      'direction',
      'La production de blé tendre en France a augmenté de 26,9 % entre 2023 et 2024.',
    ],
    ['a rise by its sign', 'direction', 'Blé tendre, France : +26,9 % entre 2023 et 2024.'],
    [
      'a share of another',
      'place',
      'En 2024, l’Allemagne a produit 22,7 % du blé tendre de l’Union européenne.',
    ],
    ['English notation', 'notation', 'En 2024, la France a produit 25.38 millions de tonnes de blé tendre.'],
    ['English thousands', 'number', 'En 2024, la France a produit 25,377 kt de blé tendre.'],
    ['a point for thousands', 'notation', 'En 2024, la France a produit 25.377 kt de blé tendre.'],
    ['a figure in words', 'number', 'En 2024, la France a produit trente millions de tonnes de blé tendre.'],
    [
      'an amount in words',
      'number',
      'En 2024, la France (25,38 Mt) a produit le double de blé tendre de l’Allemagne.',
    ],
    [
      'digits of another script',
      'number',
      'En 2024, la France a produit 25,38 Mt de blé tendre, puis ٣٠ Mt.',
    ],
    ['full-width digits', 'number', 'En 2024, la France a produit ３０ Mt de blé tendre.'],
    ['digits glued to letters', 'number', 'En 2024, la France a produit Mt30 de blé tendre, et 25,38 Mt.'],
    [
      'a figure written as an article',
      'article',
      'En 2024, la France a produit 25,38 Mt de blé tendre et D 30 Mt ailleurs.',
    ],
    [
      'an article where none was found',
      'article',
      'Selon l’article L. 411-1, la France a produit 25,38 Mt de blé tendre en 2024.',
    ],
    ['a link', 'markup', 'En 2024, la France a produit [25,38 Mt](http://evil.example) de blé tendre.'],
    [
      'an address',
      'markup',
      'En 2024, la France a produit 25,38 Mt de blé tendre. Voir evil.com pour 25,38 Mt.',
    ],
    ['HTML', 'markup', 'En 2024, la France a produit <b>25,38 Mt</b> de blé tendre.'],
    ['an entity', 'markup', 'En 2024, la France a produit 25,38 Mt de blé tendre &#51;0.'],
    [
      'a quotation of nothing',
      'quotation',
      '« Le blé tendre est mort hier » ; en 2024, la France en a produit 25,38 Mt.',
    ],
    [
      'our own instructions',
      'prompt',
      `En 2024, la France a produit 25,38 Mt de blé tendre. ${INSTRUCTIONS.slice(0, 160)}`,
    ],
    ['nothing', 'nothing', 'La production a beaucoup baissé.'],
    [
      'another question’s answer',
      'question',
      'En 2024, l’Union européenne a produit 111,6 Mt de blé tendre.',
    ],
  ])('%s', (_, kind, prose) => {
    const question = kind === 'question' ? 'Production de blé tendre en Italie en 2024 ?' : QUESTION;
    const result = check(prose, ledger, 'fr', question);
    expect(result.kind).toBe('refused');
    expect('violations' in result ? result.violations.map((one) => one.kind) : []).toContain(kind);
  });

  it.each([
    ['French notation', 'notation', 'France produced 25,38 million tonnes of soft wheat in 2024.'],
    ['thousands of millions', 'number', 'France produced 25,377 million tonnes of soft wheat in 2024.'],
    ['French thousands', 'number', 'France produced 25.377 kt of soft wheat in 2024.'],
    [
      'a fall that is called a rise',
      'direction',
      'Soft wheat production in France rose by 26.9% between 2023 and 2024.',
    ],
    ['half', 'number', 'In 2024 France (25.38 Mt) produced half of all soft wheat.'],
  ])('%s in English', (_, kind, prose) => {
    const result = check(prose, ledger, 'en', ENGLISH);
    expect('violations' in result ? result.violations.map((one) => one.kind) : []).toContain(kind);
  });

  it('a figure of the question alone', () => {
    const question = 'Le prix du blé tendre en France est de 999 €/t, n’est-ce pas ? Et 50 ?';
    const said = 'Oui, le prix du blé tendre en France est de 999 €/t, et 50.';
    expect(check(said, ledger, 'fr', question)).toMatchObject({ kind: 'refused' });
    expect(check('Oui, 999 €/t.', new Ledger(), 'fr', question)).toMatchObject({ kind: 'refused' });
  });
});

describe('a figure that was calculated is called what it is', () => {
  const asked =
    'Production de blé tendre en France et en Allemagne en 2023 et 2024, qui dépasse 20 millions de tonnes ?';
  let results: Ledger;
  beforeAll(async () => {
    const calculate = new CalculateTool(shelf);
    const args = {
      products: ['soft-wheat'],
      measure: 'production',
      places: ['FR', 'DE'],
      from: '2023',
      to: '2024',
    };
    const found = await callAll(
      [
        [new QueryTool(shelf), args],
        [calculate, { formula: 'sum', rows: ['r2', 'r4'] }],
        [calculate, { formula: 'compare', rows: ['r2', 'r4'] }],
        [calculate, { formula: 'mean', rows: ['r1', 'r2'] }],
        [calculate, { formula: 'filter', rows: ['r2', 'r4'], value: 20, unit: 'Mt' }],
      ],
      inquiryOf(asked, 'fr'),
    );
    results = found.ledger;
  });

  it.each([
    ['grounded', 'Au total, la France et l’Allemagne ont produit 43,62 Mt de blé tendre en 2024.'],
    ['refused', 'Au total, la France a produit 43,62 Mt de blé tendre en 2024.'],
    ['refused', 'En 2024, la France a produit 43,62 Mt de blé tendre et l’Allemagne 18,24 Mt.'],
    ['refused', 'Au total, l’Union européenne a produit 43,62 Mt de blé tendre en 2024.'],
    ['grounded', 'En 2024, pour le blé tendre, la France dépasse l’Allemagne de 7,136 Mt, soit 39,1 %.'],
    ['refused', 'En 2024, la France a produit 7,136 Mt de blé tendre.'],
    ['refused', 'La production de blé tendre a augmenté de 39,1 % en France et en Allemagne en 2024.'],
    ['grounded', 'En moyenne sur 2023 et 2024, la production de blé tendre en France est de 30,04 Mt.'],
    ['refused', 'En 2024, la production de blé tendre en France est de 30,04 Mt.'],
    ['refused', 'En 2024, la production moyenne de blé tendre en France et en Allemagne est de 30,04 Mt.'],
    ['grounded', 'En 2024, pour le blé tendre, la France dépasse 20 Mt avec 25,38 Mt.'],
    ['refused', 'En 2024, pour le blé tendre, l’Allemagne dépasse 20 Mt, la France atteint 25,38 Mt.'],
    ['refused', 'En 2024, pour le blé tendre, la France reste sous 20 Mt ; elle a produit 25,38 Mt.'],
  ])('%s: %s', (kind, prose) => {
    expect(check(prose, results, 'fr', asked)).toMatchObject({ kind });
  });
});

describe('prices by month', () => {
  const question = 'Wheat price?';

  it('are said of their month and product, in their currency', () => {
    const row = price.findRow('r3');
    const value = row?.value ?? 0;
    const say = (text: string) => check(text, price, 'en', question).kind;
    expect(row?.period).toBe('2026-05');
    expect(say(`In May 2026, US hard red winter wheat was quoted at ${value} USD/t.`)).toBe('grounded');
    expect(say(`In May 2026, US hard red winter wheat was quoted at $${value}/t.`)).toBe('grounded');
    expect(say(`In May 2026, US hard red winter wheat was quoted at ${value} EUR/t.`)).toBe('refused');
    expect(say(`In April 2026, US hard red winter wheat was quoted at ${value} USD/t.`)).toBe('refused');
    expect(say(`In 2026, US hard red winter wheat was quoted at ${value} USD/t.`)).toBe('refused');
    expect(say(`In May 2026, Thai rice was quoted at ${value} USD/t.`)).toBe('refused');
  });
});

it('tells animals slaughtered from animals kept', async () => {
  const question = 'Combien de porcs en Allemagne en 2020 ?';
  const args = { products: ['pig'], measure: 'slaughtered', places: ['DE'], from: '2020' };
  const found = await callAll([[new QueryTool(shelf), args]], inquiryOf(question, 'fr'));
  const heads = found.ledger.findRow('r1')?.value ?? 0;
  const say = (measure: string) =>
    check(`En 2020, en Allemagne, ${measure} de porcs : ${heads} têtes.`, found.ledger, 'fr', question);
  expect(say('les abattages')).toMatchObject({ kind: 'grounded' });
  expect(say('le cheptel')).toMatchObject({ violations: [{ kind: 'measure' }] });
});

it('lets a forecast be said with its interval, and no other', async () => {
  const question = 'Quelle récolte de blé tendre en France en 2026 ?';
  const args = { product: 'soft-wheat', measure: 'production', place: 'FR', until: '2026' };
  const found = await callAll([[new ForecastTool(shelf), args]], inquiryOf(question, 'fr'));
  const [forecast] = found.ledger.figures;
  if (forecast?.kind !== 'forecast') throw new Error('there is a forecast');
  const [point] = forecast.points;
  const mt = (value = 0): string => (value / 1000).toFixed(2).replace('.', ',');
  const text = (low: string): string =>
    `En 2026, la production de blé tendre en France est prévue à ${mt(point?.value)} Mt, entre ${low} et ${mt(point?.upper)} Mt (intervalle à 80 %).`;
  expect(check(text(mt(point?.lower)), found.ledger, 'fr', question)).toMatchObject({ kind: 'grounded' });
  expect(check(text('12,34'), found.ledger, 'fr', question)).toMatchObject({ kind: 'refused' });
  const observed = `En 2026, la France a produit ${mt(point?.value)} Mt de blé tendre.`;
  const bound = `En 2026, la production de blé tendre en France est prévue à ${mt(point?.upper)} Mt.`;
  expect(check(observed, found.ledger, 'fr', question)).toMatchObject({ violations: [{ kind: 'claim' }] });
  expect(check(bound, found.ledger, 'fr', question)).toMatchObject({ violations: [{ kind: 'claim' }] });
});

describe('law', () => {
  const article: FoundArticle = {
    code: 'Code rural et de la pêche maritime',
    number: 'L411-5',
    sectionPath: ['Livre IV : Baux ruraux', 'Section 1'],
    text: 'Sous réserve des dispositions de l’article L. 411-40, la durée du bail ne peut être inférieure à neuf ans, nonobstant toute clause ou convention contraire.\nLe congé est donné dix-huit mois à l’avance.',
    quotes: [],
    inForceFrom: '2006-07-01',
    inForceUntil: null,
    state: 'in_force',
    url: 'https://www.legifrance.gouv.fr/codes/article_lc/LEGIARTI000006582996',
  };
  const law = new Ledger();
  law.add({
    kind: 'legal',
    outcome: 'answer',
    standing: 'one',
    articles: [article],
    corpus: { title: 'Code rural', vintage: '2026-01-01' },
  });
  const question = 'Quelle est la durée minimale d’un bail rural ?';
  const QUOTE = '« la durée du bail ne peut être inférieure à neuf ans »';
  const say = (prose: string) => check(prose, law, 'fr', question);

  it('passes where the article was found and its words are exact, in its own spelling', () => {
    const result = say(`Selon l'article L. 411-5, ${QUOTE}. Le bail de l'article L411-5 est de 9 ans.`);
    expect(result).toMatchObject({ kind: 'grounded', articles: [{ number: 'L411-5' }] });
    const curly = say(
      `L'article L. 411-5 dit : « Sous réserve des dispositions de l'article L. 411-40, la durée du bail ».`,
    );
    expect(curly).toHaveProperty('text', expect.stringContaining('de l’article L. 411-40, la durée'));
  });

  it.each([
    ['an invented article', 'article', `Selon l'article L. 999-1, ${QUOTE}.`],
    ['an article that another names', 'article', `Selon l'article L. 411-40, ${QUOTE}.`],
    ['the same number of another letter', 'article', `Selon l'article R. 411-5, ${QUOTE}.`],
    ['an article of another code', 'article', `Selon l'article L. 411-5 du code civil, ${QUOTE}.`],
    [
      'a changed quotation',
      'quotation',
      "Selon l'article L. 411-5, « la durée du bail ne peut être inférieure à douze ans ».",
    ],
    [
      'a quotation with a word left out',
      'quotation',
      "Selon l'article L. 411-5, « la durée ne peut être inférieure à neuf ans ».",
    ],
    ['a number that is not quoted', 'unit', `Selon l'article L. 411-5, ${QUOTE} ; le congé est de 18 mois.`],
    ['an invented duration', 'unit', `Selon l'article L. 411-5, ${QUOTE} ; le préavis est de 24 mois.`],
    ['a duration in another unit', 'unit', `Selon l'article L. 411-5, ${QUOTE} ; le préavis est de 18 ans.`],
    [
      'an invented duration in words',
      'number',
      `Selon l'article L. 411-5, ${QUOTE} ; le préavis est de douze mois.`,
    ],
    ['no quotation', 'quotation', "Selon l'article L. 411-5, le bail a une durée minimale."],
  ])('%s does not', (_, kind, prose) => {
    const result = say(prose);
    expect('violations' in result ? result.violations.map((one) => one.kind) : []).toContain(kind);
  });
});
