import type { Unit } from '../../../lexicon/entries.js';
import type { Lexicon } from '../../../lexicon/lexicon.js';
import type { Evidence } from './evidence.js';
import type { Claim } from './prose.reading.js';

/** A figure may be rounded, but not so far that it becomes another: by 0.3 %, or to the digits shown where that is within 1 %. */
const TOLERANCE = 0.003;
const ROUNDING = 0.01;
/** Percentages may be said without decimals. */
const COARSEST_PERCENT_STEP = 1;
const BARE: ReadonlySet<string> = new Set(['count', 'rank', 'coefficient', 'index']);

/** Whether the number with its unit states the value, whatever it is said of. */
export function states(claim: Claim, evidence: Evidence, lexicon: Lexicon): boolean {
  if (claim.kind === 'ordinal') return evidence.unit === 'rank' && evidence.value === claim.value;
  if (claim.kind === 'percent') return evidence.unit === '%' && isPercent(claim, evidence);
  if (claim.unit === null) return BARE.has(evidence.unit) && isBare(claim, evidence);
  const unit = lexicon.units.find((one) => one.id === evidence.unit);
  if (unit?.dimension !== claim.unit.dimension || isPoints(unit) !== isPoints(claim.unit)) return false;
  const said = { value: claim.value * claim.unit.factor, step: claim.step * claim.unit.factor };
  return isNear(said, evidence.value * unit.factor, evidence.kind === 'row');
}

/** Ten percent more is not ten points more. */
function isPoints({ id }: Unit): boolean {
  return id === 'points';
}

function isPercent(claim: Claim, { value, kind }: Evidence): boolean {
  const gap = Math.abs(Math.abs(claim.value) - Math.abs(value));
  const rounded = claim.step <= COARSEST_PERCENT_STEP && gap <= (claim.step / 2) * 1.000001;
  return (
    (rounded || gap <= TOLERANCE * Math.abs(value)) && (kind !== 'row' || claim.value >= 0 === value >= 0)
  );
}

function isBare(claim: Claim, { value, unit }: Evidence): boolean {
  if (unit === 'count' || unit === 'rank') return claim.value === value;
  return isNear(claim, value, unit === 'coefficient');
}

function isNear(said: { value: number; step: number }, value: number, signed: boolean): boolean {
  const gap = signed ? Math.abs(said.value - value) : Math.abs(Math.abs(said.value) - Math.abs(value));
  const size = Math.abs(value);
  return gap <= TOLERANCE * size || (gap <= (said.step / 2) * 1.000001 && gap <= ROUNDING * size);
}
