import type { RemainderFindings } from '../found.findings.js';
import { inPeriod } from '../period-wording.js';
import type { Voice } from '../voice.js';

/** « Hors maïs grain, la production de céréales en France était de 51 millions de tonnes en 2023 : 64 au total, moins 13. » */
export function remainderProse(findings: RemainderFindings, v: Voice): string[] {
  const { whole, parts, remainder, unit } = findings;
  const nameOf = (part: RemainderFindings['whole']): string =>
    findings.by === 'place' ? v.placeLabel(part.place) : v.productLabel(part.product);
  const without = v.list(
    parts.map((part) =>
      findings.by === 'place' && v.language === 'en' ? v.placeName(part.place) : nameOf(part),
    ),
  );
  const figure = `${v.cameTo(whole)} ${v.quantity(remainder, unit)} ${inPeriod(whole.period, v.language)}`;
  const taken = v.list(parts.map((part) => `${v.quantity(part, unit)} (${nameOf(part)})`));
  const total = v.quantity(whole, unit);
  return [
    v.sentence(
      v.say(
        `Hors ${without}, ${v.subject(whole)} ${figure} : ${total} au total, moins ${taken}`,
        `Excluding ${without}, ${v.subject(whole)} ${figure}: ${total} in all, less ${taken}`,
      ),
    ),
  ];
}
