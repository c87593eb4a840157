import type { LevelCompared } from '../lack.js';
import type { KnownFact } from '../facts.js';
import type { Guide, NoFigure } from '../figure.findings.js';
import { ofPhrase, startsWithVowelSound } from '../french-grammar.js';
import { fromPublishers, publisherOf } from '../publisher-names.js';
import type { Voice } from '../voice.js';

import { whenEach } from './out-of-period.prose.js';
import { isPerHead, unheldTopic } from '../unheld-measure.js';
import { besideAll } from './side-by-side.prose.js';
import { forecastRefusal, isForecastRefusal } from './forecast-refusal.prose.js';

/** More places than these were not named by the question one by one. */
const MOST_PLACES = 6;

/** That there is no such figure, why, and what there is. */
export function noFigureProse(findings: NoFigure, v: Voice): string[] {
  return [v.sentence(missing(findings, v)), ...reason(findings, v), ...instead(findings, v)];
}

function missing(findings: NoFigure, v: Voice): string {
  if (findings.reason === 'no-quotation') return missingQuotation(findings, v);
  if (isForecastRefusal(findings.reason)) return forecastRefusal(findings.reason, findings.facts, v);
  if (findings.reason === 'no-part') return missingPart(findings, v);
  const quantity = ['other-quantity', 'no-partner'].includes(findings.reason);
  const where = findings.asked.flow ? '' : whereAsked(findings, v);
  const when = whenEach(findings.periods, v);
  const isNamed = quantity || findings.reason === 'no-such-product';
  const market = isNamed || isOfPart(findings) ? '' : besideName(findings, v);
  const whose = fromPublishers(findings.asked.publishers ?? [], v);
  const rest = [whose, ...whatAsked(findings, v), market, where, when]
    .filter((part) => part !== '')
    .join(' ');
  const by = eachOf(findings, v);
  return v.say(`Pas de donnée${by} disponible ${rest}`, `There is no data${by} available ${rest}`);
}

const EACH_OF: Readonly<Record<LevelCompared | 'country', readonly [french: string, english: string]>> = {
  country: [' par pays', ' by country'],
  department: [' par département', ' by department'],
  region: [' par région', ' by region'],
};

/** « Pas de donnée par département disponible », of a question that puts them side by side; else nothing. */
function eachOf({ reason: why, asked }: NoFigure, v: Voice): string {
  const by = why === 'by-country' ? 'country' : asked.by;
  return by && !isOfPart({ reason: why, asked }) ? v.say(...EACH_OF[by]) : '';
}

/** « Pas de donnée disponible sur cette part : les chiffres du lait de vache ne comprennent pas le lait de chèvre ». */
function missingPart({ asked: { products } }: NoFigure, v: Voice): string {
  const [part, whole] = products.map((id) => v.theProduct(id));
  return v.say(
    `Pas de donnée disponible sur cette part : les chiffres ${ofPhrase(whole ?? '')} ne comprennent pas ${part ?? ''}`,
    `There is no data available on this share: the figures for ${whole ?? ''} do not include ${part ?? ''}`,
  );
}

/** « Pas de donnée disponible sur la cotation du maïs grain (Bordeaux) : elle ne figure dans aucune des sources ». */
function missingQuotation({ asked, periods }: NoFigure, v: Voice): string {
  const of = v.say(
    v.list(asked.products.map((id) => v.ofProduct(id))),
    asked.products.length > 0 ? `of ${v.list(asked.products.map((id) => v.productLabel(id)))}` : '',
  );
  const when = whenEach(periods, v);
  const market = asked.words.length > 0 ? `(${asked.words.join(', ')})` : '';
  const rest = [of, market, inPlaces(asked.places, v), when].filter((part) => part !== '');
  return v.say(
    `Pas de donnée disponible sur ${['la cotation', ...rest].join(' ')} : elle ne figure dans aucune des sources`,
    `There is no data available on ${['the quotation', ...rest].join(' ')}: it is in none of the sources`,
  );
}

/** « sur la production de blé », « sur les exportations de blé », or « sur « volatilité » pour le blé » by the question's words. */
function whatAsked({ reason: why, asked }: NoFigure, v: Voice): string[] {
  const { products, measures, words } = asked;
  const [measure] = measures;
  if (why === 'no-such-product') return ofNamed(asked, v);
  const isOther = why === 'other-quantity' || why === 'no-partner';
  const topic = isOther ? unheldTopic(asked, v) : measure && topics(measure, products, v);
  if (topic) return [v.say('sur', 'on'), topic];
  return [isOther ? quoted(words, v) : '', ...forProducts(products, v)];
}

/** « sur la production de « farine de maïs » », in the question's own words, as no list has such a product. */
function ofNamed({ measures: [measure], words }: NoFigure['asked'], v: Voice): string[] {
  if (!measure) return [quoted(words, v)];
  const isElided = startsWithVowelSound(words[0] ?? '');
  const of = v.say(isElided ? 'd’' : 'de ', 'of ');
  return [v.say('sur', 'on'), v.theMeasure(measure), `${of}${named(words, v)}`];
}

/** What narrows the name before it: « le blé « bio » », "wheat ("organic")", as English has such a word before its noun. */
function besideName({ reason: why, asked: { words } }: NoFigure, v: Voice): string {
  if (words.some(isPerHead)) return v.say('par habitant', 'per head');
  const said = named(words, v);
  return v.language === 'en' && why === 'undistinguished' && said !== '' ? `(${said})` : said;
}

