import { dayOf } from '../day.js';
import { faostatFigure } from './faostat-flags.js';
import { faostatExtent, faostatRows, type FaostatRow } from './faostat-table.js';
import { Source, type DatasetDescription, type ParsedRow } from './source.js';

interface Kind {
  measure: string;
  unit: string;
  /** What the file's figure is divided by. */
  divisor: number;
  /** Appended to the item's code where the element speaks of something else than the item: cows, not their milk. */
  suffix: string;
}

const HEAD = new Map([
  ...['An', 'Head', 'head', 'Animaux', 'têtes'].map((name) => [name, 'head'] as const),
  ...['1000 An', '1000 Head', '1000 head', '1000 Animaux', '1000 têtes'].map(
    (name) => [name, 'khead'] as const,
  ),
  ['No', 'count'],
]);
const TONNES = new Map(['t', 'tonnes', 'Tonnes'].map((name) => [name, 't']));
const HECTARES = new Map([['ha', 'ha']]);

/** Elements by their code; the unit decides in what the figure is, since codes have changed with it. */
const ELEMENTS: ReadonlyMap<
  string,
  { measure: string; units: ReadonlyMap<string, string>; suffix?: string }
> = new Map([
  ['5312', { measure: 'area-harvested', units: HECTARES }],
  ['5510', { measure: 'production', units: TONNES }],
  ['5111', { measure: 'stocks', units: HEAD }],
  ['5112', { measure: 'stocks', units: HEAD }],
  ['5114', { measure: 'stocks', units: HEAD }],
  ['5318', { measure: 'stocks', units: HEAD, suffix: '/5318' }],
  ['5320', { measure: 'slaughtered', units: HEAD, suffix: '/5320' }],
  ['5321', { measure: 'slaughtered', units: HEAD, suffix: '/5320' }],
]);

/** FAOSTAT published hectograms until it moved to kilograms, under the same and under another code. */
const YIELDS: ReadonlyMap<string, number> = new Map([
  ['kg/ha', 1],
  ['hg/ha', 10],
  ['100 g/ha', 10],
]);
const YIELD_ELEMENTS: ReadonlySet<string> = new Set(['5412', '5419']);
const YEAR = /^\d{4}$/;

/**
 * FAOSTAT's crops and livestock products (QCL): the bulk file "normalized" (CSV or zip) as a whole edition, an
 * interactive download in English or French as a part. Milking and slaughtered animals are filed under the milk and
 * meat that they give; their code here ends in the element (02211/5318, 21111.01/5320). Aggregates (areas from 5000 on
 * and 351, China with its parts) stand among the countries.
 */
export class FaostatQclSource extends Source {
  readonly id = 'faostat-qcl';
  readonly extent = 'edition';
  readonly dataset: DatasetDescription = {
    id: 'faostat-qcl',
    publisher: 'FAO',
    title: {
      fr: 'FAO, FAOSTAT : cultures et produits animaux (QCL)',
      en: 'FAO, FAOSTAT: crops and livestock products (QCL)',
    },
    licence: 'CC BY 4.0',
    url: 'https://www.fao.org/faostat/en/#data/QCL',
    derivation: null,
    schemes: { product: 'cpc', place: 'm49' },
  };

  override extentOf(file: string): Promise<'edition' | 'part'> {
    return faostatExtent(file);
  }

  parse(file: string): AsyncGenerator<ParsedRow[]> {
    return faostatRows(file, readFigure);
  }
}

function readFigure(row: FaostatRow): ParsedRow | null {
  const { area: placeCode, item, line, year } = row;
  const kind = kindOf(row);
  if (!kind) return { line, omitted: `${row.elementName} in ${row.unit} (element ${row.element})` };
  const figure = faostatFigure(row.value, row.flag);
  if (figure === null) return null;
  if (figure === undefined || !YEAR.test(year) || item === '' || placeCode === '') {
    return { line, reason: `not a figure: ${placeCode} ${item} ${year} «${row.value}» ${row.flag}` };
  }
  const { measure, unit, divisor, suffix } = kind;
  const value = figure.value === null || divisor === 1 ? figure.value : figure.value / divisor;
  const productCode = item + suffix;
  // Written out: spreading one object into another takes longer than all the rest of a line.
  return {
    productCode,
    placeCode,
    measure,
    unit,
    frequency: 'annual',
    period: dayOf(year),
    value,
    flags: figure.flags,
    line,
  };
}

function kindOf({ element, unit }: FaostatRow): Kind | null {
  if (YIELD_ELEMENTS.has(element)) {
    const divisor = YIELDS.get(unit);
    return divisor ? { measure: 'yield', unit: 'kg/ha', divisor, suffix: '' } : null;
  }
  const found = ELEMENTS.get(element);
  const ours = found?.units.get(unit);
  return found && ours
    ? { measure: found.measure, unit: ours, divisor: 1, suffix: found.suffix ?? '' }
    : null;
}
