import type { FigureFindings } from '../../src/wording/figure.findings.js';
import { catalogue, forecasts, noted, refusals } from './sample-answers.js';
import { count, figure, SampleFacts, type Topic } from './sample-facts.js';
import { conversionsOfBushels, lotsPriced, ownYields } from './sample-quantities.js';
import { sampleRuns } from './sample-runs.js';

/** One of every kind of findings about figures, in several shapes each, all about one topic. */
export function sampleFindings(topic: Topic): FigureFindings[] {
  const facts = new SampleFacts(topic);
  const kinds = [
    values,
    changes,
    rankings,
    comparisons,
    calculations,
    filters,
    catalogue,
    forecasts,
    refusals,
    noted,
  ];
  return kinds.flatMap((kind) => kind(facts));
}

function values(f: SampleFacts): FigureFindings[] {
  const [own, before] = [f.own, f.before];
  const value = { kind: 'value', ...f.found, before: null, latest: false } as const;
  const percent = figure(-1.25, '%');
  return [
    { ...value, values: [own], latest: true, facts: [{ ...own, flags: 'ep' }] },
    { ...value, values: [own], before: { fact: before, percent }, holds: false },
    {
      ...value,
      values: [
        { ...own, flags: 'e' },
        { ...f.elsewhere, flags: 'b' },
      ],
    },
    { ...value, values: [own, f.other] },
    { ...value, values: [own, before] },
  ];
}

function changes(f: SampleFacts): FigureFindings[] {
  const { unit, value } = f.topic;
  const change = {
    from: f.before,
    to: f.own,
    difference: figure(-0.4, unit),
    percent: figure(value === 0 ? -100 : -40 / value, '%'),
    growth: figure(-1.5, '%'),
    lowest: f.own,
    highest: f.before,
  };
  const still = {
    ...change,
    to: { ...f.own, value: f.before.value },
    difference: figure(0, unit),
    growth: null,
  };
  const both = [
    { ...change, mean: figure(value, unit) },
    { ...change, to: f.elsewhere, mean: figure(value / 2, unit) },
  ];
  const base = { ...f.found, facts: [f.before, f.own] };
  return [
    { kind: 'change', ...base, changes: [change], holds: true },
    { kind: 'change', ...base, changes: [{ ...still, lowest: null, highest: null }] },
    { kind: 'change', ...base, changes: [{ ...change, percent: null, difference: figure(1, unit) }] },
    { kind: 'change', ...base, changes: both },
    ...(['up', 'down'] as const).map((way) => {
      const compared = { way, end: 'most', inPercent: both[0] ?? null, inSize: both[1] ?? null } as const;
      return { kind: 'change', ...base, changes: both, compared } as const;
    }),
    {
      kind: 'change',
      ...base,
      changes: both,
      compared: { way: 'up', end: 'least', inPercent: null, inSize: null },
    },
    {
      kind: 'growth',
      ...base,
      end: 'highest',
      changes: [change, { ...change, to: f.elsewhere }],
      fastest: { ...change, to: f.elsewhere },
      compared: count(2),
      scope: null,
    },
    {
      kind: 'growth',
      ...base,
      end: 'lowest',
      changes: [change],
      fastest: null,
      compared: count(1),
      scope: f.topic.places[1],
    },
  ];
}

