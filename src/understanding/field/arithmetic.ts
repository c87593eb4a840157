import type { Evidence } from '../reading.js';
import { readNumber } from '../text/number-words.js';
import type { Token } from '../text/tokens.js';

/** « 17 fois 23 », "12 x 40", « douze poules pondent chacune cinq œufs, ça fait combien »: sums are not done here. */
export function isArithmetic(evidence: Evidence): boolean {
  const { tokens } = evidence.reading;
  const isProduct = tokens.some(
    ({ folded }, at) =>
      /^(?:fois|times|x|\*|×)$/.test(folded) &&
      tokens[at - 1]?.kind === 'number' &&
      tokens[at + 1]?.kind === 'number',
  );
  return isProduct || EQUATION.test(evidence.reading.source.text) || isOfEach(evidence);
}

/** « 1+1 = ». */
const EQUATION = /\d ?[+*/×÷] ?\d+ ?(?:=|font|fait|égale|is|equals)/u;

/** So many of something each, and how many it makes of them all: « 3 vaches par hectare : combien d'hectares pour 45 vaches ? ». */
function isOfEach(evidence: Evidence): boolean {
  const { words } = evidence;
  if (!evidence.has('how-much') || evidence.all('place').length > 0 || !EACH.test(words)) return false;
  const { tokens } = evidence.reading;
  return tokens.filter((_, at) => isCount(tokens, at)).length >= 2;
}

/** A number that is no year and no article: « 3 », « douze ». */
function isCount(tokens: readonly Token[], at: number): boolean {
  const { value = 0 } = readNumber(tokens, at) ?? {};
  return value < 1000 && (value > 1 || tokens[at]?.kind === 'number');
}

const EACH =
  /(?:^| )(?:chacune?s?|each|apiece)(?: |$)|(?:^| )(?:si je (?:mets|mange|donne|trais)|if i (?:put|feed|eat|milk)) .*(?:^| )(?:par|per|an?) (?:hectare|ha|jour|semaine|mois|day|week|month|acre)(?: |$)/;
