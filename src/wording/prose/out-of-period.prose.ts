import { publisherOf } from '../publisher-names.js';
import type { Language } from '../../common/language.js';
import type { OutOfPeriod } from '../figure.findings.js';
import type { Extent } from '../coverage.findings.js';
import { isOfMarket, namesApart } from '../name-apart.js';
import { fromPeriodTo, inPeriod, ofPeriod, sincePeriod, untilPeriod } from '../period-wording.js';
import type { Voice } from '../voice.js';
import { figuresOf, spanOf } from './catalogue.prose.js';
import { inBushelsAsked } from '../weight-note.js';
import { besideAll } from './side-by-side.prose.js';

/** That the figure exists at other times: from when to when, and the nearest one. */
export function outOfPeriodProse(findings: OutOfPeriod, v: Voice): string[] {
  const [extent] = findings.extents;
  if (!extent) return [];
  const what = `${v.topics(findings.extents)}${wherever(findings, v)} ${whenEach(findings.asked, v)}`;
  const spans = spansOf(findings, v);
  return [
    v.sentence(
      v.say(
        `Pas de donnée pour ${what} : on dispose ${spans}`,
        `There is no data for ${what}, only ${spans}`,
      ),
    ),
    ...nearest(findings, extent, v),
  ];
}

/**
 * That a forecast can be had, where the time asked for is still to come or not yet published; '' of a time long past, and of
 * figures that are published no more.
 */
export function forecastOffer({ asked, extents, citations }: OutOfPeriod, v: Voice): string {
  if (!extents.some((one) => isContinued(one, citations))) return '';
  const isOver = asked.every((when) => extents.every((one) => one.to < when));
  const edition = Math.max(...citations.map(({ vintage }) => yearOf(vintage)));
  if (!isOver || asked.some((when) => yearOf(when) < edition - YEARS_TO_PUBLISH)) return '';
  return v.say('Une prévision statistique peut être demandée.', 'You can ask for a statistical forecast.');
}

/** How many years a figure may be published after its own, and that of a whole year after it. */
const YEARS_TO_PUBLISH = 2;
const YEARS_TO_SUM_UP = 3;

/** Whether the series goes on, so that it can be forecast: one that is further behind its edition is published no more. */
function isContinued({ dataset, to, frequency }: Extent, citations: OutOfPeriod['citations']): boolean {
  const edition = citations.find((one) => one.dataset === dataset)?.vintage ?? to;
  const behind = frequency === 'annual' ? YEARS_TO_SUM_UP : YEARS_TO_PUBLISH;
  return yearOf(to) >= yearOf(edition) - behind;
}

function yearOf(period: string): number {
  return Number(period.slice(0, 4));
}

/** « en France et en Italie »: every place of which as much is told; nothing of a world price, nor of a market that the name says. */
function wherever({ extents }: OutOfPeriod, v: Voice): string {
  if (extents.some(isOfMarket)) return '';
  const places = new Set(extents.map((extent) => v.whereOf(extent)).filter((place) => place !== null));
  return places.size > 0 ? ` ${v.list([...places])}` : '';
}

interface Stretch {
  frequency: string;
  span: string;
  whose: string;
  aside: string;
  of: Extent[];
}

/** « de données annuelles de 2000 à 2025 pour le blé tendre (Eurostat) », each stretch with what tells it from the others. */
function spansOf(findings: OutOfPeriod, v: Voice): string {
  const { extents } = findings;
  const stretches = stretchesOf(findings, v);
  const hasAside = stretches.some(({ aside }) => aside !== '');
  const isLong = hasAside || (stretches.length > 2 && stretches.some(({ of }) => of.length > 1));
  const spans = stretches.map(({ frequency, span, whose, aside, of }, at) => {
    const kind = frequency === stretches[at - 1]?.frequency ? '' : `${frequency} `;
    const name = stretches.length > 1 ? v.list(namesApart(of, extents, v)) : '';
    return `${kind}${span}${name === '' ? '' : `${aside} ${v.say('pour', 'for')} ${name}`}${whose}`;
  });
  return isLong ? spans.join(v.say(' ; ', '; ')) : v.list(spans);
}

/** The extents by what is said of their times, and by their publishers where there are several. */
function stretchesOf({ extents: held, asked, citations }: OutOfPeriod, v: Voice): Stretch[] {
  const extents = held.map((one) =>
    asked.every((when) => isBeyond(when, one)) ? { ...one, gaps: [] } : one,
  );
  const publishers = new Set(extents.map((one) => publisherOf(one, citations, v)));
  const stretches = new Map<string, Stretch>();
  for (const one of extents) {
    const whose = publishers.size > 1 ? ` (${publisherOf(one, citations, v)})` : '';
    const [frequency, span] = [figuresOf(one, v), spanOf(one, v)];
    const key = [frequency, span, whose].join(' ');
    const known = stretches.get(key) ?? {
      frequency,
      span,
      whose,
      aside: one.gaps?.length ? ',' : '',
      of: [],
    };
    stretches.set(key, { ...known, of: [...known.of, one] });
  }
  return [...stretches.values()];
}

/** Whether a time is before all that is held, or after it: what lacks in between is nothing to it then. */
function isBeyond(when: string, { from, to }: Extent): boolean {
  const [first = when, last = first] = when.split('/');
  return yearOf(last) < yearOf(from) || yearOf(first) > yearOf(to);
}

/** « La donnée la plus proche est celle de 2000 : 35,25 millions de tonnes. »; of something else than was said, all of it. */
function nearest(findings: OutOfPeriod, extent: Extent, v: Voice): string[] {
  const { facts, notes, unit = null } = findings;
  const [only] = facts;
  if (!only) return [];
  const isSame = (['product', 'place', 'measure'] as const).every((key) => only[key] === extent[key]);
  if (facts.length === 1 && isSame) {
    const [asked, own] = [inBushelsAsked(only, notes), v.quantity(only, unit)];
    const figure = asked ? `${v.quantity(asked, asked.unit)} (${own})` : own;
    return [
      v.sentence(
        v.say(
          `La donnée la plus proche est celle ${ofPeriod(only.period, 'fr')} : ${figure}`,
          `The nearest figure is that ${ofPeriod(only.period, 'en')}: ${figure}`,
        ),
      ),
    ];
  }
  return besideAll(v.say('Les données les plus proches : ', 'The nearest figures: '), { facts, unit }, v);
}

/** « en 2027 et en 2028 », « depuis 2010 »; '' of no time. */
export function whenEach(periods: readonly string[], v: Voice): string {
  return v.list(periods.map((period) => whenAsked(period, v.language)));
}

/** « en 2027 », or « de juillet 2026 à septembre 2026 », « depuis 2010 », « jusqu'en 2010 » of a stretch. */
function whenAsked(period: string, language: Language): string {
  const [from = period, to] = period.split('/');
  if (to === undefined) return inPeriod(period, language);
  if (to === '') return sincePeriod(from, language);
  return from === '' ? untilPeriod(to, language) : fromPeriodTo(from, to, language);
}
