import type { IndexNumbers } from '../figure.findings.js';
import { formatNumber } from '../number-format.js';
import { inPeriod } from '../period-wording.js';
import type { Voice } from '../voice.js';

/** An index is told to a tenth, as statistical offices do. */
const DECIMALS = 1;

/** « En base 100 en 2015, l'indice est de 195,4 en 2022. » */
export function indexProse(indices: readonly IndexNumbers[] | undefined, v: Voice): string[] {
  return (indices ?? []).map((one) => v.sentence(indexSentence(one, v, (indices ?? []).length > 1)));
}

/** The index of one line; with its name where it is one of several. */
function indexSentence({ base, start, at }: IndexNumbers, v: Voice, isNamed: boolean): string {
  const said = (value: number, decimals?: number): string =>
    formatNumber(value, v.language, decimals === undefined ? {} : { decimals });
  const figures = at.map(({ fact, index }) => {
    const figure = said(index.value, DECIMALS);
    return `${v.say(`de ${figure}`, figure)} ${inPeriod(fact.period, v.language)}`;
  });
  const name = isNamed ? ` (${v.productLabel(start.product)}, ${v.placeLabel(start.place)})` : '';
  const from = `${said(base.value)} ${inPeriod(start.period, v.language)}`;
  return v.say(
    `En base ${from}, l'indice${name} est ${v.list(figures)}`,
    `With a base of ${from}, the index${name} is ${v.list(figures)}`,
  );
}
