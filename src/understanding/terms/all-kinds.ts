import type { Evidence } from '../reading.js';
import { wordsAt } from '../text/number-words.js';

/** Within a name: « blé total », « ensemble des blés », "all wheat". */
const NAMED =
  /^(?:tou(?:s|tes) |ensemble des |all |total )|(?: total| (?:et epeautre|and spelt)| \(?all kinds\)?)$/;
/** Before it: « tous les », « toutes les sortes de », "all types of". */
const BEFORE =
  /(?:^| )(?:(?:tous|toutes) (?:les )?(?:(?:types|sortes|especes|varietes|categories|qualites) de )?|ensemble des |all (?:(?:the )?(?:types|kinds|sorts|classes|varieties) of )?)$/;
/** Behind it: « toutes espèces », « tous types confondus », "of all kinds". */
const BEHIND =
  /^(?:[,(] )?(?:(?:tous|toutes) (?:types|sortes|especes|varietes|categories|qualites|confondue?s)|(?:of )?(?:all|every) (?:types?|kinds?|sorts?|classes|varieties))(?= |$)/;
const REACH = 5;

/** Whether all kinds of the one product are asked for together: « blé (tous blés) », « blé toutes espèces », "wheat of all kinds". */
export function asksAllKinds(evidence: Evidence): boolean {
  const products = evidence.all('product');
  if (new Set(products.map(({ id }) => id)).size !== 1) return false;
  const { tokens } = evidence.reading;
  return products.some(({ mention: { start, end } }) => {
    const from = Math.max(0, start - REACH);
    return (
      NAMED.test(wordsAt(tokens, start, end - start)) ||
      BEFORE.test(`${wordsAt(tokens, from, start - from)} `) ||
      BEHIND.test(wordsAt(tokens, end, REACH))
    );
  });
}
