import type { KnownFact } from '../facts.js';
import type { RunFindings } from '../found.findings.js';
import { toPhrase } from '../french-grammar.js';
import {
  betweenPeriods,
  fromPeriodTo,
  inPeriod,
  overPeriods,
  periodName,
  periodNoun,
  stepEarlier,
} from '../period-wording.js';
import type { Voice } from '../voice.js';

/** More times than these are no list to read. */
const MOST_NAMED = 8;

/** How many steps went the way asked about: all of them, the longest stretch, or the one that the newest figure ends. */
export function runProse(findings: RunFindings, v: Voice): string[] {
  const said = findings.asked === 'each' ? ofEach(findings, v) : ofStretch(findings, v);
  return [v.yesOrNo(findings.holds) + v.sentence(said), ...ofContrary(findings, v)];
}

/** « La production … a augmenté chaque année de 2015 à 2020, passant de 3 à 4 … », or in how many steps, and when it did not. */
function ofEach(findings: RunFindings, v: Voice): string {
  const { stretch, others, compared, count, searched } = findings;
  if (!stretch || !compared) return '';
  const span = fromPeriodTo(searched.from, searched.to, v.language);
  const subject = v.subject(stretch.to);
  if (others.length === 0)
    return `${subject} ${moved(findings, v)} ${eachStep(searched.to, v)} ${span}${endsOf(findings, v)}`;
  const between = betweenPeriods(searched.from, searched.to, v.language);
  const often = v.say(
    `${stepBefore(searched.to, v)} ${v.quantity(count)} fois sur ${v.quantity(compared)}`,
    `${stepBefore(searched.to, v)} ${v.quantity(count)} time${count.value === 1 ? '' : 's'} out of ${v.quantity(compared)}`,
  );
  return `${between}, ${subject} ${moved(findings, v)} ${often}${exceptions(findings, v)}`;
}

/** « , mais pas en 2016 ni en 2018 », where they are few enough to be named. */
function exceptions({ others }: RunFindings, v: Voice): string {
  if (others.length > MOST_NAMED) return '';
  const times = overPeriods(
    others.map(({ period }) => period),
    v.language,
    v.say('ni', 'or'),
  );
  return v.say(`, mais pas ${times}`, `, but not ${times}`);
}

/** The longest stretch, or the one that the newest figure ends. */
function ofStretch(findings: RunFindings, v: Voice): string {
  const sample = findings.stretch?.to ?? findings.facts[0];
  if (!sample) return '';
  return `${v.subject(sample)} ${findings.asked === 'last' ? ofLast(findings, v) : ofLongest(findings, v)}`;
}

/** « Au contraire, 3 années de baisse de suite ont mené de 183 910 hectares en 2022 à 150 060. » */
function ofContrary(findings: RunFindings, v: Voice): string[] {
  const { contrary, way, searched, unit } = findings;
  if (!contrary) return [];
  const [last, first] = v.quantityPair(contrary.stretch.to, contrary.stretch.from, unit);
  const { period } = contrary.stretch.from;
  const several = `${v.quantity(contrary.count)} ${periodNoun(searched.to, contrary.count.value, v.language)}`;
  return [
    v.sentence(
      v.say(
        `au contraire, ${several} de ${way === 'up' ? 'baisse' : 'hausse'} de suite ont mené de ${first} ${inPeriod(period, 'fr')} à ${last}`,
        `on the contrary, ${several} of ${way === 'up' ? 'falls' : 'rises'} in a row led from ${first} ${inPeriod(period, 'en')} to ${last}`,
      ),
    ),
  ];
}

/** « a augmenté jusqu'à 4 années de suite, entre 2010 et 2014, passant de … (période examinée : de 2000 à 2025) ». */
function ofLongest(findings: RunFindings, v: Voice): string {
  const { stretch, count, searched } = findings;
  const examined = fromPeriodTo(searched.from, searched.to, v.language);
  const between = betweenPeriods(searched.from, searched.to, v.language);
  if (!stretch) return `${notMoved(findings, v)} ${stepBefore(searched.to, v)} ${between}`;
  if (count.value === 1) return `${neverTwice(findings, v)} ${examined}`;
  const when = betweenPeriods(stretch.from.period, stretch.to.period, v.language);
  const most = v.say(`jusqu'à ${inARow(findings, v)}`, `for up to ${inARow(findings, v)}`);
  const span = v.say(`période examinée : ${examined}`, `period examined: ${examined}`);
  return `${moved(findings, v)} ${most}, ${when}${endsOf(findings, v)} (${span})`;
}

