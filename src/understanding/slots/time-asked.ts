import type { Lexicon } from '../../lexicon/lexicon.js';
import { grainAt } from '../dates/grain-words.js';
import { SIZE } from '../intents/counted-times.js';
import { Evidence } from '../reading.js';
import type { Mention } from '../terms/mentions.js';
import type { Sense } from '../terms/vocabulary.js';
import { wordAt } from '../text/number-words.js';
import { readProducts } from './slots.js';

/** Words that ask for one of those that were named, whatever they are; « parmi » names them. */
const ONE_OF = /^(?:lequel|laquelle|lesquels|lesquelles|which one|parmi|among)$/i;
/** What may stand between these and what they are of: « c'est laquelle, la plus grosse récolte ». */
const BEFORE_NOUN = /^(?:,|la|le|l|les|des|de|d|ces|of|the|these|those|is|was|est|etait|fut|one)$/;
const FARTHEST = 7;
/** From so many members on, « laquelle » may be one of them. */
const FAMILY = 6;
/** A harvest is a time too, save of several crops. */
const HARVEST = /^(?:recoltes?|moissons?|vendanges?|harvests?)$/;
const OTHER_NOUN =
  /^(?:pays|etats?|regions?|departements?|cultures?|produits?|varietes?|especes?|countr(?:y|ies)|states?|crops?|products?|species)$/;
/** « cette année », « chaque année », « l'année dernière »: one time, or all of them, and none to choose. */
const SET_BEFORE = /^(?:cette|cet|chaque|this|each|every|last|next|derniere|prochaine)$/;
const SET_AFTER = /^(?:derniere|passee|prochaine|precedente)$/;

/**
 * The evidence with « laquelle », "which one" as the time that is asked for, where it stands for a year, a month or a harvest of
 * one product: « une année record en maïs : c'est laquelle ? », « laquelle des récoltes de soja ».
 */
export function withTimeAsked(evidence: Evidence, lexicon: Lexicon): Evidence {
  const { reading } = evidence;
  const asked = evidence.cues('which-product').filter(({ mention }) => ONE_OF.test(mention.words));
  const [product, ...others] = asked.length > 0 ? readProducts(evidence, lexicon) : [];
  if (!product || others.length > 0 || evidence.all('place').length > 1) return evidence;
  const isOne = lexicon.descendantsOf(product.value).length < FAMILY;
  if (!asked.some(({ mention }) => isOfTimes(mention, evidence, isOne))) return evidence;
  const mentions = reading.mentions.map((mention) =>
    asked.some((one) => one.mention === mention)
      ? { ...mention, senses: mention.senses.map((sense) => asTime(sense)) }
      : mention,
  );
  return new Evidence({ ...reading, mentions });
}

function asTime(sense: Sense): Sense {
  return sense.id === 'which-product' ? { ...sense, id: 'when' } : sense;
}

function isOfTimes({ start, end }: Mention, evidence: Evidence, isOne: boolean): boolean {
  const { tokens } = evidence.reading;
  let at = end;
  while (at - end < FARTHEST && (BEFORE_NOUN.test(wordAt(tokens, at)) || SIZE.test(wordAt(tokens, at))))
    at += 1;
  if (isTime(evidence, at, isOne)) return true;
  const nouns = Array.from({ length: start }, (_, before) => before);
  const last = nouns.findLast((one) => grainAt(tokens, one) !== null || OTHER_NOUN.test(wordAt(tokens, one)));
  return last !== undefined && isTime(evidence, last, isOne);
}

/** A noun of times to choose from: a year where none is named, or a part of one; a harvest where it is of one crop. */
function isTime(evidence: Evidence, at: number, isOne: boolean): boolean {
  const { tokens } = evidence.reading;
  const grain = grainAt(tokens, at);
  const isSet = SET_BEFORE.test(wordAt(tokens, at - 1)) || SET_AFTER.test(wordAt(tokens, at + 1));
  if (!grain || isSet || (HARVEST.test(wordAt(tokens, at)) && !isOne)) return false;
  return grain !== 'year' || evidence.dates.every(({ value }) => value.kind !== 'point');
}