function rankings(f: SampleFacts): FigureFindings[] {
  const first = { ...f.own, rank: 1 };
  const [second, third] = [
    { ...f.elsewhere, rank: 2 },
    { ...f.other, rank: 2 },
  ];
  const shared = {
    kind: 'ranking',
    ...f.found,
    next: null,
    subject: null,
    family: null,
    period: f.topic.period,
  } as const;
  const places = { ...shared, over: 'places', end: 'highest', scope: 'WLD', compared: count(21) } as const;
  return [
    { ...places, ranked: [first, second] },
    { ...places, ranked: [first, second], end: 'lowest', scope: null, period: '2020/2024' },
    { ...places, ranked: [first], next: second },
    { ...places, ranked: [first], end: 'lowest', next: second, compared: count(2) },
    { ...places, ranked: [first], subject: second },
    { ...places, ranked: [first], subject: first, compared: count(1) },
    {
      ...shared,
      over: 'products',
      end: 'highest',
      scope: null,
      compared: count(2),
      ranked: [first, third],
    },
    {
      ...shared,
      over: 'products',
      end: 'lowest',
      scope: null,
      compared: count(2),
      ranked: [first],
      next: third,
    },
    {
      ...shared,
      over: 'products',
      end: 'highest',
      scope: null,
      compared: count(2),
      ranked: [first, third],
      family: f.topic.products[1],
    },
    {
      ...shared,
      over: 'periods',
      end: 'highest',
      scope: null,
      compared: count(2),
      ranked: [first, { ...f.before, rank: 2 }],
    },
    { ...shared, over: 'periods', end: 'lowest', scope: null, compared: count(2), ranked: [first] },
  ];
}

function comparisons(f: SampleFacts): FigureFindings[] {
  const { unit, value } = f.topic;
  const own = f.own;
  const gap = { difference: figure(value / 2, unit), percent: figure(100, '%'), ratio: count(2) };
  const both = { ...f.other, place: f.topic.places[1] };
  return [
    {
      kind: 'comparison',
      ...f.found,
      ...gap,
      compared: [own, f.elsewhere],
      by: 'place',
      end: 'highest',
      holds: true,
    },
    {
      kind: 'comparison',
      ...f.found,
      ...gap,
      compared: [own, f.other],
      by: 'product',
      end: 'highest',
    },
    {
      kind: 'comparison',
      ...f.found,
      ...gap,
      compared: [own, f.other],
      by: 'product',
      end: 'lowest',
    },
    { kind: 'comparison', ...f.found, ...gap, compared: [own, both], by: 'both', end: 'lowest' },
    {
      kind: 'extreme',
      ...f.found,
      end: 'highest',
      extreme: own,
      next: f.before,
      supposed: own,
      from: '1961',
      to: '2024',
    },
    {
      kind: 'extreme',
      ...f.found,
      end: 'highest',
      extreme: f.before,
      next: null,
      opposite: own,
      gap: { name: 'difference', value: 0.4, unit: own.unit },
      from: '1961',
      to: '2024',
    },
    {
      kind: 'extreme',
      ...f.found,
      end: 'lowest',
      extreme: own,
      next: null,
      supposed: f.before,
      from: '2024-08',
      to: '2026-05',
    },
    {
      kind: 'share',
      ...f.found,
      part: own,
      whole: { ...own, place: f.topic.places[1] },
      percent: figure(40, '%'),
    },
    { kind: 'share', ...f.found, part: f.other, whole: own, percent: figure(0.5, '%') },
    {
      kind: 'share',
      ...f.found,
      part: own,
      together: [f.elsewhere],
      whole: { ...own, place: 'WLD' },
      percent: figure(1, '%'),
    },
  ];
}

