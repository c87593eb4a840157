import { sum } from '../../../statistics/formulas/mean.formula.js';
import { share } from '../../../statistics/formulas/share.formula.js';
import type { KnownFact, Note } from '../../../wording/facts.js';
import type { PartOfTotalFindings } from '../../../wording/found.findings.js';
import type { Line } from '../availability.js';
import { placesOrDefault } from '../defaults.js';
import { foundBase } from '../found.js';
import { periodOf, type Desk, type Question } from '../question.js';
import { areComparable, baseValue } from '../ranking/ranks.js';
import { seek } from '../seeking.js';
import { factAt } from '../share.times.js';
import { isShareClaimed } from '../verdict.js';

/**
 * The share of one place, or of one product, in the total of those that the question names: « sur le total de la France et de
 * l'Allemagne, quelle part pour la France ». Null where there is no such total, or one of them has no figure.
 */
export async function partOfTotal(question: Question, desk: Desk): Promise<PartOfTotalFindings | null> {
  const members = question.frame.whole?.members ?? [];
  const isOfPlaces = question.place.places.some((id) => members.includes(id));
  const { places, notes } = placesOrDefault(question);
  for (const measure of question.measures[0]?.measures ?? []) {
    if (!desk.lexicon.getMeasure(measure).additive) continue;
    const measures = [{ ...question.measures[0], assumed: false, measures: [measure] }];
    const asked = isOfPlaces
      ? { products: question.products, places: members }
      : { products: members, places };
    const sought = await seek(question, desk, { ...asked, measures, period: periodOf(question) });
    const facts = atOneTime(sought.holdings.flatMap((holding) => holding.lines));
    if (facts.length !== members.length || !areComparable(desk.lexicon, facts)) continue;
    return findingsOf(question, desk, facts, [...sought.notes, ...notes]);
  }
  return null;
}

/** The figure of each line at the last time asked about that all of them have. */
function atOneTime(lines: readonly Line[]): KnownFact[] {
  const at = Math.min(
    ...lines.map(({ observations }) => Math.max(...observations.map(({ period }) => period))),
  );
  return lines.flatMap((line) => factAt(line, at) ?? []);
}

async function findingsOf(
  question: Question,
  desk: Desk,
  facts: readonly KnownFact[],
  notes: Note[],
): Promise<PartOfTotalFindings | null> {
  const { lexicon } = desk;
  const isOfPlaces = new Set(facts.map(({ place }) => place)).size > 1;
  const [asked] = isOfPlaces ? question.place.places : question.products;
  const isAsked = (fact: KnownFact): boolean =>
    isOfPlaces ? fact.place === asked : fact.product === asked || lexicon.isPartOf(fact.product, asked ?? '');
  const part = facts.find(isAsked);
  if (!part) return null;
  const total = sum(facts.map((fact) => baseValue(lexicon, fact)));
  const percent = share(baseValue(lexicon, part), total);
  if (percent === null) return null;
  if (!question.frame.period) notes.push({ kind: 'assumed-latest', period: part.period });
  const rows = facts.map((fact) => ({ ...fact, sharePercent: share(baseValue(lexicon, fact), total) ?? 0 }));
  return {
    kind: 'part-of-total',
    ...(await foundBase(question, desk, rows, notes)),
    part,
    members: facts,
    total: { name: 'sum', value: total / lexicon.getUnit(part.unit).factor, unit: part.unit },
    percent: { name: 'share', value: percent, unit: '%' },
    by: isOfPlaces ? 'place' : 'product',
    holds: isShareClaimed(question, percent),
  };
}
