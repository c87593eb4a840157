import type { Fact } from './facts.js';
import { periodName } from './period-wording.js';
import type { Voice } from './voice.js';

const FLAGS: Readonly<Record<string, readonly [code: string, french: string, english: string]>> = {
  e: ['estimated', 'estimée', 'estimated'],
  p: ['provisional', 'provisoire', 'provisional'],
  b: ['break in series', 'marquée d’une rupture de série', 'marked with a break in series'],
  d: ['definition differs', 'de définition différente', 'of a differing definition'],
  n: ['not significant', 'non significative', 'not significant'],
  u: ['low reliability', 'peu fiable', 'of low reliability'],
  i: ['imputed', 'imputée', 'imputed'],
  x: ['external source', 'issue d’une autre organisation', 'from another organisation'],
  c: ['confidential', 'confidentielle', 'confidential'],
  m: ['missing', 'manquante', 'missing'],
  g: [
    'gap-filled',
    'tirée d’une série dont les lacunes ont été comblées',
    'from a series whose gaps were filled',
  ],
};
/** Flags that qualify nothing a reader must hear of in prose. */
const SILENT = new Set(['n', 'x', 'm', 'c']);
const MOST_FLAGGED = 4;
/** The one flag that says nothing of a single figure: whoever prepared the file filled gaps somewhere. */
const FILLED = 'g';

/** The flags of a fact as the rows show them: "estimated,provisional"; null where there is none. */
export function flagCodes(flags: string): string | null {
  const codes = flags.split('').flatMap((letter) => FLAGS[letter]?.[0] ?? []);
  return codes.length > 0 ? codes.join(',') : null;
}

/** One sentence for the flags that the spoken facts carry; empty where there is none. */
export function flagSentence(facts: readonly Fact[], voice: Voice): string {
  if (facts.length > 0 && facts.every((fact) => fact.flags === FILLED)) {
    return voice.say(
      'Chiffres tirés d’une série dont les lacunes ont été comblées.',
      'Figures from a series whose gaps were filled.',
    );
  }
  const single = facts.filter(({ derived }) => derived !== 'sum');
  const parts = lettersOf(single).flatMap((letter) => {
    const flagged = single.filter((fact) => fact.flags.includes(letter));
    return saidOf(letter, voice).map((words) => `${flaggedNames(flagged, single, voice)} ${words}`);
  });
  const summed = facts.filter(({ derived }) => derived === 'sum');
  return [...parts, ...partsOfTotal(summed, voice)].map((part) => voice.sentence(part)).join(' ');
}

function lettersOf(facts: readonly Fact[]): string[] {
  const letters = new Set(facts.flatMap((fact) => fact.flags.split('')));
  return [...letters].filter((letter) => !SILENT.has(letter));
}

function saidOf(letter: string, voice: Voice): string[] {
  const words = FLAGS[letter];
  return words ? [voice.say(words[1], words[2])] : [];
}

/** A total has the flags of all that it is the sum of: it is no estimate and no provisional figure itself. */
function partsOfTotal(totals: readonly Fact[], v: Voice): string[] {
  const said = lettersOf(totals).flatMap((letter) => saidOf(letter, v));
  if (said.length === 0) return [];
  const figures = v.list(said.map((words) => v.say(`une donnée ${words}`, `one figure that is ${words}`)));
  return [v.say(`le total compte au moins ${figures}`, `the total includes at least ${figures}`)];
}

/** « donnée (Grèce 2024) », or « au moins une donnée » where they are many. */
function flaggedNames(flagged: readonly Fact[], all: readonly Fact[], v: Voice): string {
  const places = new Set(all.map((fact) => fact.place)).size > 1;
  const names = flagged.map((fact) => {
    const period = periodName(fact.period, v.language);
    return places ? `${v.placeLabel(fact.place)} ${period}` : period;
  });
  const distinct = [...new Set(names)];
  if (distinct.length > MOST_FLAGGED) return v.say('plusieurs données, chacune', 'several figures, each');
  const listed = distinct.join(', ');
  return distinct.length === 1
    ? v.say(`donnée (${listed})`, `figure (${listed})`)
    : v.say(`données (${listed}), chacune`, `figures (${listed}), each`);
}
