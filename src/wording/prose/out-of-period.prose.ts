import type { Language } from '../../common/language.js';
import type { KnownFact } from '../facts.js';
import type { Extent, OutOfPeriod } from '../figure.findings.js';
import { nameApart } from '../name-apart.js';
import { fromPeriodTo, inPeriod, ofPeriod } from '../period-wording.js';
import type { Voice } from '../voice.js';
import { figuresOf, publisherOf, spanOf } from './catalogue.prose.js';
import { sideBySideProse } from './side-by-side.prose.js';

/** That the figure exists at other times: from when to when, and the nearest one. */
export function outOfPeriodProse(findings: OutOfPeriod, v: Voice): string[] {
  const [extent] = findings.extents;
  if (!extent) return [];
  const where = extent.place === 'WLD' && extent.measure === 'price' ? '' : ` ${v.inPlace(extent.place)}`;
  const what = `${v.topic(extent)}${where} ${whenEach(findings.asked, v)}`;
  const spans = v.list(spansOf(findings, v));
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

/** « de données annuelles de 2000 à 2025 pour le blé tendre (Eurostat) », each stretch with what tells it from the others. */
function spansOf({ extents, citations }: OutOfPeriod, v: Voice): string[] {
  const publishers = new Set(extents.map((one) => publisherOf(one, citations, v)));
  const names = new Map<string, { span: string; whose: string; of: Set<string> }>();
  for (const one of extents) {
    const whose = publishers.size > 1 ? ` (${publisherOf(one, citations, v)})` : '';
    const span = `${figuresOf(one, v)} ${spanOf(one, v)}`;
    const known = names.get(span + whose) ?? { span, whose, of: new Set() };
    names.set(span + whose, { ...known, of: known.of.add(nameApart(one, extents, v)) });
  }
  return [...names.values()].map(({ span, whose, of }) => {
    const name = v.list([...of].filter((one) => one !== ''));
    return `${span}${name === '' ? '' : ` ${v.say('pour', 'for')} ${name}`}${whose}`;
  });
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
  const [first = '', ...others] = sideBySideProse(facts, null, v);
  const said = first.charAt(0).toLowerCase() + first.slice(1);
  return [`${v.say('Pour les dates les plus proches, ', 'At the nearest dates, ')}${said}`, ...others];
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