function calculations(f: SampleFacts): FigureFindings[] {
  const { unit, value } = f.topic;
  const own = f.own;
  const mean = {
    mean: figure(value, unit),
    weighted: null,
    of: own,
    from: '2020',
    to: '2024',
    count: count(5),
  };
  const total = figure(value * 1.5, unit);
  return [
    {
      kind: 'aggregate',
      ...f.found,
      parts: [own, f.elsewhere],
      total,
      by: 'place',
      count: count(2),
    },
    { kind: 'aggregate', ...f.found, parts: [own, f.other], total, by: 'product', count: count(2) },
    { kind: 'aggregate', ...f.found, parts: [f.before, own], total, by: 'period', count: count(2) },
    {
      kind: 'average',
      ...f.found,
      ...mean,
      weighted: figure(value, unit),
      lowest: own,
      highest: f.before,
    },
    {
      kind: 'average',
      ...f.found,
      ...mean,
      from: '2024',
      to: '2024',
      count: count(1),
      lowest: own,
      highest: own,
    },
    {
      kind: 'averages',
      ...f.found,
      averages: [mean, { ...mean, of: f.elsewhere, count: count(1) }],
    },
    {
      kind: 'averages',
      ...f.found,
      averages: [mean, { ...mean, of: f.elsewhere }],
      gap: { difference: figure(value, unit), percent: figure(8.2763, '%'), over: 'sides' },
      holds: true,
    },
    {
      kind: 'averages',
      ...f.found,
      averages: [mean, { ...mean, from: '2011', to: '2015' }],
      gap: { difference: figure(-value, unit), percent: null, over: 'times' },
      holds: false,
    },
    {
      kind: 'correlation',
      ...f.found,
      one: own,
      other: f.other,
      coefficient: figure(-0.912345, 'coefficient'),
      count: count(12),
      from: '2010',
      to: '2024',
    },
    {
      kind: 'remainder',
      ...f.found,
      whole: { ...own, place: 'WLD' },
      parts: [own, f.elsewhere],
      remainder: figure(value, unit),
      by: 'place',
    },
    {
      kind: 'remainder',
      ...f.found,
      whole: own,
      parts: [f.other],
      remainder: figure(value / 2, unit),
      by: 'product',
    },
    { kind: 'conversion', ...f.found, from: figure(value, unit), to: figure(value * 2, unit) },
    ...conversionsOfBushels(f),
    ...ownYields(f),
    ...lotsPriced(f),
    ...againstMeans(f),
  ];
}

function againstMeans(f: SampleFacts): FigureFindings[] {
  const { unit, value } = f.topic;
  const shared = { kind: 'against-mean', ...f.found } as const;
  const years = { from: '2019', to: '2023', count: count(5) };
  const lower = { figure: f.own, mean: figure(value * 2, unit), ...years, difference: figure(-value, unit) };
  const same = { figure: f.elsewhere, mean: figure(value, unit), ...years, difference: figure(0, unit) };
  return [
    { ...shared, compared: [{ ...lower, percent: figure(-50, '%') }], holds: false },
    {
      ...shared,
      compared: [
        { ...lower, percent: null },
        { ...same, percent: figure(0, '%') },
      ],
      holds: null,
    },
  ];
}

function filters(f: SampleFacts): FigureFindings[] {
  const { unit, value, period } = f.topic;
  const own = f.own;
  const shared = {
    kind: 'filter',
    ...f.found,
    threshold: figure(value, unit),
    sample: own,
    from: period,
    to: period,
  } as const;
  const places = { ...shared, over: 'places', scope: 'WLD', compared: count(21) } as const;
  const periods = {
    ...shared,
    over: 'periods',
    scope: null,
    from: '2010',
    to: '2024',
    compared: count(15),
  } as const;
  return [
    { ...places, comparator: 'above', matches: [own, f.elsewhere] },
    { ...places, comparator: 'below', matches: [own] },
    { ...places, comparator: 'above', matches: [], compared: count(1) },
    { ...places, comparator: 'below', matches: [], scope: null },
    { ...periods, comparator: 'above', matches: [own, f.before] },
    { ...periods, comparator: 'below', matches: [own] },
    { ...periods, comparator: 'above', matches: [] },
    { ...periods, comparator: 'below', matches: [], compared: count(1) },
    ...absences(f),
    ...sampleRuns(f),
  ];
}

function absences(f: SampleFacts): FigureFindings[] {
  const absence = { kind: 'absence', ...f.found, sample: f.own, compared: count(21), scope: 'WLD' } as const;
  return [
    { ...absence, none: [f.own, f.elsewhere], unknown: [] },
    { ...absence, none: [f.own], unknown: ['FR', 'NL'], scope: null },
    { ...absence, none: [], unknown: [], facts: [] },
  ];
}
