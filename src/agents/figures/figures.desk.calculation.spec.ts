import { describe, expect, it } from 'vitest';
import { find, kinds } from '../../../test/fixtures/agents/found-figures.js';
import { fromYearTo, inMonth, inYear, month } from '../../../test/fixtures/agents/frames.js';

describe('sums, shares, extremes, filters', () => {
  it('sums places', async () => {
    const found = await find('aggregate', {
      intent: 'aggregate',
      products: ['soft-wheat'],
      places: ['FR', 'DE'],
      measures: ['production'],
      period: inYear(2025),
    });
    expect(found.total.value).toBeCloseTo(32940.64 + 22990.8, 6);
  });

  it('sums no union with its own member', async () => {
    const found = await find('value', {
      intent: 'aggregate',
      products: ['soft-wheat'],
      places: ['FR', 'EU27_2020'],
      measures: ['production'],
      period: inYear(2024),
    });
    expect(found.values).toHaveLength(2);
  });

  it('totals the countries of a group that no table has a figure for', async () => {
    const found = await find('value', {
      products: ['wheat'],
      places: ['WLD'],
      measures: ['production'],
      period: inYear(2022),
    });
    expect(found.values[0]?.value).toBe(107742070 + 15540000 + 20729240 + 44902320 + 137720000 + 34632380);
    expect(kinds(found.notes)).toContain('summed-countries');
  });

  it('takes the area harvested as a share of the land it lies on', async () => {
    const found = await find('share', {
      intent: 'share',
      products: ['soft-wheat', 'utilised-agricultural-area'],
      places: ['FR'],
      whole: { product: 'utilised-agricultural-area', place: null },
      period: inYear(2023),
    });
    expect([found.part.measure, found.whole.measure]).toEqual(['area-harvested', 'area-main']);
    expect(found.percent.value).toBeCloseTo((found.part.value / found.whole.value) * 100, 6);
    expect(kinds(found.notes)).not.toContain('assumed-measure');
  });

  it('takes a share of one product from one table on both sides', async () => {
    const found = await find('share', {
      intent: 'share',
      products: ['wheat'],
      places: ['FR'],
      measures: ['production'],
      period: inYear(2022),
      whole: { product: null, place: 'WLD' },
    });
    expect(found.part.product).toBe(found.whole.product);
    expect(found.part.dataset).toBe(found.whole.dataset);
  });

  it.each([
    ['part du blé dur dans le blé tendre français', 'no-figure'],
    ['part du blé dur par rapport au blé tendre français', 'share'],
  ] as const)('takes none of a product that it is no part of: « %s »', async (text, kind) => {
    const found = await find(kind, {
      intent: 'share',
      products: ['durum-wheat'],
      places: ['FR'],
      measures: ['production'],
      period: inYear(2023),
      whole: { product: 'soft-wheat', place: null },
      text,
    });
    expect('reason' in found ? found.reason : null).toBe(kind === 'share' ? null : 'no-part');
  });

  it('takes a product in percent of a wider one', async () => {
    const found = await find('share', {
      intent: 'share',
      products: ['soft-wheat', 'cereals'],
      places: ['FR'],
      measures: ['production'],
      period: inYear(2023),
    });
    expect(found.percent.value).toBeCloseTo(54.0294, 3);
  });

  it('finds the lowest year', async () => {
    const found = await find('extreme', {
      intent: 'extreme',
      products: ['soft-wheat'],
      places: ['FR'],
      measures: ['production'],
      order: { end: 'lowest', count: null, over: 'periods' },
    });
    expect(found.extreme).toMatchObject({ period: '2024', value: 25376.78 });
  });

  it('finds the highest and the lowest year together', async () => {
    const found = await find('extreme', {
      intent: 'extreme',
      products: ['soft-wheat'],
      places: ['FR'],
      measures: ['yield'],
      order: { end: 'highest', both: true, count: null, over: 'periods' },
    });
    expect(found).toMatchObject({
      extreme: { period: '2015', value: 7.84 },
      opposite: { period: '2016', value: 5.31 },
      next: null,
    });
    expect(found.gap?.value).toBeCloseTo(2.53, 6);
  });

  it('tells the last time where that is asked', async () => {
    const slots = {
      intent: 'filter' as const,
      products: ['soft-wheat'],
      places: ['FR'],
      measures: ['production'],
      threshold: { comparator: 'above' as const, value: 36, unit: 'Mt' },
    };
    const text = "depuis quand la récolte n'a-t-elle plus dépassé 36 millions de tonnes";
    const since = await find('filter', { ...slots, text, occasion: 'since' });
    expect(since.occasion).toMatchObject({ kind: 'last', fact: { period: '2019' } });
    const english = 'When did the French crop last exceed 36 million tonnes?';
    const last = await find('filter', { ...slots, text: english, occasion: 'last' });
    expect(last.occasion).toMatchObject({ kind: 'last', fact: { period: '2019' } });
    expect((await find('filter', { ...slots, text: 'quelles années' })).occasion).toBeUndefined();
  });

  it('answers yes or no of the newest figure, of the time named, or of all times', async () => {
    const slots = {
      intent: 'latest' as const,
      products: ['soft-wheat'],
      places: ['FR'],
      measures: ['production'],
      threshold: { comparator: 'above' as const, value: 30, unit: 'Mt' },
    };
    const now = await find('value', { ...slots, text: 'la France produit-elle plus de 30 Mt de blé ?' });
    expect(now).toMatchObject({ holds: (now.values[0]?.value ?? 0) > 30_000, latest: true });
    const text = 'la France a-t-elle produit plus de 30 Mt de blé en 2024 ?';
    const then = await find('value', { ...slots, period: inYear(2024), text });
    expect(then).toMatchObject({ holds: false, latest: false });
    const ever = await find('filter', {
      ...slots,
      text: 'Has France ever produced more than 30 Mt of wheat?',
    });
    expect(ever.holds).toBe(true);
  });

  it('finds the years above a threshold, in its unit', async () => {
    const found = await find('filter', {
      intent: 'filter',
      products: ['soft-wheat'],
      places: ['FR'],
      measures: ['production'],
      threshold: { comparator: 'above', value: 38, unit: 'Mt' },
    });
    expect(found.matches.map((fact) => fact.period)).toEqual(['2015', '2019']);
  });

  it('finds the countries above a threshold', async () => {
    const found = await find('filter', {
      intent: 'filter',
      products: ['soft-wheat'],
      places: ['EU27_2020'],
      measures: ['production'],
      period: inYear(2024),
      threshold: { comparator: 'above', value: 15_000_000, unit: 't' },
    });
    expect(found.matches.map((fact) => fact.place)).toEqual(['FR', 'DE']);
  });

  it('means five years plainly and by area', async () => {
    const found = await find('average', {
      intent: 'average',
      products: ['soft-wheat'],
      places: ['FR'],
      measures: ['yield'],
      period: fromYearTo(2019, 2023),
    });
    expect(found.mean.value).toBeCloseTo(7.196, 6);
    expect(found.weighted?.value).toBeCloseTo(7.21, 2);
  });

  it('correlates over common periods', async () => {
    const found = await find('correlation', {
      intent: 'correlation',
      domain: 'price',
      products: ['coffee-arabica', 'coffee-robusta'],
      period: fromYearTo(2024, 2025),
    });
    expect(found.count.value).toBe(24);
    expect(Math.abs(found.coefficient.value)).toBeLessThanOrEqual(1);
  });

  it.each([
    [['soft-wheat'], 'correlation'],
    [['soft-wheat', 'maize'], 'clarification'],
  ] as const)(
    'sets a price by its years beside what was grown in them, of one product: %s',
    async (products, kind) => {
      const found = await find(kind, {
        intent: 'correlation',
        domain: 'price',
        besidePrice: 'production',
        products: [...products],
        places: ['EU27_2020'],
        period: fromYearTo(2015, 2024),
      });
      if (found.kind !== 'correlation') return;
      expect([found.one.measure, found.other.measure]).toEqual(['production', 'price']);
      expect(found.one.period).toBe(found.other.period);
    },
  );
});

