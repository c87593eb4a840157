import type { Slots } from '../slots/asked-slots.js';
import { wordAt } from '../text/number-words.js';
import type { Evidence } from '../reading.js';

/** Those of whom several are asked for: "the biggest pig producing countries". */
const PLURAL = /^(?:countries|nations|states|members|regions|producers|growers|exporters|producteurs)$/;
/** What parts a superlative from the noun that it is said of: "the highest yield of all countries". */
const PARTING =
  /^(?:of|in|among|amongst|for|than|by|from|across|which|who|has|had|is|was|de|des|du|d|en|dans|parmi|entre|qui|a|[?,;:.])$/;
const FARTHEST = 6;
/** « les pays qui … le plus », "the countries that … most". */
const WHICH_DO = /^(?:qui|ou|ayant|avec|produisant|cultivant|that|which|where|with|producing|growing)$/;

const ASKED = /^(?:quels|which countries|what countries)/i;

/**
 * Whether several places are asked for: « quels pays dominent », "the biggest growers", « les pays qui produisent le
 * plus »; « qui devance la France » is told with the rank of France.
 */
export function wantsSeveral(evidence: Evidence, { places, threshold }: Slots): boolean {
  if (evidence.has('most', 'least') && namesSeveral(evidence)) return true;
  return evidence.has('who') && evidence.has('above') && threshold === null && places.length === 1;
}

function namesSeveral(evidence: Evidence): boolean {
  const isAsked = evidence.cues('who').some(({ mention }) => ASKED.test(mention.words));
  return isAsked || isSaidOfSeveral(evidence) || areSeveralDescribed(evidence);
}

function isSaidOfSeveral(evidence: Evidence): boolean {
  const { tokens } = evidence.reading;
  return [...evidence.cues('most'), ...evidence.cues('least')].some(({ mention: { end } }) => {
    const next = tokens.slice(end, end + FARTHEST).map(({ folded }) => folded);
    const noun = next.findIndex((word) => PLURAL.test(word) || PARTING.test(word));
    return PLURAL.test(next[noun] ?? '');
  });
}

function areSeveralDescribed(evidence: Evidence): boolean {
  const { tokens } = evidence.reading;
  return tokens.some(
    ({ folded }, at) =>
      (folded === 'pays' || PLURAL.test(folded)) &&
      (at === 0 || /^(?:les|the)$/.test(wordAt(tokens, at - 1))) &&
      !/^(?:parmi|among|of|entre)$/.test(wordAt(tokens, at - 2)) &&
      WHICH_DO.test(wordAt(tokens, at + 1)),
  );
}
