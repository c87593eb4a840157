import { ofPhrase } from '../french-grammar.js';
import type { PercentFilterFindings, PercentMatch } from '../filter.findings.js';
import {
  betweenPeriods,
  fromPeriodTo,
  inPeriod,
  periodName,
  periodNoun,
  stretchesOf,
} from '../period-wording.js';
import type { Voice } from '../voice.js';
import { stepBefore } from './run.prose.js';

const MOST_NAMED = 12;
/** More figures than this are a table, not a sentence. */
const MOST_FIGURES = 6;

/** What a figure did, in both languages. */
const VERBS: Readonly<Record<PercentFilterFindings['of'], readonly [french: string, english: string]>> = {
  rise: ['augmenté', 'rose'],
  fall: ['baissé', 'fell'],
  move: ['varié', 'moved'],
  share: ['représenté', 'accounted for'],
};

/** How many have such a share, or moved by so much, of how many, and which. */
export function percentFilterProse(findings: PercentFilterFindings, v: Voice): string[] {
  const { matches, nearest, of, over } = findings;
  const isShare = of === 'share';
  const isOfTimes = over === 'periods';
  const say = isShare
    ? isOfTimes
      ? shareOverTimes
      : sharesOfPlaces
    : isOfTimes
      ? movesOverTimes
      : movesOfPlaces;
  const names = matches.length > 0 ? `${v.say(' : ', ': ')}${namesOf(findings, v)}` : '';
  const near = nearest && matches.length === 0 ? [nearestSentence(nearest, findings, v)] : [];
  return [v.yesOrNo(findings.holds) + v.sentence(say(findings, v) + names), ...near];
}

/** « En 2025, 3 pays sur 26 représentaient plus de 10 % de la production de blé tendre dans l'Union européenne (135,3 Mt) ». */
function sharesOfPlaces(findings: PercentFilterFindings, v: Voice): string {
  const { matches, whole, unit, from } = findings;
  const verb = v.say(matches.length > 1 ? 'représentaient' : 'représentait', 'accounted for');
  const not = matches.length === 0 ? v.say('ne ', '') : '';
  const total = whole ? ` (${v.quantity(whole, unit)})` : '';
  const head = `${inPeriod(from, v.language)}, ${placesCounted(findings, v)}`;
  return `${head} ${not}${verb} ${partSaid(findings, v)}${total}`;
}

/** « De 2000 à 2025, la France a représenté plus de 25 % de la production de blé tendre dans l'Union européenne 18 années sur 26 ». */
function shareOverTimes(findings: PercentFilterFindings, v: Voice): string {
  const { from, to, matches } = findings;
  const have = isPluralPart(findings, v) ? 'ont' : 'a';
  const isAny = matches.length > 0;
  const did = v.say(
    isAny ? `${have} représenté` : `n'${have} jamais représenté`,
    isAny ? 'accounted for' : 'never accounted for',
  );
  const times = isAny ? countedTimes(findings, v) : `(${countedTimes(findings, v)})`;
  return `${fromPeriodTo(from, to, v.language)}, ${partName(findings, v)} ${did} ${partSaid(findings, v)} ${times}`;
}

/** « plus de 10 % de la production de blé tendre dans l'Union européenne ». */
function partSaid(findings: PercentFilterFindings, v: Voice): string {
  const { whole } = findings;
  if (!whole) return limitSaid(findings, v);
  const of = v.say(ofPhrase(v.topic(whole)), `of ${v.topic(whole)}`);
  return `${limitSaid(findings, v)} ${of} ${v.inPlace(whole.place)}`;
}

/** « Entre 2023 et 2024 dans l'UE, la production de maïs a baissé de plus de 30 % dans 4 pays sur 26 ». */
function movesOfPlaces(findings: PercentFilterFindings, v: Voice): string {
  const { sample, from, to, scope, matches } = findings;
  const when = betweenPeriods(from, to, v.language) + (scope ? ` ${v.inPlace(scope)}` : '');
  const not = matches.length === 0 ? '' : null;
  const did = `${moved(findings, not, v)} ${byLimit(findings, v)}`;
  return `${when}, ${v.topic(sample)} ${did} ${v.say('dans', 'in')} ${placesCounted(findings, v)}`;
}

/** « Entre 2000 et 2025, la production de blé tendre en France a baissé de plus de 20 % d'une année à l'autre 3 fois sur 25 ». */
function movesOverTimes(findings: PercentFilterFindings, v: Voice): string {
  const { sample, from, to, matches, compared } = findings;
  const [n, all] = [matches.length, v.quantity(compared)];
  const often = v.say(` ${n} fois sur ${all}`, ` ${n} time${n === 1 ? '' : 's'} out of ${all}`);
  const did = moved(findings, n === 0 ? v.say(' jamais', 'never ') : null, v);
  const by = `${byLimit(findings, v)} ${stepBefore(to, v)}`;
  return `${betweenPeriods(from, to, v.language)}, ${v.subject(sample)} ${did} ${by}${n > 0 ? often : ''}`;
}

