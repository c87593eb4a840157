import { expect, it } from 'vitest';
import { agreesWithJudgement } from './judged.claim.js';

it.each([
  ['Was 2018 a bad year for German wheat?', -21, true],
  ['Was 2018 a bad year for German wheat?', 12, false],
  ['2003 a-t-elle été une mauvaise année pour le maïs ?', -26, true],
  ['La moisson 2015 était-elle excellente ?', 14, true],
  ['La moisson 2015 était-elle excellente ?', -14, false],
  ['Was the 2015 harvest good?', 3, null],
  ['La récolte 2021 était-elle catastrophique ?', -6.5, null],
  ['La récolte 2021 était-elle catastrophique ?', 6.5, false],
  ['Was the 2024 harvest not good?', -25, null],
  ['La récolte 2024 n’était-elle pas bonne ?', -25, null],
  ['La moisson 2024 était-elle moins bonne ?', -25, null],
  ['La moisson 2024 était-elle bonne ou pas ?', -25, false],
  ['Was the 2015 harvest good or bad?', 30, null],
  ['How bad was the 2018 wheat harvest?', -21, null],
  ['La récolte 2016 était mauvaise', -25, null],
])('%s at %d %%', (question, percent, agrees) => {
  expect(agreesWithJudgement(question, percent)).toBe(agrees);
});
