import { distinct } from '../../common/distinct.js';
import type { Lexicon } from '../../lexicon/lexicon.js';
import type { Frame } from '../../understanding/frame.js';
import { fold } from '../../understanding/text/normalise.js';
import type { Findings } from '../../wording/findings.js';
import type { AverageFindings, AveragesFindings } from '../../wording/figure.findings.js';
import { agreesWithMovement } from './change.claim.js';
import { claimOf, isTrue, type Claim } from './claim.js';
import { differenceOf, percentOf } from './named.figures.js';
import { byOf } from './ranking/ranks.js';

/** « le rendement moyen », "on average": a mean, and not how something moved. */
const OF_MEANS =
  /(?<![a-z])(?:(?<!en )moyen(?:ne)?s?|en moyenne(?! de (?!(?:19|20)\d\d))|average[ds]?|averaging|mean (?=yield|price|production|output|area|harvest|annual|yearly))(?![a-z])/;
const OF_MOVES = /(?<![a-z])(?:evolu|progress|tendance|trend|varia|change|croissance|growth)/;

/** « que », "than": the side behind it is the one that the claim is made beside. */
const THAN =
  /(?<![a-z])(?:que|than|beat|beats|battu|battue|bat|exceeds?|exceeded|depass[a-z]*|surpass[a-z]*|devanc[a-z]*)(?![a-z])|(?<![a-z])qu['’]/;
/** The side named first is then the one that the claim is made beside. */
const BESIDE_FIRST =
  /(?<![a-z])(?:par rapport|compar(?:ed|ee?s?|ativement)|face (?:a|au|aux)|a cote|vis-a-vis|(?:next|relative) to|against|beside|apres|after)(?![a-z])/;
/** « moins cher que », "cheaper than": which stands higher, and not how either moved. */
const COMPARATIVE =
  /(?<![a-z])(?:(?:cheap|dear|high|low|larg|bigg|small|great|costli)er|better|worse|(?:more|less|plus|moins) (?:cher|elev|eleve|haut|bas|grand|gros|important|faible|fort|expensive|costly)[a-z]*) (?:[^ ]+ ){0,4}?(?:que|than|qu['’])/;

/** A claim of a size is no mere « plus » or "lower". */
const SIZED =
  /\d ?%|\d ?(?:t|kg|q|tonnes?|quinta(?:l|ux)|millions?|points?|euros?|fois|times)(?![a-z])|(?<![a-z])(?:pour ?cent|per ?cent|fois|times|twice|doubl[a-z]*|tripl[a-z]*|moitie|half|tiers|third|quarts?|quarter|much|far|beaucoup|nettement|largement|bien|significantly|deux|trois|two|three)(?![a-z])/;

/** « premier semestre », "second half", « T2 »: no size, but a time. */
const PART_OF_YEAR =
  /(?<![a-z])(?:premiers?|deuxiemes?|seconds?|troisiemes?|quatriemes?|derniers?|first|third|fourth|last|[1-4] ?(?:er|e|eme|st|nd|rd|th)?) (?:trimestres?|semestres?|hal(?:f|ves)|quarters?)(?![a-z])|(?<![a-z])[tqsh][1-4](?!\d)/g;

/** Whether means are to be compared, over a stretch of time. */
export function comparesMeans({ text, movement }: Frame): boolean {
  const folded = fold(text);
  const isMove = movement !== undefined && !COMPARATIVE.test(folded);
  return !isMove && OF_MEANS.test(folded) && !OF_MOVES.test(folded);
}

/** « plus cher », "more expensive": of a height that movement may be read from; « devenu plus cher » is of a move. */
const DEGREE =
  /(?<![a-z])(?:(?:plus|moins) (?:cher|elev|haut|bas|faible|fort)|(?:more|less|most|least) expensive|cheap|dear|higher|lower|highest|lowest)/;
const BECOMES =
  /(?<![a-z])(?:devenu|devien|augment|gagn|perdu|baiss|hauss|recul|becom|became|got|gotten|get|rose|rise|risen|fell|fall|grew faster|gain|lost|increas|decreas)/;

/**
 * Whether it is asked which of several stood higher over a stretch, or that one did is put up: « sur dix ans, qui a produit le
 * plus », "over 2020-2024 which is dearer"; not how either moved.
 */
export function comparesLevels(frame: Frame): boolean {
  const isOfSides = (frame.order !== null && frame.order.over !== 'periods') || plainClaimOf(frame.text);
  return Boolean(isOfSides) && isOfLong(frame) && !isOfMove(frame);
}

/** Of several times in one, and not from one to another. */
function isOfLong({ period }: Frame): boolean {
  return period?.value.kind === 'between' || (period?.value.kind === 'last' && !period.value.asChange);
}

/** Whether it is asked how something moved, and not how high it stood. */
export function isOfMove({ text, movement, comparedMoves, run }: Frame): boolean {
  const folded = fold(text);
  const isMoved = movement !== undefined && !DEGREE.test(folded);
  return (
    isMoved ||
    comparedMoves !== undefined ||
    run !== undefined ||
    OF_MOVES.test(folded) ||
    BECOMES.test(folded)
  );
}

/** Two means of lines side by side, with what lies between them; as they are where they cannot be set against one another. */
export function withGapOfSides(asked: AveragesFindings, { text }: Frame, lexicon: Lexicon): AveragesFindings {
  const found = inOneUnit(asked, lexicon);
  const [first, second] = found.averages;
  if (!first || !second || found.averages.length !== 2 || !areAlike(first, second)) return found;
  if (!isOfSameTime(first, second)) return found;
  const [low, high] = first.mean.value < second.mean.value ? [first, second] : [second, first];
  const claim = plainClaimOf(text);
  return {
    ...found,
    gap: {
      difference: differenceOf(low.mean, high.mean),
      percent: percentOf(low.mean, high.mean),
      over: 'sides',
      by: byOf([first.of, second.of]),
    },
    holds: claim && isTrue(claim, first.mean.value, second.mean.value),
  };
}

/**
 * The means of one line over two stretches, asked for one after the other, as one finding in the order of time with the move from
 * the one to the other; null where they are not of one line.
 */
export function meansOfTimes(one: Findings, other: Findings, frame: Frame): AveragesFindings | null {
  if (one.kind !== 'average' || other.kind !== 'average') return null;
  if (!isOfOneLine(one, other) || !areAlike(one, other)) return null;
  const [before, after] = one.from < other.from ? [one, other] : [other, one];
  if (before.to >= after.from) return null;
  const percent = percentOf(before.mean, after.mean);
  return {
    kind: 'averages',
    outcome: one.outcome,
    facts: [...before.facts, ...after.facts],
    notes: distinct([...before.notes, ...after.notes]),
    citations: distinct([...before.citations, ...after.citations]),
    unit: one.unit,
    averages: [before, after],
    gap: { difference: differenceOf(before.mean, after.mean), percent, over: 'times' },
    holds: areOfLikeTime(one, other) ? holdsOfTimes(one, other, frame, percent) : null,
  };
}

/** Two means of one line over as long a time, in the order of time, with the move from the one to the other; else as they are. */
export function withMoveOfTimes(found: AveragesFindings): AveragesFindings {
  const [before, after] = found.averages.toSorted((one, other) => (one.from < other.from ? -1 : 1));
  if (!before || !after || found.averages.length !== 2 || before.to >= after.from) return found;
  const isOfOne = isOfOneLine(before, after) && areAlike(before, after);
  if (!isOfOne || before.deviation || before.count.value !== after.count.value) return found;
  const gap = {
    difference: differenceOf(before.mean, after.mean),
    percent: percentOf(before.mean, after.mean),
    over: 'times' as const,
  };
  return { ...found, averages: [before, after], gap };
}

/** Years are to be as many; of prices by the month or the week the odd one may be missing, or be still to come. */
function areOfLikeTime(one: AverageFindings, other: AverageFindings): boolean {
  return one.count.value === other.count.value || [one, other].every(({ from }) => !/^\d{4}$/.test(from));
}

/** Whether the first stretch that the question names stands to the other, or the mean moved, as the question has it. */
function holdsOfTimes(
  one: AverageFindings,
  other: AverageFindings,
  frame: Frame,
  percent: AverageFindings['mean'] | null,
): boolean | null {
  const claim = plainClaimOf(frame.text);
  if (claim) return isTrue(claim, one.mean.value, other.mean.value);
  if (percent === null || claimOf(frame.text) || SIZED.test(fold(frame.text).replace(PART_OF_YEAR, ' ')))
    return null;
  return agreesWithMovement(frame, percent.value);
}

/** What is claimed of the side named first beside the other; null where the words may mean it the other way round, or a size. */
function plainClaimOf(text: string): Claim | null {
  const folded = fold(text).replace(PART_OF_YEAR, ' ');
  const isPlain = THAN.test(folded) && !BESIDE_FIRST.test(folded) && !SIZED.test(folded);
  return isPlain ? claimOf(text) : null;
}

/** Means of one dimension in the smallest of their units: sugar by the kilogram beside urea by the tonne. */
function inOneUnit(found: AveragesFindings, lexicon: Lexicon): AveragesFindings {
  const units = found.averages.map(({ mean }) => lexicon.getUnit(mean.unit));
  const [smallest] = units.toSorted((one, other) => one.factor - other.factor);
  if (!smallest || units.some(({ dimension }) => dimension !== smallest.dimension)) return found;
  const averages = found.averages.map((one, at) => {
    const { factor } = units[at] ?? smallest;
    return {
      ...one,
      mean: { ...one.mean, value: (one.mean.value * factor) / smallest.factor, unit: smallest.id },
    };
  });
  return { ...found, averages };
}

/** Means of unlike years are not set against one another. */
function isOfSameTime(one: Timed, other: Timed): boolean {
  return one.from === other.from && one.to === other.to && one.count.value === other.count.value;
}

function isOfOneLine({ of: one }: Averaged, { of: other }: Averaged): boolean {
  return (['product', 'place', 'measure', 'dataset', 'productCode'] as const).every(
    (key) => one[key] === other[key],
  );
}

type Timed = Pick<AverageFindings, 'from' | 'to' | 'count'>;
type Averaged = Pick<AverageFindings, 'mean' | 'of' | 'median' | 'olympic'>;

function areAlike(one: Averaged, other: Averaged): boolean {
  const isOfOneKind = one.median === other.median && one.olympic === other.olympic;
  return isOfOneKind && one.of.measure === other.of.measure && one.mean.unit === other.mean.unit;
}