/** « a augmenté 3 années de suite jusqu'en 2025, passant de … ». */
function ofLast(findings: RunFindings, v: Voice): string {
  const { stretch, count, searched } = findings;
  if (!stretch) return `${notMoved(findings, v)} ${inPeriod(searched.to, v.language)}${lastTwo(findings, v)}`;
  if (count.value === 1) return newlyMoved(findings, v);
  const until = v.say(`jusqu'${upTo(searched.to, v)}`, `up to ${periodName(searched.to, 'en')}`);
  const steps = v.say(inARow(findings, v), `for ${inARow(findings, v)}`);
  return `${moved(findings, v)} ${steps} ${until}${startAndEnd(findings, v)}`;
}

/** « : 0,69 million d'hectares, contre 0,73 en 2024 », of the last step. */
function lastTwo({ facts, unit }: RunFindings, v: Voice): string {
  const known = facts.filter((fact): fact is KnownFact => fact.value !== null);
  const [before, now] = known.toSorted((a, b) => (a.period < b.period ? -1 : 1)).slice(-2);
  if (!before || !now) return '';
  const [then, last] = v.quantityPair(before, now, unit);
  return v.say(
    ` : ${last}, contre ${then} ${inPeriod(before.period, 'fr')}`,
    `: ${last}, against ${then} ${inPeriod(before.period, 'en')}`,
  );
}

/** « 3 années de suite ». */
function inARow({ count, searched }: RunFindings, v: Voice): string {
  return `${v.quantity(count)} ${periodNoun(searched.to, count.value, v.language)} ${v.say('de suite', 'in a row')}`;
}

/** « a baissé en 2025, passant de 14,67 à 13,24 millions de tonnes, mais pas l'année précédente ». */
function newlyMoved(findings: RunFindings, v: Voice): string {
  const { searched } = findings;
  const told = `${moved(findings, v)} ${inPeriod(searched.to, v.language)}${endsOf(findings, v)}`;
  const earlier = stepEarlier(searched.to, v.language);
  const isDated = searched.to.length <= 'YYYY-MM'.length;
  return `${told}${v.say(', mais pas', ', but not')} ${isDated ? earlier : v.say(toPhrase(earlier), `at ${earlier}`)}`;
}

/** « , passant de 2,1 à 3,4 millions de tonnes ». */
function endsOf({ stretch, unit }: RunFindings, v: Voice): string {
  if (!stretch) return '';
  const [first, last] = v.quantityPair(stretch.from, stretch.to, unit);
  return v.say(`, passant de ${first} à ${last}`, `, from ${first} to ${last}`);
}

/** « , passant de 3,698 millions de têtes en 2014 à 3,231 »: with the time that a run began at. */
function startAndEnd({ stretch, unit }: RunFindings, v: Voice): string {
  if (!stretch) return '';
  const [last, first] = v.quantityPair(stretch.to, stretch.from, unit);
  const began = inPeriod(stretch.from.period, v.language);
  return v.say(`, passant de ${first} ${began} à ${last}`, `, from ${first} ${began} to ${last}`);
}

function moved(findings: RunFindings, v: Voice): string {
  const have = isPlural(findings, v) ? 'ont' : 'a';
  const { way } = findings;
  return way === 'up' ? v.say(`${have} augmenté`, 'rose') : v.say(`${have} baissé`, 'fell');
}

function notMoved(findings: RunFindings, v: Voice): string {
  const have = isPlural(findings, v) ? "n'ont" : "n'a";
  const { way } = findings;
  return way === 'up'
    ? v.say(`${have} pas augmenté`, 'did not rise')
    : v.say(`${have} pas baissé`, 'did not fall');
}

function isPlural({ stretch, facts }: RunFindings, v: Voice): boolean {
  const sample = stretch?.to ?? facts[0];
  return sample !== undefined && v.head(sample).plural;
}

/** « n'a jamais augmenté deux années de suite ». */
function neverTwice(findings: RunFindings, v: Voice): string {
  const have = isPlural(findings, v) ? "n'ont" : "n'a";
  const { way, searched } = findings;
  const several = periodNoun(searched.to, 2, v.language);
  return v.say(
    `${have} jamais ${way === 'up' ? 'augmenté' : 'baissé'} deux ${several} de suite`,
    `never ${way === 'up' ? 'rose' : 'fell'} two ${several} in a row`,
  );
}

/** « chaque année ». */
function eachStep(period: string, v: Voice): string {
  const step = periodNoun(period, 1, v.language);
  return v.say(`chaque ${step}`, `every ${step}`);
}

/** « d'une année à l'autre », "from one month to the next". */
export function stepBefore(period: string, v: Voice): string {
  const step = periodNoun(period, 1, v.language);
  const one = period.length === 'YYYY-MM'.length ? "d'un" : "d'une";
  return v.say(`${one} ${step} à l'autre`, `from one ${step} to the next`);
}

/** « en 2025 », « au 2 octobre 2026 »: what goes after « jusqu' ». */
function upTo(period: string, v: Voice): string {
  return period.length > 'YYYY-MM'.length
    ? `au ${periodName(period, v.language)}`
    : inPeriod(period, v.language);
}
