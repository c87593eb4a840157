/**
 * A product, and the near product that some countries report instead because their survey does not tell the two apart.
 * Germany, for one, publishes « rye and winter cereal mixtures » and no rye by itself.
 */
export const STAND_INS: readonly (readonly [narrow: string, near: string])[] = [
  ['rye', 'rye-and-maslin'],
  // FAO counts cotton before it is ginned, Eurostat the fibre.
  ['cotton', 'seed-cotton'],
];

/** What people call some of a kind of animal, and the kind that they mean by it beside another kind. */
export const KINDS_MEANT: readonly (readonly [some: string, kind: string])[] = [['cows', 'cattle']];
