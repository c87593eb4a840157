import { dayOf } from '../day.js';
import { csvRows, type CsvRow } from './csv-rows.js';
import { FAOSTAT_FLAGS } from './faostat-flags.js';
import { Source, type DatasetDescription, type ParsedRow } from './source.js';

const COLUMNS = ['area_code', 'species', 'year', 'animals_killed', 'Flag'] as const;
type SlaughterRow = CsvRow<(typeof COLUMNS)[number]>;

/**
 * Animals slaughtered by country, species and year, drawn by a third party from FAOSTAT: a byte order mark, a header,
 * one line per figure, always in head. Area 351 is China as a whole beside its parts (41, 96, 128, 214).
 */
export class FaostatSlaughterSource extends Source {
  readonly id = 'faostat-slaughter';
  readonly extent = 'edition';
  readonly dataset: DatasetDescription = {
    id: 'faostat-slaughter',
    publisher: 'FAO',
    title: {
      fr: 'FAO, FAOSTAT : animaux abattus par espèce et par pays',
      en: 'FAO, FAOSTAT: animals slaughtered by species and country',
    },
    licence: 'CC BY 4.0',
    url: 'https://www.fao.org/faostat/en/#data/QCL',
    derivation: {
      fr: 'Têtes abattues réunies par espèce par un tiers à partir de FAOSTAT, indicateurs conservés.',
      en: 'Head slaughtered, gathered by species by a third party from FAOSTAT, flags kept.',
    },
    schemes: { product: 'faostat-animal', place: 'faostat' },
  };

  async *parse(file: string): AsyncGenerator<ParsedRow[]> {
    for await (const rows of csvRows(file, COLUMNS)) yield rows.map(readCount);
  }
}

function readCount({ cells, line }: SlaughterRow): ParsedRow {
  const { species: productCode, area_code: placeCode, year, animals_killed: figure } = cells;
  const flags = FAOSTAT_FLAGS.get(cells.Flag);
  const value = Number(figure);
  if (flags === undefined || figure === '' || !Number.isFinite(value) || !/^\d{4}$/.test(year)) {
    return { line, reason: `not a count: ${placeCode} ${productCode} ${year} «${figure}» ${cells.Flag}` };
  }
  const key = { productCode, placeCode, measure: 'slaughtered', unit: 'head', frequency: 'annual' as const };
  return { ...key, period: dayOf(year), value, flags, line };
}
