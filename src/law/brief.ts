import { aspectShare, aspectsOfArticle, aspectsOfQuestion } from './search/answer-aspects.js';
import { isMeaningful, lawWords, stemOf } from './search/law-words.js';
import { BY_DECREE, EXCEPTION, FIGURE, LEANING } from './legal-cues.js';
import { readUnits } from './text-units.js';

/** Pieces that are read at a glance need no statement in front of them. */
const SHORT = 280;
const LONGEST = 260;
/** The statement speaks of the question nearly as much as the best sentence beside it. */
const NEAR_SHARE = 0.6;
/** A right or duty is told in front only by the sentence that speaks most of the question: what else the article allows could mislead. */
const SAME_SHARE = 0.95;
const FEWEST_STEMS = 2;
const WORTH = {
  principle: 1.4,
  prohibition: 1.8,
  authority: 0.4,
  leaning: 0.6,
  exception: 0.5,
  byDecree: 0.5,
};
const PROHIBITION = /\b(?:est|sont) interdite?s?\b/u;
/** Who decides where the law leaves it open, which says little of what is allowed. */
const AUTHORITY = /^(?:le |la |l )?(?:tribunal|juge|prefet|ministre|autorite|conseil)\b/u;
/** Words beyond these dilute what a sentence says of the question. */
const TERSE_WORDS = 30;
const FIGURE_ASKED =
  /\b(?:combien|delais?|preavis|duree|distance|superficie|surface|taux|montant|pourcentage|proportion|nombre|age|amende|peine|how (?:long|much|many|far|wide|big|soon|old)|notice|fine|penalty|deadline)\b/u;
const RIGHT_ASKED =
  /\b(?:(?:puis|dois|peut|peuvent|doit|doivent|pouvons|devons|faut|est|a t|ai) (?:je|il|elle|on|ils|elles|nous|ce)|ai je|le droit|interdite?s?|autorisee?s?|permis|obligatoire|can|may|must|allowed|legal|forbidden|have to|need to)\b/u;

const RIGHT_STATED =
  /\b(?:interdite?s?|(?:ne )?peu(?:t|vent)|doi(?:t|vent)|tenue?s?|obligatoires?|(?:a|ont) droit|soumise?s? a|subordonnee?s? a)\b/u;
const AGE_ASKED = /\b(?:age|how old)\b/u;
const AGE_STATED = /\bage|\b(?:jours|semaines|mois|ans)\b/u;

/** What is asked besides figures and rights, and the words by which a sentence answers it. */
const STATEMENTS: readonly (readonly [question: RegExp, sentence: RegExp])[] = [
  [
    /^qui\b|\bqui (?:paie|paye|doit|peut|fixe|decide|nomme|controle|delivre|supporte|entretient)\b|\bwho\b/u,
    /\b(?:a la charge|incombe|tenue?s? d|(?:est|sont) \w{3,14}es? par (?:le|la|l|les))\b/u,
  ],
  [
    /\b(?:a|sous|dans) quel(?:le)?s? (?:conditions?|cas)\b|\b(?:under|on) what conditions?\b|\bin what cases?\b/u,
    /\b(?:si|lorsque|a condition|sous reserve|a moins|que s il|en cas de)\b/u,
  ],
  [RIGHT_ASKED, RIGHT_STATED],
];

interface Statement {
  readonly text: string;
  readonly worth: number;
  /** Whether it answers what is asked, apart from speaking of it. */
  readonly answers: boolean;
}

/**
 * The one statement of the quoted pieces that says the figure, delay, right, duty or prohibition asked for: an exact
 * substring of one of them. Null where nothing of the kind is asked, none states it, or the pieces are short.
 */
export function chooseBrief(
  pieces: readonly string[],
  question: string,
  stemWeights: ReadonlyMap<string, number>,
): string | null {
  if (pieces.join(' ').length < SHORT) return null;
  const sentences = pieces.flatMap((piece) =>
    readUnits(piece).map(({ start, end }) => trimmed(piece.slice(start, end))),
  );
  const asked = aspectsOfQuestion(question);
  const folded = lawWords(question).join(' ');
  if (FIGURE_ASKED.test(folded)) {
    const states = (clause: string): boolean => {
      const words = lawWords(clause).join(' ');
      const isOfAge = AGE_ASKED.test(folded) && AGE_STATED.test(words);
      return FIGURE.test(words) && (isOfAge || aspectShare(asked, aspectsOfArticle(clause)) > 0);
    };
    const best = bestOf(sentences, stemWeights, NEAR_SHARE, states);
    return best === null ? null : upTo(best, states);
  }
  const [, saying] = STATEMENTS.find(([wanted]) => wanted.test(folded)) ?? [];
  if (saying === undefined) return null;
  const best = bestOf(sentences, stemWeights, SAME_SHARE, (one) => saying.test(lawWords(one).join(' ')));
  return best !== null && best.length <= LONGEST ? best : null;
}

/** The answering sentence that speaks most of the question; null where another speaks more of it, or none does. */
function bestOf(
  sentences: readonly string[],
  stemWeights: ReadonlyMap<string, number>,
  share: number,
  answers: (sentence: string) => boolean,
): string | null {
  const statements = sentences.map((text, at) => {
    const worth = worthOf(text, stemWeights) * (at === 0 ? WORTH.principle : 1);
    return { text, worth, answers: answers(text) };
  });
  const most = Math.max(0, ...statements.map(({ worth }) => worth));
  const best = statements
    .filter((one) => one.answers && one.worth > 0 && !one.text.endsWith(':'))
    .reduce<Statement | null>((top, one) => (top === null || one.worth > top.worth ? one : top), null);
  return best !== null && best.worth >= most * share ? best.text : null;
}

/** How much a sentence speaks of the question; what departs from a rule, or leans on another sentence, counts less. */
function worthOf(text: string, stemWeights: ReadonlyMap<string, number>): number {
  const words = lawWords(text);
  const folded = words.join(' ');
  const own = [...new Set(words.filter(isMeaningful).map(stemOf))];
  const stems = own.filter((stem) => stemWeights.has(stem));
  if (stems.length < Math.min(FEWEST_STEMS, own.length - 1, stemWeights.size)) return 0;
  let worth = stems.reduce((sum, stem) => sum + (stemWeights.get(stem) ?? 0), 0);
  if (PROHIBITION.test(folded)) worth *= WORTH.prohibition;
  if (AUTHORITY.test(folded)) worth *= WORTH.authority;
  if (LEANING.test(folded)) worth *= WORTH.leaning;
  if (EXCEPTION.test(folded)) worth *= WORTH.exception;
  if (BY_DECREE.test(folded)) worth *= WORTH.byDecree;
  return worth / (1 + Math.max(0, words.length - TERSE_WORDS) / (2 * TERSE_WORDS));
}

/** Of a long sentence the beginning, to the end of the clause with the figure; null where that is long too. */
function upTo(sentence: string, states: (clause: string) => boolean): string | null {
  if (sentence.length <= LONGEST) return sentence;
  for (const { 0: clause, index } of sentence.matchAll(/[^,;:]+/gu)) {
    const end = index + clause.length;
    if (end > LONGEST) return null;
    if (states(clause)) return sentence.slice(0, end).trimEnd();
  }
  return null;
}

/** Without the number of an item and the sign that ends it. */
function trimmed(sentence: string): string {
  return sentence
    .trim()
    .replace(/^(?:[IVX]{1,5}\. ?[-–—] ?|\d{1,2}° |[a-z]\) |[-–—] ?)/u, '')
    .replace(/ ?[.;]$/u, '');
}
