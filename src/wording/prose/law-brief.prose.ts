import type { FoundArticle, PlainAnswer } from '../law.findings.js';
import { typographic } from '../typography.js';
import type { Voice } from '../voice.js';
import { bareName, articleName } from './law-names.js';
import { inEnglish, inFrench } from './law-plain.prose.js';

/** Our own words as they are printed; those of the law stay as the publisher has them. */
export function print(words: string, v: Voice): string {
  return typographic(words, v.language);
}

/** Words of the law, between guillemets. */
export function quotation(words: string): string {
  return `«\u00a0${words}\u00a0»`;
}

/**
 * What the article says of the question, for who reads no further: the answer in plain words, the sentence in its own.
 * « En bref : au moins dix-huit mois, selon l'article L. 411-47 : « … ». » Empty where nothing can be said so.
 */
export function inBrief(article: FoundArticle, v: Voice): string {
  const { brief } = article;
  if (!brief) return '';
  const says = brief.statement.length === 0 ? '' : quotation(brief.statement.join(' […] '));
  const source = v.say(articleName(article, v), bareName(article.number));
  if (brief.plain === null || (says !== '' && tellsCondition(brief.plain)))
    return `${print(v.say(`En bref, selon ${source} : `, `In brief, ${source} says: `), v)}${says}.`;
  const isNearest = brief.plain.kind === 'headnote' && brief.plain.isNearest;
  const words = v.say(inFrench(brief.plain), inEnglish(brief.plain));
  const plain = v.say(
    `${isNearest ? 'Règle la plus proche' : 'En bref'} : ${words}, ${inAccord(words, v)} ${source}`,
    `${isNearest ? 'Closest rule' : 'In brief'}: ${words}, ${inAccord(words, v)} ${source}`,
  );
  return says === '' ? `${print(plain, v)}.` : `${print(`${plain}${v.say(' : ', ': ')}`, v)}${says}.`;
}

/** « selon », or « d'après » where the words themselves say « selon » already; "under". */
function inAccord(words: string, v: Voice): string {
  return v.say(/(?<!\p{L})selon(?!\p{L})/u.test(words) ? "d'après" : 'selon', 'under');
}

/** Whether the plain words are the end of the sentence: where that is told whole it says them itself. */
function tellsCondition(plain: PlainAnswer): boolean {
  return plain.kind === 'verdict' && plain.onlyIf !== undefined;
}
