import type { Language } from '../../common/language.js';
import type { KnownFact } from '../facts.js';
import type { Extent, OutOfPeriod } from '../figure.findings.js';
import { nameApart } from '../name-apart.js';
import { fromPeriodTo, inPeriod, ofPeriod } from '../period-wording.js';
import type { Voice } from '../voice.js';
import { figuresOf, publisherOf, spanOf } from './catalogue.prose.js';
import { besideAll } from './side-by-side.prose.js';

/** That the figure exists at other times: from when to when, and the nearest one. */
export function outOfPeriodProse(findings: OutOfPeriod, v: Voice): string[] {
  const [extent] = findings.extents;
  if (!extent) return [];
  const what = `${v.topic(extent)}${wherever(extent, findings, v)} ${whenEach(findings.asked, v)}`;
  const spans = spansOf(findings, v);
  const isOver = findings.asked.every((when) => findings.extents.every((one) => one.to < when));
  return [
    v.sentence(
      v.say(
        `Pas de donnée pour ${what} : on dispose ${spans}`,
        `There is no data for ${what}, only ${spans}`,
      ),
    ),
    ...nearest(findings.facts, extent, v),
    ...(isOver
      ? [v.say('Une prévision statistique peut être demandée.', 'You can ask for a statistical forecast.')]
      : []),
  ];
}

/** « en France et en Italie »: every place of which as much is told; nothing of a world price. */
function wherever(extent: Extent, { extents }: OutOfPeriod, v: Voice): string {
  if (extent.place === 'WLD' && extent.measure === 'price') return '';
  const alike = extents.filter(
    ({ product, measure }) => product === extent.product && measure === extent.measure,
  );
  return ` ${v.list([...new Set(alike.map(({ place }) => v.inPlace(place)))])}`;
}

/** « de données annuelles de 2000 à 2025 pour le blé tendre (Eurostat) », each stretch with what tells it from the others. */
function spansOf({ extents, citations }: OutOfPeriod, v: Voice): string {
  const publishers = new Set(extents.map((one) => publisherOf(one, citations, v)));
  const names = new Map<string, { span: string; whose: string; aside: string; of: Set<string> }>();
  for (const one of extents) {
    const aside = one.gaps?.length ? ',' : '';
    const whose = publishers.size > 1 ? ` (${publisherOf(one, citations, v)})` : '';
    const span = `${figuresOf(one, v)} ${spanOf(one, v)}`;
    const known = names.get(span + whose) ?? { span, whose, aside, of: new Set() };
    names.set(span + whose, { ...known, of: known.of.add(nameApart(one, extents, v)) });
  }
  const isLong = [...names.values()].some(({ aside, of }) => aside !== '' || of.size > 1);
  const spans = [...names.values()].map(({ span, whose, aside, of }) => {
    const name = v.list([...of].filter((one) => one !== ''));
    return `${span}${name === '' ? '' : `${aside} ${v.say('pour', 'for')} ${name}`}${whose}`;
  });
  return isLong ? spans.join(v.say(' ; ', ', and ')) : v.list(spans);
}

/** « La donnée la plus proche est celle de 2000 : 35,25 millions de tonnes. »; of something else than was said, all of it. */
function nearest(facts: readonly KnownFact[], extent: Extent, v: Voice): string[] {
  const [only] = facts;
  if (!only) return [];
  const isSame = (['product', 'place', 'measure'] as const).every((key) => only[key] === extent[key]);
  if (facts.length === 1 && isSame)
    return [
      v.sentence(
        v.say(
          `La donnée la plus proche est celle ${ofPeriod(only.period, 'fr')} : ${v.quantity(only)}`,
          `The nearest figure is that ${ofPeriod(only.period, 'en')}: ${v.quantity(only)}`,
        ),
      ),
    ];
  return besideAll(v.say('Aux dates les plus proches, ', 'At the nearest dates, '), facts, v);
}

/** « en 2027 et en 2028 ». */
function whenEach(periods: readonly string[], v: Voice): string {
  return v.list(periods.map((period) => whenAsked(period, v.language)));
}

/** « en 2027 », or « de juillet 2026 à septembre 2026 » of a stretch. */
export function whenAsked(period: string, language: Language): string {
  const [from = period, to] = period.split('/');
  return to === undefined ? inPeriod(period, language) : fromPeriodTo(from, to, language);
}
