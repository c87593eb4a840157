import type { Fact } from '../../../wording/facts.js';
import { changesWay } from './direction.js';
import type { Evidence } from './evidence.js';
import type { Claim, Named, ReadSentence } from './prose.reading.js';

/** A sentence with all that was named up to its end, and how names fit facts. */
export interface Saying {
  readonly claim: Claim;
  readonly sentence: ReadSentence;
  /** The text of the claim's own clause. */
  readonly clause: string;
  /** Names of the sentence and of those before it. */
  readonly named: readonly Named[];
  /** Of several places or products in its clause, whether one alone is bound to the claim. */
  readonly bindsOne: boolean;
  readonly fits: (name: Named, fact: Fact) => boolean;
  readonly isGroup: (name: Named) => boolean;
  /** Whether it is of something that can be summed: a mean of such rows is no row, while a yield or a price is a mean itself. */
  readonly isSummable: (evidence: Evidence) => boolean;
}

const GAP =
  /écart|différence|variation|dépass|devanc|de plus|de moins|supérieur|inférieur|gap|difference|change|exceed|ahead|behind|more than|less than|higher|lower|larger|smaller/iu;
const TOTAL = /total|ensemble|somme|cumul|together|combined|sum(?!\p{L})|à elles|à eux/iu;
const MEAN = /moyenn|average|mean(?!\p{L})/iu;
const FORECAST =
  /prévi|prévu|prévoi|prévoy|attendu|projet|serai|pourrai|devrai|atteindrai|forecast|expect|project|predict|could|would|should/iu;
/** A future is no forecast: it promises. */
const FUTURE = /(?<!\p{L})(?:\p{L}{2,20}r(?:a|ont)|will)(?!\p{L})/iu;
const BOUNDS = /entre|intervalle|fourchette|borne|between|interval|range|bound|from/iu;
const ABOVE = /plus de|au moins|dessus|supérieur|dépass|above|over(?!\p{L})|exceed|more than|at least/iu;
const BELOW = /moins de|dessous|inférieur|sous (?!réserve)|below|under(?!\p{L})|less than/iu;
const NONE = /aucun|nul|none|no (?:country|year|period)/iu;
/** « a reculé à 25 Mt » tells where it came to, not how far it went. */
const ARRIVING: ReadonlySet<string> = new Set(['a', 'to', 'at']);
/** From here on a group's name stands for the places that were put together. */
const MOST_NAMED = 6;

/** Whether the words beside a figure say what it is: a difference no production, a total no single country's, a row no forecast. */
export function isCalledWhatItIs(evidence: Evidence, saying: Saying): boolean {
  const isForecast = evidence.facts.some((fact) => 'lower' in fact);
  if (isForecast ? !FORECAST.test(saying.sentence.text) : isAhead(saying.clause)) return false;
  if (evidence.name === 'row' && MEAN.test(saying.clause) && saying.isSummable(evidence)) return false;
  return CALLED[evidence.name]?.(saying, evidence) ?? true;
}

function isAhead(clause: string): boolean {
  return FORECAST.test(clause) || FUTURE.test(clause);
}

const isBound = ({ sentence }: Saying): boolean => BOUNDS.test(sentence.text);
const isMean = ({ sentence }: Saying): boolean => MEAN.test(sentence.text);

/** By the name of the figure. */
const CALLED: Readonly<Record<string, (saying: Saying, evidence: Evidence) => boolean>> = {
  lower: isBound,
  upper: isBound,
  difference: (saying) =>
    !ARRIVING.has(saying.claim.before) && (GAP.test(saying.clause) || changesWay(saying)),
  sum: ({ sentence, bindsOne }) => TOTAL.test(sentence.text) && !bindsOne,
  mean: isMean,
  'weighted-mean': isMean,
  'percent-change': (saying, { facts }) => isChangeInTime(facts) || !changesWay(saying),
};

/** Whether all that a result was made from is named: both ends of a change, every place of a total. */
export function namesItsParts({ facts, unit, kind }: Evidence, saying: Saying): boolean {
  if (kind !== 'result' || unit === 'count' || unit === 'coefficient') return true;
  return (
    isTimeNamed(facts, saying) && (['place', 'product'] as const).every((key) => areNamed(facts, key, saying))
  );
}

function isTimeNamed(facts: readonly Fact[], saying: Saying): boolean {
  const periods = [...new Set(facts.map((fact) => fact.period))].sort();
  const [first, last] = [periods[0] ?? '', periods.at(-1) ?? ''];
  if (periods.length < 2 || isFullYear(periods, saying)) return true;
  if (!isNamed('period', last, facts, saying)) return false;
  return isNamed('period', first, facts, saying) || isNextYear(first, last);
}

function isNextYear(first: string, last: string): boolean {
  return first.length === 4 && Number(last) - Number(first) === 1;
}

/** Twelve months, or fifty weeks, under the name of their year. */
function isFullYear(periods: readonly string[], { named }: Saying): boolean {
  const [year] = new Set(periods.map((period) => period.slice(0, 4)));
  const whole = periods.length >= (periods[0]?.length === 7 ? 12 : 50);
  return (
    whole &&
    named.some(
      (name) => name.kind === 'period' && name.span.grain === 'year' && name.span.from.startsWith(year ?? ''),
    )
  );
}

function areNamed(facts: readonly Fact[], key: 'place' | 'product', saying: Saying): boolean {
  const values = [...new Set(facts.map((fact) => fact[key]))];
  if (values.length < 2) return true;
  if (values.length > MOST_NAMED) return false;
  return values.every((value) => isNamed(key, value, facts, saying));
}

function isNamed(
  key: 'place' | 'product' | 'period',
  value: string,
  facts: readonly Fact[],
  saying: Saying,
): boolean {
  const fact = facts.find((one) => one[key] === value);
  return fact !== undefined && saying.named.some((name) => name.kind === key && saying.fits(name, fact));
}

function isChangeInTime(facts: readonly Fact[]): boolean {
  return new Set(facts.map((fact) => fact.period)).size > 1;
}

/** Whether a threshold is said as one, the right way round, and only of what passed it. */
export function isSaidOfMatches({ name, facts }: Evidence, { sentence, fits, isGroup }: Saying): boolean {
  const [above, below] = [ABOVE.test(sentence.text), BELOW.test(sentence.text)];
  if (name === 'threshold-above' ? !above || below : !below || above) return false;
  if (facts.length === 0) return NONE.test(sentence.text);
  return sentence.named.every(
    (named) => named.kind === 'measure' || isGroup(named) || facts.some((fact) => fits(named, fact)),
  );
}