/** « a baissé », « n'a jamais augmenté »; `never` is null where it did. */
function moved({ of, sample }: PercentFilterFindings, never: string | null, v: Voice): string {
  const have = v.head(sample).plural ? 'ont' : 'a';
  const denied = never === null ? have : `n'${have}${never}`;
  return v.say(`${denied} ${VERBS[of][0]}`, `${never ?? ''}${VERBS[of][1]}`);
}

function byLimit(findings: PercentFilterFindings, v: Voice): string {
  return `${v.say('de', 'by')} ${limitSaid(findings, v)}`;
}

/** « 4 pays sur 26 », « aucun des 26 pays », "4 of 26 countries". */
function placesCounted({ matches, compared, sample }: PercentFilterFindings, v: Voice): string {
  const [n, all] = [matches.length, v.quantity(compared)];
  const noun = v.placesLike(sample.place, compared.value);
  if (v.language === 'en') return `${n > 0 ? n : 'none'} of ${all} ${noun}`;
  if (n > 0) return `${n} ${v.placesLike(sample.place, n)} sur ${all}`;
  return `${v.isFeminineKind(sample.place) ? 'aucune' : 'aucun'} des ${all} ${noun}`;
}

/** « plus de 10 % », "less than 5%", « entre 5 et 10 % ». */
function limitSaid({ threshold, upTo, comparator }: PercentFilterFindings, v: Voice): string {
  const limit = v.percent(threshold);
  if (upTo && comparator === 'above')
    return v.say(`${limit} à ${v.percent(upTo)}`, `${limit} to ${v.percent(upTo)}`);
  if (upTo)
    return v.say(
      `moins de ${limit} ou plus de ${v.percent(upTo)}`,
      `less than ${limit} or more than ${v.percent(upTo)}`,
    );
  return comparator === 'above'
    ? v.say(`plus de ${limit}`, `more than ${limit}`)
    : v.say(`moins de ${limit}`, `less than ${limit}`);
}

/** « 18 années sur 26 », "in 18 of 26 years". */
function countedTimes({ matches, compared, to }: PercentFilterFindings, v: Voice): string {
  const [n, all] = [matches.length, v.quantity(compared)];
  const noun = periodNoun(to, compared.value, v.language);
  if (n === 0) return `${all} ${noun}`;
  return v.say(`${n} ${periodNoun(to, n, 'fr')} sur ${all}`, `in ${n} of ${all} ${noun}`);
}

/** « la France », « le blé dur »: what the share is that of. */
function partName({ sample, whole }: PercentFilterFindings, v: Voice): string {
  return sample.product === whole?.product ? v.placeName(sample.place) : v.theProduct(sample.product);
}

function isPluralPart({ sample, whole }: PercentFilterFindings, v: Voice): boolean {
  if (sample.product !== whole?.product) return v.product(sample.product).plural;
  return v.place(sample.place)?.name.fr.plural ?? false;
}

/** « France (24,3 %) et Allemagne (17 %) »; of more times than are told with their figures the stretches that they make up. */
function namesOf({ matches, over }: PercentFilterFindings, v: Voice): string {
  const times = matches.map(({ fact }) => fact.period);
  const isShort = matches.length <= MOST_FIGURES;
  const names =
    over === 'periods' && !isShort
      ? stretchesOf(times, v.language)
      : matches.map((match) => nameOf(match, over, v) + (isShort ? ` (${percentOf(match, v)})` : ''));
  const more = names.length > MOST_NAMED ? v.say(', entre autres', ', among others') : '';
  return v.list(names.slice(0, MOST_NAMED)) + more;
}

function nameOf({ fact }: PercentMatch, over: PercentFilterFindings['over'], v: Voice): string {
  return over === 'places' ? v.placeLabel(fact.place) : periodName(fact.period, v.language);
}

/** The share, or the change with its sign. */
function percentOf({ percent, from }: PercentMatch, v: Voice): string {
  return from ? v.signedPercent(percent) : v.percent(percent);
}

/** « Le chiffre le plus proche est celui de la France : 24,3 %. », where none is beyond the limit. */
function nearestSentence(nearest: PercentMatch, { over }: PercentFilterFindings, v: Voice): string {
  const where = over === 'places' ? v.inPlace(nearest.fact.place) : inPeriod(nearest.fact.period, v.language);
  const figure = percentOf(nearest, v);
  return v.sentence(
    v.say(
      `Le chiffre le plus proche est de ${figure}, ${where}`,
      `The nearest figure is ${figure}, ${where}`,
    ),
  );
}
