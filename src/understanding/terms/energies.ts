import { wordAt } from '../text/number-words.js';
import type { Mention } from './mentions.js';
import type { Token } from '../text/tokens.js';
import type { Sense } from './vocabulary.js';

interface Surroundings {
  tokens: readonly Token[];
  mention: Mention;
  /** Whether a farm product is named beside it. */
  otherProducts: boolean;
  /** Whether it is asked how things move together. */
  correlates: boolean;
}

const ENERGIES: ReadonlySet<string> = new Set([
  'crude-oil',
  'natural-gas',
  'coal',
  'electricity',
  'motor-fuel',
]);

/** What puts a market beside another: « prix du gaz et de l'urée », "is urea dearer than gas". */
const OF_MARKETS =
  /^(?:prix|cours|cotations?|cout\w*|vaut|valent|cher|chers|chere|cheres|augment\w*|baiss\w*|mont\w*|evol\w*|prices?|priced?|costs?|expensive|dearer|cheaper|costlier|pricier|r[oi]se|rising|f[ae]ll|risen|mov\w+|quotes?|quotations?|worth|ratio|compar\w*|vs|versus)$/;
/** Bare "oil" is none of a crop's: "wheat and oil prices", and not "meal and oil". */
const BEFORE_OIL = /^(?:$|and|or|of|than|vs|versus|to|with|the|crude|for)$/;
const AFTER_OIL = /^(?:$|and|or|in|vs|versus|than|to|prices?|over|since|[?,.;:/])$/;

/** Whether a product is a fuel or a power, of which no figures are held. */
export function isEnergyId(id: string): boolean {
  return ENERGIES.has(id);
}

export function isEnergy({ kind, id }: Sense): boolean {
  return kind === 'product' && isEnergyId(id);
}

/**
 * Whether a sense holds as far as fuels and powers go: beside a farm product on a market they are named as one of what is asked
 * about, and are no other field; anywhere else they are another field and nothing that is asked about.
 */
export function isMeantOfEnergy(sense: Sense, around: Surroundings): boolean {
  const isOutside = sense.kind === 'cue' && sense.id === 'outside' && around.mention.senses.some(isEnergy);
  if (!isOutside && !isEnergy(sense)) return true;
  return isOnMarket(around) !== isOutside;
}

function isOnMarket({ tokens, mention, otherProducts, correlates }: Surroundings): boolean {
  if (!otherProducts || correlates || isOilOfCrop(tokens, mention)) return false;
  return tokens.some(({ folded }) => OF_MARKETS.test(folded));
}

function isOilOfCrop(tokens: readonly Token[], { start, end }: Mention): boolean {
  if (end - start > 1 || wordAt(tokens, start) !== 'oil') return false;
  const isBare = BEFORE_OIL.test(wordAt(tokens, start - 1)) && AFTER_OIL.test(tokens[end]?.folded ?? '');
  return !isBare || tokens.some(({ folded }) => /^(?:meals?|cakes?|seeds?)$/.test(folded));
}
