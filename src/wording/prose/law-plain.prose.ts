import type { LawFigure, LawPenalty, LawVerdict, PlainAnswer } from '../law.findings.js';
import { formatNumber } from '../number-format.js';
import { monthName } from '../period-wording.js';
import { COUNTED, DECIDERS, PARTS, SEVERAL, SILENCE } from './law-plain.data.js';

type Bound = NonNullable<LawFigure['bound']>;

const BOUNDS: Readonly<Record<Bound, readonly [french: string, english: string]>> = {
  least: ['au moins', 'at least'],
  most: ['au plus', 'at most'],
  more: ['plus de', 'more than'],
  less: ['moins de', 'less than'],
  latest: ['au plus tard le', 'no later than'],
  before: ['avant le', 'before'],
  until: ["jusqu'au", 'until'],
  from: ['à partir du', 'from'],
};

/** « au moins dix-huit mois », « le préfet », « un an d'emprisonnement »: numbers and names stay as the law writes them. */
export function inFrench(plain: PlainAnswer): string {
  switch (plain.kind) {
    case 'figure':
      return `${limits(plain).map(figureInFrench).join(' et ')}${plain.asRule ? ' en principe' : ''}`;
    case 'decider':
      return plain.words;
    case 'headnote':
      return plain.rules.map(({ french }) => french).join(' ; ');
    case 'penalty':
      return penaltyInFrench(plain);
    case 'silence':
      return `le silence vaut ${SILENCE[plain.means][0]}`;
    default:
      return verdictInFrench(plain);
  }
}

/** "at least 18 months", "the prefect (« le préfet »)", "1 year in prison". */
export function inEnglish(plain: PlainAnswer): string {
  switch (plain.kind) {
    case 'figure':
      return `${limits(plain).map(figureInEnglish).join(' and ')}${plain.asRule ? ' as a rule' : ''}`;
    case 'decider':
      return deciderInEnglish(plain.words);
    case 'headnote':
      return plain.rules.map(({ english }) => english).join('; ');
    case 'penalty':
      return penaltyInEnglish(plain);
    case 'silence':
      return `silence counts as ${SILENCE[plain.means][1]}`;
    default:
      return verdictInEnglish(plain);
  }
}

/** The figure, and the one that limits it on the other side. */
function limits({ figure, upTo }: Extract<PlainAnswer, { kind: 'figure' }>): LawFigure[] {
  return upTo === undefined ? [figure] : [figure, upTo];
}

/** Of « au tiers de la récolte » the part alone is told: « un tiers ». */
const BARE_PART = /^(?:tiers|quarts?|\p{L}+ième)$/u;

function figureInFrench({ words: stated, bound, unit }: LawFigure): string {
  const words = `${BARE_PART.test(stated) ? 'un ' : ''}${stated.charAt(0).toLowerCase()}${stated.slice(1)}`;
  if (bound !== null) return `${BOUNDS[bound][0]} ${words}`;
  return unit.startsWith('date-') || unit === 'weekday' ? `le ${words}` : words;
}

function figureInEnglish(figure: LawFigure): string {
  const { bound } = figure;
  const amount = NAMED_TIMES.has(figure.unit) ? quoted(figure.words) : amountInEnglish(figure);
  if (bound !== null) return `${BOUNDS[bound][1]} ${amount}`;
  return figure.unit.startsWith('date-') ? `on ${amount}` : amount;
}

/** Times that have no English of ours stay French. */
const NAMED_TIMES: ReadonlySet<string> = new Set(['weekday', 'moment']);

function amountInEnglish({ value, unit }: LawFigure): string {
  if (unit.startsWith('date-')) return `${value} ${monthName(Number(unit.slice('date-'.length)), 'en')}`;
  const part = PARTS[unit];
  if (part) return value === 1 ? part[0] : `${SEVERAL[value] ?? value} ${part[1]}`;
  if (value === 1 && unit.startsWith('time-')) return `once ${unit.slice('time-'.length).replace('-', ' ')}`;
  const [one, several] = COUNTED[unit] ?? [unit, unit];
  const decimals = Number.isInteger(value) ? 0 : 2;
  return `${formatNumber(value, 'en', { decimals })} ${value === 1 ? one : several}`;
}

/** Names that have no English of ours stay French. */
function deciderInEnglish(words: string): string {
  const plain = words.toLowerCase().replaceAll('’', "'").normalize('NFD').replace(/\p{M}/gu, '');
  const english = DECIDERS[plain];
  return english === undefined ? quoted(words) : `${english} (${quoted(words)})`;
}

function quoted(words: string): string {
  return `«\u00a0${words}\u00a0»`;
}

function penaltyInFrench({ prison, fine, offenceClass }: LawPenalty): string {
  if (offenceClass !== null)
    return `l'amende des contraventions de la ${offenceClass === 1 ? '1re' : `${offenceClass}e`} classe`;
  const parts = [
    prison === null ? '' : `${figureInFrench(prison)} d'emprisonnement`,
    fine === null ? '' : `${figureInFrench(fine)} d'amende`,
  ];
  return parts.filter((part) => part !== '').join(' et ');
}

function penaltyInEnglish({ prison, fine, offenceClass }: LawPenalty): string {
  if (offenceClass !== null) return `the fine for a petty offence of class ${offenceClass}`;
  const parts = [
    prison === null ? '' : `${figureInEnglish(prison)} in prison`,
    fine === null ? '' : `a fine of ${figureInEnglish(fine)}`,
  ];
  return parts.filter((part) => part !== '').join(' and ');
}

const FRENCH_RULES: Readonly<Record<LawVerdict['rule'], readonly [plain: string, conditional: string]>> = {
  allowed: ['', ', sous conditions'],
  forbidden: [", c'est interdit", ", c'est interdit, sauf exceptions"],
  restricted: [', mais seulement sous conditions', ', mais seulement sous conditions'],
  required: [", c'est obligatoire", ', sous conditions'],
};
const ENGLISH_RULES: Readonly<Record<LawVerdict['rule'], readonly [plain: string, conditional: string]>> = {
  allowed: ['', ', under conditions'],
  forbidden: [', this is forbidden', ', this is forbidden, with exceptions'],
  restricted: [', but only under conditions', ', but only under conditions'],
  required: [', this is required', ', under conditions'],
};

function verdictInFrench({ rule, isConditional, isYes, onlyIf }: LawVerdict): string {
  if (onlyIf !== undefined) return `seulement ${quoted(onlyIf)}`;
  return `${isYes ? 'oui' : 'non'}${FRENCH_RULES[rule][isConditional ? 1 : 0]}`;
}

function verdictInEnglish({ rule, isConditional, isYes, onlyIf }: LawVerdict): string {
  if (onlyIf !== undefined) return `only ${quoted(onlyIf)}`;
  return `${isYes ? 'yes' : 'no'}${ENGLISH_RULES[rule][isConditional ? 1 : 0]}`;
}
