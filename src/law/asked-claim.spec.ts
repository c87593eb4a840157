import { describe, expect, it } from 'vitest';
import { isOfOtherClaim } from './asked-claim.js';
import { lawWords } from './search/law-words.js';

const folded = (text: string): string => lawWords(text).join(' ');
const OF_FUND = 'la MSA peut réclamer des cotisations pendant trois ans';
const OF_INSURED = 'celui qui a trop payé à la MSA peut demander le remboursement pendant trois ans';
const BACK =
  'En cas de remboursement, les caisses de mutualité sociale agricole sont en droit de demander le reversement des prestations';
const NOTICE = 'avant de poursuivre, la MSA envoie une mise en demeure de payer dans un mois';

describe('who claims from whom', () => {
  it.each([
    ['How far back can I claim a refund from the MSA?', OF_FUND, true],
    ['How far back can I claim a refund from the MSA?', OF_INSURED, false],
    ["jusqu'à quand puis-je demander à la MSA le remboursement d'un trop-versé", OF_FUND, true],
    ["J'ai payé trop de cotisations, combien de temps ai-je pour réclamer ?", NOTICE, true],
    ['I overpaid my contributions, how long do I have to claim them back?', BACK, true],
    ['La MSA me rembourse-t-elle, et jusqu’à quand ?', OF_FUND, true],
    ['Combien de temps la MSA a-t-elle pour me rembourser ?', BACK, true],
    ['How far back can the MSA claim unpaid contributions?', OF_INSURED, true],
    ['How far back can the MSA claim unpaid contributions?', OF_FUND, false],
    ['La MSA peut-elle me réclamer des cotisations de 2019 ?', OF_INSURED, true],
    ['Can the MSA make me pay contributions from 2019?', OF_INSURED, true],
    ['Prescription des cotisations ?', OF_FUND, false],
    ['Prescription des cotisations ?', OF_INSURED, false],
    ['jusqu’à quand demander à la MSA un remboursement', 'les cotisations sont dues le 5 novembre', false],
  ])('%s / %s', (asked, stated, expected) => {
    expect(isOfOtherClaim(folded(asked), folded(stated))).toBe(expected);
  });
});
