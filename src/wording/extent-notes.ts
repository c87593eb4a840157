import { ofBareNoun } from './french-grammar.js';
import type { NoteOf } from './joined-notes.js';
import type { Voice } from './voice.js';

/** « La série compte tous les poulets, sans distinguer les poules ». */
export function sayWider({ product, narrower }: NoteOf<'counts-wider'>, v: Voice): string {
  return v.say(
    `La série compte tous ${v.theProduct(product)}, sans distinguer ${narrower}`,
    `The series counts all ${v.product(product).text} and does not tell ${narrower} apart`,
  );
}

/** « Le chiffre compte ensemble toutes les sortes de blé ». */
export function sayAllKinds({ product }: NoteOf<'all-kinds'>, v: Voice): string {
  return v.say(
    `Le chiffre compte ensemble toutes les sortes ${ofBareNoun(v.product(product))}`,
    `The figure counts all kinds of ${v.product(product).text} together`,
  );
}
