import type { Figure, KnownFact } from '../facts.js';
import type {
  AverageFindings,
  AveragesFindings,
  CorrelationFindings,
  FilterFindings,
} from '../figure.findings.js';
import { fromPeriodTo, inPeriod, periodName } from '../period-wording.js';
import type { Voice } from '../voice.js';

const WEEKS_OF_A_YEAR = 50;
const MOST_MATCHES = 12;
/** More figures than this are a table, not a sentence. */
const MOST_FIGURES = 6;
/** Pearson's r above which a link is commonly called strong, and moderate. */
const STRONG = 0.7;
const MODERATE = 0.4;

/** The mean, over how many figures, and their range. */
export function averageProse(findings: AverageFindings, v: Voice): string[] {
  const { mean, of, lowest, highest, unit } = findings;
  const when = spanOf(findings.from, findings.to, v, findings.count.value);
  const count = figuresCounted(findings.count, v);
  const main = v.say(
    `En moyenne ${when}, ${v.subject(of)} ${v.was(of)} ${v.quantity(mean, unit)} (moyenne simple de ${count})`,
    `On average ${when}, ${v.subject(of)} ${v.was(of)} ${v.quantity(mean, unit)} (plain mean of ${count})`,
  );
  const range = v.say(
    `Minimum ${v.quantity(lowest, unit)} (${periodName(lowest.period, 'fr')}), maximum ${v.quantity(highest, unit)} (${periodName(highest.period, 'fr')})`,
    `Low of ${v.quantity(lowest, unit)} (${periodName(lowest.period, 'en')}), high of ${v.quantity(highest, unit)} (${periodName(highest.period, 'en')})`,
  );
  const weighted = findings.weighted
    ? [
        v.sentence(
          v.say(
            `Pondéré par les surfaces : ${v.quantity(findings.weighted, unit)}`,
            `Weighted by area: ${v.quantity(findings.weighted, unit)}`,
          ),
        ),
      ]
    : [];
  const varies = lowest.value !== highest.value;
  return [v.sentence(main), ...weighted, ...(varies ? [v.sentence(range)] : [])];
}

/** A whole year by its number: January to December, or the weeks of one year. */
function spanOf(from: string, to: string, v: Voice, count = 0): string {
  if (from === to) return inPeriod(from, v.language);
  const sameYear = from.slice(0, 4) === to.slice(0, 4);
  const whole = (from.endsWith('-01') && to.endsWith('-12') && from.length === 7) || count >= WEEKS_OF_A_YEAR;
  return sameYear && whole ? inPeriod(from.slice(0, 4), v.language) : fromPeriodTo(from, to, v.language);
}

/** « 5 valeurs », "1 figure". */
function figuresCounted(count: Figure, v: Voice): string {
  const plural = count.value === 1 ? '' : 's';
  return `${v.quantity(count)} ${v.say(`valeur${plural}`, `figure${plural}`)}`;
}

export function averagesProse(findings: AveragesFindings, v: Voice): string[] {
  const { averages } = findings;
  const [first] = averages;
  const isOfOne = averages.every(({ of }) => first && v.subject(of) === v.subject(first.of));
  return first && isOfOne
    ? [byPeriod(findings, first.of, v)]
    : averages.map((one) => average(one, findings, v));
}

type Average = AveragesFindings['averages'][number];

function average({ mean, of, from, to, count }: Average, { unit }: AveragesFindings, v: Voice): string {
  const when = spanOf(from, to, v, count.value);
  const figure = v.quantity(mean, unit);
  const n = figuresCounted(count, v);
  return v.sentence(
    v.say(
      `En moyenne ${when}, ${v.subject(of)} ${v.was(of)} ${figure} (${n})`,
      `On average ${when}, ${v.subject(of)} ${v.was(of)} ${figure} (${n})`,
    ),
  );
}

/** « Le prix de l'urée était en moyenne de 229,1 USD/t en 2020, 483,2 USD/t en 2021 et 700 USD/t en 2022. » */
function byPeriod({ averages, unit }: AveragesFindings, of: KnownFact, v: Voice): string {
  const most = Math.max(...averages.map(({ count }) => count.value));
  const items = averages.map(({ mean, from, to, count }) => {
    const short = count.value < most ? ` (${figuresCounted(count, v)})` : '';
    return `${v.quantity(mean, unit)} ${spanOf(from, to, v, count.value)}${short}`;
  });
  const { plural } = v.head(of);
  const was = v.say(plural ? 'étaient en moyenne de' : 'était en moyenne de', 'averaged');
  return v.sentence(`${v.subject(of)} ${was} ${v.list(items)}`);
}

/** How many pass, among how many, and which: with their figures where they are few. */
export function filterProse(findings: FilterFindings, v: Voice): string[] {
  const { matches, sample } = findings;
  const when = spanOf(findings.from, findings.to, v);
  const where = findings.over === 'places' && findings.scope ? ` ${v.inPlace(findings.scope)}` : '';
  const topic = findings.over === 'periods' ? v.subject(sample) : v.topic(sample);
  const passing = v.language === 'fr' ? passingInFrench(findings, v) : passingInEnglish(findings, v);
  const head = `${when}${where}, ${topic} ${passing}`;
  if (matches.length === 0) return [v.sentence(head)];
  const latest = findings.lastTime ? [lastTimeSentence(findings.lastTime, findings, v)] : [];
  const shown = matches.slice(0, MOST_MATCHES);
  const items = shown.map((fact) => matchName(findings, fact, v));
  const more = matches.length > shown.length ? v.say(', entre autres', ', among others') : '';
  return [...latest, v.sentence(`${head}${v.say(' : ', ': ')}${v.list(items)}${more}`)];
}

