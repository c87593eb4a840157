import type { ArticleFindings, FoundArticle, LegalFindings, NoArticle } from '../law.findings.js';
import { quotedPieces, sectionTitle, statedAmount, WHOLE_LENGTH } from '../law-quotation.js';
import { chapterSubject } from './law-chapters.data.js';
import { periodName } from '../period-wording.js';
import type { Voice } from '../voice.js';

const MOST_QUOTED = 3;

/** The articles asked for by number, quoted. */
export function articleProse(findings: ArticleFindings, v: Voice): string[] {
  const shown = findings.articles.slice(0, MOST_QUOTED);
  const sentences = shown.flatMap((article) => [articleText(article, v)]);
  return [...sentences, unofficial(v), advice(v)].filter((one) => one !== '');
}

/** The article that answers, quoted; the others by number. */
export function legalProse(findings: LegalFindings, v: Voice): string[] {
  const [best, ...others] = findings.articles.slice(0, findings.named);
  if (!best) return [];
  const start = findings.several
    ? v.say(
        'Plusieurs articles traitent de ce point ; le plus proche : ',
        'Several articles deal with this; the nearest: ',
      )
    : '';
  const see = seeAlso(others, v);
  const parts = [
    inBrief(best, v),
    subject(best, v),
    start + articleText(best, v),
    see,
    unofficial(v),
    advice(v),
  ];
  return parts.filter((one) => one !== '');
}

/** The amount or delay that the quotation states, in its own words, for who reads no further. */
function inBrief(article: FoundArticle, v: Voice): string {
  const amount = statedAmount(article);
  if (amount === null) return '';
  const number = spaced(article.number);
  return v.say(
    `En bref, selon l'article ${number} : « ${amount} ».`,
    `In brief, says article ${number}: « ${amount} ».`,
  );
}

/** For who does not read French: what the chapter is about. */
function subject(article: FoundArticle, v: Voice): string {
  const about = chapterSubject(article.number);
  return about ? v.say('', `The article below is about ${about}.`) : '';
}

/** « Voir aussi : L. 411-54, L. 411-55 (Droit de renouvellement) ; L. 416-3 (Baux à long terme). » */
function seeAlso(others: readonly FoundArticle[], v: Voice): string {
  const byTitle = new Map<string, string[]>();
  for (const article of others) {
    const title = sectionTitle(article);
    byTitle.set(title, [...(byTitle.get(title) ?? []), spaced(article.number)]);
  }
  const items = [...byTitle].map(([title, numbers]) => `${numbers.join(', ')}${title ? ` (${title})` : ''}`);
  if (items.length === 0) return '';
  return v.say(`Voir aussi : ${items.join(' ; ')}.`, `See also: ${items.join('; ')}.`);
}

/** That no article answers, or that none has the number. */
export function noArticleProse(findings: NoArticle, v: Voice): string[] {
  if (findings.foreignAct) return foreignActProse(findings, findings.foreignAct, v);
  if (findings.asked) return unknownNumberProse(findings, findings.asked, v);
  return [
    v.say(
      'Aucun article ne répond assez clairement à cette question.',
      'I found no article that answers this question clearly enough.',
    ),
    heldText(findings, v),
    v.say(
      'Pouvez-vous la préciser, ou donner un numéro d’article ?',
      'Could you put it more precisely, or give an article number?',
    ),
  ];
}

function foreignActProse(findings: NoArticle, act: string, v: Voice): string[] {
  return [
    v.say(
      `Pas de donnée sur ce texte : ${act} (les règlements européens et les autres codes ne sont pas disponibles ici).`,
      `No data on this text: ${act} (EU regulations and other codes are not available here).`,
    ),
    heldText(findings, v),
  ];
}

function unknownNumberProse(findings: NoArticle, asked: string, v: Voice): string[] {
  const { title } = findings.corpus;
  const near = findings.nearest.map(spaced).join(', ');
  const none = v.say(
    `Il n'existe pas d'article ${spaced(asked)} dans le ${title} : aucun article trouvé.`,
    `There is no article ${spaced(asked)} in the ${title}: not found.`,
  );
  if (near === '') return [none];
  return [none, v.say(`Numéros voisins qui existent : ${near}.`, `Existing numbers nearby: ${near}.`)];
}

function heldText(findings: NoArticle, v: Voice): string {
  const { title } = findings.corpus;
  return v.say(`Le texte disponible est le ${title}.`, `The text held is the ${title} (French rural code).`);
}

/** « Article L. 411-5 du Code rural… (en vigueur depuis le 1er juillet 2006) : « … » Texte : https://… » */
function articleText(article: FoundArticle, v: Voice): string {
  const lettered = /^[LRDA]\*?\d/u.test(article.number);
  const name = `${lettered ? 'Article ' : ''}${spaced(article.number)}`;
  const heading = v.say(
    `${name} du ${article.code} (${stateWords(article, v)})`,
    `${name} of the ${article.code} (French rural code; ${stateWords(article, v)})`,
  );
  const whole = article.text.length <= WHOLE_LENGTH;
  const quotes = quotedPieces(article);
  const partial = whole
    ? ''
    : v.say(' Extrait ; le texte entier est dans les données.', ' Extract; the full text is in the data.');
  return `${heading}${v.say(' : ', ': ')}« ${quotes.join(' […] ')} »${partial}\n${v.say('Texte officiel :', 'Official text:')} ${article.url}`;
}

function stateWords(article: FoundArticle, v: Voice): string {
  const from = periodName(article.inForceFrom, v.language);
  const until = article.inForceUntil ? periodName(article.inForceUntil, v.language) : '';
  if (article.state === 'not_yet')
    return v.say(`pas encore en vigueur, à compter du ${from}`, `not yet in force, from ${from}`);
  if (article.state === 'repealed') return v.say(`abrogé depuis le ${until}`, `repealed since ${until}`);
  const end = until ? v.say(`, jusqu'au ${until}`, `, until ${until}`) : '';
  return v.say(`en vigueur depuis le ${from}${end}`, `in force since ${from}${end}`);
}

/** « L. 411-1 », as French law writes it. */
export function spaced(number: string): string {
  return number.replace(/^([LRDA])(\*?)(?=\d)/u, '$1.$2\u00a0');
}

function unofficial(v: Voice): string {
  return v.say('', 'The French text is the only authentic one; this English framing is unofficial.');
}

function advice(v: Voice): string {
  return v.say(
    'Information générale, qui ne remplace pas un conseil juridique.',
    'General information, not legal advice.',
  );
}
