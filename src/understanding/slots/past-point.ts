import type { Movement, Order } from '../frame.js';
import type { Slots } from './asked-slots.js';
import type { DateMention } from '../dates/point.js';
import { asksAbsence } from '../field/absence.js';
import { asksTimes } from '../intents/ratio-words.js';
import { readLowYear } from './recovery.js';
import { looksAhead } from '../text/future.js';
import { wordAt, wordsAt } from '../text/number-words.js';
import { isLengthOfChange } from '../dates/period-shapes.js';
import type { Evidence } from '../reading.js';

/** More, less or as much of something: without a second time beside the one named it is of now. */
const COMPARATIVE =
  /^(?:plus|moins|davantage|meilleure?s?|mieux|pires?|superieure?s?|inferieure?s?|more|less|fewer|autant|aussi|as|same|pareil|(?:high|low|larg|small|bigg|great|dear|cheap|strong|weak|short|tall)er|better|worse)$/;
const THAN = /^(?:than|que?|as)$/;
/** What may stand between « que » and the time: "than it was in 2015", "than at the start of 2024". */
const BETWEEN =
  /^(?:in|en|au|at|la|the|back|it|there|was|were|they|did|elles?|ils?|ne|n|l|le|y|etait|etaient|avait|a|['’])$/;
const LONGEST_GAP = 6;
/** Wishes for something else than how it stands now beside then. */
const OTHERS = ['when', 'average', 'rank', 'forecast'];
/** Of these « quels pays font plus de blé qu'en 2010 » alone is set against then. */
const ASKED = ['who', 'which-product', 'list'];

/** The one time that something is set against: « moins de vaches qu'en 2010 », "higher than in 2010"; else null. */
export function readPastPoint(evidence: Evidence, dates: readonly DateMention[]): DateMention | null {
  const only = onlyTime(dates);
  if (only === null || wishesOther(evidence, only) || looksAhead(evidence) || asksAbsence(evidence))
    return null;
  if (followsThan(evidence, only) || followsTimes(evidence, only)) return only;
  if (evidence.has(...ASKED)) return null;
  return followsAgainst(evidence, only) || followsNow(evidence, only) ? only : null;
}

/** « combien de fois a-t-il été plus cher » counts times; « combien de fois vaut-il plus qu'en 2019 » is of how many times then. */
function wishesOther(evidence: Evidence, past: DateMention): boolean {
  if (evidence.has(...OTHERS)) return true;
  if (!evidence.has('count-periods')) return false;
  const isOfTimes = asksTimes(evidence.spoken) && !HAS_BEEN.test(evidence.spoken);
  return !isOfTimes || ![followsThan, followsTimes, followsAgainst].some((sign) => sign(evidence, past));
}

/** What has been so at times that can be counted. */
const HAS_BEEN =
  /(?:^| )(?:a|ont|aura|avait)(?: t)? (?:il|elle|on|ils|elles|ete|depasse|franchi)(?: |$)|(?:^| )(?:has|have|had|did)(?: |$)/;

/** « combien de fois son prix de 2020 », "how many times its 2015 level": what it was then is what it is so many times. */
function followsTimes(evidence: Evidence, { start, end }: DateMention): boolean {
  if (!asksTimes(evidence.spoken)) return false;
  const { tokens } = evidence.reading;
  const before = wordsAt(tokens, Math.max(0, start - LONGEST_GAP), Math.min(start, LONGEST_GAP));
  return THEN_FRENCH.test(before) || (ITS.test(before) && LEVEL.test(wordAt(tokens, end)));
}

const THEN_FRENCH =
  /(?:^| )(?:son|leur|sa|ses|leurs|le|its|their|the) (?:propre |own )?(?:prix|cours|niveaux?|valeur|cotation|production|recolte|rendement|surface|cheptel|prices?|levels?|value|worth|output|harvest|average)(?: (?:moyen|moyenne|d|de|du|en|of|in|back|l|annee|the|year)){1,4}$|(?:^| )(?:that|celui|celle) (?:of|de)(?: l annee)?$/;
const ITS = /(?:^| )(?:its|their|the)(?: average| mean)?$/;
const LEVEL = /^(?:prices?|levels?|values?|average|mean|output|harvest|crop|production)$/;

function onlyTime(dates: readonly DateMention[]): DateMention | null {
  const [only, ...others] = dates.filter(({ value }) => value.kind !== 'latest');
  const point = only?.value.kind === 'point' ? only.value.point : null;
  // A month alone, « plus haut qu'en janvier », is its newest one.
  const isOne = point !== null && (point.year !== null || point.grain === 'month');
  return only && isOne && others.length === 0 ? only : null;
}

/** Which way those went that have more, or less, of something than at a time: « quels pays font plus de blé qu'en 2010 ». */
export function movedSince(evidence: Evidence): Movement | null {
  const past = readPastPoint(evidence, evidence.dates);
  if (past === null || !evidence.has(...ASKED)) return null;
  const { tokens } = evidence.reading;
  const as = tokens.findIndex(({ folded }, index) => index < past.start && AS_MUCH.test(folded));
  const more = tokens.findLastIndex(({ folded }, index) => index < past.start && COMPARATIVE.test(folded));
  const at = as < 0 ? more : as;
  const said = `${wordAt(tokens, at)} ${wordAt(tokens, at + 1)}`;
  if (ALIKE.test(said)) return null;
  const isDenied = DENIED.test(wordsAt(tokens, Math.max(0, at - 3), Math.min(3, at)));
  return FEWER.test(said) === isDenied ? 'up' : 'down';
}

const ALIKE = /^(?:same|pareil) /;
/** Those that have as much as then have so much or more. */
const AS_MUCH = /^(?:autant|aussi|as)$/;
/** « pas plus », "no fewer": the other way, where any went; "not as much" is less. */
const DENIED = /(?:^| )(?:pas|no|not|point|jamais|never|(?:do|does|did|have|has|had)n t)(?: [a-z]+)?$/;
const FEWER =
  /^(?:(?:moins|pires?|inferieure?s?|less|fewer|worse|(?:low|small|cheap|weak|short)er) |plus (?:petit|faible|bas|modeste|maigre|rare|court)|more modest )/;

/** « compare le cacao aujourd'hui avec l'an dernier », "how does it now compare with 2015": now, and the time it is set beside. */
function followsNow(evidence: Evidence, { start }: DateMention): boolean {
  const now = evidence.dates.findLast(({ value, end }) => value.kind === 'latest' && end <= start);
  if (!now || !evidence.has('compare')) return false;
  const words = evidence.reading.tokens.slice(now.end, start).filter(({ kind }) => kind !== 'mark');
  return BESIDE.test(words.map(({ folded }) => folded).join(' '));
}

/** What joins now to the time behind it. */
const BESIDE =
  /(?:^| )(?:with|to|and|against|avec|a|au|et|contre|de)(?: (?:l|le|la|the|celles?|celui|ceux|that|those|it|was|year|annee|de|d|of|in|en))*$/;

/** « par rapport à 2010 », "compared with 2010", "up on last year", « depuis l'an dernier », « revenu au niveau de 2010 », « par rapport à celui de 2010 ». */
function followsAgainst({ reading: { tokens } }: Evidence, { start }: DateMention): boolean {
  const words = tokens.slice(Math.max(0, start - LONGEST_GAP), start).filter(({ kind }) => kind !== 'mark');
  return AGAINST.test(words.map(({ folded }) => folded).join(' '));
}

/** Words that set now against the time behind them, up to it. */
const AGAINST =
  /(?:^| )(?:depuis|since|(?:up|down) (?:on|from)|(?:par rapport|comparee?s?|comparativement|face|relative) (?:a|au|to)|compared? (?:with|to)|in comparison (?:with|to)|en comparaison (?:de|avec)|au regard de|vs|versus|as against|re(?:ven|tomb|mont|descend)[a-z]* (?:a|au) (?:(?:son|leur|ses|leurs) )?niveaux?|(?:back|returned|recovered) (?:to|at) (?:its|their|the)(?: levels?)?)(?: (?:l|le|la|the|celles?|celui|ceux|that|those|year|annee|an|de|d|of|in|en))*$/;

function followsThan({ reading: { tokens } }: Evidence, { start }: DateMention): boolean {
  let at = start - 1;
  while (at >= start - LONGEST_GAP && BETWEEN.test(wordAt(tokens, at))) at -= 1;
  const isAsking = /^(?:ce|c)$/.test(wordAt(tokens, at - 1));
  if (!THAN.test(wordAt(tokens, at)) || isAsking || wordsAt(tokens, at, 2) === 'as of') return false;
  return tokens.slice(0, at).some(({ folded }) => COMPARATIVE.test(folded));
}

/** Whether one thing is asked about from such a time up to the newest figure. */
export function isAgainstPast(
  evidence: Evidence,
  { period, products, places, order }: Pick<Slots, 'period' | 'products' | 'places' | 'order'>,
): boolean {
  if (products.length !== 1 || places.length > 1 || asksOthers(evidence, order)) return false;
  const isUpToNow = (period?.kind === 'between' && period.to === null) || isLengthOfChange(period);
  const { dates } = evidence;
  return isUpToNow && (readPastPoint(evidence, dates) ?? readLowYear(evidence, dates)) !== null;
}

/** « quels pays », « quelles céréales »: the question is of those that moved. */
function asksOthers(evidence: Evidence, order: Order | null): boolean {
  return order?.over === 'products' || (order?.over === 'places' && evidence.has('who'));
}
