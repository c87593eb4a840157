import { describe, expect, it } from 'vitest';
import { isDoneByOpponent, isEntitledOpponent, isOfOtherDeath, isOfUnaskedDeath } from './asked-actor.js';
import { lawWords } from './search/law-words.js';

const folded = (text: string): string => lawWords(text).join(' ');

describe('whose death a question is of', () => {
  it.each([
    ['Mon proprio est décédé, mon bail tombe ?', 'à la mort du fermier, le bail continue', true],
    ['My landlord died last month. Does my lease end?', 'en cas de décès du preneur, le bail continue', true],
    [
      'Après le décès de mon bailleur, que devient le bail ?',
      'si le fermier décédé ne laisse personne',
      true,
    ],
    ['Mon fermier est mort, le bail continue ?', 'à la mort du fermier, le bail continue', false],
    ['Mon fermier est mort, le bail continue ?', 'à la mort du bailleur, le bail continue', true],
    ['Mon proprio est décédé, mon bail tombe ?', 'un bail rural dure au moins neuf ans', false],
    ['Qui reprend le bail après un décès ?', 'à la mort du fermier, le bail continue', false],
  ])('%s / %s', (asked, stated, expected) => {
    expect(isOfOtherDeath(folded(asked), folded(stated))).toBe(expected);
  });
});

describe('whether a rule of a death is of what is asked', () => {
  const HORSE = "à la mort du cheval, le propriétaire renvoie sa carte d'immatriculation";
  const FARMER = "si l'exploitant meurt d'un accident du travail, son conjoint reçoit une rente";

  it.each([
    ["carte d'immatriculation du cheval après achat, que faire ?", HORSE, true],
    ['mon cheval est mort, que faire de sa carte ?', HORSE, false],
    ["combien touche l'exploitant après un accident ?", FARMER, true],
    ['My husband was killed by his tractor. What do I get?', FARMER, false],
    ['Je suis veuve, ai-je droit à une rente ?', FARMER, false],
    ['Le bail peut-il passer aux enfants ?', 'à la mort du fermier, le bail continue', false],
    ['Can the lease pass to my children?', 'à la mort du fermier, le bail continue', false],
    ['Mon bail passe-t-il en zone bio ?', 'à la mort du fermier, le bail continue', true],
    ["combien touche l'exploitant après un accident ?", 'après un accident, il est indemnisé', false],
  ])('%s / %s', (asked, stated, expected) => {
    expect(isOfUnaskedDeath(folded(asked), folded(stated))).toBe(expected);
  });
});

describe('who is entitled to what is claimed', () => {
  const TENANT =
    'le fermier qui a amélioré le fonds par son travail ou ses investissements a droit à une indemnité';
  const LANDLORD = 'si le bien loué est dégradé, le propriétaire a droit en fin de bail à une indemnité';

  it.each([
    ['My tenant is leaving and has let the house fall to pieces. Can I claim compensation?', TENANT, true],
    ['My tenant is leaving and has let the house fall to pieces. Can I claim compensation?', LANDLORD, false],
    ['Le bailleur a-t-il droit à une indemnité à la fin du bail ?', TENANT, true],
    ['Mon fermier a tout cassé, puis-je lui faire payer les dégâts ?', TENANT, true],
    ['Mon propriétaire peut-il récupérer la terre, et puis-je réclamer une indemnité ?', LANDLORD, true],
    // What the other one claims is his.
    ['Mon fermier part et réclame une indemnité pour son hangar. Dois-je payer ?', TENANT, false],
    ['My tenant is leaving and wants compensation for the drainage. Do I owe him anything?', TENANT, false],
    ['Je pars en retraite, ai-je droit à une indemnité ?', TENANT, false],
    ['Mon bail finit, le propriétaire me doit-il une indemnité ?', TENANT, false],
  ])('%s / %s', (asked, stated, expected) => {
    expect(isEntitledOpponent(folded(asked), folded(stated))).toBe(expected);
  });
});

describe('who of landlord and tenant may do what a sentence allows', () => {
  it.each([
    ['Mon propriétaire veut couper les arbres', "sous réserve de l'accord du bailleur, le preneur", true],
    ['Puis-je couper les arbres de mon propriétaire ?', "avec l'accord du bailleur, le preneur", false],
    ['Mon bailleur veut passer, en a-t-il le droit ?', 'le bailleur qui notifie au preneur', false],
  ])('%s / %s', (asked, subject, expected) => {
    expect(isDoneByOpponent(folded(asked), folded(subject))).toBe(expected);
  });
});
