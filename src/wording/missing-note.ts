import type { NoteOf } from './joined-notes.js';
import { periodName } from './period-wording.js';
import type { Voice } from './voice.js';

/** « Pas de donnée sur le blé tendre pour le Brésil » */
export function sayMissing({ product, places }: NoteOf<'missing'>, v: Voice): string {
  const names = v.list(places.map((id) => v.placeName(id)));
  return v.say(
    `Pas de donnée sur ${v.theProduct(product)} pour ${names}`,
    `There is no figure on ${v.productLabel(product)} for ${names}`,
  );
}

const SIDES = {
  before: { fr: 'le dernier', en: 'the latest' },
  after: { fr: 'le premier', en: 'the first' },
  around: { fr: 'le plus proche', en: 'the nearest' },
} as const;

/** « Pas de donnée à cette date pour le Royaume-Uni ; le dernier chiffre connu pour le blé tendre est celui de 2020 (6,98 t/ha) » */
export function sayKnownThen({ fact, side }: NoteOf<'known-then'>, v: Voice): string {
  const [place, when] = [v.placeName(fact.place), periodName(fact.period, v.language)];
  const { fr, en } = SIDES[side];
  return v.say(
    `Pas de donnée à cette date pour ${place} ; ${fr} chiffre connu pour ${v.theProduct(fact.product)} est celui de ${when} (${v.quantity(fact)})`,
    `There is no figure at that time for ${place}; ${en} one known for ${v.productLabel(fact.product)} is that of ${when} (${v.quantity(fact)})`,
  );
}

/** « 2025 est la seule année connue : aucune évolution ne peut être donnée » */
export function sayOnlyPeriod({ period }: NoteOf<'only-period'>, v: Voice): string {
  const [name, isYear] = [periodName(period, v.language), period.length === 'YYYY'.length];
  return v.say(
    `${name} est la seule ${isYear ? 'année' : 'date'} connue : aucune évolution ne peut être donnée`,
    `${name} is the only ${isYear ? 'year' : 'date'} with a figure, so no change can be given`,
  );
}
