import type { Frame } from '../frame.js';
import { wordAt } from '../text/number-words.js';
import type { Evidence } from '../reading.js';
import { speaksOfMove } from './which-member.js';

const THAN = /^(?:than|que?|qu)$/;
/** What may stand between « que » and the place: « que celle de la France », "than in Italy", « supérieur à celui de l'Italie ». */
const TO_PLACE = /^(?:the|in|la|le|les|l|en|au|aux|celles?|celui|ceux|that|those|of|de|du|des|d)$/;
/** « supérieur à celui de la France ». */
const BESIDE = /^(?:sup|inf)erieure?s?$/;
const LESS =
  /^(?:moins|inferieure?s?|less|fewer|lower|smaller|worse|weaker|poorer|cheaper|pires?|below|beneath|behind|derriere)$/;

/** « quels pays … que la France », "who … than in France": others are asked for by how they stand beside one, and not by how they moved. */
export function asksWhoThan(evidence: Evidence): boolean {
  return evidence.has('who') && !isOfMove(evidence) && namesThan(evidence);
}

/** A rise or a fall, and no figure that is higher or lower: "lower yields than France". */
function isOfMove(evidence: Evidence): boolean {
  const moves = [...evidence.cues('up'), ...evidence.cues('down')];
  return speaksOfMove(evidence) && !moves.every(({ mention }) => COMPARATIVE.test(mention.words));
}

const COMPARATIVE = /^(?:higher|lower|larger|smaller)$/i;

/** « quels pays », or « qui », "who" before all else. */
export function asksWho(evidence: Evidence): boolean {
  return evidence.has('who') || /^(?:qui|who)$/.test(evidence.reading.tokens[0]?.folded ?? '');
}

function namesThan(evidence: Evidence): boolean {
  const { tokens } = evidence.reading;
  return evidence.all('place').some(({ mention: { start } }) => {
    let at = start - 1;
    while (TO_PLACE.test(wordAt(tokens, at))) at -= 1;
    const isBeside = wordAt(tokens, at) === 'a' && BESIDE.test(wordAt(tokens, at - 1));
    return isBeside || THAN.test(wordAt(tokens, at));
  });
}

/** « combien de pays », « nombre de pays », "how many EU countries", where the group is named in between. */
export function asksHowMany(evidence: Evidence): boolean {
  return evidence.has('count-of') || [HOW_MANY, WHO_AT_ALL].some((asked) => asked.test(evidence.spoken));
}

/** « le nombre d'États membres cultivant du coton »: how many countries of a group have something grown. */
export function countsGrowers(evidence: Evidence): boolean {
  const isOfGroup = evidence.has('union') || evidence.all('place').length > 0;
  return isOfGroup && asksHowMany(evidence) && evidence.all('product').length > 0;
}

/** "which member states harvested some in 2024", « quels pays de l'UE en récoltent un peu »: whoever does at all. */
const WHO_AT_ALL =
  /(?:^| )(?:(?:which|what) (?:of the )?(?:\S+ ){0,3}(?:harvest(?:s|ed)?|gr(?:ow|ows|ew)|produced?s?) (?:some|any)(?! of)|quels (?:\S+ ){1,5}en (?:recolt|produis|cultiv)(?:ent|aient)(?! (?:le )?(?:plus|moins|davantage|autant|au)(?: |$)))(?: |$)/;

const HOW_MANY =
  /(?:^| )(?:(?:how many|number of) (?:of the )?(?:eu|european|european union)(?: ' ?s)? (?:countries|members|states|member states|nations)|(?:combien|nombre) (?:de|d ') ?(?:pays|membres|etats)(?: membres)? (?:europeens|de l ' ?(?:ue|europe|union)))(?: |$)/;

/** « combien de pays sont devant la France », "how many out-yielded Ireland": counted by where they stand. */
function isPutBeside(evidence: Evidence): boolean {
  return asksHowMany(evidence) && STANDS.test(evidence.spoken);
}

const STANDS =
  /(?:^| )(?:ahead of|in front of|devant|behind|derriere|mieux|better|out ?-? ?(?:yield|grow|produc)\w{0,3})(?: |$)/;

/**
 * On which side of the one place named others are asked for: « qui produit moins que l'Espagne » is below,
 * « qui a progressé plus vite que l'Allemagne » above; null where they are not.
 */
export function readBeyondOne(evidence: Evidence): NonNullable<Frame['beyondOne']> | null {
  if (!asksWho(evidence) && !asksHowMany(evidence)) return null;
  if (!namesThan(evidence) && !evidence.has('above', 'below') && !isPutBeside(evidence)) return null;
  return evidence.reading.tokens.some(({ folded }) => LESS.test(folded)) ? 'below' : 'above';
}
