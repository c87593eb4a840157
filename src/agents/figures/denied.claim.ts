import { isNegated } from './negation.js';
import { withoutTag } from './question.tag.js';

/** « n'a jamais dépassé », "has never been above": the statement, and not the question « n'a-t-il jamais dépassé ». */
const NEVER =
  /(?<![a-z])(?:n.(?:a|ont|avait|avaient|est|sont) (?:encore )?jamais|(?:(?:has|have|had) )?never)(?![a-z])/;

/** "has wheat never been above": what is asked, and not stated. */
const ASKED = /^(?:[a-z ,]+: ?)?(?:has|have|had|did|was|were|is)(?![a-z])/;

/** Whether it is put up that something never was: « le blé n'a jamais dépassé 350 $, c'est vrai ? ». */
export function deniesEver(text: string): boolean {
  const statement = withoutTag(text);
  return NEVER.test(statement) && !ASKED.test(statement) && !isNegated(statement.replace(NEVER, ' '));
}
