import { SaxesParser } from 'saxes';
import { dayOf } from '../day.js';
import type { Frequency } from '../series.js';
import { IPPAP_BASES, ippapCode, IppapTitles } from './ippap-titles.js';
import { IPPAP_SERIES } from './insee-bdm-series.data.js';
import { localName } from './sheet-parser.js';
import {
  Source,
  WrongFormatError,
  type DatasetDescription,
  type ParsedRow,
  type SourceRow,
} from './source.js';
import { textChunks } from './text-lines.js';

const PERIODS: readonly [pattern: RegExp, frequency: Frequency][] = [
  [/^\d{4}$/, 'annual'],
  [/^\d{4}-\d{2}$/, 'monthly'],
];
/** Normal and definitive figures bear no mark. */
const FLAGS: ReadonlyMap<string, string> = new Map([
  ['A', ''],
  ['D', ''],
  ['', ''],
  ['P', 'p'],
  ['E', 'e'],
  ['B', 'b'],
]);
type Attributes = Readonly<Record<string, string>>;

/** Quarterly periods (2026-Q2) have no place among the store's frequencies. */
const OTHER_PERIOD = /^\d{4}-[QSTB]\d$/;

/**
 * Price indices of INSEE's BDM as SDMX-ML: elements Series with an IDBANK and mostly a TITLE_FR, and in them Obs with
 * TIME_PERIOD and OBS_VALUE. A series' code is what its title says it is an index of, or else its IDBANK.
 */
export class InseeBdmSource extends Source {
  readonly id = 'insee-bdm';
  readonly extent = 'part';
  override readonly products = new Map(
    IPPAP_SERIES.flatMap(({ label, product }) =>
      IPPAP_BASES.map((base) => [ippapCode({ label, base }), product]),
    ),
  );
  readonly dataset: DatasetDescription = {
    id: 'insee-bdm',
    publisher: 'INSEE',
    title: { fr: 'Insee, indices de prix agricoles (BDM)', en: 'INSEE, farm price indices (BDM)' },
    licence: 'Licence Ouverte 2.0',
    url: 'https://www.insee.fr/fr/information/2862832',
    derivation: null,
    schemes: { product: null, place: null },
  };

  async *parse(file: string): AsyncGenerator<ParsedRow[]> {
    const reader = new SeriesReader();
    for await (const chunk of textChunks(file)) yield reader.write(file, chunk);
    if (!reader.hasSeries)
      throw new WrongFormatError(file, 'SDMX-ML of the BDM with a Series and its IDBANK');
  }
}

class SeriesReader {
  hasSeries = false;
  readonly #xml = new SaxesParser();
  readonly #titles = new IppapTitles();
  #key: Pick<SourceRow, 'productCode' | 'measure' | 'unit'> = { productCode: '', measure: '', unit: '' };
  #rows: ParsedRow[] = [];

  constructor() {
    this.#xml.on('opentag', ({ name, attributes }) => {
      if (localName(name) === 'Series') this.#begin(attributes);
      else if (localName(name) === 'Obs') this.#rows.push(...this.#observation(attributes));
    });
  }

  /** @throws WrongFormatError where the text is not XML */
  write(file: string, text: string): ParsedRow[] {
    try {
      this.#xml.write(text);
    } catch (error) {
      throw new WrongFormatError(file, `XML (${error instanceof Error ? error.message : String(error)})`);
    }
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }

  #begin({ IDBANK: idbank = '', TITLE_FR: title = '', FREQ: frequency = '' }: Attributes): void {
    this.hasSeries ||= idbank !== '';
    const index = this.#titles.read(idbank, title, frequency);
    this.#key = index
      ? { productCode: ippapCode(index), measure: 'producer-price-index', unit: 'index' }
      : { productCode: idbank, measure: 'price', unit: 'index' };
  }

  #observation({ TIME_PERIOD: period = '', OBS_VALUE: figure = '', ...rest }: Attributes): ParsedRow[] {
    const { line } = this.#xml;
    if (figure === '' || figure === 'NaN') return [];
    if (OTHER_PERIOD.test(period)) return [{ line, omitted: 'a figure of a quarter or half-year' }];
    const flags = FLAGS.get(rest['OBS_STATUS'] ?? '') ?? '';
    return [this.#figure({ period, value: Number(figure), flags }, line)];
  }

  #figure(
    { period, value, flags }: { period: string; value: number; flags: string },
    line: number,
  ): ParsedRow {
    const frequency = PERIODS.find(([pattern]) => pattern.test(period))?.[1];
    if (!frequency || !Number.isFinite(value) || this.#key.productCode === '')
      return { line, reason: `not an observation: ${this.#key.productCode} ${period} «${value}»` };
    return { ...this.#key, placeCode: 'FR', frequency, period: dayOf(period), value, flags, line };
  }
}
