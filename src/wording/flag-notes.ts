import type { Fact } from './facts.js';
import { nameApart, namesApart } from './name-apart.js';
import { inPeriod, ofPeriod, periodName } from './period-wording.js';
import type { Voice } from './voice.js';

/** What flags are called in rows. */
const CODES: Readonly<Record<string, string>> = {
  e: 'estimated',
  p: 'provisional',
  b: 'break in series',
  d: 'definition differs',
  n: 'not significant',
  u: 'low reliability',
  i: 'imputed',
  x: 'external source',
  c: 'confidential',
  m: 'missing',
  g: 'gap-filled',
};

/** A verb and what follows it, of one figure and of several. */
type Predicate = readonly [verb: string, rest: string, verbOfSeveral: string, restOfSeveral: string];

/** What prose says of the figures that have a flag; a flag that is not here qualifies nothing a reader must hear of. */
const SAID: Readonly<Record<string, { fr: Predicate; en: Predicate }>> = {
  e: {
    fr: ['est', 'estimé', 'sont', 'estimés'],
    en: ['is', 'estimated', 'are', 'estimated'],
  },
  p: {
    fr: ['est', 'provisoire', 'sont', 'provisoires'],
    en: ['is', 'provisional', 'are', 'provisional'],
  },
  b: {
    fr: ['marque', 'une rupture de série', 'marquent', 'une rupture de série'],
    en: ['marks', 'a break in the series', 'mark', 'a break in the series'],
  },
  d: {
    fr: [
      'suit',
      'une définition autre que la définition commune',
      'suivent',
      'une définition autre que la définition commune',
    ],
    en: [
      'follows',
      'a definition other than the common one',
      'follow',
      'a definition other than the common one',
    ],
  },
  u: {
    fr: ['est', 'peu fiable', 'sont', 'peu fiables'],
    en: ['is', 'of low reliability', 'are', 'of low reliability'],
  },
  i: {
    fr: ['est', 'imputé', 'sont', 'imputés'],
    en: ['is', 'imputed', 'are', 'imputed'],
  },
  g: {
    fr: [
      'vient',
      'd’une série dont les lacunes ont été comblées',
      'viennent',
      'd’une série dont les lacunes ont été comblées',
    ],
    en: ['comes', 'from a series whose gaps were filled', 'come', 'from a series whose gaps were filled'],
  },
};
const MOST_FLAGGED = 4;
/** A total is of a series as much as its parts are. */
const FILLED = 'g';

/** The flags of a fact as the rows show them: "estimated,provisional"; null where there is none. */
export function flagCodes(flags: string): string | null {
  const codes = flags.split('').flatMap((letter) => CODES[letter] ?? []);
  return codes.length > 0 ? codes.join(',') : null;
}

/**
 * A sentence for the figures of the spoken facts that carry the same flags; empty where there is none.
 * @param isOnlyCounted whether a figure is behind what was told and was not told itself
 */
export function flagSentence(
  facts: readonly Fact[],
  voice: Voice,
  isOnlyCounted: (fact: Fact) => boolean = () => false,
): string {
  const isFilled = facts.every(({ flags }) => flags.includes(FILLED));
  const single = facts.filter(({ derived, flags }) => derived !== 'sum' || (isFilled && flags === FILLED));
  const summed = facts.filter((fact) => !single.includes(fact));
  const groups = new Map<string, { subject: Subject; of: Predicate[] }>();
  for (const letter of lettersOf(single)) {
    const flagged = single.filter((fact) => fact.flags.includes(letter));
    const isAll = flagged.length === facts.length;
    const some = flagged.every(isOnlyCounted) ? counted : named;
    const subject = isAll ? these(flagged.length, voice) : some(flagged, single, voice);
    const group = groups.get(subject.text) ?? { subject, of: [] };
    const of = SAID[letter]?.[voice.language];
    if (of) group.of.push(of);
    groups.set(subject.text, group);
  }
  const said = [...groups.values()].map(({ subject, of }) => `${subject.text} ${told(of, subject, voice)}`);
  return [...together(said, voice), ...partsOfTotal(summed, voice)]
    .map((part) => voice.sentence(part))
    .join(' ');
}

/** What the noun of a clause is called once it was said: « le chiffre de 2025 … ; celui de 2025 pour la Pologne … ». */
const PRONOUNS: Readonly<Record<string, string>> = {
  'le chiffre ': 'celui ',
  'les chiffres ': 'ceux ',
  'the figure ': 'that ',
  'the figures ': 'those ',
};

