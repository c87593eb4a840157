import type { CitedText, FoundArticle } from '../law.findings.js';
import type { Voice } from '../voice.js';

/** Texts whose French names are feminine: « de la directive ». */
const FEMININE = /^(?:directive|d[ée]cision|loi|convention|charte|constitution)(?!\p{L})/iu;
const VOWEL = /^[aeiouyhàâéèêëîïôöûü]/iu;
/** Words that begin the name of an act of the Union, small within a sentence. */
const COMMON_NOUN =
  /^(?:R[èe]glement|Directive|D[ée]cision|Loi|Ordonnance|Arr[êe]t[ée]|D[ée]cret|Convention)(?!\p{L})/u;

/** « L. 411-1 », as French law writes it. */
export function spaced(number: string): string {
  return number.replace(/^([LRDA])(\*?)(?=\d)/u, '$1.$2\u00a0');
}

/** « Article L. 411-5 », « Annexe II », « Tableau n° 57 ». */
export function articleHeading({ number }: FoundArticle): string {
  return `${isNumbered(number) ? 'Article ' : ''}${spaced(number)}`;
}

/** « article L. 411-5 », « annexe II », « considérant 12 ». */
export function bareName(number: string): string {
  return isNumbered(number) ? `article ${spaced(number)}` : number.charAt(0).toLowerCase() + number.slice(1);
}

/** « l'article L. 411-5 », « l'annexe II », « le considérant 12 »; "article L. 411-5". */
export function articleName({ number }: FoundArticle, v: Voice): string {
  const name = bareName(number);
  if (v.language === 'en') return name;
  return VOWEL.test(name) ? `l'${name}` : `le ${name}`;
}

/** « de l'article L. 411-5 », « du considérant 12 ». */
export function ofArticle(article: FoundArticle, v: Voice): string {
  const name = articleName(article, v);
  return name.startsWith('le ') ? `du ${name.slice(3)}` : `de ${name}`;
}

/** « le Code rural », « la directive 2011/83/UE », « l'ordonnance n° … ». */
export function theText(title: string): string {
  const name = COMMON_NOUN.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title;
  if (VOWEL.test(name)) return `l'${name}`;
  return FEMININE.test(name) ? `la ${name}` : `le ${name}`;
}

/** « du Code rural », « de la directive 2011/83/UE », « de l'ordonnance n° … ». */
export function ofText(title: string): string {
  const name = theText(title);
  return name.startsWith('le ') ? `du ${name.slice(3)}` : `de ${name}`;
}

/** "the Code rural (French rural code)", "Directive 2011/83/EU". */
export function textInEnglish({ title, publisher }: CitedText): string {
  if (publisher !== undefined) return title;
  return `the ${title}${title.startsWith('Code rural') ? ' (French rural code)' : ''}`;
}

/** « Code rural et de la pêche maritime – Légifrance (état au 2026-03-27) ». */
export function textSource({ title, publisher, vintage }: CitedText, v: Voice): string {
  return `${title} – ${publisher ?? 'Légifrance'} (${v.say('état au', 'as of')} ${vintage})`;
}

function isNumbered(number: string): boolean {
  return /^(?:[LRDA]\*?)?\d/u.test(number);
}
