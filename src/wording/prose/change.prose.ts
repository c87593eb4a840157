import type { KnownFact } from '../facts.js';
import type { Change, ChangeFindings } from '../figure.findings.js';
import { betweenPeriods, inPeriod } from '../period-wording.js';
import type { Voice } from '../voice.js';
import { detailOf, elsewhereSentence } from './change-detail.prose.js';
import { indexProse } from './index.prose.js';
import { movesSentence } from './moves.prose.js';
import { differenceSaid, quantitiesSaid } from './precision.js';
import { timesProse } from './times.prose.js';

/** Below this the figures hardly moved. */
const FLAT_PERCENT = 0.5;
/** A yearly growth that would be written as zero. */
const LEAST_GROWTH = 0.005;
const MOST_DETAILED = 1;

/** How one or several lines moved: direction and size first, both ends, then what lay between. */
export function changeProse(findings: ChangeFindings, voice: Voice): string[] {
  const { changes, unit } = findings;
  const [first] = changes;
  const alone = first && changes.length === MOST_DETAILED ? first : null;
  const detail = alone ? detailOf(findings, voice) : null;
  const shown = { amount: alone !== null, ends: detail === null };
  const isOfOneTime = areOfOneTime(changes);
  const sentences = changes.map((change, at) =>
    changeSentence(change, unit, voice, { ...shown, when: isOfOneTime ? timeOf(at) : 'behind' }),
  );
  const compared = findings.compared ? [movesSentence(findings.compared, findings.changes, voice)] : [];
  sentences.unshift(...compared);
  if (sentences[0]) sentences[0] = opened(sentences[0], findings, voice);
  sentences.unshift(...eachSentence(findings, voice));
  const further = alone ? besideOne(findings, alone, detail, voice) : meansSentence(findings, voice);
  return [...indexProse(findings.indices, voice), ...sentences, ...further];
}

/** From so many on the one time of all is told once, before the first of them. */
const FEWEST_OF_ONE_TIME = 3;

function areOfOneTime(changes: readonly Change[]): boolean {
  const times = new Set(changes.map(({ from, to }) => `${from.period}/${to.period}`));
  return changes.length >= FEWEST_OF_ONE_TIME && times.size === 1;
}

function timeOf(at: number): 'before' | null {
  return at === 0 ? 'before' : null;
}

/** What is told of one line behind its move: how many times, the figures or the ends between, and the mean. */
function besideOne(findings: ChangeFindings, alone: Change, detail: string | null, v: Voice): string[] {
  const { times, unit } = findings;
  const between = detail ?? betweenSentence(alone, unit, v);
  return [
    ...timesProse(times, alone.from, alone.to, v),
    ...(between ? [between] : []),
    ...meanSentence(alone, unit, v),
    ...(detail ? [] : elsewhereSentence(findings, v)),
  ];
}

/** « Oui. La production … », « Pas de baisse : la production … a augmenté … »; neither by figures that their publisher contradicts. */
function opened(sentence: string, { holds, presumed }: ChangeFindings, v: Voice): string {
  if (!presumed || !v.judges) return v.yesOrNo(holds) + sentence;
  const none =
    presumed === 'down'
      ? v.say('Pas de baisse : ', 'There was no fall: ')
      : v.say('Pas de hausse : ', 'There was no rise: ');
  return none + sentence.slice(0, 1).toLowerCase() + sentence.slice(1);
}

/** « Oui pour l'Italie, non pour l'Espagne. », where what is asked of several is so of some alone. */
function eachSentence({ changes, holdsEach }: ChangeFindings, v: Voice): string[] {
  const [first] = changes;
  if (!holdsEach || !first) return [];
  const isByPlace = changes.some(({ to }) => to.place !== first.to.place);
  const name = ({ to }: Change): string => (isByPlace ? v.placeName(to.place) : v.theProduct(to.product));
  const namesOf = (holds: boolean): string =>
    v.list(changes.filter((_, at) => holdsEach[at] === holds).map(name));
  return [
    v.sentence(
      v.say(
        `Oui pour ${namesOf(true)}, non pour ${namesOf(false)}`,
        `Yes for ${namesOf(true)}, no for ${namesOf(false)}`,
      ),
    ),
  ];
}

/** « La moyenne sur la période est de 6,98 t/ha (France) et de 7,77 t/ha (Allemagne). », where several lines are compared; not where it is asked which moved most. */
function meansSentence({ changes, unit, compared }: ChangeFindings, v: Voice): string[] {
  const [first] = compared ? [] : changes;
  const means = changes.flatMap(({ mean, to }) => (mean ? [{ mean, to }] : []));
  if (!first || means.length < 2 || means.length < changes.length) return [];
  const byPlace = changes.some((change) => change.to.place !== first.to.place);
  const byProduct = changes.some((change) => change.to.product !== first.to.product);
  const figures = quantitiesSaid(
    means.map(({ mean }) => mean),
    unit,
    v,
  );
  const items = means.map(({ to }, at) => {
    const names = [byProduct ? v.productLabel(to.product) : '', byPlace ? v.placeLabel(to.place) : ''];
    const name = names.filter((one) => one !== '').join(', ') || v.measure(to.measure).text;
    return `${v.say('de ', '')}${figures[at] ?? ''} (${name})`;
  });
  const head = v.say('La moyenne sur la période est ', 'The mean over the period is ');
  return [v.sentence(`${head}${v.list(items)}`)];
}

/** « La moyenne sur la période est de 32,85 millions de tonnes. », where it is asked for beside the figures. */
function meanSentence({ mean, from, to }: Change, unit: string | null, v: Voice): string[] {
  if (!mean) return [];
  const [figure = ''] = quantitiesSaid([mean, from, to], unit, v);
  return [
    v.sentence(`${v.say('La moyenne sur la période est de ', 'The mean over the period is ')}${figure}`),
  ];
}

