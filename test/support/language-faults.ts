import type { Language } from '../../src/common/language.js';

type Fault = readonly [name: string, pattern: RegExp];

const BOTH: readonly Fault[] = [
  ['an unfilled place', /undefined|null\b|NaN|\[object|\$\{|Infinity/u],
  ['a word twice', /(?<![\p{L}\d’'-])(?!est)(\p{L}+)[\s\u00a0\u202f]\1(?![\p{L}’'-])/iu],
  ['two spaces', /[ \u00a0\u202f]{2}/u],
  ['a space before a comma, a full stop or a closing bracket', /[ \u00a0\u202f][,.)](?!\d)/u],
  ['a space after an opening bracket', /\([ \u00a0\u202f]/u],
  ['two marks in a row', /[,;:.][,;.](?!\.)/u],
  ['nothing between brackets or quotation marks', /\(\)|«[\s\u00a0\u202f]*»|""/u],
  ['a sentence that begins with a small letter', /^\p{Ll}|(?<!\p{L})\p{L}{3,}[.?!] \p{Ll}/u],
  ['no mark at the end', /[^.?!»]$/u],
];

/** French: articles and prepositions run together, elisions, typography, and what is counted. */
const FRENCH: readonly Fault[] = [
  ['« de le », « de les », « à le » or « à les »', /(?<!\p{L})(?:de|à) les? (?!Grand)/u],
  ['« en » with an article', /(?<![\p{L}’])en (?:le |la |les |l’)/u],
  ['no elision', /(?<!\p{L})(?:le|la|de|que|ne|se) (?!(?:onz|oui\b|un sur))[aeiouéèêâîôûœAEIOUÉÈÊÂÎÔÛŒ]/u],
  [
    'a plural that does one thing',
    /(?:^|[.!?] |que |, )[Ll]es [\p{L}’ -]+ (?:est|a|était|représente|totalise|dépasse|occupe) /u,
  ],
  [
    'a single one that do something',
    /(?:^|[.!?] )(?:Le |La |L’)(?:(?! et | que | qui )[\p{L}’ -])+ (?:sont|ont|étaient|représentent|totalisent|dépassent|occupent) /u,
  ],
  ['no elision of si', /(?<!\p{L})si ils?(?!\p{L})/u],
  ['an elision before a consonant', /(?<=\p{L})’(?=[bcdfgjklmnpqrstvwxz])/u],
  ['a straight apostrophe', /(?<=\p{L})'/u],
  ['no thin space', /[^\u202f\d][;!?]|(?<![\u00a0\u202f\d])[:%](?!\/\/)|[^\u202f]%/u],
  ['no space inside guillemets', /«[^\u00a0\u202f]|[^\u00a0\u202f]»/u],
  [
    'a plural of less than two',
    /(?<![\d.,\u202f])[01](?:,\d+)?[ \u00a0](?!pays|mois|fois)\p{Ll}+s(?!\p{L})/u,
  ],
  [
    'a singular of two or more',
    /(?<![\d,\u202f])(?:[2-9]|[1-9]\d+)(?:,\d+)?[ \u00a0](?:tonne|million|milliard|tête|hectare|période|valeur|année|paire|observation|région|département)(?!\p{L})/u,
  ],
];

const ENGLISH: readonly Fault[] = [
  ['"a" before a vowel', /(?<![\p{L}-])a (?!(?:eu|one|un[i]|use|U))[aeiouAEIO]/u],
  ['"an" before a consonant', /(?<!\p{L})an (?![aeiouAEIOUh8])/u],
  ['a plural of one', /(?<![\d.,])1 (?!(?:million|billion|thousand) )\p{Ll}+s(?!\p{L})/u],
  [
    'a singular of many',
    /(?<![\d.,])(?:0|[2-9]|[1-9]\d+)(?:\.\d+)? (?:tonne|hectare|year|month|week|period|figure|pair|country|quotation|observation)(?!\p{L})/u,
  ],
  ['French', /[«»]|(?<!\p{L})(?:de (?!la Loire)la|du|les|des|une|pour|est) /u],
];

const FAULTS: Record<Language, readonly Fault[]> = { fr: [...BOTH, ...FRENCH], en: [...BOTH, ...ENGLISH] };

/** What is mechanically wrong with a text, each with the words around it. */
export function languageFaults(text: string, language: Language): string[] {
  return FAULTS[language].flatMap(([name, pattern]) => {
    const match = pattern.exec(text);
    return match ? [`${name}: …${text.slice(Math.max(0, match.index - 30), match.index + 40)}…`] : [];
  });
}
