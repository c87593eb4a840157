import type { SpokenConcept } from './search/law-question.reader.js';
import { isMeaningful, stemOf } from './search/law-words.js';

/** « Combien de temps ai-je pour … », « quel délai pour … », "how long do I have to …". */
const TIME_FOR =
  /\b(?:(?:combien|cb) de (?:temps?|tps|jours|mois|semaines)|delais?) (?:\w{1,20} ){0,6}pour\b|\b(?:how long|how much time|how many (?:days|weeks|months)) (?:do|does|have|has) (?:\w{1,20} ){0,6}(?:have|got) to\b|\b(?:time limit|deadline) (?:for|to)\b/u;
/** « Combien de temps avant pour ce bout de terrain »: what the time is asked for is a thing, and no act. */
const THING = /^(?:c(?:e|et|ette|es)|m(?:on|a|es)|son|sa|leurs?|this|that|my|his|her|their)\b/u;
/** « Pour attaquer le vendeur », "to sue the seller": the law says « introduire l'une des actions ». */
const GOING_TO_COURT = /^(?:\w{1,4} )?(?:attaquer|poursuivre|agir|sue|take \w{1,20} to court)\b/u;
const COURT_ACTS = ['action', 'actions', 'agir'].map(stemOf);
/** Words in which the act is named: what stands further behind is its setting. */
const ACT_WORDS = 6;

/** The stems of the act for which a time is asked; none where no act is, or none that is known. */
export function stemsOfAct(asked: string, concepts: readonly SpokenConcept[]): ReadonlySet<string> {
  const opening = TIME_FOR.exec(asked);
  if (opening === null) return new Set();
  const behind = asked.slice(opening.index + opening[0].length).trim();
  if (THING.test(behind)) return new Set();
  const named = behind.split(' ').slice(0, ACT_WORDS).filter(isMeaningful).map(stemOf);
  const ofAct = concepts.filter(({ stems }) => named.some((stem) => stems.has(stem)));
  const ofCourt = ofAct.length > 0 && GOING_TO_COURT.test(behind) ? COURT_ACTS : [];
  return new Set([...ofAct.flatMap(({ stems }) => [...stems]), ...ofCourt]);
}

/** « Quelle part des opérations », "what share of the votes". */
const SHARE_OF =
  /\b(?:part|pourcentage|proportion|fraction|share|percentage) (?:(?:de|d|des|du|of) )(?:(?:la|le|l|les|the|ses|mes|leurs|my|its) )?(\w{3,20})\b/u;

/** The stems of what a share is asked of; none where no share is. */
export function stemsOfWhole(asked: string): ReadonlySet<string> {
  const whole = SHARE_OF.exec(asked)?.[1];
  return new Set(whole === undefined ? [] : [stemOf(whole)]);
}

/** Whether the sentence speaks of the act, or none is asked about. */
export function speaksOfAct(folded: string, stems: ReadonlySet<string>): boolean {
  return stems.size === 0 || folded.split(' ').some((word) => stems.has(stemOf(word)));
}
