import type { Lexicon } from '../../lexicon/lexicon.js';
import type { KnownFact, Verdict } from '../../wording/facts.js';
import { fold } from '../../understanding/text/normalise.js';
import { asksYesOrNo, putsUpClaim } from './claim.js';
import { fractionLimitOf, isFraction } from './fraction.claim.js';
import type { Question } from './question.js';
import { isNegated } from './negation.js';
import { isBeyond, isWithin } from './bare.limit.js';
import { baseValue } from './ranking/ranks.js';
import { numberSaid } from './said.sizes.js';

/** A figure quoted from memory may be rounded by this share of itself. */
const ROUNDED = 0.02;

/** Whether a figure is, within rounding, the one that the question says it has heard; null where it says none that compares. */
export function agreesWithClaim({ frame }: Question, lexicon: Lexicon, fact: KnownFact): boolean | null {
  const { claimed } = frame;
  if (!claimed || isNegated(frame.text)) return null;
  const unit = lexicon.getUnit(claimed.unit);
  if (unit.dimension !== lexicon.getUnit(fact.unit).dimension) return null;
  const said = claimed.value * unit.factor;
  return Math.abs(baseValue(lexicon, fact) - said) <= ROUNDED * Math.abs(said);
}

/** Whether the question wants a yes or a no to what it says as it stands. */
export function wantsVerdict({ frame: { text } }: Question): boolean {
  return asksYesOrNo(text) && putsUpClaim(text) && !isNegated(text);
}

const MAKES =
  /(?<![a-z])(?:produi|cultiv|recolt|eleve|plant|grow|grew|produce|rais|farm|harvest)[a-z]*(?![a-z])/;
/** « y a-t-il encore de la vigne », « on fait du riz », "are there still sheep": that there is any, in so many words. */
const EXISTS =
  /(?<![a-z])(?:(?:y a[ -]t[ -]il|il y a) (?:encore |toujours )?(?:du|de|des|d)|(?:on|ils?|elles?) (?:y )?(?:fait|font|trouve|trouvent|cultive|cultivent|produit|produisent|eleve|elevent) (?:encore |toujours )?(?:du|de|des|d)|(?:fait|font|trouve)[ -](?:t-)?(?:on|ils?|elles?)|(?:is|are) there)(?![a-z])/;
/** More than whether there is any: « assez de blé », "mostly wheat", « autant que », "was the harvest good". */
const MEASURED =
  /(?<![a-z])(?:assez|suffisamment|autant|surtout|principalement|beaucoup|plus|moins|davantage|peu|enough|mostly|mainly|much|many|more|less|most|least|few|only|seul\w*|bonn?e?s?|mauvais\w*|excellent\w*|exceptionnel\w*|normale?s?|mediocres?|catastrophiques?|gros|grosses?|grande?s?|petite?s?|forte?s?|faibles?|good|bad|poor|great|outstanding|disastrous|terrible|normal|average|typical|unusual\w*|decent|big|small|large|high|low|strong|weak|well|badly|poorly)(?![a-z])/;

/** « la France produit-elle du riz »: whether there is any; null where more than that is asked. */
export function isThereAny(question: Question, fact: KnownFact): boolean | null {
  const { threshold, movement, claimed } = question.frame;
  const text = fold(question.frame.text);
  const isPlain = threshold === null && !movement && !claimed && !MEASURED.test(text);
  if (!isPlain || question.domain === 'price') return null;
  const isAsked = EXISTS.test(text) ? isPutUp(question) : MAKES.test(text) && wantsVerdict(question);
  return isAsked ? fact.value > 0 : null;
}

/** A rank of its own: « deuxième producteur », "number three", « 4e ». */
const ORDINAL =
  /(?<![a-z])(?:(?<second>seconde?s?|deuxiemes?)|(?<third>third|troisiemes?)|(?<fourth>fourth|quatriemes?)|(?<fifth>fifth|cinquiemes?)|(?:numero|number|n°|no\.?) ?(?<number>[2-9]|two|three|four|five|deux|trois|quatre|cinq)|(?<nth>[2-9])(?:e|eme|nd|rd|th))(?![a-z0-9])/;
const RANKS: Readonly<Record<string, number>> = { second: 2, third: 3, fourth: 4, fifth: 5 };

/** The rank below the first that is named; null where none is. */
export function rankNamed(text: string): number | null {
  const groups = ORDINAL.exec(fold(text))?.groups;
  if (!groups) return null;
  const digits = groups['number'] ?? groups['nth'];
  if (digits !== undefined) return numberSaid(digits);
  return Object.entries(RANKS).find(([name]) => groups[name] !== undefined)?.[1] ?? null;
}

