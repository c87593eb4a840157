import { AUTHORITIES } from './asked-deed.data.js';
import type { SpokenConcept } from './search/law-question.reader.js';
import { isMeaningful, stemOf } from './search/law-words.js';

const TIME = String.raw`(?:combien de (?:temps?|jours|mois|semaines)|(?:quel|le) delai)`;
const ARTICLE = '(?:le|la|les|l|un|une)';
/** « Combien de temps le médecin a-t-il … », « combien de temps a le tribunal pour … », "how long does the council have". */
const DOERS: readonly RegExp[] = [
  new RegExp(
    String.raw`\b${TIME} (?:(?:a|ont|met|mettent|faut il (?:a|au)) )?${ARTICLE} ((?:\w{3,20} ){1,3}?)(?:a|ont|met|mettent|doit|doivent|peut|peuvent|dispose|disposent|pour|\w{3,20} t)\b`,
    'u',
  ),
  new RegExp(
    String.raw`\b${ARTICLE} ((?:\w{3,20} ){1,3}?)(?:a|ont|met|mettent|dispose|disposent) (?:d |de )?${TIME} pour\b`,
    'u',
  ),
  /\b(?:how long|within how long|how many (?:days|weeks|months)) (?:do|does|has|have|must|should) (?:the|a|an) ((?:\w{3,20} ){1,3}?)(?:have|has|got|take|wait|\w{3,20})\b/u,
];
/** « Devant le tribunal », « adressé au préfet », « prescrit par son médecin »: another does it. */
const OBJECT = /^(?:devant|aupres|au|aux|son|sa|leur|ses|leurs|saisir|saisit)$/u;
/** Words in front of a name within which such a word may stand. */
const NEAR = 2;

/** The stems of who it is asked of how long he has; none where nobody is named, or the law has no word for him. */
export function stemsOfDoer(asked: string, concepts: readonly SpokenConcept[]): ReadonlySet<string> {
  const named = DOERS.map((pattern) => pattern.exec(asked)?.[1]).find((name) => name !== undefined);
  const name = named?.split(' ').find(isMeaningful);
  const stem = stemOf(name ?? '');
  // What is brought before a court is not what the court does.
  if (name !== undefined && AUTHORITIES.test(name)) return new Set([stem]);
  return concepts.find(({ stems }) => stems.has(stem))?.stems ?? new Set();
}

/** Whether the folded sentence may be of what he does: it names him, and not as the one to whom another turns alone. */
export function mayBeOfDoer(folded: string, stems: ReadonlySet<string>): boolean {
  if (stems.size === 0) return true;
  const words = folded.split(' ');
  return words.some(
    (word, at) =>
      stems.has(stemOf(word)) &&
      !words.slice(Math.max(0, at - NEAR), at).some((before) => OBJECT.test(before)),
  );
}