interface Shown {
  amount: boolean;
  ends: boolean;
  /** Where the time is told: behind the move, before all, or not again. */
  when: 'behind' | 'before' | null;
}

/** « La production de blé tendre en France a baissé de 26,9 % entre 2023 et 2024, passant de 34,71 à 25,38 … » */
function changeSentence(change: Change, unit: string | null, v: Voice, shown: Shown): string {
  const { from, to } = change;
  const when = betweenPeriods(from.period, to.period, v.language);
  const remarks = [shown.amount ? amountOf(change, unit, v) : '', slightness(change, v)].filter(
    (remark) => remark !== '',
  );
  const remarked = remarks.length > 0 ? ` (${remarks.join(v.say(' ; ', '; '))})` : '';
  const ends = shown.ends ? endsOf(change, unit, v) : '';
  const [before, behind] = [
    shown.when === 'before' ? `${when}, ` : '',
    shown.when === 'behind' ? ` ${when}` : '',
  ];
  return v.sentence(`${before}${v.subject(to)} ${moved(change, v)}${remarked}${behind}${ends}`);
}

/** « , passant de 34,71 à 25,38 millions de tonnes », or « , à 7,9 €/kg » where nothing changed. */
function endsOf({ from, to, difference }: Change, unit: string | null, v: Voice): string {
  const [first, last] = v.quantityPair(from, to, unit);
  if (difference.value === 0) return v.say(`, à ${last}`, `, at ${last}`);
  return v.say(`, passant de ${first} à ${last}`, `, from ${first} to ${last}`);
}

/** « −1,093 million de têtes »: the change itself, where its percentage stands before it and it is no percentage. */
function amountOf({ percent, difference, from, to }: Change, unit: string | null, v: Voice): string {
  if (!percent || difference.value === 0) return '';
  const size = differenceSaid(difference, [from, to], unit, v);
  return `${difference.value < 0 ? '\u2212' : '+'}${size}`;
}

/** That a change is next to none: nothing where it is more than that, or known by its size alone. */
function slightness({ percent, difference }: Change, v: Voice): string {
  if (!percent || difference.value === 0 || Math.abs(percent.value) >= FLAT_PERCENT) return '';
  return v.say('quasi-stabilité', 'almost unchanged');
}

/** « a augmenté de 3 % »: the verb with the size of the change. */
function moved(change: Change, v: Voice): string {
  const { percent, difference, to } = change;
  const { plural } = v.head(to);
  const have = plural ? 'ont' : 'a';
  if (difference.value === 0) return change.lowest || change.highest ? returned(to, v) : unchanged(to, v);
  const rose = difference.value > 0;
  const verb = rose ? v.say(`${have} augmenté`, 'rose') : v.say(`${have} baissé`, 'fell');
  const size = percent
    ? v.percent({ value: Math.abs(percent.value) })
    : v.quantity({ ...difference, value: Math.abs(difference.value) });
  return `${verb} ${v.say('de', 'by')} ${size}`;
}

/** « a retrouvé son niveau de départ », of what was higher or lower in between. */
function returned(fact: KnownFact, v: Voice): string {
  const [theirs, its] = [
    v.say('ont retrouvé leur', 'came back to their'),
    v.say('a retrouvé son', 'came back to its'),
  ];
  return `${v.head(fact).plural ? theirs : its} ${v.say('niveau de départ', 'starting level')}`;
}

/** « est restée stable », agreeing with the measure. */
function unchanged(fact: KnownFact, v: Voice): string {
  const { plural, gender } = v.head(fact);
  const agreed = `resté${gender === 'f' ? 'e' : ''}${plural ? 's' : ''} stable${plural ? 's' : ''}`;
  return v.say(`${plural ? 'sont' : 'est'} ${agreed}`, plural ? 'were unchanged' : 'was unchanged');
}

/** « La baisse moyenne est de 1,41 % par an ; le point bas est de 3,29 millions de tonnes en 2020 et le point haut de … » */
function betweenSentence(change: Change, unit: string | null, v: Voice): string | null {
  const parts = [yearlyPart(change, v), extremesPart(change, unit, v)].filter((part) => part !== '');
  return parts.length > 0 ? v.sentence(parts.join(v.say(' ; ', '; '))) : null;
}

function yearlyPart({ growth }: Change, v: Voice): string {
  if (!growth || Math.abs(growth.value) < LEAST_GROWTH) return '';
  const size = v.percent({ value: Math.abs(growth.value) });
  const isUp = growth.value > 0;
  return v.say(
    `la ${isUp ? 'hausse' : 'baisse'} moyenne est de ${size} par an`,
    `the average ${isUp ? 'rise' : 'fall'} was ${size} a year`,
  );
}

function extremesPart({ from, to, lowest, highest }: Change, unit: string | null, v: Voice): string {
  const ends = [
    ...(lowest ? [{ name: v.say('le point bas', 'the low'), fact: lowest }] : []),
    ...(highest ? [{ name: v.say('le point haut', 'the high'), fact: highest }] : []),
  ];
  const said = ends.map(({ name, fact }, at) => {
    const verb = at === 0 ? v.say(' est de', ' was') : v.say(' de', '');
    const figure = quantitiesSaid([fact, from, to], unit, v)[0] ?? '';
    const first = fact.again ? v.say(", atteint d'abord", ', first') : '';
    const end = first && at < ends.length - 1 ? ',' : '';
    return `${name}${verb} ${figure}${first} ${inPeriod(fact.period, v.language)}${end}`;
  });
  return v.list(said);
}
