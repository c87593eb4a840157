import type { Fact } from './facts.js';
import { periodName } from './period-wording.js';
import type { Voice } from './voice.js';

/** What a flag is called in a row, and what it says of one figure and of several. */
interface Flag {
  readonly code: string;
  readonly one: string;
  readonly several: string;
  readonly english: string;
}

const FLAGS: Readonly<Record<string, Flag>> = {
  e: { code: 'estimated', one: 'estimée', several: 'estimées', english: 'estimated' },
  p: { code: 'provisional', one: 'provisoire', several: 'provisoires', english: 'provisional' },
  b: {
    code: 'break in series',
    one: 'marquée d’une rupture de série',
    several: 'marquées d’une rupture de série',
    english: 'marked with a break in series',
  },
  d: {
    code: 'definition differs',
    one: 'de définition différente',
    several: 'de définition différente',
    english: 'of a differing definition',
  },
  n: {
    code: 'not significant',
    one: 'non significative',
    several: 'non significatives',
    english: 'not significant',
  },
  u: { code: 'low reliability', one: 'peu fiable', several: 'peu fiables', english: 'of low reliability' },
  i: { code: 'imputed', one: 'imputée', several: 'imputées', english: 'imputed' },
  x: {
    code: 'external source',
    one: 'issue d’une autre organisation',
    several: 'issues d’une autre organisation',
    english: 'from another organisation',
  },
  c: { code: 'confidential', one: 'confidentielle', several: 'confidentielles', english: 'confidential' },
  m: { code: 'missing', one: 'manquante', several: 'manquantes', english: 'missing' },
  g: {
    code: 'gap-filled',
    one: 'tirée d’une série dont les lacunes ont été comblées',
    several: 'tirées d’une série dont les lacunes ont été comblées',
    english: 'from a series whose gaps were filled',
  },
};
/** Flags that qualify nothing a reader must hear of in prose. */
const SILENT = new Set(['n', 'x', 'm', 'c']);
const MOST_FLAGGED = 4;
/** The one flag that says nothing of a single figure: whoever prepared the file filled gaps somewhere. */
const FILLED = 'g';

/** The flags of a fact as the rows show them: "estimated,provisional"; null where there is none. */
export function flagCodes(flags: string): string | null {
  const codes = flags.split('').flatMap((letter) => FLAGS[letter]?.code ?? []);
  return codes.length > 0 ? codes.join(',') : null;
}

/** One sentence for the flags that the spoken facts carry; empty where there is none. */
export function flagSentence(facts: readonly Fact[], voice: Voice): string {
  if (facts.length > 0 && facts.every((fact) => fact.flags === FILLED)) {
    return voice.say(
      'Ces chiffres viennent d’une série dont les lacunes ont été comblées.',
      'These figures come from a series whose gaps were filled.',
    );
  }
  const single = facts.filter(({ derived }) => derived !== 'sum');
  const parts = lettersOf(single).flatMap((letter) => {
    const flagged = single.filter((fact) => fact.flags.includes(letter));
    const flag = FLAGS[letter];
    return flag ? [noteOf(flag, namesOf(flagged, single, voice), voice)] : [];
  });
  const summed = facts.filter(({ derived }) => derived === 'sum');
  return [...parts, ...partsOfTotal(summed, voice)].map((part) => voice.sentence(part)).join(' ');
}

function lettersOf(facts: readonly Fact[]): string[] {
  const letters = new Set(facts.flatMap((fact) => fact.flags.split('')));
  return [...letters].filter((letter) => !SILENT.has(letter));
}

/** A total has the flags of all that it is the sum of: it is no estimate and no provisional figure itself. */
function partsOfTotal(totals: readonly Fact[], v: Voice): string[] {
  const said = lettersOf(totals).flatMap((letter) => FLAGS[letter] ?? []);
  if (said.length === 0) return [];
  const figures = v.list(
    said.map(({ one, english }) => v.say(`une donnée ${one}`, `one figure that is ${english}`)),
  );
  return [v.say(`le total compte au moins ${figures}`, `the total includes at least ${figures}`)];
}

/** The figures by their period alone where all are of one place: « 2024 » or « Grèce 2024 ». */
function namesOf(flagged: readonly Fact[], all: readonly Fact[], v: Voice): string[] {
  const places = new Set(all.map((fact) => fact.place)).size > 1;
  const names = flagged.map((fact) => {
    const period = periodName(fact.period, v.language);
    return places ? `${v.placeLabel(fact.place)} ${period}` : period;
  });
  return [...new Set(names)];
}

/** « Donnée estimée : 2024 », « Données provisoires : Grèce 2024 et Italie 2024 », « Plusieurs données sont estimées ». */
function noteOf({ one, several, english }: Flag, names: readonly string[], v: Voice): string {
  if (names.length > MOST_FLAGGED)
    return v.say(`plusieurs données sont ${several}`, `several figures are ${english}`);
  const listed = v.list([...names]);
  const [french, figure] =
    names.length === 1 ? [`donnée ${one}`, 'figure'] : [`données ${several}`, 'figures'];
  // English adjectives stand before the noun, phrases behind it.
  const said = english.includes(' ') ? `${figure} ${english}` : `${english} ${figure}`;
  return v.say(`${french} : ${listed}`, `${said}: ${listed}`);
}
