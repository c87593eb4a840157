import { mean } from '../../../statistics/formulas/mean.formula.js';
import type { OwnYieldFindings } from '../../../wording/found.findings.js';
import { placesOrDefault } from '../defaults.js';
import { explain } from '../explanation.js';
import { foundBase } from '../found.js';
import { countOf } from '../named.figures.js';
import type { Desk, FigureAnswer, Question } from '../question.js';
import { seek } from '../seeking.js';
import { factOf, knownOf } from '../track.js';
import { convert } from '../../../statistics/formulas/unit-conversion.formula.js';

/** How many of the newest years are what is usual. */
const YEARS = 5;

/** A yield of somebody's own beside the mean of the place in the newest years. */
export async function answerOwnYield(question: Question, desk: Desk): Promise<FigureAnswer> {
  const { ownYield } = question.frame;
  const { places, notes } = placesOrDefault(question);
  const sought = await seek(question, desk, { places, period: { kind: 'latest', grain: null } });
  const track = sought.holdings[0]?.lines[0]?.track;
  const usual = track ? knownOf(track).slice(-YEARS) : [];
  const value = mean(usual.map((one) => one.value));
  const rows = track ? usual.map((one) => factOf(track, one)) : [];
  const [first, last] = [rows[0], rows.at(-1)];
  if (!ownYield || value === null || !first || !last) return explain(question, desk, sought.failures);
  const own = convert(ownYield.value, desk.lexicon.getUnit(ownYield.unit), desk.lexicon.getUnit(last.unit));
  const findings: OwnYieldFindings = {
    kind: 'own-yield',
    ...(await foundBase(question, desk, rows, [...sought.notes, ...notes])),
    unit: ownYield.unit,
    own: { name: 'given', ...ownYield },
    mean: { name: 'mean', value, unit: last.unit },
    percent: { name: 'percent', value: ((own - value) / value) * 100, unit: '%' },
    last,
    from: first.period,
    to: last.period,
    count: countOf(rows.length),
  };
  return findings;
}
