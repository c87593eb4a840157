import type { CoverageFindings } from '../coverage.findings.js';
import { inPeriod } from '../period-wording.js';
import type { Voice } from '../voice.js';

/** « Elles s'arrêtent toutefois en 2020 pour le Royaume-Uni », the latest first; nothing where all go on. */
export function endsSentence({ ends = [] }: Pick<CoverageFindings, 'ends'>, v: Voice): string[] {
  const periods = [...new Set(ends.map(({ period }) => period))].toSorted().toReversed();
  if (periods.length === 0) return [];
  const parts = periods.map((period) => {
    const names = ends.filter((one) => one.period === period).map(({ place }) => v.placeName(place));
    return `${inPeriod(period, v.language)} ${v.say('pour', 'for')} ${v.list(names)}`;
  });
  return [v.sentence(v.say(`Elles s'arrêtent toutefois ${v.list(parts)}`, `But they end ${v.list(parts)}`))];
}
