import type { Language } from '../../common/language.js';
import { fold } from './normalise.js';

/** What marks a word of a cue as a verb that is looked for in all its forms: « devancer~ », "outpace~". */
const VERB = '~';

const FRENCH_ER =
  'er e es ons ez ent ais ait ions iez aient a erent era eront erait eraient ant ee ees'.split(' ');
const FRENCH_IR =
  'ir i is it issons issent issait issaient irent ira iront irait iraient issant ie ies'.split(' ');

/** Participles that are first of all other words: what is « important » is not imported. */
const ADJECTIVES = new Set(['important']);

/**
 * A term with each of its verbs in all the forms that questions have, folded: « passer~ sous » → « passe sous »,
 * « passait sous » … Regular verbs only: French ones in -er and -ir, English ones, whose short stems double their last
 * letter (topped). A term without a mark is itself alone.
 */
export function formsOfTerm(term: string, language: Language): string[] {
  if (!term.includes(VERB)) return [term];
  return term
    .split(' ')
    .map((word) => (word.endsWith(VERB) ? formsOfVerb(word.slice(0, -VERB.length), language) : [word]))
    .reduce<string[]>(
      (terms, forms) => terms.flatMap((start) => forms.map((form) => `${start} ${form}`.trim())),
      [''],
    );
}

function formsOfVerb(infinitive: string, language: Language): string[] {
  return language === 'fr' ? frenchForms(fold(infinitive)) : englishForms(fold(infinitive));
}

function frenchForms(infinitive: string): string[] {
  const stem = infinitive.slice(0, -2);
  if (infinitive.endsWith('ir')) return FRENCH_IR.map((ending) => stem + ending);
  // « nous mangeons », « plongeait »: a g is kept soft before an a or an o.
  const soft = stem.endsWith('g') ? `${stem}e` : stem;
  const forms = FRENCH_ER.map((ending) => (/^[ao]/.test(ending) ? soft : stem) + ending);
  return forms.filter((form) => !ADJECTIVES.has(form));
}

function englishForms(verb: string): string[] {
  if (verb.endsWith('e')) return [verb, `${verb}s`, `${verb}d`, `${verb.slice(0, -1)}ing`];
  if (/[^aeiou]y$/.test(verb))
    return [verb, `${verb.slice(0, -1)}ies`, `${verb.slice(0, -1)}ied`, `${verb}ing`];
  const stem = /^[^aeiou]*[aeiou][bdgmnpt]$/.test(verb) ? verb + verb.slice(-1) : verb;
  return [verb, /(?:s|x|sh|ch)$/.test(verb) ? `${verb}es` : `${verb}s`, `${stem}ed`, `${stem}ing`];
}
