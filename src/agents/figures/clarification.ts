import type { Clarification } from '../../wording/findings.js';
import type { Desk, Question } from './question.js';

const MOST_CHOICES = 5;
/** Where a choice offered is looked for: it must exist somewhere that people ask about. */
const EXAMPLE_PLACES = ['FR', 'EU27_2020', 'WLD'];
/** What is offered where a question names no product at all: widely grown, widely traded. */
const EXAMPLES = {
  production: ['soft-wheat', 'maize', 'rapeseed', 'sugar-beet', 'potatoes'],
  price: ['wheat-hrw', 'maize', 'soybeans', 'urea', 'pig-carcass-plerin'],
};

/** Asks for what is missing, with real choices. */
export async function clarify(
  question: Question,
  desk: Desk,
  missing: Clarification['missing'],
  choices: readonly string[] = EXAMPLES[question.domain],
): Promise<Clarification> {
  const known = choices.filter((id) => desk.lexicon.findProduct(id) !== null);
  const tracks = await desk.reader.read({
    products: known,
    places: EXAMPLE_PLACES,
    measures: question.measures.flatMap((one) => one.measures),
  });
  const held = known.filter((id) => tracks.some((track) => track.product === id));
  return {
    kind: 'clarification',
    outcome: 'clarify',
    missing,
    known: {
      products: question.products,
      places: question.place.places,
      measures: question.measures.filter((one) => !one.assumed).flatMap((one) => one.measures.slice(0, 1)),
    },
    unknown: missing.includes('place') ? unknownPlaces(question) : question.frame.unknownWords,
    choices: (held.length > 0 ? held : known).slice(0, MOST_CHOICES),
  };
}

function unknownPlaces({ frame }: Question): readonly string[] {
  return frame.unknownPlaces?.length ? frame.unknownPlaces : frame.unknownWords;
}
