import type { ArticleStep, FoundArticle } from '../law.findings.js';
import { capitalised } from '../french-grammar.js';
import type { Voice } from '../voice.js';
import { articleHeading, articleName } from './law-names.js';

/** « Article D. 161-8, II, », "Article L. 331-2, I, 2°,": the heading of an article with the part of it that is quoted. */
export function headingOfPart(article: FoundArticle, v: Voice): string {
  const names = partNames(article, v);
  return names === '' ? articleHeading(article) : `${articleHeading(article)}, ${names},`;
}

/** « L'article D. 161-8 n'a pas de IV : on y trouve I, II, III. »; empty where all that was asked for is there. */
export function missingPart(article: FoundArticle, v: Voice): string {
  const missing = article.part?.missing ?? null;
  if (missing === null) return '';
  const names = partNames(article, v);
  const whole = `${articleName(article, v)}${names === '' ? '' : `, ${names},`}`;
  const subject = capitalised(whole);
  const { step, names: held, count } = missing;
  const list = held.map((name) => stepName({ ...step, name }, v)).join(', ');
  const paragraphs = v.say(
    `${count} alinéa${count > 1 ? 's' : ''}`,
    `${count} paragraph${count > 1 ? 's' : ''}`,
  );
  const lacks =
    step.kind === 'paragraph'
      ? v.say(`n'a pas d'${stepName(step, v)}`, `has no ${stepName(step, v)}`)
      : v.say(`n'a pas de ${stepName(step, v)}`, `has no ${stepName(step, v)}`);
  const instead =
    list === ''
      ? v.say(`il compte ${paragraphs}`, `it has ${paragraphs}`)
      : v.say(`on y trouve ${list}`, `it has ${list}`);
  return `${subject} ${lacks}${v.say(' : ', ': ')}${instead}.`;
}

function partNames({ part }: FoundArticle, v: Voice): string {
  return (part?.steps ?? []).map((step) => stepName(step, v)).join(', ');
}

/** « II », « 2° bis », « a) », « alinéa 3 », « dernier alinéa ». */
function stepName({ kind, name, rank }: ArticleStep, v: Voice): string {
  const [number = '', ...bis] = name.split(' ');
  const tail = bis.length > 0 ? ` ${bis.join(' ')}` : '';
  if (kind === 'number') return `${number}°${tail}`;
  if (kind === 'small letter') return `${name})`;
  if (kind !== 'paragraph') return name;
  if (rank === -1) return v.say('dernier alinéa', 'last paragraph');
  if (rank === -2) return v.say('avant-dernier alinéa', 'last paragraph but one');
  return v.say(`alinéa ${rank}`, `paragraph ${rank}`);
}
