import type { Intent } from '../../understanding/frame.js';
import { isOpen } from '../../understanding/dates/period-shapes.js';
import { answerTwoStretches, comparesStretches } from './intents/two-stretches.intent.js';
import { asksRatio } from '../../understanding/intents/ratio-words.js';
import { fold } from '../../understanding/text/normalise.js';
import { amongOthersHandlerOf } from './among-others.handlers.js';
import { changeSpokenOf } from './change.claim.js';
import { claimOf } from './claim.js';
import { answerAbsence } from './intents/absence.intent.js';
import { answerAgainstMean } from './intents/against-mean.intent.js';
import { answerAggregate } from './intents/aggregate.intent.js';
import { answerAverage } from './intents/average.intent.js';
import { answerChange } from './intents/change.intent.js';
import { answerComparison } from './intents/comparison.intent.js';
import { answerConversion } from './intents/conversion.intent.js';
import { answerCorrelation } from './intents/correlation.intent.js';
import { answerCoverage } from './intents/coverage.intent.js';
import { answerDefinition } from './intents/definition.intent.js';
import { answerExtreme } from './intents/extreme.intent.js';
import { answerFilter } from './intents/filter.intent.js';
import { answerForecast } from './intents/forecast.intent.js';
import { answerFieldAtYield, answerOwnField } from './intents/own-field.intent.js';
import { answerOwnPrice } from './intents/own-price.intent.js';
import { answerOwnYield } from './intents/own-yield.intent.js';
import { answerFromExtreme } from './intents/from-extreme.intent.js';
import { answerIndex } from './intents/index.intent.js';
import { answerFromLeader } from './intents/from-leader.intent.js';
import { answerRanking } from './intents/ranking.intent.js';
import { answerRate, asksRate } from './intents/rate.intent.js';
import { answerRecord, putsUpRecord } from './intents/record.intent.js';
import { answerShare } from './intents/share.intent.js';
import { answerValue } from './intents/value.intent.js';
import { answerWorth } from './intents/worth.intent.js';
import { answerMoves, comparesMoves } from './intents/moves.intent.js';
import { answerLargestMove, asksLargestMove, asksOneMove } from './ranking/largest.move.js';
import { answerOfLeaders, answerReach } from './ranking/leaders.js';
import { asksWhoChanged, rankGrowth } from './ranking/growth.ranking.js';
import { asksOfAllMembers, asksWhichProductChanged, rankProductGrowth } from './ranking/product.growth.js';
import { answerRun, asksRun } from './ranking/run.of.moves.js';
import { periodOf, type Desk, type IntentHandler, type Question } from './question.js';
import { wantsVerdict } from './verdict.js';
import { timesHandlerOf } from './times.handlers.js';
import { containsWord } from './word.search.js';

const HANDLERS: Partial<Record<Intent, IntentHandler>> = {
  value: answerValue,
  latest: answerValue,
  series: answerChange,
  change: answerChange,
  ranking: answerRanking,
  comparison: answerComparison,
  aggregate: answerAggregate,
  share: answerShare,
  extreme: answerExtreme,
  average: answerAverage,
  filter: answerFilter,
  correlation: answerCorrelation,
  forecast: answerForecast,
  coverage: answerCoverage,
  definition: answerDefinition,
  conversion: answerConversion,
};

/** Words that begin like any question of figures; what else is asked tells what they are after. */
const PLAIN: readonly Intent[] = ['value', 'latest', 'series'];

/** Intents that a search for the largest change is read as. */
const SEARCHING: readonly Intent[] = ['extreme', 'ranking', 'comparison', 'change', 'series'];

/** Intents that a search for the largest of a line's moves may be read as; « de quelle année à quelle année » too. */
const MOVING: readonly Intent[] = [...SEARCHING, ...PLAIN, 'coverage'];

/** By what the question asks; over two stretches of time their means where there are any. */
export function handlerOf(question: Question, desk: Desk): IntentHandler {
  const usual = usualHandlerOf(question, desk);
  if (saidHandlerOf(question) || !comparesStretches(question)) return usual;
  return async (asked, at) => (await answerTwoStretches(asked, at)) ?? usual(asked, at);
}

/** By the intent; a plain one by its order, its threshold, or the places set against one another at one time. */
function usualHandlerOf(question: Question, desk: Desk): IntentHandler {
  const { intent } = question.frame;
  const special = specialHandlerOf(question, desk);
  if (special) return special;
  const plain = PLAIN.includes(intent) ? plainHandlerOf(question) : null;
  if (plain) return plain;
  const isApart = intent === 'change' && !speaksOfTime(question);
  if (comparesAtOnce(question) && (isApart || isClaim(question))) return answerComparison;
  return HANDLERS[intent] ?? answerValue;
}

/** What the words ask for whatever their intent: a limit that is passed or not, a mean to set against, who changed the most, one's own change. */
function specialHandlerOf(question: Question, desk: Desk): IntentHandler | null {
  const said = saidHandlerOf(question);
  if (said) return said;
  const { intent } = question.frame;
  if (MOVING.includes(intent) && asksLargestMove(question, desk)) return answerLargestMove;
  const ofSteps = stepsHandlerOf(question);
  if (ofSteps) return ofSteps;
  const searching = SEARCHING.includes(intent) ? searchHandlerOf(question, desk) : null;
  if (searching) return searching;
  const beside = amongOthersHandlerOf(question, desk);
  if (beside) return beside;
  if (comparesMoves(question)) return answerMoves;
  if (comparesQuarters(question)) return answerAverage;
  return ofWordsHandlerOf(question);
}

