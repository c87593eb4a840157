import { ofName, ofPhrase, plainLetters } from './french-grammar.js';
import type { NoFigure } from './figure.findings.js';
import { PER_HEAD, UNHELD_MEASURES, type UnheldMeasure } from './unheld-measures.data.js';
import type { Voice } from './voice.js';

/** What a question's own words for a quantity that no source has are called; null where they are a name themselves. */
export function findUnheldMeasure(words: string): UnheldMeasure | null {
  const plain = comparable(words);
  return (
    UNHELD_MEASURES.find(({ stems }) => stems.some((stem) => plain.startsWith(comparable(stem)))) ?? null
  );
}

/** Whether the words are of a quantity by head of population: « pour 100 habitants ». */
export function isPerHead(words: string): boolean {
  const plain = comparable(words);
  return PER_HEAD.some((phrase) => plain.includes(comparable(phrase)));
}

/** « les exportations de blé de la France vers l'Algérie », « la consommation de bœuf par habitant »; null where the words have no such name. */
export function unheldTopic(asked: NoFigure['asked'], v: Voice): string | null {
  const [said = ''] = asked.words;
  const measure = findUnheldMeasure(said);
  const name = measure ? measureName(measure, asked, v) : countedName(said, v);
  const topic = name ?? heldTopic(asked, v);
  if (topic === null) return null;
  const head = asked.perHead && !measure?.ofPeople ? [v.say('par habitant', 'per head')] : [];
  return [topic, ...flowOf(asked.flow, v), ...head].join(' ');
}

/** « le cheptel d'ovins », of which figures by head of population are asked; null of none. */
function heldTopic({ products, measures: [held], perHead }: NoFigure['asked'], v: Voice): string | null {
  return perHead && held ? v.list(topicsOf(held, products, v)) : null;
}

/** « le nombre d'agriculteurs » of « combien d'agriculteurs »; null of other words, and of those of another language than the reply's. */
function countedName(words: string, v: Voice): string | null {
  const counted = v.say('combien d', 'how many ');
  return words.toLowerCase().startsWith(counted)
    ? v.say('le nombre d', 'the number of ') + words.slice(counted.length)
    : null;
}

function topicsOf(measure: string, products: readonly string[], v: Voice): string[] {
  return products.length > 0
    ? products.map((product) => v.topic({ product, measure }))
    : [v.theMeasure(measure)];
}

/** « la volatilité du prix du blé » where a quantity is named that it is of, else of the products. */
function measureName(
  measure: UnheldMeasure,
  { products, measures: [held] }: Pick<NoFigure['asked'], 'products' | 'measures'>,
  v: Voice,
): string {
  const [fr, en] = measure.byMeasure?.[held ?? ''] ?? [measure.fr, measure.en];
  if (!measure.ofFigures || !held) return ofProducts({ ...measure, fr, en }, products, v);
  const topics = topicsOf(held, products, v).map((topic) => v.say(ofPhrase(topic), `of ${topic}`));
  return `${v.say(measure.fr, measure.en)} ${v.list(topics)}`;
}

function ofProducts(
  { fr, en, of, ofAnimals, ofWhole, ofLand, ofPeople }: UnheldMeasure,
  named: readonly string[],
  v: Voice,
): string {
  const name = v.say(fr, en);
  const products = ofLand ? named.filter((id) => v.lexicon.findProduct(id)?.kind !== 'land') : named;
  if (products.length === 0 || ofPeople) return name;
  if (ofWhole) return `${name} ${v.list(products.map((id) => v.ofProduct(id)))}`;
  if (of === null) return `${name} ${v.say('pour', 'for')} ${v.list(products.map((id) => v.theProduct(id)))}`;
  const areAnimals = products.every((id) => v.lexicon.findProduct(id)?.kind === 'animal');
  const before = (areAnimals && ofAnimals) || of;
  return `${before ? v.say(...before) : name} ${v.list(products.map((id) => v.ofBareProduct(id)))}`;
}

/** « de la France vers l'Algérie », "from France to Algeria". */
function flowOf(flow: NoFigure['asked']['flow'], v: Voice): string[] {
  const { from, to } = flow ?? {};
  return [
    ...(from ? [v.say(ofPlace(from, v), `from ${v.placeName(from)}`)] : []),
    ...(to ? [`${v.say('vers', 'to')} ${v.placeName(to)}`] : []),
  ];
}

function ofPlace(id: string, v: Voice): string {
  const place = v.place(id);
  return ofName(place ? { article: place.article, text: place.name.fr.text } : { article: '', text: id });
}

function comparable(text: string): string {
  return plainLetters(text).replace(/[’]/gu, "'");
}