/** « la production de colza et de soja », or « la production » of nothing that was named. */
function topics(measure: string, products: readonly string[], v: Voice): string {
  if (products.length === 0) return v.theMeasure(measure);
  return v.topics(products.map((product) => ({ product, measure })));
}

/** The places, or the part of one by the question's own words. */
function whereAsked(findings: NoFigure, v: Voice): string {
  const { places, words } = findings.asked;
  return isOfPart(findings) ? `${v.say('dans la zone', 'in')} ${named(words, v)}` : inPlaces(places, v);
}

function isOfPart({ reason: why, asked }: Pick<NoFigure, 'reason' | 'asked'>): boolean {
  return why === 'sub-national' && asked.words.length > 0;
}

/** « en France et en Italie »; nothing for none, or for more than were named one by one. */
function inPlaces(places: readonly string[], v: Voice): string {
  return places.length <= MOST_PLACES ? v.list(places.map((id) => v.inPlace(id))) : '';
}

/** « pour le colza et le soja »; nothing for none. */
function forProducts(products: readonly string[], v: Voice): string[] {
  return products.length > 0
    ? [`${v.say('pour', 'for')} ${v.list(products.map((id) => v.theProduct(id)))}`]
    : [];
}

/** « sur « exportations » », in the question's own words. */
function quoted(words: readonly string[], v: Voice): string {
  return `${v.say('sur', 'on')} ${named(words, v)}`;
}

/** The question's own words: « rendu Rouen »; nothing for none. */
function named(words: readonly string[], v: Voice): string {
  return words.map((word) => v.say(`« ${word} »`, `"${word}"`)).join(', ');
}

const REASONS: Partial<Record<NoFigure['reason'], readonly [french: string, english: string]>> = {
  'sub-national': [
    'Aucun chiffre à cette échelle : pour cette question, les données sont nationales.',
    'No figure at this level: for this question the data are national.',
  ],
  undistinguished: [
    'Les données ne font pas cette distinction ; elles portent sur l’ensemble.',
    'The data do not make this distinction; they cover the whole.',
  ],
  'other-quantity': [
    'Cette grandeur ne figure dans aucune des sources.',
    'This quantity is in none of the sources.',
  ],
  'no-such-product': [
    'Aucun produit de ce nom ne figure dans les données.',
    'The data have no product of that name.',
  ],
  'no-publisher': [
    'Rien de cet éditeur ne figure parmi les sources.',
    'Nothing of this publisher is among the sources.',
  ],
  'no-partner': [
    'Rien de tel ne figure dans les sources : la corrélation demandée ne peut donc pas être calculée.',
    'Nothing of the kind is in the sources, so the correlation asked for cannot be calculated.',
  ],
  withheld: ['La valeur existe mais elle est confidentielle.', 'The figure exists but is confidential.'],
};

/** What there are figures of, of the kind asked for. */
const HELD: Readonly<Record<'price' | 'production' | 'all', readonly [french: string, english: string]>> = {
  price: [
    'Pour les prix, les données couvrent surtout les cours mondiaux, les prix moyens de quelques cultures dans l’Union européenne et quelques cotations françaises.',
    'For prices, the data mainly cover world prices, mean prices of some crops in the European Union and some French quotations.',
  ],
  production: [
    'Pour la production, les données couvrent les cultures et l’élevage par pays : volumes, surfaces, rendements, cheptels et abattages.',
    'For production, the data cover crops and livestock by country: volumes, areas, yields, herds and slaughterings.',
  ],
  all: [
    'Les données couvrent les productions végétales et animales, les abattages et les cheptels par pays, les cours mondiaux et quelques cotations françaises.',
    'The data cover crop and animal production, slaughterings and livestock numbers by country, world prices and some French quotations.',
  ],
};

function reason(findings: NoFigure, v: Voice): string[] {
  // There is no whole to point to where nothing near it is held either.
  if (findings.reason === 'undistinguished' && findings.facts.length === 0) return [];
  const { words: asked, perHead = asked.some(isPerHead) } = findings.asked;
  if (perHead && findings.reason === 'undistinguished')
    return [
      v.say(
        'Aucune donnée de population ici : pas de chiffre par habitant.',
        'There are no population data here, so no figure per head.',
      ),
    ];
  const words = REASONS[findings.reason];
  return words ? [v.say(...words)] : [];
}

/** What exists near it: « À titre de repère, … »; whose figures those are, where others' are asked for. */
function instead({ facts, asked, citations, guide }: NoFigure, v: Voice): string[] {
  if (guide) return [leadTo(guide, v)];
  if (facts.length === 0) {
    const domains = asked.measures.map((id) => v.lexicon.getMeasure(id).domain);
    return [
      v.say(...HELD[domains.length === 0 ? 'all' : domains.includes('price') ? 'price' : 'production']),
    ];
  }
  const whose = (fact: KnownFact): string =>
    asked.publishers ? ` (${publisherOf(fact, citations, v)})` : '';
  return besideAll(
    v.say('À titre de repère, ', 'For reference, '),
    { facts, unit: asked.unit ?? null },
    v,
    whose,
  );
}

/** What stands before the answer to the same question of a country. */
function leadTo({ place, product }: Guide, v: Voice): string {
  const [france, inFrance] = [v.placeName(place), v.inPlace(place)];
  const whose = product === null ? france : `${v.theProduct(product)} ${inFrance}`;
  return v.say(
    `À titre de repère, voici la réponse pour ${whose}.`,
    `For reference, this is the answer for ${whose}.`,
  );
}
