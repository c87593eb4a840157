import {
  BACK_REFERENCE,
  BY_DECREE,
  DUTY_ASKED,
  DUTY_STATED,
  EXCEPTION,
  FIGURE,
  OPEN_QUESTION,
  PROHIBITION,
  RIGHT_ASKED,
  RIGHT_STATED,
  YES_OR_NO,
} from './legal-cues.js';
import { aspectShare, aspectsOfArticle, aspectsOfQuestion } from './search/answer-aspects.js';
import { isMeaningful, lawWords, stemOf } from './search/law-words.js';
import { judgeUnits, spokenWorth, type JudgedUnit } from './unit-worth.js';

/** Pieces that are read at a glance need no statement in front of them. */
const SHORT = 280;
const LONGEST = 300;
/** The statement speaks of the question nearly as much as the sentence of the article that speaks of it most. */
const NEAR_SHARE = 0.6;
/** Of the question, or all but one of a sentence that has few. */
const FEWEST_STEMS = 2;
/** Words beyond these dilute what a sentence says of the question. */
const TERSE_WORDS = 30;
const FIGURE_ASKED =
  /\b(?:combien|delais?|preavis|duree|distance|superficie|surface|taux|montant|pourcentage|proportion|nombre|age|amende|peine|how (?:long|much|many|far|wide|big|soon|old)|notice|fine|penalty|deadline)\b/u;
const AGE_ASKED = /\b(?:age|how old)\b/u;
const AGE_STATED = /\bages?\b|\b(?:jours|semaines|mois|ans)\b/u;
const PAYER_ASKED = /\bqui (?:paie|paye|regle|supporte|rembourse)\b|\bwho (?:pays|has to pay|must pay)\b/u;
const PAYER_STATED = /\b(?:a la charge|incombe|supporte)\b/u;
/** A later sentence that takes the rule back for some: without it the rule would mislead. */
const TAKEN_BACK = /\b(?:n est|ne sont) pas (?:non plus )?applicables?\b|\bne s appliquent? pas\b/u;

/** A sentence with its folded words. */
interface Statement {
  readonly unit: JudgedUnit;
  readonly text: string;
  readonly folded: string;
  /** How much it speaks of the question. */
  readonly worth: number;
}

/**
 * The one sentence among the quotes that says the figure, payer, right or prohibition asked for: an exact substring of
 * one of them, whole but for its item number and full stop, so that no condition is lost. Null where nothing of the kind
 * is asked, where none says it by itself, or where the quotes are short.
 */
export function chooseBrief(
  text: string,
  quotes: readonly string[],
  question: string,
  stemWeights: ReadonlyMap<string, number>,
): string | null {
  if (quotes.join(' ').length < SHORT) return null;
  const all = judgeUnits(text, question, stemWeights).map((unit): Statement => {
    const sentence = text.slice(unit.start, unit.end);
    const words = lawWords(sentence);
    const dilution = 1 + Math.max(0, words.length - TERSE_WORDS) / (2 * TERSE_WORDS);
    const worth = spokenWorth([...unit.stems.values()]) / dilution;
    return { unit, text: sentence, folded: words.join(' '), worth };
  });
  const answers = answerTo(question);
  if (answers === null) return null;
  const most = Math.max(...all.map(({ worth }) => worth));
  // Of several figures of the kind asked for the later ones are of further steps or cases.
  const saying = all.filter((one) => answers.says(one));
  const best = (answers.isFigure ? saying.slice(0, 1) : saying).find(
    (one) => one.worth >= most * NEAR_SHARE && standsAlone(one) && isQuoted(one, quotes),
  );
  const isTakenBack = all.some(({ folded }) => TAKEN_BACK.test(folded));
  return best === undefined || (isTakenBack && !answers.isFigure) ? null : bare(best.text);
}

interface Answer {
  readonly isFigure: boolean;
  readonly says: (one: Statement) => boolean;
}

/** What would answer the question in one sentence; null where no single sentence could. */
function answerTo(question: string): Answer | null {
  const folded = lawWords(question).join(' ');
  const isOpen = OPEN_QUESTION.test(folded);
  const isYesOrNo = YES_OR_NO.test(folded) && !isOpen;
  if (FIGURE_ASKED.test(folded) && !isYesOrNo) {
    const asked = aspectsOfQuestion(question);
    const isOfAge = AGE_ASKED.test(folded);
    const says = (one: Statement): boolean =>
      FIGURE.test(one.folded) &&
      ((isOfAge && AGE_STATED.test(one.folded)) || aspectShare(asked, aspectsOfArticle(one.text)) > 0);
    return { isFigure: true, says };
  }
  if (PAYER_ASKED.test(folded)) return { isFigure: false, says: (one) => PAYER_STATED.test(one.folded) };
  if (!isYesOrNo) return null;
  const says = (one: Statement): boolean =>
    PROHIBITION.test(one.folded) ||
    (one.unit.statesPrinciple &&
      ((RIGHT_ASKED.test(folded) && RIGHT_STATED.test(one.folded)) ||
        (DUTY_ASKED.test(folded) && DUTY_STATED.test(one.folded))));
  return { isFigure: false, says };
}

/** Whether a sentence can be read by itself: no item of a list, no exception to another, nothing left to a decree. */
function standsAlone({ unit, text, folded }: Statement): boolean {
  const own = new Set(folded.split(' ').filter(isMeaningful).map(stemOf));
  return (
    unit.lead === null &&
    !unit.announces &&
    !unit.leans &&
    unit.stems.size >= Math.min(FEWEST_STEMS, own.size - 1) &&
    text.length <= LONGEST &&
    ![EXCEPTION, BY_DECREE, BACK_REFERENCE].some((pattern) => pattern.test(folded))
  );
}

function isQuoted({ text }: Statement, quotes: readonly string[]): boolean {
  return quotes.some((quote) => quote.includes(text));
}

/** Without the number of its paragraph and the sign that ends it. */
function bare(sentence: string): string {
  return sentence
    .trim()
    .replace(/^[IVX]{1,5}(?: (?:bis|ter))?\.? ?[-–—―] ?/u, '')
    .replace(/ ?[.;]$/u, '');
}
