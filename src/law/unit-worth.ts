import { BACK_REFERENCE, BY_DECREE, LEANING, RIGHT_ASKED, RIGHT_STATED, RULE } from './legal-cues.js';
import { aspectShare, aspectsOfArticle, aspectsOfQuestion } from './search/answer-aspects.js';
import { isMeaningful, lawWords, stemOf } from './search/law-words.js';
import { readUnits, type TextUnit } from './text-units.js';

/** A unit of a text with how much it decides a question. */
export interface JudgedUnit extends TextUnit {
  /** Position among the units. */
  readonly at: number;
  readonly length: number;
  readonly worth: number;
  /** Whether it is the first to say anything: the principle, as a rule. */
  readonly statesPrinciple: boolean;
  /** Whether it cannot be read without the unit before it. */
  readonly leans: boolean;
  /** The stems of the question that it speaks of, each with its value in this text. */
  readonly stems: ReadonlyMap<string, number>;
}

/** What is asked, as far as it tells a text's units apart. */
interface Asked {
  readonly aspects: number;
  readonly isRight: boolean;
}

/** Set on questions whose decisive words in the article are known (test/fixtures/law/decisive-words.data.ts). */
const WORTH = {
  /** The first sentence states the principle; what comes later is ever more a detail. */
  principle: 1.8,
  perPosition: 0.05,
  rule: 1.15,
  right: 1.3,
  byDecree: 0.6,
  backReference: 0.65,
  /** A sentence that states the kind of figure asked for. */
  aspect: 0.9,
  /** What it is worth where it has no stem of the question: everyday words may all be others. */
  figureAlone: 1,
  /** How much more a stem says that few units of the text have. */
  rarity: 0.7,
  /** Each further stem says less than the one before it: many are synonyms of one word of the question. */
  furtherStem: 0.6,
};
/** A shorter opening is a heading: « Devoirs fondamentaux. » */
const SHORTEST_PRINCIPLE = 60;
/** Words beyond these dilute what a sentence says. */
const TERSE_WORDS = 45;

/** The units of a text in order, each judged for a question of which the weighted stems are known. */
export function judgeUnits(
  text: string,
  question: string,
  stemWeights: ReadonlyMap<string, number>,
): JudgedUnit[] {
  const units = readUnits(text).map((unit) => {
    const words = lawWords(text.slice(unit.start, unit.end));
    const spoken = new Set(
      words
        .filter(isMeaningful)
        .map(stemOf)
        .filter((stem) => stemWeights.has(stem)),
    );
    return { unit, words, spoken };
  });
  const shares = new Map<string, number>();
  for (const { spoken } of units) for (const stem of spoken) shares.set(stem, (shares.get(stem) ?? 0) + 1);
  const valueOf = (stem: string): number =>
    (stemWeights.get(stem) ?? 0) * (1 + WORTH.rarity * Math.log(units.length / (shares.get(stem) ?? 1)));
  const asked: Asked = {
    aspects: aspectsOfQuestion(question),
    isRight: RIGHT_ASKED.test(lawWords(question).join(' ')),
  };
  const principle = units.find(({ unit }) => unit.announces || unit.end - unit.start >= SHORTEST_PRINCIPLE);
  return units.map((one, at) => {
    const stems = new Map([...one.spoken].map((stem) => [stem, valueOf(stem)]));
    const place = (one === principle ? WORTH.principle : 1) / (1 + WORTH.perPosition * at);
    const spoken = spokenWorth([...stems.values()]) + WORTH.figureAlone * aspectShareOf(one.words, asked);
    const worth = spoken * place * sayingFactor(one.words, asked);
    const length = one.unit.end - one.unit.start;
    const leans = LEANING.test(one.words.join(' '));
    return { ...one.unit, at, length, worth, stems, leans, statesPrinciple: one === principle };
  });
}

/** How much a text speaks of a question of which it has stems of these values. */
export function spokenWorth(values: readonly number[]): number {
  const ordered = values.toSorted((left, right) => right - left);
  return ordered.reduce((sum, value, rank) => sum + value * WORTH.furtherStem ** rank, 0);
}

function aspectShareOf(words: readonly string[], { aspects }: Asked): number {
  return aspects === 0 ? 0 : aspectShare(aspects, aspectsOfArticle(words.join(' ')));
}

/** What a sentence does, whatever it speaks of: rules answer, references and delegations do not. */
function sayingFactor(words: readonly string[], asked: Asked): number {
  const folded = words.join(' ');
  let factor = 1 + WORTH.aspect * aspectShareOf(words, asked);
  if (RULE.test(folded)) factor *= WORTH.rule;
  if (asked.isRight && RIGHT_STATED.test(folded)) factor *= WORTH.right;
  if (BY_DECREE.test(folded)) factor *= WORTH.byDecree;
  if (BACK_REFERENCE.test(folded)) factor *= WORTH.backReference;
  return factor / (1 + Math.max(0, words.length - TERSE_WORDS) / (2 * TERSE_WORDS));
}
