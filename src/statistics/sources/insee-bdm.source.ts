import { SaxesParser } from 'saxes';
import { dayOf } from '../day.js';
import type { Frequency } from '../series.js';
import { localName } from './sheet-parser.js';
import { Source, WrongFormatError, type DatasetDescription, type ParsedRow } from './source.js';
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
/** Quarterly periods (2026-Q2) have no place among the store's frequencies. */
const OTHER_PERIOD = /^\d{4}-[QSTB]\d$/;

/**
 * Price indices of INSEE's BDM as SDMX-ML: elements Series with an IDBANK, and in them Obs with TIME_PERIOD and
 * OBS_VALUE. A series' code is its IDBANK; which one is whose price is not published in the file.
 */
export class InseeBdmSource extends Source {
  readonly id = 'insee-bdm';
  readonly extent = 'part';
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
  #productCode = '';
  #rows: ParsedRow[] = [];

  constructor() {
    this.#xml.on('opentag', ({ name, attributes }) => {
      if (localName(name) === 'Series') {
        this.#productCode = attributes['IDBANK'] ?? '';
        this.hasSeries ||= this.#productCode !== '';
      } else if (localName(name) === 'Obs') this.#rows.push(...this.#observation(attributes));
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

  #observation(attributes: Readonly<Record<string, string>>): ParsedRow[] {
    const { TIME_PERIOD: period = '', OBS_VALUE: figure = '', OBS_STATUS: status = '' } = attributes;
    const { line } = this.#xml;
    if (figure === '' || figure === 'NaN') return [];
    if (OTHER_PERIOD.test(period)) return [{ line, omitted: 'a figure of a quarter or half-year' }];
    const flags = FLAGS.get(status) ?? '';
    return [this.#figure({ period, figure, flags }, line)];
  }

  #figure(
    { period, figure, flags }: { period: string; figure: string; flags: string },
    line: number,
  ): ParsedRow {
    const frequency = PERIODS.find(([pattern]) => pattern.test(period))?.[1];
    const value = Number(figure);
    if (!frequency || !Number.isFinite(value) || this.#productCode === '')
      return { line, reason: `not an observation: ${this.#productCode} ${period} «${figure}»` };
    const key = {
      productCode: this.#productCode,
      placeCode: 'FR',
      measure: 'price',
      unit: 'index',
      frequency,
    };
    return { ...key, period: dayOf(period), value, flags, line };
  }
}
