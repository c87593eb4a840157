import type { FilterFindings } from '../filter.findings.js';
import type { Voice } from '../voice.js';

/* How the limit of a filter is said. */

/** « au-dessus de 2 €/kg », "between 7 and 8 t/ha". */
export function limitPassed(findings: FilterFindings, v: Voice): string {
  if (v.language === 'en') return sideInEnglish(findings, v);
  const { upTo, comparator, threshold, unit } = findings;
  if (!upTo) return `${comparator === 'above' ? 'au-dessus' : 'au-dessous'} de ${limitSaid(findings, v)}`;
  const [low, high] = v.quantityPair(threshold, upTo, unit);
  return comparator === 'above' ? `entre ${low} et ${high}` : `hors de ${low} à ${high}`;
}

/** « 6 USD/boisseau (220 USD/t) »: as asked, and in the unit of the figures where that is another. */
export function limitSaid({ threshold, said, than, unit }: FilterFindings, v: Voice): string {
  const limit = v.quantity(threshold, unit);
  if (than) return `${limit} (${v.say('niveau constaté', 'the figure')} ${v.inPlace(than.place)})`;
  return said ? `${v.quantity(said)} (${limit})` : limit;
}

/** « inférieure à 5 Mt », « comprise entre 7 et 8 t/ha », « inférieure à 1 ou supérieure à 20 Mt », agreeing with the measure. */
export function sideInFrench(findings: FilterFindings, v: Voice): string {
  const { sample, threshold, upTo, unit, comparator } = findings;
  const { gender, plural } = v.head(sample);
  const feminine = gender === 'f' ? 'e' : '';
  const ending = feminine + (plural ? 's' : '');
  if (!upTo) return `inférieur${ending} à ${limitSaid(findings, v)}`;
  const [low, high] = v.quantityPair(threshold, upTo, unit);
  return comparator === 'above'
    ? `compris${feminine && ending} entre ${low} et ${high}`
    : `inférieur${ending} à ${low} ou supérieur${ending} à ${high}`;
}

/** "below 5 Mt", "between 7 and 8 t/ha", "below 1 or above 20 Mt". */
export function sideInEnglish(findings: FilterFindings, v: Voice): string {
  const { threshold, upTo, unit, comparator } = findings;
  if (!upTo) return `${comparator} ${limitSaid(findings, v)}`;
  const [low, high] = v.quantityPair(threshold, upTo, unit);
  return comparator === 'above' ? `between ${low} and ${high}` : `below ${low} or above ${high}`;
}
