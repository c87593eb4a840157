/* Of folded words in order, as `lawWords(…).join(' ')` gives them. */

/** What no answer means. */
export type SilenceMeaning = 'agreement' | 'refusal' | 'waiver';

/** A question that speaks of one who has not answered: « il ne répond pas », "no reply"; who answers no more is out of reach. */
export const SILENCE_ASKED =
  /\b(?:silence|silent)\b|\b(?:pas|jamais|rien|personne ne m|personne n a|personne ne) repon(?:d|du|s)\b|\brepon(?:d|dent|du) (?:pas|jamais|rien|toujours pas)\b|\b(?:pas|sans|aucune?)(?: \w{1,6}){0,2} (?:reponse|nouvelles?)\b|\b(?:fai[st]|fasse|faisons) rien\b|\b(?:do|does|did) nothing\b|\bno (?:answer|reply|response)\b|\b(?:not|never|t|nothing) (?:answer|repl|respond|heard)\w{0,3}\b/u;

const MEANINGS: readonly (readonly [SilenceMeaning, string])[] = [
  [
    'agreement',
    'accord|accept\\w*|autoris\\w*|favorable|acquise?s?|accordee?s?|approuv\\w*|approbation|agrement',
  ],
  ['refusal', 'refus\\w*|rejet\\w*|defavorable|oppos\\w*'],
  ['waiver', 'renonciation|renonc\\w*'],
];
const COUNTS =
  'vaut|vaudra|valant|vaut ainsi|equivalant a|equivaut a|est repute|sont reputes|est reputee|sont reputees|repute|reputee';
/** « En l'absence de réponse », « à défaut de décision expresse », « à défaut de notification d'une décision ». */
const UNANSWERED = '(?:absence|defaut) de (?:reponse|decision|notification d une (?:decision|reponse))';
/** « Si le vendeur n'a ni fait savoir qu'il l'acceptait, ni …, il est réputé avoir accepté ». */
const INACTION = String.raw`\bn (?:a|ont) (?:ni|pas)\b(?: \w+){0,60}? (?:est|sont) reputee?s?(?: avoir)?`;
/** « Le silence gardé par … vaut décision de rejet », « en l'absence de réponse, l'avis est réputé favorable ». */
const STATED: readonly (readonly [SilenceMeaning, RegExp])[] = MEANINGS.map(([meaning, words]) => [
  meaning,
  new RegExp(
    String.raw`(?:\b(?:silence|${UNANSWERED})\b(?: \w+){0,90}? (?:${COUNTS})|${INACTION}) (?:\w+ ){0,4}?(?:${words})\b`,
    'u',
  ),
]);
export const SILENCE_STATED = new RegExp(
  String.raw`\b(?:silence|${UNANSWERED})\b.* (?:vaut|vaudra|valant|equivalant|equivaut|reputee?s?)\b|\bn (?:a|ont) (?:ni|pas)\b.* reputee?s? avoir\b`,
  'u',
);

/** What the folded sentence says that silence means; null where it does not say, or says more than one thing. */
export function silenceIn(folded: string): SilenceMeaning | null {
  const [meaning, ...others] = STATED.filter(([, pattern]) => pattern.test(folded)).map(([one]) => one);
  return meaning === undefined || others.length > 0 ? null : meaning;
}
