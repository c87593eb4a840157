import { expect, it } from 'vitest';
import { isOfOtherAnimal } from './asked-animal.js';

it.each([
  ['my horse has a hidden defect', 'l acheteur d un chien ou d un chat a trente jours', true],
  ['couper la queue des porcs', 'les interventions sur des animaux de compagnie sont interdites', true],
  ['puis je vendre ma chevre', 'bovins ovins caprins et porcins sont identifies', false],
  ['mon chien a mordu une brebis', 'toute morsure par un chien est declaree', false],
  ['my dog and my cow', 'the owner of a cow', false],
  // What names no animal, in the question or in the rule, is of all.
  ['vendre un animal malade', 'l acheteur d un chien a trente jours', false],
  ['mon cheval est malade', 'l acheteur a dix jours pour agir', false],
  ['une vache', 'le detenteur de betail', false],
  // A rabbit or a hen is a farm animal, though not one of a herd.
  ['un lapin vivant en lot', 'un animal est interdit en lot sauf un animal d elevage', false],
  ['win a chick in a raffle', 'no live animal as a prize except farm animals', false],
  ['mes poules', 'le detenteur de betail', true],
])('« %s » and « %s »: of other animals: %s', (question, rule, expected) => {
  expect(isOfOtherAnimal(question, rule)).toBe(expected);
});
