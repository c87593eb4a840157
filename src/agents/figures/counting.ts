import type { Frame } from '../../understanding/frame.js';
import { fold } from '../../understanding/text/normalise.js';

/** « le nombre d'ânes », « plus de brebis ou de chèvres », « a perdu le plus de bovins », "have the most camels", "fewer pigs". */
const COUNTED =
  /(?<![a-z])(?:combien|nombres?|autant|davantage|plus|moins|(?:perd|gagn)[a-z]*|how many|numbers?|as many|more|most|fewer|fewest|less|least|(?:los|gain)(?:e|es|ing|t|ed)?)(?![a-z])/;

/** Those that are slaughtered are counted too, and are not the ones that there are. */
const SLAUGHTERED = /(?<![a-z])(?:abatt|slaughter|tuee?s?(?![a-z])|killed)/;

/** Whether a question counts what it names: of animals it is then plain that their number is meant. */
export function tellsOfNumber({ text }: Pick<Frame, 'text'>): boolean {
  const folded = fold(text);
  return COUNTED.test(folded) && !SLAUGHTERED.test(folded);
}