/** Clauses of single figures in one sentence, the noun once. */
function together(said: readonly string[], v: Voice): string[] {
  const nounOf = (text: string): string => Object.keys(PRONOUNS).find((noun) => text.startsWith(noun)) ?? '';
  if (said.length < 2 || said.some((text) => nounOf(text) === '')) return [...said];
  const clauses = said.map((text, at) => {
    const noun = nounOf(text);
    return at === 0 ? text : `${PRONOUNS[noun] ?? ''}${text.slice(noun.length)}`;
  });
  return [clauses.join(v.say(' ; ', '; '))];
}

function lettersOf(facts: readonly Fact[]): string[] {
  const letters = new Set(facts.flatMap((fact) => fact.flags.split('')));
  return [...letters].filter((letter) => Object.hasOwn(SAID, letter));
}

/** A total has the flags of all that it is the sum of: it is no estimate and no provisional figure itself. */
function partsOfTotal(totals: readonly Fact[], v: Voice): string[] {
  const said = lettersOf(totals).flatMap((letter) => [SAID[letter]?.[v.language]].filter((one) => !!one));
  if (said.length === 0) return [];
  const items = said.map(([, , verb, rest], at) => (said[at - 1]?.[2] === verb ? rest : `${verb} ${rest}`));
  const either = v.either(items);
  return [v.say(`certains chiffres du total ${either}`, `some figures in the total ${either}`)];
}

interface Subject {
  text: string;
  isSeveral: boolean;
}

/** « est estimé et provisoire »: what is said of one subject, a verb that is the same once. */
function told(of: readonly Predicate[], { isSeveral }: Subject, v: Voice): string {
  const items = of.map(([verb, rest, verbOfSeveral, restOfSeveral], at) => {
    const [own, more] = isSeveral ? [verbOfSeveral, restOfSeveral] : [verb, rest];
    return of[at - 1]?.[0] === verb ? more : `${own} ${more}`;
  });
  return v.list(items);
}

/** Of all the figures that the answer speaks of. */
function these(count: number, v: Voice): Subject {
  return count === 1
    ? { text: v.say('ce chiffre', 'this figure'), isSeveral: false }
    : { text: v.say('ces chiffres', 'these figures'), isSeveral: true };
}

/** « le chiffre de 2020, pris en compte ici, », of figures that no sentence before told. */
function counted(flagged: readonly Fact[], all: readonly Fact[], v: Voice): Subject {
  const { text, isSeveral } = named(flagged, all, v);
  return { text: `${text}${v.say(', pris en compte ici,', ', taken into account here,')}`, isSeveral };
}

/** « le chiffre de 2024 pour la Grèce », « les chiffres de 2019 et de 2020 », « plusieurs chiffres ». */
function named(flagged: readonly Fact[], all: readonly Fact[], v: Voice): Subject {
  const distinct = new Map(flagged.map((fact) => [`${nameApart(fact, all, v)} ${fact.period}`, fact]));
  const facts = [...distinct.values()];
  const isSeveral = facts.length > 1;
  if (facts.length > MOST_FLAGGED) return { text: v.say('plusieurs chiffres', 'several figures'), isSeveral };
  const periods = [...new Set(facts.map(({ period }) => period))];
  const ofThen = all.filter(({ period }) => periods.includes(period));
  const names = namesApart(facts, ofThen, v);
  const noun = isSeveral ? v.say('les chiffres', 'figures') : v.say('le chiffre', 'figure');
  if (periods.length > 1 && names.length > 1) {
    const each = facts.map((fact) => `${nameApart(fact, all, v)} (${periodName(fact.period, v.language)})`);
    return { text: v.say(`${noun} pour ${v.list(each)}`, `the ${noun} for ${v.list(each)}`), isSeveral };
  }
  const whose = names.join('') === '' ? '' : `${v.say(' pour ', 'for ')}${v.list(names)} `;
  const french = v.list(periods.map((period) => ofPeriod(period, 'fr')));
  const english =
    whose === ''
      ? `for ${v.list(periods.map((period) => periodName(period, 'en')))}`
      : v.list(periods.map((period) => inPeriod(period, 'en')));
  return { text: v.say(`${noun} ${french}${whose}`, `the ${noun} ${whose}${english}`).trimEnd(), isSeveral };
}
