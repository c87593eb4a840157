import type { Evidence } from '../reading.js';

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
  return evidence.reading.tokens.filter(({ folded }) => COUNT.test(folded)).length >= 2;
}

const EACH =
  /(?:^| )(?:chacune?s?|each|apiece)(?: |$)|(?:^| )(?:si je (?:mets|mange|donne|trais)|if i (?:put|feed|eat|milk)) .*(?:^| )(?:par|per|an?) (?:hectare|ha|jour|semaine|mois|day|week|month|acre)(?: |$)/;
const COUNT =
  /^(?:\d{1,3}|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|quarante|cinquante|cent|two|three|four|five|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred)$/;
