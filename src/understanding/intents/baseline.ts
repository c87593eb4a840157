import type { DateMention, Point } from '../dates/point.js';
import type { Domain } from '../frame.js';
import { judgesHarvest } from './judged-harvest.js';
import { readNumber } from '../text/number-words.js';
import type { Evidence } from '../reading.js';
import type { Token } from '../text/tokens.js';
import { stretchAt } from '../text/within.js';

const NUMBER = String.raw`(?<count>\d{1,2}|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|quinze|vingt|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty)`;
const YEARS = String.raw`(?:dernieres |derniers |precedentes |precedents )?(?:annees|ans|campagnes|recoltes|moissons|saisons)`;
/** Words that set a figure against what follows: a mean that is asked for by itself has none of them before it. */
const AGAINST = String.raw`(?:par rapport a|au regard de|comparee?s? a|vis a vis de|vs|versus|contre|comparativement a|face a|superieure?s? a|inferieure?s? a|au dessus de|au dessous de|en dessous de(?: combien de)?|sous|depass[a-z]*(?: t)?(?: (?:il|elle))?|que|ecart (?:a|avec)|compare[ds]? (?:to|with)|against|relative to|above|below|over|under|than|exceed[a-z]*|beat[a-z]*|with|on(?= (?:the|its|their) ))`;
const ARTICLE = String.raw`(?:la |sa |une |the |its |their |a )?`;

/** « qu'en moyenne sur 2019-2023 », "than on average in 2019-2023". */
const THAN_USUAL = String.raw`(?:que?|than) (?:en moyenne|a la moyenne|on average|(?:it )?averaged)`;
/** « l'écart entre 2024 et la moyenne 2019-2023 », "the difference between 2024 and the 2019-2023 average". */
const APART = String.raw`(?:ecart|difference|gap) (?:entre|between|de|du|des|d|of|in)`;

/** A stretch of years that is named: it stands in the text for its date. */
const STRETCH = '§';

const PATTERNS = [
  String.raw`${AGAINST} ${ARTICLE}moyenne (?<named>quinquennale|decennale|triennale)`,
  String.raw`${AGAINST} ${ARTICLE}moyenne (?:(?:des|de ses|de ces|sur|sur les|sur ces|de) )?${NUMBER} ${YEARS}`,
  String.raw`${AGAINST} ${ARTICLE}${NUMBER} years? (?:average|mean)`,
  String.raw`${AGAINST} ${ARTICLE}(?:previous|preceding|prior|last|past) ${NUMBER} years? (?:average|mean)`,
  String.raw`${AGAINST} ${ARTICLE}(?:average|mean) (?:of|over|for) (?:the )?(?:(?:last|previous|preceding|prior|past) )?${NUMBER} (?:years|seasons|harvests|crops)`,
  String.raw`${AGAINST} ${ARTICLE}(?:moyenne|normale) (?:annuelle )?(?:(?:de|des|du|d|sur|la|les|annees|recoltes|campagnes|periode|en|entre) ){0,4}(?<stretch>${STRETCH})`,
  String.raw`${AGAINST} ${ARTICLE}(?<stretch>${STRETCH}) (?:average|mean)`,
  String.raw`${AGAINST} ${ARTICLE}(?:annual )?(?:average|mean) (?:(?:of|over|for|from|in|the|years|period|between) ){0,4}(?<stretch>${STRETCH})`,
  String.raw`${THAN_USUAL} (?:(?:de|des|du|d|sur|la|les|ces|annees|recoltes|campagnes|periode|en|entre|pendant|of|over|for|from|in|the|years|period|between|during) ){0,4}(?<stretch>${STRETCH})`,
  String.raw`${THAN_USUAL} (?:(?:sur|les|ces|des|lors|over|in|during|the|last|previous|preceding|prior|past) ){0,4}${NUMBER} (?:${YEARS}|years|seasons|harvests|crops)`,
  String.raw`${APART} (?:\S+ ){0,12}?(?:et|and|a|avec|with) ${ARTICLE}(?:(?:moyenne|average|mean) (?:(?:de|des|du|d|sur|la|les|annees|of|over|for|from|the|years) ){0,3}(?<stretch>${STRETCH})|(?<before>${STRETCH}) (?:average|mean))`,
].map((pattern) => new RegExp(String.raw`(?:^| )${pattern}(?: |$)`, 'u'));

const NAMED: Readonly<Record<string, number>> = { triennale: 3, quinquennale: 5, decennale: 10 };

/** The mean of how many years a figure is set against; with the last of them where the words name it. */
export interface Baseline {
  years: number;
  end?: number;
  /** The date that names the years. */
  date?: DateMention;
}

/** « moyenne olympique »: without the highest and the lowest figure. */
const OLYMPIC = /^(?:olympiques?|olympic|olympienne|trimmed)$/;
/** What an Olympic mean is of where the words do not say, and what a good or a bad harvest is set against. */
const USUAL_YEARS = 5;
const OLYMPIC_ALONE = new RegExp(
  String.raw`(?:^| )${AGAINST} ${ARTICLE}(?:moyenne|average|mean)(?: |$)`,
  'u',
);

/** « meilleure que la moyenne », "above average": and of nothing that follows. */
const AVERAGE_ALONE = new RegExp(
  String.raw`(?:^| )${AGAINST} ${ARTICLE}(?:moyenne|average|mean)(?: (?:annuelle|habituelle|usual))?$`,
  'u',
);

