import type { Frame } from '../../understanding/frame.js';
import { fold } from '../../understanding/text/normalise.js';
import { formsOfTerm } from '../../understanding/text/verb-forms.js';

/** Verbs of getting a crop or a product, beside « produire » and "grow", whose forms are their own. */
const FORMS: ReadonlySet<string> = new Set([
  ...['récolter~', 'moissonner~', 'vendanger~', 'ramasser~', 'engranger~'].flatMap((verb) =>
    formsOfTerm(verb, 'fr'),
  ),
  ...['produce~', 'harvest~', 'gather~', 'reap~'].flatMap((verb) => formsOfTerm(verb, 'en')),
  'grow',
  'grows',
  'grew',
  'grown',
  'growing',
  'grower',
  'growers',
]);
/** « produit », « produisent »; « quel produit », « les produits laitiers » are nouns. */
const PRODUIRE =
  /(?<!\b(?:les?|la|des?|du|un|ce|ces|quels?|autres?) )\bprodui(?:t|te|ts|tes|re|sent|sait|saient|ra|ront|sant)\b/;
/** « combien de blé fera-t-on », « qui fait le plus de lait », "how much did Germany make", « combien de blé par an ». */
const MADE =
  /(?<!\b(?:ca|cela|il|de|en) )\b(?:fait|font|faisons|fera|feront|ferons|ferait|faisait|faisaient|makes?|made)\b|\b(?:on|nous) en (?:fait|font)\b|\ben fait on\b|\bpar an\b|\b(?:a|per|every|each) year\b/;
const TURN_OUT = /\bturn(?:s|ed|ing)? out\b/;

/** "produce", « produit »: of an animal what is made of it, and not how many there are. */
const PRODUCE = new Set(formsOfTerm('produce~', 'en'));

/** Whether a question has the verb « produire » itself: « la France produit-elle du porc ». */
export function saysProduce(text: string): boolean {
  const folded = fold(text);
  return PRODUIRE.test(folded) || folded.split(/[^a-z]+/).some((word) => PRODUCE.has(word));
}

/** Whether a question is of how much is got, by its verb or as a share: « qui de X ou Y produit le plus », « la part de X ». */
export function tellsOfProducing({ text, intent }: Frame): boolean {
  if (intent === 'share') return true;
  const folded = fold(text);
  return (
    [PRODUIRE, TURN_OUT, MADE].some((pattern) => pattern.test(folded)) ||
    folded.split(/[^a-z]+/).some((word) => FORMS.has(word))
  );
}
