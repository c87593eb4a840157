import { HELD_MARKETS } from '../../lexicon/held-markets.data.js';
import { asksOfAll } from '../intents/out-of.js';
import { asksTimes } from '../intents/ratio-words.js';
import type { Evidence } from '../reading.js';
import type { Mention } from '../terms/mentions.js';
import { wordAt, wordsAt } from '../text/number-words.js';
import { asksYieldOfLand } from './givers.js';

/** "how much was" asks for a price, save of a share, "of all cereals, how much was durum", or of amounts, "how much did the area fall". */
export function hasPriceCue(evidence: Evidence, isMeasured: boolean): boolean {
  if (evidence.has('dearer', 'cheaper', 'dearest')) return true;
  if (asksMeasure(evidence)) return false;
  if (!isMeasured && isOfTrade(evidence)) return true;
  const isOfAmount = namesHarvest(evidence) || tellsOfGrowing(evidence) || asksYieldOfLand(evidence);
  const isNoPrice = isMeasured || isOfAmount || evidence.has('share', 'percent') || asksOfAll(evidence);
  return evidence
    .cues('price-cue')
    .some(
      ({ mention }) =>
        (!isNoPrice || !/^how much/i.test(mention.words)) &&
        !((isMeasured || tellsOfHarvest(evidence)) && isSizeBeside(mention, evidence)) &&
        isBeforeProduct(mention, evidence),
    );
}

/** "what yield did France get for wheat": what is asked is named at once, whatever is got for it elsewhere. */
function asksMeasure(evidence: Evidence): boolean {
  return evidence
    .all('measure')
    .some(
      ({ id, mention: { start } }) =>
        OF_LAND.test(id) && /^(?:what|which)$/.test(wordAt(evidence.reading.tokens, start - 1)),
    );
}

const OF_LAND = /^(?:yield|area-)/;

/** « la récolte vaut combien de fois celle de 2000 », « que vaut la production de l'Inde par rapport à celle de la Chine »: a size beside another. */
function isSizeBeside({ words }: Mention, evidence: Evidence): boolean {
  return WORTH.test(words) && (asksTimes(evidence.reading.source.text) || evidence.has('compare'));
}

const WORTH = /^(?:(?:que|combien) )?(?:v(?:aut|alait|alent|alaient)|(?:be )?worth)$/i;

function isOfTrade(evidence: Evidence): boolean {
  return (
    (namesMarket(evidence) && !tellsOfHarvest(evidence)) || paysMore(evidence) || asksWhatItMakes(evidence)
  );
}

/** « grossiste à Rungis … la récolte a été mauvaise »: what was brought in is quoted on no market. */
function tellsOfHarvest({ reading }: Evidence): boolean {
  return reading.tokens.some(({ folded }) => BROUGHT_IN.test(folded));
}

/** "what did oats make", "how much do walnuts fetch": what a crop makes is its price, and what a country makes of it a harvest. */
function asksWhatItMakes(evidence: Evidence): boolean {
  const { tokens } = evidence.reading;
  return evidence
    .all('product')
    .some(
      ({ mention: { start, end } }) =>
        DOES.test(wordsAt(tokens, Math.max(0, start - DOES_REACH), Math.min(start, DOES_REACH))) &&
        MAKES.test(wordAt(tokens, end)),
    );
}

const DOES = /(?:^| )(?:what|how much) (?:did|do|does|would|will|can|could)(?: the| a)?$/;
const MAKES = /^(?:make|fetch|bring|earn|command|realise|realize)$/;
/** How many words may stand before the product: "how much did the". */
const DOES_REACH = 4;

/** « colza ou tournesol, lequel rapporte le plus », « … payait le mieux »: what a crop brings is its price, save by the hectare. */
function paysMore(evidence: Evidence): boolean {
  return PAYS_MORE.test(evidence.spoken) && !evidence.has('hint:yield', 'hint:area');
}

const PAYS_MORE =
  /(?:^| )(?:rapport(?:e|ent|ait|aient)|pa[iy](?:e|ent)|pay(?:ait|aient))(?: t (?:il|elle|ils|elles))? (?:le )?(?:plus|mieux)(?= |$)/;

/** « l'agneau à Rungis, il en est où »: a place known for what is quoted there. */
function namesMarket(evidence: Evidence): boolean {
  const isMarket = evidence.all('place').some(({ id }) => Object.hasOwn(HELD_MARKETS, id));
  return isMarket && evidence.all('product').length > 0;
}

/** « à combien le colza », « la valeur du colza » ask for a price, « à combien la récolte s'élève » for an amount. */
function isBeforeProduct(mention: Mention, evidence: Evidence): boolean {
  const { words, end } = mention;
  if (isOfHarvest(mention, evidence)) return false;
  // « le troupeau, il est à combien » is of heads.
  if (/ [àa] combien$/i.test(words)) return evidence.all('measure').length === 0;
  if (!/^(?:[àa] combien l|valeur d[ue]$)/i.test(words)) return true;
  return [...evidence.all('product'), ...evidence.everywhere('unit')].some(
    ({ mention: { start } }) => start === end,
  );
}

/** « à combien est tombée la récolte », « à combien était la moisson »: what stands so is what was brought in. */
function isOfHarvest({ words, end }: Mention, { reading: { tokens } }: Evidence): boolean {
  if (!/^[àa] combien /i.test(words)) return false;
  return [0, 1, 2].some((skipped) => BROUGHT_IN.test(wordAt(tokens, end + skipped)));
}

/** What growers do, and what a country does as they do: "how much did Germany grow", "how much did Hungary make". */
const GROWS = /^(?:grow|grown|grew|produced?|raised?|harvest(?:ed)?|plant(?:ed)?|slaughter(?:ed)?)$/;
const COUNTRY_DOES = /^(?:make|made|farm|keep|kept|breed|get|bring|turn|pick|cut|crop)$/;

function tellsOfGrowing(evidence: Evidence): boolean {
  const { tokens } = evidence.reading;
  return (
    tokens.some(({ folded }, at) => GROWS.test(folded) && evidence.isInFocus(at)) ||
    evidence.all('place').some(({ mention: { end } }) => COUNTRY_DOES.test(wordAt(tokens, end)))
  );
}

/** "the maize harvest": what was brought in, and not the verb that any measure may stand beside. */
function namesHarvest(evidence: Evidence): boolean {
  return evidence.all('measure').some(({ mention }) => /^(?:harvest|output)s?$/i.test(mention.words));
}

/** What was brought in from the fields, in a word. */
export const BROUGHT_IN = /^(?:harvests?|outputs?|crops?|recoltes?|moissons?|productions?)$/;
