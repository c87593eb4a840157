import type { KnownFact } from '../facts.js';
import type { RankingFindings } from '../ranking.findings.js';
import { fromPeriodTo, inPeriod, overPeriods } from '../period-wording.js';
import { isOfMarket } from '../name-apart.js';
import type { Voice } from '../voice.js';

/* What is put in order, and how its members are called. */

export type Ranked = KnownFact & { rank: number };

/** « la production de houblon dans l'Union européenne en 2024 ». */
export function heading(findings: RankingFindings, first: Ranked, v: Voice): string {
  const order = findings.end === 'lowest' ? v.say(' (ordre croissant)', ' (lowest first)') : '';
  const { over, scope } = findings;
  if (over === 'products') {
    const measure = v.say(v.theMeasure(first.measure), `the ${v.measure(first.measure).text}`);
    const what = [measure, ofFamily(findings.family, first.measure, v)].filter(Boolean).join(' ');
    const place = isOfMarket(first) ? '' : ` ${v.inPlace(first.place)}`;
    return `${what}${place} ${whenOf(findings, v)}${order}`;
  }
  return `${v.topic(first)}${scope ? ` ${v.inPlace(scope)}` : ''} ${whenOf(findings, v)}${order}`;
}

/** « des céréales »; of all animals « par espèce », as the measure says already that they are animals. */
function ofFamily(family: string | null, measure: string, v: Voice): string {
  if (family === null) return '';
  const product = v.lexicon.findProduct(family);
  // Crops on all the land: « pour la surface récoltée », which is none of the land's.
  if (product?.kind === 'land') return '';
  const isAllAnimals = product?.kind === 'animal' && product.parent === null;
  if (isAllAnimals) return v.say('par espèce', 'by species');
  return v.isOfWhole(measure) ? v.ofProduct(family) : v.ofBareProduct(family);
}

/** « en 2024 », or « en moyenne de 2020 à 2024 ». */
export function whenOf({ period, periods }: RankingFindings, v: Voice): string {
  const usually = v.say('en moyenne', 'on average');
  if (periods) return `${usually} ${overPeriods(periods, v.language)}`;
  const [from = period, to] = period.split('/');
  if (to === undefined) return inPeriod(period, v.language);
  return `${usually} ${fromPeriodTo(from, to, v.language)}`;
}

/** So many are seen to be all of them. */
const FEW = 5;

/** « parmi 27 pays », where more were compared than are named, or many are. */
export function among(findings: RankingFindings, v: Voice): string {
  const { value } = findings.compared;
  if (findings.over !== 'places' || (value <= findings.ranked.length && value <= FEW)) return '';
  const places = `${value} ${v.placesLike(findings.ranked[0]?.place ?? '', value)}`;
  return v.say(` parmi ${places}`, ` among ${places}`);
}

/** With its article, as a sentence has it: « l'avoine », « la France ». */
export function nameOf(findings: RankingFindings, fact: KnownFact, v: Voice): string {
  if (findings.over === 'products') return v.theProduct(fact.product);
  return v.placeName(fact.place);
}

export function isPluralName({ over }: RankingFindings, fact: Ranked, v: Voice): boolean {
  if (over === 'products') return v.product(fact.product).plural;
  return over === 'places' && v.language === 'fr' && isPluralPlace(fact, v);
}

function isPluralPlace({ place }: Ranked, v: Voice): boolean {
  return v.place(place)?.name[v.language].plural ?? false;
}
