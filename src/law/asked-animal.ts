import { ANIMALS } from './asked-animal.data.js';

/** The kinds of animals that words name; a pet is a dog and a cat. */
function animalsIn(folded: string): ReadonlySet<string> {
  return new Set(ANIMALS.flatMap(({ kinds, words }) => (words.test(folded) ? kinds : [])));
}

/**
 * Whether a rule is of other animals than those asked about: the time to sue for a dog is not that for a horse. What names
 * no animal is of all.
 */
export function isOfOtherAnimal(question: string, rule: string): boolean {
  const [asked, told] = [animalsIn(question), animalsIn(rule)];
  return asked.size > 0 && told.size > 0 && [...asked].every((kind) => !told.has(kind));
}
