import type { Lexicon } from '../../lexicon/lexicon.js';
import type { Frame, Intent } from '../../understanding/frame.js';
import { REGIONAL_DATASETS } from './dataset.standing.js';
import { countryOf, levelOf, placesWithin, type PlaceChoice } from './place.choice.js';
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
  const within = withinOf(question, desk.lexicon);
  const asked = level ? placesWithin(desk.lexicon, within, level) : place.subNational;
  if (!(await isHeld(question, desk, asked))) return question;
  if (level === null) return { ...question, place: named(desk.lexicon, place) };
  const held = { ...place, subNational: [], within, regional: true, open: false };
  if (question.frame.intent === 'coverage') return { ...question, place: { ...held, places: asked } };
  return comparing({ ...question, place: held }, subjectsOf(place, desk.lexicon));
}

/** Whether a table has anything of the places; of a kind of them all, a table that can compare them. */
async function isHeld(question: Question, desk: Desk, places: readonly string[]): Promise<boolean> {
  const measures = [...new Set(question.measures.flatMap((choice) => choice.measures))];
  const datasets = question.place.level && { datasets: REGIONAL_DATASETS };
  return (await desk.reader.outline({ measures, places, ...datasets })).length > 0;
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

/** The places of one kind against one another, or the rank of those named. */
function comparing(question: Question, places: string[]): Question {
  const { frame, place } = question;
  return {
    ...question,
    frame: PLAIN.includes(frame.intent) ? inOrder(frame) : frame,
    place: { ...place, places },
  };
}

function subjectsOf({ subNational, level }: PlaceChoice, lexicon: Lexicon): string[] {
  return subNational.filter((id) => levelOf(lexicon, id) === level);
}

function inOrder(frame: Frame): Frame {
  const order = frame.order ?? { end: 'highest', count: null, over: 'places' };
  return { ...frame, intent: 'ranking', order };
}

/** The région or country named around the places compared, or the one that those named lie in. */
function withinOf({ place }: Question, lexicon: Lexicon): string {
  const around = place.subNational.find((id) => levelOf(lexicon, id) === 'region');
  if (place.level === 'department' && around) return around;
  const [first] = place.subNational;
  return place.places[0] ?? (first ? countryOf(lexicon, first) : null) ?? HOME;
}
