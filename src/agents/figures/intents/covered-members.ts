import type { Lexicon } from '../../../lexicon/lexicon.js';
import { fold } from '../../../understanding/text/normalise.js';
import type { Question } from '../question.js';
import { membersAsked } from '../ranking/product.members.js';

const HOW_MANY = /\b(?:combien (?:de |d')|how many )/;
/** What may stand between: « cultures de », « différentes », "kinds of". */
const KINDS =
  /^(?:(?:cultures?|types?|sortes?|especes?|produits?|differente?s?|kinds?|sorts?|species|different|products?|de|d'|of) ?)*$/;

/** Whether the members of the one family named are counted: « combien de cultures de fruits suivez-vous ». */
export function countsMembers({ frame, products }: Question, lexicon: Lexicon): boolean {
  const [family, ...others] = products;
  const [slot] = frame.products;
  const isFamily = family !== undefined && others.length === 0 && lexicon.childrenOf(family).length > 1;
  const text = fold(frame.text);
  const asked = HOW_MANY.exec(text);
  const words = fold(slot?.words ?? '');
  if (!isFamily || !asked || words === '') return false;
  const start = asked.index + asked[0].length;
  const at = text.indexOf(words, start);
  return at >= start && KINDS.test(text.slice(start, at));
}

/** The members of the family that are held, each by one of its products. */
export function membersHeld(question: Question, lexicon: Lexicon, products: readonly string[]): string[] {
  const members = membersAsked(question, lexicon)?.members ?? [];
  return members.flatMap((member) => member.flat().find((id) => products.includes(id)) ?? []);
}