/** « C'était en 2021 pour la dernière fois, avec 15,36 millions de tonnes. » */
function lastTimeSentence(fact: KnownFact, { unit }: FilterFindings, v: Voice): string {
  const [when, figure] = [inPeriod(fact.period, v.language), v.quantity(fact, unit)];
  return v.sentence(
    v.say(
      `C’était ${when} pour la dernière fois, avec ${figure}`,
      `The last time was ${when}, with ${figure}`,
    ),
  );
}

function matchName(findings: FilterFindings, fact: KnownFact, v: Voice): string {
  const name = findings.over === 'places' ? v.placeLabel(fact.place) : periodName(fact.period, v.language);
  return findings.matches.length > MOST_FIGURES ? name : `${name} (${v.quantity(fact, findings.unit)})`;
}

/** « dépasse 2 millions de tonnes dans 3 pays sur 24 », « n'a jamais dépassé 8 USD/kg sur 12 mois ». */
function passingInFrench(findings: FilterFindings, v: Voice): string {
  const { plural } = v.head(findings.sample);
  const [n, of, limit] = [
    findings.matches.length,
    v.quantity(findings.compared),
    v.quantity(findings.threshold),
  ];
  const above = findings.comparator === 'above';
  const noun = comparedNoun(findings, v);
  if (findings.over === 'places') {
    const verb = above ? (plural ? 'dépassent' : 'dépasse') : plural ? 'sont sous' : 'est sous';
    const not = verb.startsWith('est') ? "n'" : 'ne ';
    const places = v.placesLike(findings.sample.place, n);
    return n > 0
      ? `${verb} ${limit} dans ${n} ${places} sur ${of}`
      : `${not}${verb} ${limit} dans ${noneLike(findings.sample.place, v)} des ${of} ${noun}`;
  }
  const passed = above ? 'dépassé' : 'été sous';
  const have = plural ? 'ont' : 'a';
  if (n > 0) return `${have} ${passed} ${limit} ${countedIn(findings, v)} sur ${of}`;
  return `n'${have} jamais ${passed} ${limit} (${of} ${noun})`;
}

function noneLike(place: string, v: Voice): string {
  return v.isFeminineKind(place) ? 'aucune' : 'aucun';
}

function passingInEnglish(findings: FilterFindings, v: Voice): string {
  const { plural } = v.head(findings.sample);
  const [n, of, limit] = [
    findings.matches.length,
    v.quantity(findings.compared),
    v.quantity(findings.threshold),
  ];
  const noun = comparedNoun(findings, v);
  const bound = `${findings.comparator} ${limit}`;
  if (findings.over === 'places') {
    const is = plural ? 'are' : 'is';
    return n > 0 ? `${is} ${bound} in ${n} of ${of} ${noun}` : `${is} ${bound} in none of ${of} ${noun}`;
  }
  const was = plural ? 'were' : 'was';
  return n > 0 ? `${was} ${bound} in ${n} of ${of} ${noun}` : `${was} never ${bound} (${of} ${noun})`;
}

/** « pendant 3 mois », « pendant 1 année », « lors de 20 cotations ». */
function countedIn({ matches, sample }: FilterFindings, v: Voice): string {
  const before = sample.period.length === 'YYYY-MM-DD'.length ? 'lors de' : 'pendant';
  return `${before} ${matches.length} ${periodNoun(sample.period, matches.length, v)}`;
}

/** What was compared with the threshold, by how its periods are written: 2024, 2024-05 or a day. */
function comparedNoun({ over, sample, compared }: FilterFindings, v: Voice): string {
  if (over === 'places') return v.placesLike(sample.place, compared.value);
  return periodNoun(sample.period, compared.value, v);
}

function periodNoun(period: string, count: number, v: Voice): string {
  const plural = count > 1 ? 's' : '';
  if (period.length === 'YYYY'.length) return v.say(`année${plural}`, `year${plural}`);
  return period.length === 'YYYY-MM'.length
    ? v.say('mois', `month${plural}`)
    : v.say(`cotation${plural}`, `quotation${plural}`);
}

/** The coefficient, over how many pairs, in words. */
export function correlationProse(findings: CorrelationFindings, v: Voice): string[] {
  const { one, other, coefficient } = findings;
  const r = v.quantity({ value: Math.round(coefficient.value * 1e4) / 1e4, unit: 'coefficient' });
  const when = fromPeriodTo(findings.from, findings.to, v.language);
  const main = v.say(
    `Le coefficient de corrélation (Pearson) entre ${v.subject(one)} et ${v.subject(other)} est de ${r} ${when} (${v.quantity(findings.count)} paires de valeurs)`,
    `The correlation coefficient (Pearson) between ${v.subject(one)} and ${v.subject(other)} is ${r} ${when} (${v.quantity(findings.count)} pairs of figures)`,
  );
  const caution = v.say(
    'Une corrélation ne prouve pas de lien de cause à effet',
    'Correlation does not prove cause and effect',
  );
  return [v.sentence(main), v.sentence(`${strength(coefficient.value, v)}. ${caution}`)];
}

function strength(r: number, v: Voice): string {
  const size = Math.abs(r);
  const sign = r >= 0 ? v.say('positive', 'positive') : v.say('négative', 'negative');
  if (size >= STRONG) return v.say(`Liaison ${sign} forte`, `A strong ${sign} link`);
  return size >= MODERATE
    ? v.say(`Liaison ${sign} modérée`, `A moderate ${sign} link`)
    : v.say('Liaison faible', 'A weak link');
}