describe('prices', () => {
  it('take the newest series where the preferred one has stopped, and say so', async () => {
    const found = await find('value', { domain: 'price', intent: 'latest', products: ['barley'] });
    expect(found.values[0]).toMatchObject({ dataset: 'eu-selling-prices', period: '2024' });
    expect(kinds(found.notes)).toContain('stopped-series');
  });

  it('of a product of the country asked are the world quotation of that product', async () => {
    const found = await find('value', {
      domain: 'price',
      products: ['wheat'],
      places: ['US'],
      period: inMonth('2026-05'),
    });
    expect(found.values[0]).toMatchObject({ product: 'wheat-hrw', value: 303 });
  });

  it('of beet are per tonne', async () => {
    const found = await find('value', {
      domain: 'price',
      products: ['sugar-beet'],
      places: ['EU27_2020'],
      period: inYear(2023),
    });
    expect(found.values[0]).toMatchObject({ unit: 'EUR/t' });
    expect(found.values[0]?.value).toBeCloseTo(43.688, 2);
  });

  it('of a day are those of the nearest quotation of that week', async () => {
    const span = { from: '2026-09-30', to: '2026-09-30', grain: 'day' as const };
    const found = await find('value', {
      domain: 'price',
      products: ['pig-carcass-plerin'],
      period: { kind: 'at', span },
    });
    expect(found.values[0]).toMatchObject({ period: '2026-10-01', value: 174.2 });
    expect(kinds(found.notes)).toContain('nearest-quotation');
  });

  it.each(['comparison', 'change', 'value'] as const)(
    'of two months are their means, in a %s',
    async (intent) => {
      const spans = [month('2026-09'), month('2025-09')];
      const slots = { domain: 'price', intent, products: ['pig-carcass-plerin'] } as const;
      const found = await find('change', {
        ...slots,
        products: [...slots.products],
        period: { kind: 'each', spans },
      });
      expect(found.changes[0]).toMatchObject({
        from: { period: '2025-09', derived: 'mean' },
        to: { period: '2026-09', derived: 'mean' },
        lowest: null,
        highest: null,
      });
      expect(kinds(found.notes)).toContain('monthly-means');
    },
  );
});

