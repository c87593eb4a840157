import type { Frame, Slot } from '../../src/understanding/frame.js';

/** Writes a question otherwise; as it is where that way does not apply to it. */
export type Rewriting = (question: string, frame: Frame) => string;

const inFrench = ({ language }: Frame): boolean => language === 'fr';
const bare = (question: string): string => question.replace(/[\s?.!]+$/u, '');

/** With a small letter, where the capital was only that of a first word. */
function inner(question: string): string {
  return /^\p{Lu}[\p{Ll}'’ ]/u.test(question)
    ? question.charAt(0).toLowerCase() + question.slice(1)
    : question;
}

export const asked: Rewriting = (question, frame) =>
  inFrench(frame)
    ? `Bonjour, pourriez-vous me dire, s'il vous plaît : ${inner(question)}`
    : `Hello, could you please tell me: ${inner(question)}`;

export const wished: Rewriting = (question, frame) =>
  inFrench(frame)
    ? `J'aimerais savoir : ${inner(bare(question))}, s'il te plaît.`
    : `I would like to know: ${inner(bare(question))}, please.`;

export const signed: Rewriting = (question, frame) =>
  inFrench(frame)
    ? `${question} Je vous remercie par avance de votre aide. Cordialement`
    : `${question} Thanks in advance for your help. Best regards`;

export const texted: Rewriting = (question, frame) =>
  `${bare(question)} ${inFrench(frame) ? 'svp merci' : 'pls thx'}`;

/** Words that are the same for one and several. */
const UNCHANGING = /(?:ma[iï]s|riz|noix|pois|ananas|anis|cassis|radis|brebis|[xz])$/iu;

/** The product named first in the other number: « la tomate » for « les tomates », "potato" for "potatoes". */
export const otherNumber: Rewriting = (question, frame) => {
  const { words = '' } = frame.products.find(({ provenance }) => provenance === 'explicit') ?? {};
  const at = words === '' || /\d/u.test(words) ? -1 : question.toLowerCase().indexOf(words.toLowerCase());
  if (at < 0 || frame.domain === 'law') return question;
  const written = question.slice(at, at + words.length);
  const other = inFrench(frame) ? frenchNumber(written) : englishNumber(written);
  return question.slice(0, at) + other + question.slice(at + words.length);
};

/** Of the noun, and of the one adjective after it. */
function frenchNumber(phrase: string): string {
  const [noun = '', ...rest] = phrase.split(' ');
  if (noun.length < 4 || UNCHANGING.test(noun)) return phrase;
  const isPlural = noun.endsWith('s');
  const changed = (word: string): string => {
    if (isPlural) return word.replace(/s$/u, '');
    return word.endsWith('al') ? `${word.slice(0, -2)}aux` : `${word.replace(/[sx]$/u, '')}s`;
  };
  return [changed(noun), ...(rest.length === 1 ? rest.map(changed) : rest)].join(' ');
}

/** One of what is several; a mass, such as wheat, has no plural. */
function englishNumber(phrase: string): string {
  if (phrase.endsWith('ies')) return `${phrase.slice(0, -3)}y`;
  return phrase.replace(/(?<=o)es$|(?<=[^s])s$/u, '');
}

const isOneSentence = (question: string): boolean => !/[.?!:;,]\s/u.test(question);
const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

function moved(question: string, phrase: RegExpExecArray | null): string {
  if (!phrase || !isOneSentence(question)) return question;
  const rest = question.slice(0, phrase.index) + question.slice(phrase.index + phrase[0].length);
  return `${phrase[1] ?? ''}, ${inner(rest)}`;
}

/** « En 2023, … » for « … en 2023 », wherever it stood; where no other year is named. */
export const yearFirst: Rewriting = (question) => {
  const isOnly = (question.match(/\d{4}/gu) ?? []).length === 1;
  return isOnly ? moved(question, / ((?:en|in) (?:19|20)\d{2})(?=[ ,?]|$)/u.exec(question)) : question;
};

/** The preposition and the words of the only place that is named. */
function placePhrase(places: readonly Slot<string>[]): string | null {
  const [only, ...others] = places.filter(({ words = '' }) => words !== '');
  if (!only || others.length > 0) return null;
  return `(?:en|au|aux|à|dans|in)(?: (?:le |la |les |l['’]|the ))? ?${escaped(only.words ?? '')}`;
}

/** « En France, … » for « … en France », where one place is named. */
export const placeFirst: Rewriting = (question, { places, domain }) => {
  const phrase = placePhrase(places);
  if (phrase === null || domain === 'law') return question;
  return moved(question, new RegExp(` (${phrase})(?=[ ,?]|$)`, 'iu').exec(question));
};

/** « … en 2023 en France » for « … en France en 2023 ». */
export const yearBeforePlace: Rewriting = (question, { places }) => {
  const phrase = placePhrase(places);
  if (phrase === null) return question;
  const both = new RegExp(` (${phrase}) ((?:en|in) (?:19|20)\\d{2})(?=[ ,?]|$)`, 'iu');
  return question.replace(both, ' $2 $1');
};
