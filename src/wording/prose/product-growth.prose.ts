import type { KnownFact } from '../facts.js';
import type { GrowthFindings } from '../found.findings.js';
import { betweenPeriods } from '../period-wording.js';
import type { Voice } from '../voice.js';
import { sizeOf } from './change-size.js';
import { putUpMove } from './put-up-move.prose.js';
import { fastestMove, nextMoves, type Naming } from './next-moves.prose.js';

const WORLD = 'WLD';

/** Which product changed most, its size and both ends; how many did so, the next ones, and the fastest in percent. */
export function productGrowthProse(findings: GrowthFindings, v: Voice): string[] {
  const [first] = findings.changes;
  if (!first) return [];
  const { from, to } = first;
  const isNone = findings.moved?.value === 0;
  const [before, after] = v.quantityPair(from, to, findings.unit);
  const size = sizeOf(first, findings.unit, v);
  const ends = v.say(`de ${before} à ${after}`, `from ${before} to ${after}`);
  const when = `${betweenPeriods(from.period, to.period, v.language)} ${whereOf(to, v)}`;
  const main = isNone ? noneMoved(findings, to, v) : mostMoved(findings, to, v);
  return [
    v.yesOrNo(findings.holds) + v.sentence(`${when}, ${main}${v.say(' :', ':')} ${size}, ${ends}`),
    ...(isNone ? [] : [...counted(findings, v), ...nextMoves(findings, productNaming(v), v)]),
    ...fastest(findings, v),
    ...putUpMove(findings, (change) => forProduct(change.to.product, v), v),
  ];
}

/** A price of the whole world is that of its market. */
function whereOf({ measure, place }: KnownFact, v: Voice): string {
  if (measure === 'price' && place === WORLD) return v.say('sur le marché mondial', 'on the world market');
  return v.inPlace(place);
}

/** « c'est le maïs grain dont la production a le plus baissé parmi 9 produits comparés ». */
function mostMoved({ end, compared, least, byRate }: GrowthFindings, to: KnownFact, v: Voice): string {
  const isRise = end === 'highest';
  const { plural } = v.product(to.product);
  const have = v.head(to).plural ? 'ont' : 'a';
  const pace = least ? v.say('le moins', 'the least') : v.say('le plus', 'the most');
  const degree = byRate ? v.say('le plus vite', 'fastest') : pace;
  return v.say(
    `${plural ? 'ce sont' : "c'est"} ${v.theProduct(to.product)} dont ${v.theMeasure(to.measure)} ${have} ${degree} ${isRise ? 'augmenté' : 'baissé'} parmi ${v.quantity(compared)} produits comparés`,
    `${v.topic(to)} ${isRise ? 'rose' : 'fell'} ${degree} among ${v.quantity(compared)} products compared`,
  );
}

/** « la production n'a augmenté pour aucun des 9 produits comparés ; celle du seigle a le moins baissé ». */
function noneMoved({ end, compared }: GrowthFindings, to: KnownFact, v: Voice): string {
  const isRise = end === 'highest';
  const have = v.head(to).plural ? "n'ont" : "n'a";
  const measure = v.theMeasure(to.measure);
  const count = v.quantity(compared);
  return v.say(
    `${measure} ${have} ${isRise ? 'augmenté' : 'baissé'} pour aucun des ${count} produits comparés ; le changement le plus proche d'une ${isRise ? 'hausse' : 'baisse'} concerne ${v.theProduct(to.product)}`,
    `the ${measure} ${isRise ? 'rose' : 'fell'} for none of the ${count} products compared; nearest to a ${isRise ? 'rise' : 'fall'} came ${v.theProduct(to.product)}`,
  );
}

/** « La baisse concerne 6 produits sur 9. » */
function counted({ moved, compared, end }: GrowthFindings, v: Voice): string[] {
  if (!moved) return [];
  const isRise = end === 'highest';
  return [
    v.sentence(
      v.say(
        `La ${isRise ? 'hausse' : 'baisse'} concerne ${v.quantity(moved)} produit${moved.value > 1 ? 's' : ''} sur ${v.quantity(compared)}`,
        `There was a ${isRise ? 'rise' : 'fall'} for ${v.quantity(moved)} of the ${v.quantity(compared)} products`,
      ),
    ),
  ];
}

function forProduct(id: string, v: Voice): string {
  const name = v.theProduct(id);
  return v.say(`pour ${name}`, `for ${name}`);
}

function productNaming(v: Voice): Naming {
  return {
    nameOf: ({ to }) => v.theProduct(to.product),
    isPlural: ({ to }) => v.product(to.product).plural,
  };
}

function fastest(findings: GrowthFindings, v: Voice): string[] {
  if (!findings.fastest) return [];
  const [whose, where] = [v.say('produits', 'products'), forProduct(findings.fastest.to.product, v)];
  return fastestMove(findings, { whose, where }, v);
}
