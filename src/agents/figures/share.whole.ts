import type { Lexicon } from '../../lexicon/lexicon.js';
import { fold } from '../../understanding/text/normalise.js';
import type { KnownFact } from '../../wording/facts.js';
import type { NoFigure } from '../../wording/figure.findings.js';
import { explain, noFigure } from './explanation.js';
import type { Desk, FigureAnswer, Question } from './question.js';
import type { Failure } from './seeking.js';
import type { Sides } from './share.sides.js';

interface Both {
  part: KnownFact;
  whole: KnownFact;
}

/** Words that set one thing in proportion to another, of which it need be no part. */
const PROPORTION =
  /(?<![a-z])(?:par rapport|relativement|comparee?s?|rapportee?s?|face (?:a|au|aux)|versus|vs|relative to|compared|as a percentage of|as a share of|en (?:pourcentage|pourcent|%) d|ratio)(?![a-z])/;

/** Whether the figure of the whole has that of the part in it, as far as the hierarchy of products tells; or need not. */
export function isWithin({ frame }: Question, { lexicon }: Desk, { part, whole }: Both): boolean {
  if (part.product === whole.product || contains(lexicon, whole.product, part.product)) return true;
  return PROPORTION.test(fold(frame.text));
}

function contains(lexicon: Lexicon, wide: string, narrow: string): boolean {
  const isLand = lexicon.findProduct(wide)?.kind === 'land';
  return isLand || lexicon.isPartOf(narrow, wide);
}

/** That there is no such share: the figures of the one do not have the other in them. */
export async function notWithin(question: Question, desk: Desk, { part, whole }: Both): Promise<NoFigure> {
  const findings = await noFigure(question, desk, [], 'no-part');
  return { ...findings, asked: { ...findings.asked, products: [part.product, whole.product] } };
}

/** What was looked for and not found, and whether that is the whole alone. */
export interface Missing {
  failures: Failure[];
  lacksWhole: boolean;
}

/** Why there is no share: where the part has a figure, it is the whole that has none. */
export async function withoutShare(
  question: Question,
  desk: Desk,
  { part, whole }: Sides,
  { failures, lacksWhole }: Missing,
): Promise<FigureAnswer> {
  const found = await explain(question, desk, failures);
  if (found.kind !== 'no-figure' || !lacksWhole || part.place === whole.place) return found;
  return { ...found, asked: { ...found.asked, products: [whole.product], places: [whole.place] } };
}

const TOGETHER =
  /(?<![a-z])(?:ensemble|reuni\w*|additionne\w*|cumul\w*|(?:eux|elles) (?:deux|trois)|together|combined|jointly|total)(?![a-z])/;
const APART =
  /(?<![a-z])(?:que|qu|than|ou|or|lequel|laquelle|lesquels|which|celle|respective\w*|chacune?|each)(?![a-z])/;
const SHARES = /(?<![a-z])(?:parts?|shares?|pourcentages?|percentages?)(?![a-z])/g;

/** Whether several places are set against one another (« plus lourd que », « part de l'une et part de l'autre »), not added up. */
export function areSetApart({ frame }: Question): boolean {
  const text = fold(frame.text);
  if (TOGETHER.test(text)) return false;
  return APART.test(text) || (text.match(SHARES) ?? []).length > 1;
}
