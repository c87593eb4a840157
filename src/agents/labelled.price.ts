import type { Frame } from '../understanding/frame.js';

/** « combien coûte », « à combien se vend », « quel est le prix de »: with nothing before it. */
const ASKED_IN_FRENCH =
  /^(?:bonjour[, ]+|et )?(?:combien (?:co[uû]te(?:nt)?|vaut|valent|se vend(?:ent)?|s['’]ach[eè]te(?:nt)?|pour)|[aà] combien (?:est|sont|se vend(?:ent)?|s['’]ach[eè]te(?:nt)?)|(?:(?:[aà] )?quels? (?:est |sont )?|donnez?(?:[- ]moi)? |je (?:cherche|veux|voudrais) )?(?:le |les |au )?(?:prix|cours|tarifs?))(?!\p{L})/iu;
/** "how much is", "the price of", "what does … cost". */
const ASKED_IN_ENGLISH =
  /^(?:hello[, ]+|and )?(?:how much (?:is|are|does|do|for)|(?:what(?: is| are|['’]s) |give me )?(?:the )?(?:(?:average|current|mean|market) )?(?:prices?|cost) (?:of|for)|what (?:does|do) [^?]{1,60} (?:cost|fetch|sell))(?!\p{L})/iu;
/** Marks of quality that are words of law as well. */
const MARK =
  /(?<!\p{L})(?:label[- ]rouge|red label|AO[CP]|IGP|PDO|PGI|bio(?:logiques?)?|organic|fermi(?:er|ère)s?|farmhouse|HVE|halal|casher|kosher)(?!\p{L})/iu;

/** « combien coûte un poulet label rouge », "price of PDO cheese": what a thing costs that has a mark, which no law tells. */
export function asksLabelledPrice({ domain, products, measures, text }: Frame): boolean {
  const isPriced = domain === 'price' && products.length > 0 && measures.length > 0;
  const asked = text.trimStart();
  return isPriced && MARK.test(text) && (ASKED_IN_FRENCH.test(asked) || ASKED_IN_ENGLISH.test(asked));
}
