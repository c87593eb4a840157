import { isOfOtherAnimal } from './asked-animal.js';
import { readAsked, type AskedQuestion } from './asked-question.js';
import { agreedBrief } from './brief-agreement.js';
import { isDoubtful, mayBeTold, noteStanding, speakingItself } from './brief-standing.js';
import { chooseBrief, type Brief, type QuotedText } from './brief.js';
import { decisiveSentence } from './decisive-sentence.js';
import { chooseForStory, chooseHeadnotes, type ChosenHeadnote } from './headnote-choice.js';
import { isOutdone } from './headnote-rivals.js';
import { RURAL_CODE_CID, type LawArticle } from './law-article.js';
import { choosePassage, type Passage } from './passage.js';
import type { Headnote } from './search/headnotes.js';
import { countNear, type LawConfidence } from './search/law-confidence.js';
import type { SpokenQuestion } from './search/law-question.reader.js';
import type { LawSearchHit } from './search/law-search.js';
import { lawWords } from './search/law-words.js';
import { statementsOf } from './statement.js';
import { judgeUnits, type JudgedUnit } from './unit-worth.js';

/** An article that answers a question, with what is quoted of it. */
export interface LawHit {
  readonly article: LawArticle;
  readonly passage: Passage;
  /** What it says of the question in one sentence; null where none does, and of all but the first. */
  readonly brief: Brief | null;
  readonly score: number;
}

/** Up to this length an article is quoted whole, so that all of it may be stated in brief. */
const QUOTED_WHOLE = 900;

/** What is known of a question when its articles are quoted. */
export interface QuotingContext {
  readonly spoken: SpokenQuestion;
  readonly kind: LawConfidence;
  /** By article number of the Code rural. */
  readonly headnotes: ReadonlyMap<string, readonly Headnote[]>;
}

/** The articles of the hits, in their order, each with the sentences to quote, the first with what it says in brief. */
export function quoteHits(
  found: readonly LawSearchHit[],
  articles: readonly LawArticle[],
  { spoken, kind, headnotes }: QuotingContext,
): LawHit[] {
  const scores = new Map(found.map((hit) => [hit.articleId, hit.score]));
  const asked = readAsked(spoken);
  const read = articles.map(({ text, number, codeCid }) => ({
    text,
    units: judgeUnits(text, asked),
    notes: codeCid === RURAL_CODE_CID ? (headnotes.get(number) ?? []) : [],
  }));
  const [first] = read;
  const choosing = { asked, standing: noteStanding(found, kind) };
  const noted = articles.map(({ id }, at) => ({ score: scores.get(id) ?? 0, notes: read[at]?.notes ?? [] }));
  const plain = first === undefined ? [] : chooseHeadnotes(first.notes, first, choosing);
  const quoted = read.map(({ text, units }, at) => quoteText(text, units, asked, at === 0 ? plain : []));
  const isOfOther = isDoubtful(found);
  const own =
    plain.length > 0 || isOfOther ? null : ofAskedAnimal(briefOf(quoted, found, { kind, asked }), asked);
  const told = plain.length > 0 || own !== null || !first ? [] : chooseForStory(noted, first, choosing);
  const chosen = [...plain, ...told];
  const judged = read.map(({ text, units }, at) =>
    at === 0 && told.length > 0 ? quoteText(text, units, asked, told) : quoted[at],
  );
  const brief =
    own ?? (chosen.length > 0 ? inPlainWords(chosen, isOfOther || isOutdone(noted, asked.concepts)) : null);
  return articles.map((article, at) => ({
    article,
    passage: judged[at]?.passage ?? { quotes: [] },
    brief: at === 0 ? brief : null,
    score: scores.get(article.id) ?? 0,
  }));
}

/** What is quoted of a text, whole where it is short; the sentences of the chosen rules before all others. */
function quoteText(
  text: string,
  units: readonly JudgedUnit[],
  asked: AskedQuestion,
  chosen: readonly ChosenHeadnote[],
): QuotedText & { readonly passage: Passage } {
  const decisive = chosen.flatMap((one) => one.units);
  const passage = choosePassage(text, units, asked, decisive);
  return { text, units, passage, quotes: text.length <= QUOTED_WHOLE ? [text] : passage.quotes };
}

/** The rules in plain words; their sentences stand in the quotation. */
function inPlainWords(chosen: readonly ChosenHeadnote[], isRivalled: boolean): Brief {
  const rules = chosen.map(({ note: { french, english } }) => ({ french, english }));
  return {
    statement: [],
    plain: { kind: 'headnote', rules, isNearest: isRivalled || chosen.some((one) => one.isNearest) },
    covers: chosen[0]?.covers ?? 0,
    isOfDeed: true,
  };
}

/** None where its sentence is of other animals than those asked about. */
function ofAskedAnimal(brief: Brief | null, { folded }: AskedQuestion): Brief | null {
  const stated = lawWords(brief?.statement.join(' ') ?? '').join(' ');
  return isOfOtherAnimal(folded, stated) ? null : brief;
}

/** What the first article says, where no near one says otherwise, be it in its own words alone. */
function briefOf(
  [first, ...others]: readonly QuotedText[],
  found: readonly LawSearchHit[],
  { kind, asked }: { readonly kind: LawConfidence; readonly asked: AskedQuestion },
): Brief | null {
  const isTold = mayBeTold(found, kind, asked);
  const speaking = speakingItself(found, kind, asked);
  if (first === undefined || (!isTold && speaking === null)) return null;
  const statements = statementsOf(first.text, first.units, asked.concepts);
  const own = isTold ? chooseBrief(first, asked, statements) : null;
  if (own !== null)
    return agreedBrief([own, ...others.slice(0, countNear(found) - 1).map((one) => chooseBrief(one, asked))]);
  return speaking === null ? null : decisiveSentence(first, { statements, kind: speaking }, asked);
}
