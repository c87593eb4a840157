import type { KnownFact } from '../facts.js';
import type { ChangeFindings } from '../figure.findings.js';
import { inEachPeriod, periodNoun } from '../period-wording.js';
import type { Voice } from '../voice.js';
import { quantitiesListed } from './precision.js';

const MOST_LISTED = 6;
/** Of a stretch whose figures are asked for. */
const MOST_OF_SERIES = 10;
/** The months of a year, and the one before. */
const MOST_DETAILED_STEPS = 13;
/** The years of two decades. */
const MOST_DETAILED_YEARS = 20;

/** Every figure of a short line, where there is more than its ends: « Dans le détail : 10,9 Mt en 2022, … ». */
export function detailOf(findings: ChangeFindings, v: Voice): string | null {
  const { facts, unit, detailed, isSeries } = findings;
  const known = facts.filter((fact): fact is KnownFact => fact.value !== null);
  const listed = isSeries ? MOST_OF_SERIES : MOST_LISTED;
  const most = detailed ? mostDetailed(known) : listed;
  if (known.length < 3 || known.length > most) return null;
  const figures = quantitiesListed(known, unit, v);
  const times = inEachPeriod(
    known.map(({ period }) => period),
    v.language,
  );
  const items = figures.map((figure, at) => `${figure} ${times[at] ?? ''}`);
  return v.sentence(`${v.say('Dans le détail : ', 'In detail: ')}${v.list(items)}`);
}

/** « Les chiffres de chaque année sont dans les données. », where they are asked for one by one and are too many to be told. */
export function elsewhereSentence({ facts, detailed }: ChangeFindings, v: Voice): string[] {
  const [first] = facts;
  if (!detailed || !first || facts.length < 3) return [];
  const step = periodNoun(first.period, 1, v.language);
  return [
    v.sentence(
      v.say(`Les chiffres de chaque ${step} sont dans les données`, `Each ${step}'s figures are in the data`),
    ),
  ];
}

function mostDetailed(facts: readonly KnownFact[]): number {
  const areYears = facts.every(({ period }) => period.length === 'YYYY'.length);
  return areYears ? MOST_DETAILED_YEARS : MOST_DETAILED_STEPS;
}
