import type { FoundArticle, LawFigure } from '../law.findings.js';
import { formatNumber } from '../number-format.js';
import { typographic } from '../typography.js';
import type { Voice } from '../voice.js';
import { bareName, articleName } from './law-names.js';

type Bound = NonNullable<LawFigure['bound']>;

const BOUNDS: Readonly<Record<Bound, readonly [french: string, english: string]>> = {
  least: ['au moins', 'at least'],
  most: ['au plus', 'at most'],
  more: ['plus de', 'more than'],
  less: ['moins de', 'less than'],
};
/** What figures of law count, in English, one and several. */
const COUNTED: Readonly<Record<string, readonly [one: string, several: string]>> = {
  hour: ['hour', 'hours'],
  day: ['day', 'days'],
  'working-day': ['working day', 'working days'],
  'clear-day': ['clear day', 'clear days'],
  week: ['week', 'weeks'],
  month: ['month', 'months'],
  year: ['year', 'years'],
  metre: ['metre', 'metres'],
  'square-metre': ['square metre', 'square metres'],
  kilometre: ['kilometre', 'kilometres'],
  'nautical-mile': ['nautical mile', 'nautical miles'],
  centimetre: ['centimetre', 'centimetres'],
  ha: ['hectare', 'hectares'],
  are: ['are', 'ares'],
  litre: ['litre', 'litres'],
  kg: ['kilogram', 'kilograms'],
  '%': ['percent', 'percent'],
  euro: ['euro', 'euros'],
  member: ['member', 'members'],
  partner: ['partner', 'partners'],
  cooperator: ['cooperative member', 'cooperative members'],
  person: ['person', 'people'],
  worker: ['worker', 'workers'],
  animal: ['animal', 'animals'],
};

/** Our own words as they are printed; those of the law stay as the publisher has them. */
export function print(words: string, v: Voice): string {
  return typographic(words, v.language);
}

/** Words of the law, between guillemets. */
export function quotation(words: string): string {
  return `«\u00a0${words}\u00a0»`;
}

/**
 * What the article says of the question, for who reads no further: the figure in plain words, the sentence in its own.
 * « En bref : au moins dix-huit mois, selon l'article L. 411-47 : « … ». » Empty where nothing can be said so.
 */
export function inBrief(article: FoundArticle, v: Voice): string {
  const { brief } = article;
  if (!brief) return '';
  const says = brief.statement.length === 0 ? '' : quotation(brief.statement.join(' […] '));
  const { figure } = brief;
  if (figure === null) return `${print(said(article, v), v)}${says}.`;
  const plain = v.say(
    `En bref : ${inFrench(figure)}, selon ${articleName(article, v)}`,
    `In brief: ${inEnglish(figure)}, under ${bareName(article.number)}`,
  );
  return says === '' ? `${print(plain, v)}.` : `${print(`${plain}${v.say(' : ', ': ')}`, v)}${says}.`;
}

function said(article: FoundArticle, v: Voice): string {
  return v.say(
    `En bref, selon ${articleName(article, v)} : `,
    `In brief, ${bareName(article.number)} says: `,
  );
}

/** « au moins dix-huit mois »: the number stays as the law writes it. */
function inFrench({ words, bound }: LawFigure): string {
  return bound === null ? words : `${BOUNDS[bound][0]} ${words}`;
}

/** "at least 18 months". */
function inEnglish({ value, unit, bound }: LawFigure): string {
  const [one, several] = COUNTED[unit] ?? [unit, unit];
  const decimals = Number.isInteger(value) ? 0 : 2;
  const amount = `${formatNumber(value, 'en', { decimals })} ${value === 1 ? one : several}`;
  return bound === null ? amount : `${BOUNDS[bound][1]} ${amount}`;
}
