import type { LawArticle } from '../law-article.js';
import { foldLawText } from './law-words.js';

/** Where a part of the code holds only for some places: words of the question that ask for it, and of the titles. */
const LOCALITIES: readonly { readonly name: string; readonly pattern: RegExp }[] = [
  { name: 'mayotte', pattern: /\bmayotte|mahor/u },
  { name: 'guyane', pattern: /\bguyan|french guiana/u },
  { name: 'guadeloupe', pattern: /\bguadeloup|\bantill|\bwest indies/u },
  { name: 'martinique', pattern: /\bmartini|\bantill|\bwest indies/u },
  { name: 'reunion', pattern: /\b(?:la|in|on) reunion\b|\breunionn|\breunion island/u },
  { name: 'saint-barthelemy', pattern: /\bsaint.barth|\bst.barth/u },
  // « À la Saint-Martin » is the day on which leases end.
  { name: 'saint-martin', pattern: /(?<!\bla )\b(?:saint|st).martin(?:\b|ois)/u },
  { name: 'saint-pierre', pattern: /(?<!\bla )\b(?:saint|st).pierre/u },
  { name: 'wallis', pattern: /\bwallis/u },
  { name: 'polynesie', pattern: /\bpolynesi|\btahiti/u },
  { name: 'nouvelle-caledonie', pattern: /\bnouvelle.caledoni|\bnew caledonia/u },
  { name: 'taaf', pattern: /\bterres australes|\bantarcti|\bclipperton|\btaaf\b/u },
  { name: 'corse', pattern: /\bcorses?\b|\bcorsica/u },
  { name: 'alsace-moselle', pattern: /\bbas.rhin|\bhaut.rhin|\bmoselle|\balsac/u },
];
const OVERSEAS = /\boutre.?mer\b|\bultramarin|\boverseas\b|\bdom\b|\bdrom\b/u;
/** Repealed regimes that live on for old cases. */
const TRANSITIONAL = /avant le 1er juillet 1973|ayant debute en 2014|anterieur/u;
const ORGANISATION =
  /\b(composition|elections?|fonctionnement|regime financier|instance|comite|conseil national|discipline|chambre|societes civiles professionnelles|societes d'exercice liberal|participations financieres|regime administratif|organisation)\b/u;

/** What being named by other articles adds at most, and from which binary logarithm of their number on. */
const MOST_CITED = 0.08;
const FULL_CITATION = 3;

/** Rules of a place that the question does not name, and of one that it names. */
const ELSEWHERE = 0.45;
const ASKED_PLACE = 2.5;

/** The localities whose own rules the text asks for; empty for the common rule. 'outre-mer' stands for all overseas. */
export function localitiesIn(text: string): string[] {
  const folded = foldLawText(text);
  const named = LOCALITIES.filter(({ pattern }) => pattern.test(folded)).map(({ name }) => name);
  return OVERSEAS.test(folded) ? [...named, 'outre-mer'] : named;
}

/** The localities for which alone the article stands, parted by spaces; '' for the common rule. Judged by its titles. */
export function locateArticle(article: Pick<LawArticle, 'sectionPath'>): string {
  return localitiesIn(article.sectionPath.join(' / ')).join(' ');
}

/**
 * What the score is multiplied by, whatever the question: general standing of the article within the code. `length`
 * is that of its text in stems, `citations` the number of other articles that name it.
 */
export function priorOf(
  article: Pick<LawArticle, 'sectionPath' | 'number' | 'text'>,
  length: number,
  citations: number,
): number {
  const path = foldLawText(article.sectionPath.join(' / '));
  let prior = 1;
  if (TRANSITIONAL.test(path)) prior *= 0.7;
  if (ORGANISATION.test(path)) prior *= 0.9;
  if (article.number.startsWith('L')) prior *= 1.06;
  if (length < 12) prior *= 0.85;
  return prior * (1 + MOST_CITED * Math.min(1, Math.log2(1 + citations) / FULL_CITATION));
}

/** The places of an article in the code: book, title and chapter ('411' gives '4', '41', '411'), letters aside. */
export function placesOf(number: string): string[] {
  const chapter = /^[LRDA]?\*?(\d{3})(?=\D|$)/u.exec(number)?.[1];
  return chapter === undefined ? [] : [chapter.slice(0, 1), chapter.slice(0, 2), chapter];
}

/** What the score of a local rule is multiplied by: lower where its place is not `asked` for, higher where it is. */
export function placeFactor(locality: string, asked: readonly string[]): number {
  if (locality === '') return 1;
  const own = locality.split(' ');
  const overseas = asked.includes('outre-mer') && !own.includes('corse') && !own.includes('alsace-moselle');
  return overseas || asked.some((place) => own.includes(place)) ? ASKED_PLACE : ELSEWHERE;
}
