import { speaksOfDeath } from './asked-actor.js';
import type { AskedQuestion } from './asked-question.js';
import { lawStems, lawWords, stemOf } from './search/law-words.js';

/** « En cas de reprise d'un travail aménagé, … », « Dans le cas de rechute, … »: the case that a sentence is of alone. */
const CASE = /^(?:[IVX]{1,5}\.? ?[-–—―] ?)?(?:en|dans le) cas (?:de |d['’]|du |des )([^,:;]{3,120}),/iu;

/** « La rechute ouvre une nouvelle durée de … »: no time of what was first. */
const ANEW = /\bnouve(?:au|lle) (?:delai|duree|periode)\b/u;
const OF_ANEW =
  /\b(?:nouve\w{1,4}|renouvel\w{1,7}|rechut\w{1,4}|encore|prolong\w{1,6}|suivante?s?|deuxieme|second\w{0,2}|again|renew\w{0,4}|further|extend\w{0,2}|relapse|another)\b/u;

/** Whether a sentence is of a case alone of which the question has no word. */
export function isOfUnaskedCase(
  sentence: string,
  { folded, concepts }: Pick<AskedQuestion, 'folded' | 'concepts'>,
): boolean {
  if (ANEW.test(lawWords(sentence).join(' ')) && !OF_ANEW.test(folded)) return true;
  const named = CASE.exec(sentence.trimStart())?.[1];
  if (named === undefined || (speaksOfDeath(lawWords(named).join(' ')) && speaksOfDeath(folded)))
    return false;
  const stems = named.split(OR).flatMap((one) => headOf(one));
  return stems.length > 0 && !concepts.some((concept) => stems.some((stem) => concept.stems.has(stem)));
}

/** « En cas de fraude ou de fausse déclaration »: two cases. */
const OR = /\sou (?:de |d['’]|du |des )/iu;
/** What says of a case that it is another, or of something that it is not. */
const QUALIFYING = new Set(
  ['fausse', 'faux', 'nouvelle', 'nouveau', 'nouvel', 'seconde', 'simple', 'absence', 'défaut', 'refus'].map(
    stemOf,
  ),
);

/** The stem of what the case is, as its setting is that of many: « reprise d'un travail », « fausse déclaration ». */
function headOf(named: string): string[] {
  const stems = lawStems(named);
  return stems.slice(0, QUALIFYING.has(stems[0] ?? '') ? 2 : 1);
}
