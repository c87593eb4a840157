import type { MeasureDomain } from '../../lexicon/entries.js';
import type { Lexicon } from '../../lexicon/lexicon.js';
import { beforeNow, withNewest } from '../around/and-now.js';
import { askedTwice } from '../around/asked-twice.js';
import { readBaseline } from './baseline.js';
import { resolvePeriod } from '../dates/period-resolver.js';
import type { DateMention } from '../dates/point.js';
import { figureFrame } from '../figure-frame.js';
import { asksLevels } from '../field/landing.js';
import type { Frame } from '../frame.js';
import { splitAtLevel, withLevel } from './end-and-level.js';
import { splitAtMeasure, withMeasureThen } from './extreme-and-measure.js';
import { atExtreme, readFromExtreme, sinceExtreme, splitAtExtreme } from './from-extreme.js';
import { ofLeader, splitAtLeader } from './of-leader.js';
import { Evidence } from '../reading.js';

/** « le blé quand le maïs était au plus haut », « depuis son pic »: the time of an extreme, and then what is asked by it. */
export function extremeFrame(
  empty: Frame,
  evidence: Evidence,
  lexicon: Lexicon,
  domain: MeasureDomain,
): Frame | null {
  const parts = splitAtExtreme(evidence);
  if (parts) {
    const [event, asked] = [parts.event, parts.asked].map((part) =>
      figureFrame(empty, part, lexicon, domain),
    );
    return event && asked ? atExtreme(event, asked) : null;
  }
  const twice = splitAtLevel(evidence);
  if (twice) {
    const [head, tail] = [twice.head, twice.tail].map((part) => figureFrame(empty, part, lexicon, domain));
    const both = head && tail ? withLevel(head, tail, twice.isFromThere) : null;
    if (both) return both;
  }
  const then = measureThenFrame(empty, evidence, lexicon, domain);
  if (then) return then;
  const end = readFromExtreme(evidence);
  return end && sinceExtreme(figureFrame(empty, evidence, lexicon, domain), end, evidence.spoken);
}

/** « quelle année a vu la plus grande surface, et quel rendement cette année-là »: the extreme, and another measure then. */
function measureThenFrame(
  empty: Frame,
  evidence: Evidence,
  lexicon: Lexicon,
  domain: MeasureDomain,
): Frame | null {
  const parts = splitAtMeasure(evidence);
  if (!parts) return null;
  const [head, tail] = [parts.head, parts.tail].map((part) =>
    figureFrame(empty, part, lexicon, domainNamed(part, lexicon) ?? domain),
  );
  return head && tail ? withMeasureThen(head, tail, parts, lexicon) : null;
}

/** « la récolte » is of production though a price is asked beside it; null where a part names no measure, or several. */
function domainNamed(part: Evidence, lexicon: Lexicon): MeasureDomain | null {
  const named = part.everywhere('measure').map(({ id }) => lexicon.getMeasure(id).domain);
  return new Set(named).size === 1 ? (named[0] ?? null) : null;
}

/** « quel pays produit le plus de seigle et quel est son rendement »: who leads, and then what is asked of that one. */
export function leaderFrame(
  empty: Frame,
  evidence: Evidence,
  lexicon: Lexicon,
  domain: MeasureDomain,
): Frame | null {
  const parts = domain === 'production' ? splitAtLeader(evidence) : null;
  if (!parts) return null;
  const [order, asked] = [parts.head, parts.tail].map((part) => figureFrame(empty, part, lexicon, domain));
  return order && asked ? ofLeader(order, asked) : null;
}

/** « a culminé quand, et combien vaut-elle aujourd'hui »: a question of times, and the newest figure. */
export function nowFrame(
  empty: Frame,
  evidence: Evidence,
  lexicon: Lexicon,
  domain: MeasureDomain,
): Frame | null {
  const before = beforeNow(evidence);
  if (!before) return null;
  const frame = askedTwice(figureFrame(empty, before, lexicon, domain), before);
  return withNewest(frame, asksLevels(before, { period: frame.period && frame.period.value }));
}

/** « de 2015 à 2019 puis de 2020 à 2024 »: the same question of two stretches, of which the means are compared. */
export function stretchesFrame(
  empty: Frame,
  evidence: Evidence,
  lexicon: Lexicon,
  domain: MeasureDomain,
): Frame | null {
  const { reading } = evidence;
  const stretches = stretchesOf(evidence);
  if (stretches.length !== 2) return null;
  const [one, other] = stretches.map((date) => {
    const dates = reading.dates.filter((said) => said === date || !stretches.includes(said));
    const said = figureFrame(empty, new Evidence({ ...reading, dates }), lexicon, domain);
    const frame = said.baseline === undefined ? said : ofStretchItself(said, date, reading.today);
    const isOfMeans = evidence.has('compare', 'average', 'dearer', 'cheaper', 'above', 'below');
    return isOfMeans && !OF_ITS_TIMES.test(evidence.spoken)
      ? { ...frame, intent: 'average' as const, order: null }
      : frame;
  });
  return one && other ? { ...one, alsoAsked: other } : null;
}

/** « moyenne 2015-2019 contre moyenne 2020-2024 »: each mean is asked for, and none is what a figure is set against. */
function ofStretchItself(frame: Frame, date: DateMention, today: string): Frame {
  const { baseline: _, baselineEnd: __, ...plain } = frame;
  const value = resolvePeriod([date], { today, ahead: false });
  return { ...plain, period: value && { value, provenance: 'explicit' } };
}

/** « l'année la plus chère de 2000 à 2010 »: one of its times, and no mean. */
const OF_ITS_TIMES =
  /(?:^| )(?:annee|mois|year|month) (?:la |le |the )?(?:plus|moins|dearest|cheapest|most|least)(?: |$)|(?:dearest|cheapest|highest|lowest) (?:year|month)(?: |$)/;

/** Two stretches, or one and a year beside it that is set against it: « en 2008-2009 ou en 2022 ». */
function stretchesOf(evidence: Evidence): readonly DateMention[] {
  const { dates } = evidence;
  const stretches = dates.filter(({ value }) => value.kind === 'between' && value.from && value.to);
  const years = dates.filter(({ value }) => value.kind === 'point' && value.point.grain === 'year');
  const isSetAgainst = stretches.length === 1 && years.length === 1 && dates.length === 2;
  const isOfMean = readBaseline(evidence) !== null;
  return isSetAgainst && !isOfMean && evidence.has('compare', 'dearer', 'cheaper') ? dates : stretches;
}
