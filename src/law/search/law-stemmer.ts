import { APART, FAMILIES } from './word-families.data.js';

/**
 * A light suffix stemmer over folded words (lower case, no accents), after the approach of J. Savoy, « Light stemming
 * approaches for the French, Portuguese, German and Hungarian languages », SAC 2006: plural and gender marks first,
 * then the most common derivational endings, never below a stem of four letters. A few English endings are among
 * them, because the everyday words of the lexicon are in both languages.
 */
const MIN_STEM = 4;

const ENDINGS: readonly string[] = [
  'issements issement issantes issante issants issant issaient issait',
  'alisations alisation isations isation ifications ification ations ation atrices atrice ateurs ateur atoires atoire',
  'ements ement emment amment ments ment',
  'aillements uellement ellement ivement eusement',
  'ables able ibles ible istes iste ismes isme abilites abilite ibilites ibilite ivites ivite alites alite ites ite',
  'ances ance ences ence antes ante ants ant',
  'euses euse eurs eur oirs oir oires oire ieres iere iers ier aires aire',
  'ives ive ifs if elles elle els el ales ale als al iens ienne iennes ien',
  'itions ition utions ution ions ion ages age ades ade',
  'eraient erait eront erons erez erai era aient ait iraient irait iront ira',
  'assent issent issez isse ees ee es ez er ir ies ie is it ent e i',
  'ings ing ers ed ly',
]
  .join(' ')
  .split(' ')
  .sort((left, right) => right.length - left.length || (left < right ? -1 : 1));

const BY_LAST_LETTER = new Map<string, string[]>();
for (const ending of ENDINGS) {
  const last = ending.slice(-1);
  BY_LAST_LETTER.set(last, [...(BY_LAST_LETTER.get(last) ?? []), ending]);
}

const IRREGULAR = new Map<string, string>();
for (const [head, forms] of Object.entries(FAMILIES))
  for (const form of forms.split(' ')) IRREGULAR.set(form, head);

const DISTINCT = new Map<string, string>();
for (const [stem, forms] of Object.entries(APART))
  for (const form of forms.split(' ')) DISTINCT.set(form, stem);

/** The stem of a folded word. Numbers and words of fewer than four letters come back unchanged, plural s and x aside. */
export function stemLawWord(word: string): string {
  const distinct = DISTINCT.get(word);
  if (distinct !== undefined) return distinct;
  const read = IRREGULAR.get(word) ?? word;
  if (read.startsWith('souslo')) return 'souslocation';
  if (/\d/u.test(read) || read === 'fermage') return read;
  const singular = withoutPlural(read);
  return withoutTail(withoutEnding(singular));
}

function withoutPlural(word: string): string {
  if (word.length < 4) return word;
  if (word.endsWith('eaux')) return word.slice(0, -1);
  if (word.endsWith('aux')) return `${word.slice(0, -3)}al`;
  if (word.endsWith('s') && !word.endsWith('ss')) return word.slice(0, -1);
  return word.endsWith('x') && word.length > 4 ? word.slice(0, -1) : word;
}

function withoutEnding(word: string): string {
  const endings = BY_LAST_LETTER.get(word.slice(-1)) ?? [];
  for (const ending of endings) {
    if (word.length - ending.length >= MIN_STEM && word.endsWith(ending))
      return word.slice(0, -ending.length);
  }
  return word;
}

function withoutTail(ended: string): string {
  const trimmed = ended.length > MIN_STEM && ended.endsWith('i') ? ended.slice(0, -1) : ended;
  const stem = trimmed.length >= MIN_STEM + 2 && trimmed.endsWith('it') ? trimmed.slice(0, -2) : trimmed;
  const last = stem.slice(-1);
  return stem.length > MIN_STEM && last === stem.slice(-2, -1) ? stem.slice(0, -1) : stem;
}
