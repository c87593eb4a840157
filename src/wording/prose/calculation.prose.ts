import type { KnownFact } from '../facts.js';
import type {
  AggregateFindings,
  AverageFindings,
  AveragesFindings,
  CorrelationFindings,
  FilterFindings,
} from '../figure.findings.js';
import { fromPeriodTo, inPeriod, periodName } from '../period-wording.js';
import type { Voice } from '../voice.js';

const MOST_PARTS = 5;
const WEEKS_OF_A_YEAR = 50;
const MOST_MATCHES = 12;
/** Pearson's r above which a link is commonly called strong, and moderate. */
const STRONG = 0.7;
const MODERATE = 0.4;

/** The sum, then its parts. */
export function aggregateProse(findings: AggregateFindings, v: Voice): string[] {
  const { parts, total, unit } = findings;
  const [first, last] = [parts[0], parts.at(-1)];
  if (!first || !last) return [];
  const when =
    findings.by === 'period'
      ? fromPeriodTo(first.period, last.period, v.language)
      : inPeriod(first.period, v.language);
  const where =
    findings.by === 'place' ? v.list(parts.map((part) => v.placeLabel(part.place))) : v.inPlace(first.place);
  const what =
    findings.by === 'product'
      ? `${v.measure(first.measure).text} (${v.list(parts.map((part) => v.productLabel(part.product)))})`
      : v.topic(first);
  const sum = v.quantity(total, unit);
  const listed = parts
    .slice(0, MOST_PARTS)
    .map((part) => `${partName(findings, part, v)} ${v.quantity(part, unit)}`);
  const tail = parts.length <= MOST_PARTS ? ` (${listed.join(v.say(' ; ', '; '))})` : '';
  return [
    v.sentence(
      v.say(
        `Au total, ${what}, ${where}, ${when} : ${sum}${tail}`,
        `In total, ${what}, ${where}, ${when}: ${sum}${tail}`,
      ),
    ),
  ];
}

function partName(findings: AggregateFindings, part: KnownFact, v: Voice): string {
  if (findings.by === 'place') return v.placeLabel(part.place);
  return findings.by === 'product' ? v.productLabel(part.product) : periodName(part.period, v.language);
}

/** The mean, over how many figures, and their range. */
export function averageProse(findings: AverageFindings, v: Voice): string[] {
  const { mean, of, lowest, highest, unit } = findings;
  const when = spanOf(findings.from, findings.to, v, findings.count.value);
  const count = v.quantity(findings.count);
  const main = v.say(
    `En moyenne ${when}, ${v.subject(of)} ${v.was(of)} ${v.quantity(mean, unit)} (moyenne simple de ${count} valeurs)`,
    `On average ${when}, ${v.subject(of)} ${v.was(of)} ${v.quantity(mean, unit)} (plain mean of ${count} figures)`,
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

export function averagesProse(findings: AveragesFindings, v: Voice): string[] {
  return findings.averages.map(({ mean, of, from, to, count }) => {
    const when = spanOf(from, to, v, count.value);
    const figure = v.quantity(mean, findings.unit);
    const n = v.quantity(count);
    return v.sentence(
      v.say(
        `En moyenne ${when}, ${v.subject(of)} ${v.was(of)} ${figure} (${n} valeurs)`,
        `On average ${when}, ${v.subject(of)} ${v.was(of)} ${figure} (${n} figures)`,
      ),
    );
  });
}

/** Those that pass, with their figures, and among how many. */
export function filterProse(findings: FilterFindings, v: Voice): string[] {
  const { matches, sample } = findings;
  const topic = findings.over === 'periods' ? v.subject(sample) : v.topic(sample);
  const where = findings.over === 'places' && findings.scope ? ` ${v.inPlace(findings.scope)}` : '';
  const about = v.say(
    `pour ${topic}${where} ${spanOf(findings.from, findings.to, v)}`,
    `for ${topic}${where} ${spanOf(findings.from, findings.to, v)}`,
  );
  const head = `${passing(findings, v)} ${about}`;
  if (matches.length === 0) return [v.sentence(head)];
  const shown = matches.slice(0, MOST_MATCHES);
  const items = shown.map((fact) => {
    const name = findings.over === 'places' ? v.placeLabel(fact.place) : periodName(fact.period, v.language);
    return `${name} (${v.quantity(fact, findings.unit)})`;
  });
  const more =
    matches.length > shown.length
      ? v.say(' ; la suite figure dans les données', '; the rest is in the data')
      : '';
  return [v.sentence(`${head}${v.say(' : ', ': ')}${items.join(', ')}${more}`)];
}

/** « 7 pays sur 26 dépassent 5 millions de tonnes »; "None of 26 countries is above …". */
function passing(findings: FilterFindings, v: Voice): string {
  const limit = v.quantity(findings.threshold);
  const of = v.quantity(findings.compared);
  const n = findings.matches.length;
  return v.language === 'fr'
    ? `${passingInFrench(findings, n, of)} ${limit}`
    : `${passingInEnglish(findings, n, of)} ${limit}`;
}

function passingInFrench(findings: FilterFindings, n: number, of: string): string {
  const noun = comparedNoun(findings)[0];
  const above = findings.comparator === 'above';
  if (n === 0)
    return `${FEMININE.has(noun) ? 'Aucune' : 'Aucun'} des ${of} ${noun} ${above ? 'ne dépasse' : "n'est sous"}`;
  const verbs = above ? ['dépasse', 'dépassent'] : ['est sous', 'sont sous'];
  return `${n} ${noun} sur ${of} ${verbs[n > 1 ? 1 : 0]}`;
}

const FEMININE: ReadonlySet<string> = new Set(['années', 'cotations']);

/** What was compared with the threshold, by how its periods are written: 2024, 2024-05 or a day. */
function comparedNoun({ over, sample }: FilterFindings): readonly [french: string, english: string] {
  if (over === 'places') return ['pays', 'countries'];
  if (sample.period.length === 'YYYY'.length) return ['années', 'years'];
  return sample.period.length === 'YYYY-MM'.length ? ['mois', 'months'] : ['cotations', 'quotations'];
}

function passingInEnglish(findings: FilterFindings, n: number, of: string): string {
  const noun = comparedNoun(findings)[1];
  const verb = `${n > 1 ? 'are' : 'is'} ${findings.comparator}`;
  return n === 0 ? `None of ${of} ${noun} ${verb}` : `${n} of ${of} ${noun} ${verb}`;
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
