import type { KnownFact } from '../facts.js';
import type { AggregateFindings } from '../found.findings.js';
import { inPeriod, overPeriods, periodName } from '../period-wording.js';
import type { Voice } from '../voice.js';
import { quantitiesListed } from './precision.js';

const MOST_PARTS = 5;

/** The sum, then its parts. */
export function aggregateProse(findings: AggregateFindings, v: Voice): string[] {
  const [first] = findings.parts;
  if (!first) return [];
  const when = whenSummed(findings, first, v);
  const { sum, tail } = sumSaid(findings, v);
  const came = v.say(v.head(first).plural ? 'étaient au total de' : 'était au total de', 'totalled');
  return [
    v.yesOrNo(findings.holds) +
      v.sentence(`${summed(findings, first, v)} ${came} ${sum} ${when}${tail}${against(findings, v)}`),
  ];
}

/** A sum, and its parts behind it where they are few: « 58,74 millions de tonnes », « (France : 35,07 ; Allemagne : 23,67) ». */
export function sumSaid(
  { by, parts, total, unit }: Pick<AggregateFindings, 'by' | 'parts' | 'total' | 'unit'>,
  v: Voice,
): { sum: string; tail: string } {
  const listed = parts.length <= MOST_PARTS ? parts : [];
  const [sum = '', ...figures] = quantitiesListed([total, ...listed], unit, v);
  const named = listed.map((part, at) => `${partName(by, part, v)}${v.say(' : ', ': ')}${figures[at] ?? ''}`);
  return { sum, tail: named.length > 0 ? ` (${named.join(v.say(' ; ', '; '))})` : '' };
}

/** « de 2020 à 2023 » where no year between is left out, else each of them. */
function whenSummed({ by, parts, periods = [] }: AggregateFindings, first: KnownFact, v: Voice): string {
  const summedPeriods = by === 'period' ? parts.map((part) => part.period) : periods;
  if (summedPeriods.length < 2) return inPeriod(first.period, v.language);
  if (by === 'period' || summedPeriods.length > 2) return overPeriods(summedPeriods, v.language);
  return `${v.say('en', 'in')} ${v.list(summedPeriods.map((period) => periodName(period, v.language)))}`;
}

/** « , contre 3,94 millions de tonnes en Espagne », « , contre 32,94 millions de tonnes pour le blé tendre ». */
function against({ against: other, by, unit }: AggregateFindings, v: Voice): string {
  if (!other) return '';
  const product = v.theProduct(other.product);
  const which = by === 'product' ? v.say(`pour ${product}`, `for ${product}`) : v.inPlace(other.place);
  return `${v.say(', contre', ', against')} ${v.quantity(other, unit)} ${which}`;
}

function summed({ by, parts }: AggregateFindings, first: KnownFact, v: Voice): string {
  return by === 'period' ? v.subject(first) : summedSubject(by, parts, v);
}

/** « la production de pommes de terre en France, en Allemagne et en Belgique »: what of several places or products is added up. */
export function summedSubject(by: 'place' | 'product', parts: readonly KnownFact[], v: Voice): string {
  const [first] = parts;
  if (!first) return '';
  if (by === 'place') return `${v.topic(first)} ${inAll(parts, v)}`;
  const what = v.say(
    `${v.theMeasure(first.measure)} ${v.list(parts.map((part) => v.ofBareProduct(part.product)))}`,
    `the ${v.measure(first.measure).text} of ${v.list(parts.map((part) => v.productLabel(part.product)))}`,
  );
  return `${what} ${v.inPlace(first.place)}`;
}

/** « en France et au Portugal », "in France and Portugal". */
function inAll(parts: readonly KnownFact[], v: Voice): string {
  return v.say(
    v.list(parts.map((part) => v.inPlace(part.place))),
    `in ${v.list(parts.map((part) => v.placeName(part.place)))}`,
  );
}

function partName(by: AggregateFindings['by'], part: KnownFact, v: Voice): string {
  if (by === 'place') return v.placeLabel(part.place);
  return by === 'product' ? v.productLabel(part.product) : periodName(part.period, v.language);
}
