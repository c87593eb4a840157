import type { Evidence } from './reading.js';

/** « prix du », "price of": what of the thing is asked, and not its name. */
const PRICE_OF = /^(?:(?:le |les )?(?:prix|cours) (?:de la |de l'|du |des |de |d')|(?:the )?prices? of )/iu;
const PRICE_AFTER = / prices?$/iu;

/**
 * What a product is to be set beside where no list of products has it, as the question names it: « pétrole » of
 * « corrélation entre le blé et le pétrole ». Null where several products are named, or nothing else is.
 */
export function readPartner(evidence: Evidence): string | null {
  if (!evidence.has('correlation') || evidence.all('product').length !== 1) return null;
  const [outside] = evidence.cues('outside').map(({ mention }) => mention.words);
  const words = outside ?? uncoveredWords(evidence) ?? evidence.all('unit')[0]?.mention.words;
  return words?.replace(PRICE_OF, '').replace(PRICE_AFTER, '') ?? null;
}

/** The last words that nothing else in the question covers, with the one beside it: « pluies d'été », "gold". */
function uncoveredWords({ reading: { source, tokens, uncovered } }: Evidence): string | null {
  const ats = [...uncovered.everyday, ...uncovered.unknown].map(({ at }) => at);
  const last = tokens[Math.max(-1, ...ats)];
  if (!last) return null;
  const at = tokens.indexOf(last);
  const first = ats.includes(at - 1) ? tokens[at - 1] : last;
  return source.text.slice((first ?? last).start, last.end);
}