/** By what is asked of each step: a move of each of them in a row, or what a year's amount is for each day. */
function stepsHandlerOf(question: Question): IntentHandler | null {
  if (asksRun(question)) return answerRun;
  return asksRate(question) ? answerRate : null;
}

/** A search for what changed most: which product, which place, or by how much the one thing named did in the one year named. */
function searchHandlerOf(question: Question, desk: Desk): IntentHandler | null {
  if (asksWhichProductChanged(question, desk) || asksOfAllMembers(question, desk)) return rankProductGrowth;
  if (asksOneMove(question, desk)) return answerChange;
  return asksWhoChanged(question, desk) ? rankGrowth : null;
}

/** « a doublé »: gone past another, or twice what it was. */
function ofWordsHandlerOf(question: Question): IntentHandler | null {
  if (supposesOrder(question)) return answerComparison;
  return isOwnChange(question) ? answerChange : null;
}

/** By what the frame says itself. */
function saidHandlerOf(question: Question): IntentHandler | null {
  const { absent, baseline, fromExtreme, fromLeader, ofLeaders, reach } = question.frame;
  const own = ownHandlerOf(question);
  if (own) return own;
  if (fromExtreme) return answerFromExtreme;
  if (fromLeader) return answerFromLeader;
  if (absent) return answerAbsence;
  if (putsUpRecord(question)) return answerRecord;
  if (reach !== undefined) return answerReach;
  const ofTimes = timesHandlerOf(question);
  if (ofTimes) return ofTimes;
  if (baseline !== undefined) return answerAgainstMean;
  return ofLeaders ? answerOfLeaders : null;
}

/** By what is told beside the figures: a time that is put at a hundred, or somebody's own field, yield, price or lot. */
function ownHandlerOf({ frame }: Question): IntentHandler | null {
  const { indexBase, intent, lot, ownField, ownYield, ownPrice } = frame;
  if (indexBase) return answerIndex;
  if (ownField) return intent === 'conversion' ? answerOwnField : answerFieldAtYield;
  if (ownYield) return answerOwnYield;
  if (ownPrice) return answerOwnPrice;
  return lot && (PLAIN.includes(intent) || intent === 'average') ? answerWorth : null;
}

/** « au 3e trimestre 2025 et au 3e trimestre 2024 »: the mean price of each, not its months. */
function comparesQuarters(question: Question): boolean {
  const period = periodOf(question);
  return (
    question.domain === 'price' &&
    period?.kind === 'each' &&
    period.spans.every(({ grain }) => grain === 'quarter' || grain === 'season')
  );
}

/** « a perdu la moitié de ses olives » is of what it had before, not of what a wider place has. */
function isOwnChange({ frame }: Question): boolean {
  const mayBe = PLAIN.includes(frame.intent) || frame.intent === 'share';
  return mayBe && !frame.whole?.place && !frame.whole?.product && changeSpokenOf(frame.text) !== null;
}

function plainHandlerOf({ frame }: Question): IntentHandler | null {
  if (frame.order?.over === 'periods') return answerExtreme;
  return frame.threshold ? answerFilter : null;
}

const MULTIPLE_WORDS = [
  'mieux',
  'better',
  'fois plus',
  'fois moins',
  'times more',
  'times as',
  'double',
  'twice',
];

/** « l'Espagne dépasse-t-elle la France » wants to know which is ahead, not two figures. */
function isClaim(question: Question): boolean {
  const { intent, text } = question.frame;
  const compares =
    claimOf(text) !== null || asksRatio(text) || MULTIPLE_WORDS.some((word) => containsWord(text, word));
  return PLAIN.includes(intent) && compares;
}

/** « la Roumanie a doublé la France, vrai ou faux ? », « vaut combien de fois le robusta »: at no time that is named, so of the newest that both have. */
function supposesOrder(question: Question): boolean {
  if (!isOfSeveral(question) || !isOpen(periodOf(question)) || !isClaim(question)) return false;
  return asksRatio(question.frame.text) || wantsVerdict(question);
}

/** « de combien la Roumanie dépasse-t-elle la Hongrie en 2023 » is no change in time. */
function comparesAtOnce(question: Question): boolean {
  return isOfSeveral(question) && periodOf(question)?.kind === 'at';
}

/** « comment ont évolué les prix du blé et du maïs en 2022 », « ont-ils baissé »: how each moved, and not how far apart they are. */
function speaksOfTime({ frame: { text, movement } }: Question): boolean {
  return movement !== undefined || EVOLVES.test(fold(text));
}

const EVOLVES = /\b(?:evol(?:u|v)\w*|boug(?:e|er|es|ent)\b|vari(?:e|er|es|ent|ed)\b|mov(?:e|ed|es|ing)\b)/;

function isOfSeveral({ place, products }: Question): boolean {
  return place.places.length > 1 || products.length > 1;
}
