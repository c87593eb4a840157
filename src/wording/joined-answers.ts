/** Between two sentences of one paragraph. */
const BETWEEN = /(?<=[.!?]) (?=\p{Lu}|«)/u;
/** What is said of all the figures of a paragraph, and so of those of both once it stands behind both. */
const OF_ALL: readonly (readonly [RegExp, string])[] = [
  [/^Ces chiffres /u, 'Tous ces chiffres '],
  [/^These figures /u, 'All these figures '],
];
/** « Ce chiffre est provisoire. » is of one figure, of another one in each paragraph. */
const OF_ONE = /^(?:Ce chiffre|Cette valeur|La valeur|This figure|The value) /u;

/**
 * Two answers as the paragraphs of one. The notes and the sources that both have stand behind the second alone: « … Source :
 * Eurostat, … » once for both. Paragraphs of the law are left as they are.
 */
export function joinedAnswers(first: string, second: string): string {
  if (`${first}${second}`.includes('\n')) return `${first}\n\n${second}`;
  const [opening = '', ...others] = first.split(BETWEEN);
  const told = second.split(BETWEEN);
  const isAgain = (sentence: string): boolean => told.slice(1).includes(sentence) && !OF_ONE.test(sentence);
  const own = others.filter((sentence) => !isAgain(sentence));
  const shared = new Set(others.filter(isAgain));
  const all = told.map((sentence) => (shared.has(sentence) ? ofAll(sentence) : sentence));
  return `${[opening, ...own].join(' ')}\n\n${all.join(' ')}`;
}

function ofAll(sentence: string): string {
  const [these, all] = OF_ALL.find(([said]) => said.test(sentence)) ?? [];
  return these && all ? sentence.replace(these, all) : sentence;
}
