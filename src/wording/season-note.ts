import type { Season } from './facts.js';
import type { NoteOf } from './joined-notes.js';
import { monthName } from './period-wording.js';
import type { Voice } from './voice.js';

const NAMES: Readonly<Record<Season, readonly [string, string]>> = {
  spring: ['Printemps', 'Spring'],
  summer: ['Été', 'Summer'],
  autumn: ['Automne', 'Autumn'],
  winter: ['Hiver', 'Winter'],
};

/** « Été pris de juin à août », "Summer is taken as June to August". */
export function saySeason({ season, from, to }: NoteOf<'months-of-season'>, v: Voice): string {
  const [french, english] = NAMES[season];
  const [first, last] = [from, to].map((month) => monthName(Number(month.slice(5, 7)), v.language));
  return v.say(`${french} pris de ${first} à ${last}`, `${english} is taken as ${first} to ${last}`);
}