describe('forecasts', () => {
  it('are labelled by the periods after today, with an interval around the centre', async () => {
    const found = await find('forecast', {
      domain: 'price',
      intent: 'forecast',
      products: ['urea'],
      period: { kind: 'next', count: 3, grain: 'month' },
    });
    expect(found.points.map((point) => point.period)).toEqual(['2026-12', '2027-01', '2027-02']);
    for (const point of found.points) {
      expect(point.lower).toBeLessThan(point.value);
      expect(point.upper).toBeGreaterThan(point.value);
    }
    expect(found.last).toMatchObject({ period: '2026-05', value: 770.5 });
  });

  it('reach a month that is named', async () => {
    const found = await find('forecast', {
      domain: 'price',
      intent: 'forecast',
      products: ['maize'],
      period: inMonth('2026-12'),
    });
    expect(found.points.map((point) => point.period)).toEqual(['2026-12']);
  });

  it('of a period that was observed are the observation', async () => {
    const found = await find('value', {
      intent: 'forecast',
      products: ['soft-wheat'],
      places: ['FR'],
      measures: ['production'],
      period: inYear(2024),
    });
    expect(found.values[0]?.value).toBe(25376.78);
  });

  it('decline what lies too far ahead', async () => {
    const found = await find('no-figure', {
      intent: 'forecast',
      products: ['soft-wheat'],
      places: ['FR'],
      measures: ['production'],
      period: inYear(2040),
    });
    expect(found.reason).toBe('horizon-too-long');
    expect(found.facts[0]).toMatchObject({ period: '2025' });
  });

  it('label weeks by their day', async () => {
    const found = await find('forecast', {
      domain: 'price',
      intent: 'forecast',
      products: ['pig-carcass-plerin'],
      period: { kind: 'next', count: 2, grain: 'week' },
    });
    expect(found.points.map((point) => point.period)).toEqual(['2026-11-26', '2026-12-03']);
  });
});

describe('the catalogue', () => {
  it('says from when to when', async () => {
    const found = await find('coverage', {
      intent: 'coverage',
      products: ['soft-wheat'],
      places: ['FR'],
      measures: ['production'],
    });
    expect(found.extents[0]).toMatchObject({ from: '2015', to: '2025', dataset: 'eurostat-crops' });
  });

  it.each([
    ['how far back do your crop figures go', ['crops'], false],
    ["sur quelles années portent vos données d'élevage", [], true],
  ])('tells what is held of a whole field: %s', async (text, products, isOfAnimals) => {
    const { extents } = await find('coverage', { text, intent: 'coverage', products });
    expect(extents.length).toBeGreaterThan(0);
    const herds = extents.filter(
      ({ measure, product }) => measure === 'stocks' || /^(?:pig|cattle|cow)/.test(product),
    );
    expect(herds.length).toBe(isOfAnimals ? extents.length : 0);
  });

  it('names the countries it is asked for, whatever town the question names', async () => {
    const text = 'à Rennes, quels pays couvrez-vous pour le blé ?';
    const found = await find('coverage', { text, intent: 'coverage', places: ['FR-RENNES'] });
    expect(found.sides).toEqual(['places']);
    expect(found.places).toContain('FR');
    expect(found.places).not.toContain('EU27_2020');
  });

  it('says what a code stands for', async () => {
    const found = await find('definition', { intent: 'definition', codes: ['C1110'] });
    expect(found).toMatchObject({ code: 'C1110', product: 'soft-wheat' });
  });

  it('says what a word stands for, and not the family that it is said to be of', async () => {
    const products = ['wheat-srw', 'wheat'];
    const asked = { intent: 'definition', products } as const;
    const found = await find('definition', { ...asked, text: 'que veut dire SRW quand on parle de blé ?' });
    expect(found.beside).toBeUndefined();
    const apart = await find('definition', { ...asked, text: 'différence entre le SRW et le blé' });
    expect(apart.beside).toMatchObject({ product: 'wheat' });
  });

  it('converts a quantity', async () => {
    const found = await find('conversion', {
      intent: 'conversion',
      threshold: { comparator: 'above', value: 80, unit: 'q/ha' },
      unit: 't/ha',
    });
    expect(found.to).toMatchObject({ value: 8, unit: 't/ha' });
  });
});