/** What may be second or third and is no place in an order: « deuxième trimestre », "for the third time". */
const OTHER_ORDINAL =
  /(?<![a-z])(?:trimestres?|quarters?|semestres?|semaines?|weeks?|fois|times?|mois|months?|siecles?|century|quinzaine|decade|decennie|annees?|years?|consecutive|consecutif|d'affilee|de suite)(?![a-z])/;

/** The rank below the first that a question asks for the holder of: « le troisième producteur », "who comes second"; else null. */
export function rankAsked({ frame: { order, text } }: Question): number | null {
  if (!order || order.over === 'periods' || order.end !== 'highest' || order.count !== null) return null;
  const asked = fold(text).replace(SET_AGAINST, ' ');
  return OTHER_ORDINAL.test(asked) ? null : rankNamed(asked);
}

/** « l'écart avec le deuxième », "ahead of the second": what the first is set against. */
const SET_AGAINST =
  /(?<![a-z])(?:(?:avec|sur|devant|over|from|to|than|ahead of)|(?:devanc|depass|distanc|surpass)[a-z]*(?:-t)?(?:-(?:il|elle))?|bat(?:-(?:il|elle))?|beats?|leads?|outpaces?|tops?) (?:le |la |the )(?:second|deuxieme|troisieme|third|[2-9](?:e|eme|nd|rd|th))/g;

/** « la France est-elle le premier producteur », "the second largest", "among the top three": whether its rank is so; null where none is put up. */
export function ranksAsClaimed(question: Question, rank: number): boolean | null {
  const { order, text } = question.frame;
  if (!order || !wantsVerdict(question)) return null;
  const named = rankNamed(text);
  return named === null ? rank <= (order.count ?? 1) : rank === named;
}

/** « 2015 est-elle », « est-ce en 2022 que », "was 2021 the": a year of which something is put up. */
const OF_YEAR =
  /est-ce (?:bien |vraiment )?(?:en |l'annee )?(?:19|20)\d\d qu|^(?:was|is) it (?:really |indeed )?(?:in )?(?:19|20)\d\d (?:that|when)(?![a-z])|(?<!\d)(?:19|20)\d\d[ -](?:est|etait|fut|a[ -]t[ -]elle|a|is|was)(?![a-z])|^(?:[a-z ,]+: ?)?(?:is|was) (?:19|20)\d\d (?:really |indeed |truly )?(?:the|a|our|its|their|france)(?![a-z])/;
/** Not « une mauvaise année »: the one that none is beyond. */
const SUPERLATIVE =
  /(?<![a-z])(?:records?|record-breaking|(?:la|le|sa|son) (?:pire|meilleure?|plus [a-z]+)|(?:the|its) (?:worst|best|most|least|[a-z]+est))(?![a-z])/;

const A_YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/;

/** « 2015 est-elle l'année record », "was 2020 the worst maize harvest": whether a year is put up as the first of all, or of all « depuis 2000 ». */
export function supposesRecord(question: Question): boolean {
  const { text, period } = question.frame;
  const isAmong = period?.value.kind === 'between' || (period?.value.kind === 'last' && A_YEAR.test(text));
  const isOfYear = OF_YEAR.test(fold(text)) || isAmong;
  return wantsVerdict(question) && isOfYear && SUPERLATIVE.test(fold(text));
}

const AT_AN_END = /(?<![a-z])(?:au (?:plus|moins) (?:haut|bas)|(?:le|la|les) moins cher(?:e|s|es)?)(?![a-z])/;

/** « est-il au plus bas depuis 2020 », "is it the lowest since 2023": whether a figure is put up as that which none is beyond. */
export function supposesExtreme(question: Question): boolean {
  const text = fold(question.frame.text);
  return wantsVerdict(question) && (SUPERLATIVE.test(text) || AT_AN_END.test(text));
}

/** A share quoted from memory may be off by so many points. */
const ROUNDED_POINTS = 1;

/** « la France fait un quart du blé de l'UE ? »: also a statement that a question mark alone, or a word for it, puts up. */
export function isPutUp(question: Question): boolean {
  const { checks, text } = question.frame;
  const isStatement = (checks === true || text.includes('?')) && putsUpClaim(text) && !isNegated(text);
  return isStatement || wantsVerdict(question);
}

/** « représente-t-elle plus de 20 % du blé de l'UE », « plus du quart »: whether a share is beyond the limit; null without one. */
export function isShareClaimed(question: Question, percent: number): Verdict | null {
  const { threshold, claimed, text } = question.frame;
  if (!isPutUp(question)) return null;
  if (claimed?.unit === '%') return Math.abs(percent - claimed.value) <= ROUNDED_POINTS;
  if (threshold?.unit === '%')
    return isWithin(percent, threshold.value, threshold.upTo?.value ?? null, threshold.comparator);
  return threshold?.unit ? null : isFractionClaimed(text, percent);
}

function isFractionClaimed(text: string, percent: number): Verdict | null {
  const spoken = fractionLimitOf(text);
  return spoken ? isBeyond(percent, spoken.percent, spoken.comparator) : isFraction(text, percent);
}
