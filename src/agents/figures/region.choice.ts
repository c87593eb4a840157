import type { Lexicon } from '../../lexicon/lexicon.js';
import type { Frame, Intent } from '../../understanding/frame.js';
import { REGIONAL_DATASETS } from './dataset.standing.js';
import { countryOf, levelOf, placesWithin, type PlaceChoice, type RegionLevel } from './place.choice.js';
import { candidatesOf } from './product.choice.js';
import type { Desk, Question } from './question.js';

/** Where places below countries are compared without a word of where: the only country that publishes them here. */
const HOME = 'FR';
/** Intents that « par département » turns into a list of them all. */
const PLAIN: readonly Intent[] = ['value', 'latest'];

/**
 * The question with its régions and départements among the places to be answered, where the store has figures of any
 * of them; else as it was, to be refused.
 */
export async function withRegions(question: Question, desk: Desk): Promise<Question> {
  const { place } = question;
  const { level } = place;
  if (level === null && place.subNational.length === 0) return question;
  const asked = level
    ? placesWithin(desk.lexicon, withinOf(question, desk.lexicon), level)
    : place.subNational;
  if (!(await isHeld(question, desk, asked))) return question;
  return level
    ? comparing(question, desk.lexicon, level)
    : { ...question, place: named(desk.lexicon, place) };
}

/** Of the products asked, or else of any. */
async function isHeld(question: Question, desk: Desk, places: readonly string[]): Promise<boolean> {
  const products = question.products.flatMap((id) =>
    candidatesOf(desk.lexicon, id, question.domain).map((one) => one.product),
  );
  const measures = [...new Set(question.measures.flatMap((choice) => choice.measures))];
  const query = { measures, places, ...(question.place.level && { datasets: REGIONAL_DATASETS }) };
  const own = await desk.reader.read({ ...query, products });
  return own.length > 0 || (await desk.reader.read(query)).length > 0;
}

function named(lexicon: Lexicon, place: PlaceChoice): PlaceChoice {
  const held = place.subNational.filter((id) => levelOf(lexicon, id) !== null);
  return {
    ...place,
    places: [...held, ...place.places],
    subNational: place.subNational.filter((id) => !held.includes(id)),
    regional: true,
  };
}

/** The places of one kind against one another; what contains them is what they are compared within. */
function comparing(question: Question, lexicon: Lexicon, level: RegionLevel): Question {
  const { place, frame } = question;
  const subjects = place.subNational.filter((id) => levelOf(lexicon, id) === level);
  return {
    ...question,
    frame: PLAIN.includes(frame.intent) ? inOrder(frame) : frame,
    place: {
      ...place,
      places: subjects,
      subNational: [],
      within: withinOf(question, lexicon),
      regional: true,
      open: false,
    },
  };
}

function inOrder(frame: Frame): Frame {
  const order = frame.order ?? { end: 'highest', count: null, over: 'places' };
  return { ...frame, intent: 'ranking', order };
}

/** The région or country named around the places compared, or where those named lie. */
function withinOf({ place }: Question, lexicon: Lexicon): string {
  const around = place.subNational.find((id) => levelOf(lexicon, id) === 'region');
  if (place.level === 'department' && around) return around;
  const [first] = place.subNational;
  return place.places[0] ?? (first ? countryOf(lexicon, first) : null) ?? HOME;
}
