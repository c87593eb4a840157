import type { Mention } from './mentions.js';
import { wordAt } from '../text/number-words.js';
import type { Token } from '../text/tokens.js';

/** A word of a question with what stands around it. */
export interface Standing {
  tokens: readonly Token[];
  mention: Mention;
  /** First tokens of the products. */
  products: readonly number[];
}

/** Behind "growing": those who grow, or where it is done. */
const GROWERS = /^(?:countr(?:y|ies)|nations?|regions?|areas?|states?|members?|departments?|districts?|eu)$/;
const AMOUNT = /^(?:the (?:most|least)|most|more|less|least|much)(?= |$)/;
const PACE = /^(?:fastest|quickest|slowest|faster|most|least)$/;
const DOER = /^(?:is|are|was|were|countries|country|states?|members|nations|farmers|who)$/;

/** Whether "growing" is a rise, as in "the fastest growing countries"; "growing countries" and "who is growing the most wheat" till the soil. */
export function isRising({ tokens, mention, products }: Standing): boolean {
  const before = wordAt(tokens, mention.start - 1);
  if (PACE.test(before)) return true;
  if (GROWERS.test(wordAt(tokens, mention.end))) return false;
  const ahead = `${wordAt(tokens, mention.end)} ${wordAt(tokens, mention.end + 1)}`;
  const amount = AMOUNT.exec(ahead)?.[0].split(' ').length ?? 0;
  return !((amount > 0 || DOER.test(before)) && products.includes(mention.end + amount));
}

/** What grows by itself; crops are grown. */
const MEASURED =
  /^(?:areas?|acreages?|surfaces?|productions?|outputs?|yields?|harvests?|herds?|flocks?|numbers|populations?|stocks|prices?|tonnages?|slaughterings?)$/;
const AUXILIARY = /^(?:did|does|do|will|has|have|had)$/;

/** Whether "grow" is a rise: "did the area under sunflower grow", "the herd grew"; "what area of wheat did France grow" tills the soil. */
export function isGrowth({ tokens, mention: { start } }: Standing): boolean {
  if (wordAt(tokens, start) === 'grew') return MEASURED.test(wordAt(tokens, start - 1));
  const before = tokens.slice(0, start);
  const auxiliary = before.findLastIndex(({ folded }) => AUXILIARY.test(folded));
  return auxiliary >= 0 && before.slice(auxiliary).some(({ folded }) => MEASURED.test(folded));
}
