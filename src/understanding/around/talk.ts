import { COURTESIES, type Courtesy } from '../../common/courtesy.js';
import type { Lexicon } from '../../lexicon/lexicon.js';
import { resolvePeriod } from '../dates/period-resolver.js';
import type { Frame } from '../frame.js';
import type { Mention } from '../terms/mentions.js';
import type { Sense } from '../terms/vocabulary.js';
import type { Evidence } from '../reading.js';
import { wordAt } from '../text/number-words.js';
import { readPlaces } from '../slots/slots.js';

const TALK = new Set<string>([...COURTESIES, 'polite', 'mask', 'neutral']);

/** A greeting, thanks, or the question what can be asked, and nothing else; null for all other questions. */
export function courtesyOf(evidence: Evidence): Courtesy | null {
  const { mentions, dates, articles, foreignAct, codes, uncovered } = evidence.reading;
  if (articles.length > 0 || foreignAct || codes.length > 0) return null;
  const senses = mentions.flatMap((mention) => mention.senses);
  if (senses.some(({ kind }) => kind !== 'cue')) return null;
  if (senses.some(({ id }) => id === 'ability')) return 'help';
  if (dates.length + uncovered.unknown.length + uncovered.everyday.length > 0) return null;
  const talk = mentions.filter((mention) => mention.senses.some(({ id }) => TALK.has(id)));
  const isTold = ({ start, end }: Mention): boolean =>
    talk.some((one) => one.start <= start && end <= one.end);
  if (!mentions.every(isTold)) return null;
  return COURTESIES.find((courtesy) => senses.some(({ id }) => id === courtesy)) ?? null;
}

/** « ça a augmenté de combien ? », "did it fall?": of a thing that is not named. */
const MOVING = ['up', 'down', 'change', 'percent', 'trend'];
/** « et par rapport à 2023 ? », "compare Spain and Portugal": one side is not named, or what is compared. */
const COMPARING = ['compare', 'which-of-two', 'better', 'dearer', 'cheaper'];
const BESIDE = [...COMPARING, 'most', 'least', 'above', 'below', 'apart', 'who', 'which-product'];
/** What a fragment of a question may hold beside a place or a date: « combien ? », « idem pour 2021 ». */
const FRAGMENT = new Set([
  ...TALK,
  ...BESIDE,
  'how-much',
  'same',
  'list',
  'latest',
  'offer',
  'claim',
  ...MOVING,
]);

/** « lequel des deux produit le plus de blé », "compare the two countries": one of two that the question does not name. */
export function namesNoPair(evidence: Evidence): boolean {
  const named = (['product', 'place', 'measure'] as const).map((kind) => evidence.everywhere(kind).length);
  return OF_TWO.test(evidence.spoken) && Math.max(...named, evidence.reading.dates.length) < 2;
}

const OF_TWO =
  /(?:^| )(?:(?:lequel|laquelle|qui) des deux|which (?:one )?of the two|compare[rz]? (?:ces|les) deux|compare the two)(?! (?:premi|princip|plus|derni|meill|annees?|mois|biggest|largest|top|main|first|last|leading|years|months))/;

/** « et en quintaux ? », "and in bushels?": a unit to be told in, and no number. */
function wantsUnit({ reading: { tokens, mentions } }: Evidence): boolean {
  if (tokens.some(({ kind }) => kind === 'number')) return false;
  return mentions.some(
    ({ start, senses }) =>
      senses.some(({ kind }) => kind === 'unit') && /^(?:en|in)$/.test(wordAt(tokens, start - 1)),
  );
}

function isOfFragment({ kind, id }: Sense, isInUnit: boolean): boolean {
  return kind === 'place' || (isInUnit && kind === 'unit') || FRAGMENT.has(id);
}

/** Words that nothing knows, or that are of another field. */
function saysMore(evidence: Evidence): boolean {
  const { unknown, everyday } = evidence.reading.uncovered;
  return unknown.length + everyday.length > 0 || evidence.score('outside') > 0 || evidence.has('explain');
}

/** What is left where no field was found: a place, a date or a unit alone asks to be asked back, all else is outside. */
export function outsideIntent(evidence: Evidence, lexicon: Lexicon): Partial<Frame> {
  const { mentions, today } = evidence.reading;
  const places = readPlaces(evidence, lexicon);
  const period = resolvePeriod(evidence.dates, { today, ahead: false });
  const isDated = period !== null && period.kind !== 'latest';
  const isInUnit = wantsUnit(evidence);
  const isSaid = isDated || isInUnit || evidence.has('how-much', 'same', ...MOVING, ...COMPARING);
  const isBare = mentions.every(({ senses }) => senses.some((sense) => isOfFragment(sense, isInUnit)));
  if (!isBare || !(isSaid || places.length > 0) || saysMore(evidence)) return { intent: 'out_of_scope' };
  return { intent: 'value', places, period: period && { value: period, provenance: 'explicit' } };
}
