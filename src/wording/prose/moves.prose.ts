import type { Change, ChangeFindings } from '../figure.findings.js';
import type { Voice } from '../voice.js';

type Compared = NonNullable<ChangeFindings['compared']>;

const FALL_OR_RISE: Readonly<Record<Compared['way'], [french: string, english: string]>> = {
  up: ['hausse', 'rise'],
  down: ['baisse', 'fall'],
};

/** « En pourcentage, la plus forte baisse est celle du blé tendre (−26,9 %). »: which of several moved the most. */
export function movesSentence(compared: Compared, changes: readonly Change[], v: Voice): string {
  const { way, inPercent, inSize, end } = compared;
  const noun = v.say(...FALL_OR_RISE[way]);
  if (!inPercent) return v.sentence(v.say(`aucune ${noun} n’est relevée`, `there was no ${noun}`));
  const size = inPercent.percent ? ` (${v.signedPercent(inPercent.percent)})` : '';
  const whose = `${whoseOf(inPercent, changes, v)}${size}`;
  if (countOf(way, changes) === 1)
    return v.sentence(v.say(`la seule ${noun} est ${whose}`, `the only ${noun} was ${whose}`));
  const isOther = inSize !== null && inSize !== inPercent;
  const besides = isOther
    ? `${v.say(' ; en valeur absolue, ', '; in absolute terms, ')}${whoseOf(inSize, changes, v)}`
    : '';
  return v.sentence(
    v.say(
      `en pourcentage, la plus ${end === 'most' ? 'forte' : 'faible'} ${noun} est ${whose}${besides}`,
      `in percentage terms, the ${end === 'most' ? 'largest' : 'smallest'} ${noun} was ${whose}${besides}`,
    ),
  );
}

function countOf(way: Compared['way'], changes: readonly Change[]): number {
  return changes.filter(({ difference }) => (way === 'up' ? difference.value > 0 : difference.value < 0))
    .length;
}

/** By what differs: « celle du blé tendre », « celle relevée en France », "in France". */
function whoseOf({ to }: Change, changes: readonly Change[], v: Voice): string {
  const isByProduct = changes.some((change) => change.to.product !== to.product);
  const isByPlace = changes.some((change) => change.to.place !== to.place);
  const product = v.say(`celle ${v.ofProduct(to.product)}`, `in ${v.product(to.product).text}`);
  const place = v.inPlace(to.place);
  if (!isByPlace) return product;
  return isByProduct ? `${product} ${place}` : v.say(`celle relevée ${place}`, place);
}
