import type { MeasureDomain } from '../../lexicon/entries.js';
import type { Lexicon } from '../../lexicon/lexicon.js';
import { blankFrame } from '../blank-frame.js';
import { figureFrame } from '../figure-frame.js';
import type { Frame } from '../frame.js';
import { readEnd } from '../intents/order-ends.js';
import type { Evidence } from '../reading.js';
import { wordsAt } from '../text/number-words.js';
import { jointsOf, partOf } from './joints.js';
import { whetherMoved } from './whether-moved.js';

/** « et quelle a été la pire », "and which was the worst year": of all the years, right behind the joint. */
const WHICH =
  /^(?:and |et )?(?:which|what|quelle?|laquelle|lequel) (?:(?:year|one|harvest|annee|recolte|fut) )?(?:was|is|has|est|etait|a|fut|reste|remains) /;
const AN_END = ['most', 'least', 'record', 'market-high', 'market-low'];
/** How many words behind the joint tell that one of all is picked. */
const REACH = 5;

/** « 2022 était-elle une mauvaise année pour le maïs, et quelle a été la pire »: one year judged, and then the first or last of all; else null. */
export function judgedFrame(
  empty: Frame,
  evidence: Evidence,
  lexicon: Lexicon,
  domain: MeasureDomain,
): Frame | null {
  const { tokens, source } = evidence.reading;
  const at = jointsOf(evidence).find((joint) => WHICH.test(`${wordsAt(tokens, joint + 1, REACH)} `));
  if (at === undefined || domain !== 'production') return null;
  const judged = whetherMoved(partOf(evidence, 0, at, lexicon), at);
  const { evidence: behind } = partOf(evidence, at + 1, tokens.length, lexicon);
  if (!judged?.text || !behind.has(...AN_END) || namesAnother(behind)) return null;
  const one = figureFrame({ ...empty, text: judged.text }, judged.evidence, lexicon, domain);
  const { language, domain: field, products, measures, places } = one;
  const order = { end: readEnd(behind), count: null, over: 'periods' as const };
  const text = source.text.slice(tokens[at]?.end ?? 0);
  const ofAll = { text, language, domain: field, products, measures, places, order };
  return { ...one, alsoAsked: blankFrame({ ...ofAll, intent: 'extreme' }) };
}

/** A thing, a place or a time of its own: then it goes on with nothing. */
function namesAnother(behind: Evidence): boolean {
  const kinds = ['product', 'place', 'measure'] as const;
  return behind.dates.length > 0 || kinds.some((kind) => behind.everywhere(kind).length > 0);
}