/** « prix médian », "median". */
const MEDIAN = /^(?:medianes?|medians?)$/;

/** Which middle is asked for other than the plain mean. */
export function readMiddle(evidence: Evidence): Record<'olympic' | 'median' | 'deviation', true | null> {
  const isMedian = evidence.reading.tokens.some(({ folded }) => MEDIAN.test(folded));
  const deviation = asksDeviation(evidence) ? true : null;
  return { olympic: isOlympic(evidence) ? true : null, median: isMedian ? true : null, deviation };
}

/** « écart-type du rendement », "which is more volatile", « a plus varié que »: how far figures lie around their mean. */
export function asksDeviation(evidence: Evidence): boolean {
  const asking = evidence.reading.tokens.filter((_, at) => evidence.isInFocus(at));
  return DEVIATION.test(asking.map(({ folded }) => folded).join(' '));
}

const DEVIATION =
  /(?:^| )(?:ecarts? (?:- )?types?|standard deviations?|coefficients? (?:de|of) variation|volatil\S*|volatility|variabilit[ey]|(?:a|ont|t il|t elle) (?:le |la )?(?:plus|moins) varie\S*|(?:plus|moins|most|more|less|least) (?:stable|regulier|reguliere|constante?|variable|irregulier|irreguliere|consistent|steady|erratic)s?|steadi(?:er|est)|(?:varie|varient|fluctue|fluctuent|oscille|oscillent)(?:(?: -)? t)?(?:(?: -)? (?:ils?|elles?))? (?:le )?(?:plus|moins|davantage)(?! (?:de|d))|(?:vary|varies|varied|fluctuates?|fluctuated) (?:the )?(?:more|less|most|least))(?: |$)/;

function isOlympic({ reading }: Evidence): boolean {
  return reading.tokens.some(({ folded }) => OLYMPIC.test(folded));
}

/** The years before the one asked whose mean a figure is to be set against: « la moyenne quinquennale », "the 2015-2019 average"; else null. */
export function readBaseline(evidence: Evidence, domain: Domain | null = null): Baseline | null {
  const { tokens } = evidence.reading;
  const stretches = evidence.dates.filter(({ value }) => yearsOf(value, domain) !== null);
  const text = tokens.flatMap((token, at) => wordsAt(token, at, stretches)).join(' ');
  for (const pattern of PATTERNS) {
    const groups = pattern.exec(text)?.groups;
    if (groups) return baselineOf(groups, evidence, stretches, domain);
  }
  return asksUsual(evidence, text) ? { years: USUAL_YEARS } : null;
}

/** The years that a pattern found: by their name, by their dates, or by how many there are. */
function baselineOf(
  { named, count, stretch, before }: Partial<Record<string, string>>,
  evidence: Evidence,
  stretches: readonly DateMention[],
  domain: Domain | null,
): Baseline | null {
  if (named) return { years: NAMED[named] ?? USUAL_YEARS };
  if (stretch ?? before) return ofStretch(stretches, domain);
  return count ? ofCount(evidence, count) : null;
}

/** Whether a figure is set against what is usual, and the words do not say of how many years. */
function asksUsual(evidence: Evidence, text: string): boolean {
  const isAlone = AVERAGE_ALONE.test(text) && !evidence.has('who');
  const isOfUsual = isOlympic(evidence) ? OLYMPIC_ALONE.test(text) : isAlone;
  return isOfUsual || judgesHarvest(evidence);
}

/** The token's words without what says how the mean is made; a stretch of years is one mark. */
function wordsAt({ kind, folded }: Token, at: number, stretches: readonly DateMention[]): string[] {
  const date = stretchAt(at, stretches);
  if (date) return date.start === at ? [STRETCH] : [];
  const isSaid = (kind === 'word' || kind === 'number') && !OLYMPIC.test(folded);
  return isSaid ? [folded] : [];
}

function ofCount({ reading: { tokens } }: Evidence, count: string): Baseline | null {
  const at = tokens.findIndex(({ folded }) => folded === count);
  const years = readNumber(tokens, at)?.value;
  return years === undefined ? null : { years };
}

/** Of several stretches the first is the mean's: the figure that is set against it is of one year. */
function ofStretch(stretches: readonly DateMention[], domain: Domain | null): Baseline | null {
  const [point, ...others] = stretches;
  const date = stretches.find(({ value }) => value.kind === 'between') ?? (others.length > 0 ? null : point);
  const years = date ? yearsOf(date.value, domain) : null;
  return date && years ? { years: years[1] - years[0] + 1, end: years[1], date } : null;
}

/** First and last year of a stretch of whole years; one year has a mean of its own where it has many prices. */
function yearsOf(value: DateMention['value'], domain: Domain | null): readonly [number, number] | null {
  if (value.kind === 'point') return domain === 'price' ? yearAlone(value.point) : null;
  return value.kind === 'between' ? yearsBetween(value.from, value.to) : null;
}

function yearsBetween(first: Point | null, last: Point | null): readonly [number, number] | null {
  if (first?.grain !== 'year' || last?.grain !== 'year') return null;
  const [from, to] = [first.year, last.year];
  return from !== null && to !== null && from < to ? [from, to] : null;
}

function yearAlone({ grain, year }: Point): readonly [number, number] | null {
  return grain === 'year' && year !== null ? [year, year] : null;
}
