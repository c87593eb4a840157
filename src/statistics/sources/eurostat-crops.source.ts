import { dayOf } from '../day.js';
import { csvRows, type CsvRow } from './csv-rows.js';
import { Source, WrongFormatError, type DatasetDescription, type ParsedRow } from './source.js';
import { textLines, type TextLine } from './text-lines.js';

/** Columns of the SDMX-CSV that matter; the confidentiality is in a column of its own since 2024. */
const CSV_COLUMNS = ['freq', 'crops', 'strucpro', 'geo', 'TIME_PERIOD', 'OBS_VALUE', 'OBS_FLAG'] as const;
const CSV_START = 'DATAFLOW,';
const HEADER_START = 'freq,crops,strucpro,geo\\TIME_PERIOD\t';

/** Structures of production that become series; humidity (HU_EU) is how moist a harvest was counted, not a figure asked for. */
const MEASURES: ReadonlyMap<string, { measure: string; unit: string }> = new Map([
  ['AR', { measure: 'area-harvested', unit: 'kha' }],
  ['MA', { measure: 'area-main', unit: 'kha' }],
  ['PR_HU_EU', { measure: 'production', unit: 'kt' }],
  ['YI_HU_EU', { measure: 'yield', unit: 't/ha' }],
]);
const OMITTED = 'HU_EU';

const CELL = /^(:|-?\d+(?:\.\d+)?)(?: (@C|[a-z]+))?$/;

/**
 * Eurostat's crop production in EU standard humidity (table apro_cpsh1): the bulk TSV file as a whole edition, SDMX-CSV,
 * which is mostly asked for with a filter, as a part.
 * Format: Eurostat, "TSV format" of the dissemination API; one line per series, one column per year, every cell a value
 * or `:`, then a space and flags. Confidential is `: @C` since 2024 and was `: c` before.
 */
export class EurostatCropsSource extends Source {
  readonly id = 'eurostat-crops';
  readonly extent = 'edition';
  readonly dataset: DatasetDescription = {
    id: 'eurostat-crops',
    publisher: 'Eurostat',
    title: {
      fr: 'Eurostat, production végétale à l’humidité standard de l’UE (apro_cpsh1)',
      en: 'Eurostat, crop production in EU standard humidity (apro_cpsh1)',
    },
    licence: 'CC BY 4.0',
    url: 'https://ec.europa.eu/eurostat/databrowser/view/apro_cpsh1/default/table',
    derivation: null,
    schemes: { product: 'eurostat', place: 'eurostat' },
  };

  override async extentOf(file: string): Promise<'edition' | 'part'> {
    return (await isCsv(file)) ? 'part' : 'edition';
  }

  async *parse(file: string): AsyncGenerator<Iterable<ParsedRow>> {
    if (await isCsv(file)) {
      for await (const rows of csvRows(file, CSV_COLUMNS)) yield rows.flatMap(readCsvRow);
      return;
    }
    let years: number[] | null = null;
    for await (const lines of textLines(file)) {
      years ??= readYears(file, lines.shift()?.text ?? '');
      yield parseLines(lines, years);
    }
  }
}

async function isCsv(file: string): Promise<boolean> {
  for await (const [first] of textLines(file)) return first?.text.startsWith(CSV_START) ?? false;
  return false;
}

function readCsvRow({ cells, line }: CsvRow<(typeof CSV_COLUMNS)[number]>): ParsedRow[] {
  const { freq, crops, strucpro, geo, TIME_PERIOD: year } = cells;
  if (strucpro === OMITTED) return [];
  const key = readDimensions([freq, crops, strucpro, geo].join(','));
  const flag = cells['CONF_STATUS'] ? '@C' : cells.OBS_FLAG;
  const cell = readCell(`${cells.OBS_VALUE || ':'} ${flag}`);
  if (!key || cell === undefined || !/^\d{4}$/.test(year))
    return [{ line, reason: `not a figure: ${crops} ${strucpro} ${geo} ${year} «${cells.OBS_VALUE}»` }];
  return cell === null ? [] : [{ ...key, period: dayOf(year), ...cell, line }];
}

function readYears(file: string, header: string): number[] {
  const years = header
    .split('\t')
    .slice(1)
    .map((cell) => cell.trim());
  if (!header.startsWith(HEADER_START) || years.some((year) => !/^\d{4}$/.test(year))) {
    throw new WrongFormatError(file, 'the TSV file of apro_cpsh1, by year');
  }
  return years.map(dayOf);
}

function* parseLines(lines: readonly TextLine[], years: readonly number[]): Generator<ParsedRow> {
  for (const line of lines) yield* parseSeries(line, years);
}

function* parseSeries({ text, number: line }: TextLine, years: readonly number[]): Generator<ParsedRow> {
  const [dimensions = '', ...cells] = text.split('\t');
  if (text.trim() === '' || dimensions.includes(`,${OMITTED},`)) return;
  const key = readDimensions(dimensions);
  if (!key || cells.length !== years.length) {
    yield { line, reason: `not an annual series of this table: ${dimensions}` };
    return;
  }
  for (const [index, period] of years.entries()) {
    const cell = readCell(cells[index] ?? '');
    if (cell === undefined) yield { line, reason: `not a figure: «${cells[index]}»` };
    else if (cell) yield { ...key, period, ...cell, line };
  }
}

function readDimensions(dimensions: string) {
  const [frequency, productCode, structure = '', placeCode] = dimensions.split(',');
  const kind = MEASURES.get(structure);
  if (!kind || !productCode || !placeCode || frequency !== 'A') return null;
  return { productCode, placeCode, ...kind, frequency: 'annual' as const };
}

/** Null where the cell says nothing at all, undefined where it cannot be read. */
export function readCell(cell: string): { value: number | null; flags: string } | null | undefined {
  const [whole, figure, suffix = ''] = CELL.exec(cell.trim()) ?? [];
  if (whole === undefined) return undefined;
  const flags = suffix === '@C' ? 'c' : suffix;
  if (figure === ':') return flags === '' ? null : { value: null, flags };
  return { value: Number(figure), flags };
}
