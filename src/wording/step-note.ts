import type { Note, Step } from './facts.js';
import type { Voice } from './voice.js';

const ADJECTIVES: Readonly<Record<Step, readonly [french: string, english: string]>> = {
  day: ['journalière', 'daily'],
  week: ['hebdomadaire', 'weekly'],
  month: ['mensuelle', 'monthly'],
  year: ['annuelle', 'annual'],
};

/** « Cette série est annuelle : pas de valeur hebdomadaire ici ». */
export function saySteps({ asked, held }: Extract<Note, { kind: 'coarser-series' }>, v: Voice): string {
  const [fine, coarse] = [v.say(...ADJECTIVES[asked]), v.say(...ADJECTIVES[held])];
  return v.say(
    `Cette série est ${coarse} : pas de valeur ${fine} ici`,
    `This series is ${coarse}: there are no ${fine} figures here`,
  );
}
