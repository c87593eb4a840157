import { ADJECTIVES_ABROAD, PLACES_ABROAD } from './foreign-laws.data.js';
import { lawWords } from './law-words.js';

/** « dans le », "in the" and the like before a place: where something is. */
const WHERE = /(?:^| )(?:en|aux?|a|in|dans|across|under)(?: l[ae]?s?| the)?$/u;
/** « la loi du … », "the rules of …". */
const RULES_OF =
  /(?:^| )(?:lois?|droit|code|legislation|reglementation|regles|laws?|rules|legislation)(?: \w{2,20})? (?:d|de|du|des|of)(?: l[ae]?s?| the)?$/u;
const RULES_BEFORE = /(?:^| )(?:lois?|droit|code|legislation|reglementation)(?: rurale?)?$/u;
const RULES_BEHIND = /^(?:laws?|rules|legislation|regulations|rural code)(?: |$)/u;
const LAW_BEHIND = /^(?:laws?|legislation|rural code)(?: |$)/u;
const OF_FRANCE = /(?:^| )(?:france|francais(?:es?)?|french|metropole)(?: |$)/u;
/** Goods that go abroad, people who live there or come from there: the law asked for is that of France. */
const ACROSS_THE_BORDER =
  /(?:^| )(?:vend\w{0,5}|export\w{0,6}|import\w{0,6}|expedi\w{0,5}|livr\w{1,4}|envoy\w{1,5}|transport\w{0,5}|commercialis\w{1,4}|emmen\w{1,4}|voyag\w{1,4}|part\w{0,3}|achetee?s?|vit|vivent|habit\w{1,4}|resid\w{1,4}|domicilie\w{0,2}|installe\w{0,2}|etabli\w{0,2}|nee?s?|diplomee?s?|formee?s?|travaill\w{1,4}|sell\w{0,3}|sold|ship\w{0,4}|send\w{0,3}|tak\w{1,3}|mov\w{1,3}|travel\w{0,4}|bought|liv(?:es?|ing)|born|based|trained|qualified|works?|working|registered) (?:\w{1,20} ){0,4}$/u;

/** « acheter en Espagne et ramener », "buy in Belgium and bring home": what comes from there is used in France. */
const BROUGHT_HOME =
  /(?:^| )(?:ramen\w{1,4}|rapport(?:er|e|ons)|bring(?:ing)? (?:\w{1,12} ){0,3}(?:back|home))(?: |$)/u;

/**
 * The state or its adjective, as the list has it, whose law a question asks for: « un bail agricole en Suisse »,
 * "German law"; null where France is named too, or where the place is only where goods or people go or come from.
 */
export function foreignLawIn(question: string): string | null {
  const folded = lawWords(question).join(' ');
  if (OF_FRANCE.test(folded)) return null;
  return nameOf(PLACES_ABROAD, folded, isPlaceOfLaw) ?? nameOf(ADJECTIVES_ABROAD, folded, isOfRules);
}

type Judgement = (before: string, behind: string) => boolean;

function nameOf(names: ReadonlyMap<string, string>, folded: string, judge: Judgement): string | null {
  for (const [words, name] of names) {
    const start = ` ${folded} `.indexOf(` ${words} `);
    if (start < 0) continue;
    if (judge(folded.slice(0, start).trimEnd(), folded.slice(start + words.length).trimStart())) return name;
  }
  return null;
}

function isPlaceOfLaw(before: string, behind: string): boolean {
  if (RULES_BEHIND.test(behind) || RULES_OF.test(before)) return true;
  if (!WHERE.test(before) || BROUGHT_HOME.test(behind)) return false;
  return !ACROSS_THE_BORDER.test(`${before.replace(WHERE, '')} `);
}

/** "in English: rules on leases" asks for a language. */
function isOfRules(before: string, behind: string): boolean {
  return RULES_BEFORE.test(before) || LAW_BEHIND.test(behind);
}
