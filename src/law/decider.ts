import { AUTHORITY, NAME_ENDS } from './deciders.data.js';
import { foldedAlike } from './search/law-words.js';

/** How who decides is joined to what stands before: « le préfet », « du préfet », « à la caisse ». */
const JOINED = String.raw`(?:le |la |les |l'|un |une |chaque |du |des |de (?:la |l'|son |leur |chaque )|d'(?:un |une ))`;
const NAMED = new RegExp(String.raw`(?<![\p{L}'])${JOINED}${AUTHORITY}(?![\p{L}])`, 'gu');
/** « du » in the words of who decides by himself: « le ». */
const ALONE: readonly (readonly [RegExp, string])[] = [
  [/^du /iu, 'le '],
  [/^des /iu, 'les '],
  [/^de (?=la |l['’]|son |leur |chaque )/iu, ''],
  [/^d['’](?=une? )/iu, ''],
];
/** « L'autorité ayant prononcé la saisie ». */
const PARTICIPLE_NEXT = /\bayant $/u;
/** « et le ministre du budget », « et de la forêt » go on with the name. */
const ANOTHER = /^et (?:l[ea]s? |l'|d[eu]s? |d'|un |une )/u;
/** « ou son représentant » names no other one. */
const DEPUTY = /^ou (?:son|sa|leur|ses|de son|a defaut)(?= )/u;
const LONGEST_NAME = 16;
/** « L'autorité compétente en application de l'article L. 943-2 ». */
const OF_ARTICLE =
  /^,? (?:\w{2,14} )?(?:en application de|a|au sens de|prevue? a) l'article [lrd]\*?\. ?[\d-]{3,12}/u;
/** « Se réunit sur convocation de … » is what another does. */
const OF_OTHERS =
  /(?:sur|par|a l'|au|aux) ?(?:convocation|decision|approbation|vote|autorisation|controle|proposition)[ a-z'-]*/gu;
/** « 4° De nommer les médecins du travail »: who has that task stands in front of the list, and whom he names in its items. */
const TASK =
  /(?:^|\s)(?:\d{1,2}°(?: (?:bis|ter))?|[a-z]\)|-) ?d(?:e |')(?:s'|en )?\p{L}{2,20}(?:er|ir|re|oir)(?!\p{L}).*$/su;
/** How far from who does it the act may stand: behind, in words; in front, in characters. */
const WORDS_BEHIND = 6;
const FAR_BEFORE = 110;
/** « fixé par », « par arrêté de », « soumis à l'approbation de », « sur convocation de ». */
const BY_WHOM =
  /(?:^|[ '])(?:par|(?:par|sur|a l'|au|a la|d'une?) ?(?:arrete|decision|approbation|vote|convocation|autorisation|deliberation|controle|surveillance)(?: (?:conjointe?|motivee?|annuelle?))?) $/u;

/**
 * Who the sentence says does what is asked: « le préfet de région ». Null where it names nobody in front of or behind the
 * act, or several.
 */
export function deciderIn(sentence: string, act: RegExp): string | null {
  const folded = foldedAlike(sentence).replace(TASK, '');
  const names = new Set<string>();
  let told = 0;
  for (const { index } of folded.matchAll(NAMED)) {
    // « le ministre de l'agriculture et le ministre du budget » is one name.
    if (index < told) continue;
    const { end, isWhole } = readName(folded, index);
    told = end;
    if (!does({ folded, start: index, end }, act)) continue;
    if (!isWhole) return null;
    names.add(standingAlone(sentence.slice(index, end)));
  }
  const [name, ...others] = names;
  return name === undefined || others.length > 0 ? null : name;
}

/** Whether the act stands in front of « par … », or behind who does it. */
function does(
  { folded, start, end }: { readonly folded: string; readonly start: number; readonly end: number },
  acts: RegExp,
): boolean {
  const before = clauseBefore(folded.slice(Math.max(0, start - FAR_BEFORE), start));
  const joined = /^(?:du|des|de|d') ?/u.test(folded.slice(start, start + 3));
  if (BY_WHOM.test(before)) return acts.test(before);
  if (joined) return false;
  const behind = folded
    .slice(end)
    .replace(OF_ARTICLE, '')
    .replace(/^,[^,.;]{1,80},/u, '')
    .trimStart();
  const words = behind.replace(OF_OTHERS, ' ').split(/[ ,]+/u).slice(0, WORDS_BEHIND).join(' ');
  return (
    !/^(?:est|sont|peut etre|peuvent etre) (?!competent|charge|seule? competent)/u.test(words) &&
    acts.test(words)
  );
}

function clauseBefore(text: string): string {
  return text.slice(Math.max(text.lastIndexOf(';'), text.lastIndexOf('. ')) + 1);
}

/** Where the name that begins at the offset ends; not whole where « ou » names another, or it goes on too long. */
function readName(folded: string, start: number): { readonly end: number; readonly isWhole: boolean } {
  const words = /[^ ,;:.()]+|[,;:.()]/gu;
  words.lastIndex = start;
  let end = start;
  for (let count = 0; count < LONGEST_NAME; count += 1) {
    const match = words.exec(folded);
    if (match === null) return { end, isWhole: true };
    const [word] = match;
    const rest = folded.slice(match.index);
    if (word === 'ou') return { end, isWhole: DEPUTY.test(rest) };
    if (!PARTICIPLE_NEXT.test(folded.slice(0, match.index)) && endsName(word, rest, count))
      return { end, isWhole: true };
    if (word !== ',') end = match.index + word.length;
  }
  return { end, isWhole: false };
}

function endsName(word: string, rest: string, count: number): boolean {
  if (word === 'et') return !ANOTHER.test(rest);
  // « de l'alimentation, de l'agriculture et de la forêt » is one name.
  if (word === ',') return !/^, (?:de (?:la |l')|des |du )/u.test(rest);
  return /^[;:.()]$/u.test(word) || (count > 0 && NAME_ENDS.test(word));
}

function standingAlone(words: string): string {
  const found = ALONE.find(([pattern]) => pattern.test(words));
  const alone = found ? words.replace(found[0], found[1]) : words;
  return alone.charAt(0).toLowerCase() + alone.slice(1);
}
