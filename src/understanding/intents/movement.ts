import { denialBefore } from '../text/denials.js';
import type { Movement } from '../frame.js';
import { fold } from '../text/normalise.js';
import type { Evidence, Found } from '../reading.js';
import { membersAsked } from './which-member.js';

/** Growth may be negative, and these may stand for no movement of the thing asked about. */
const NEUTRAL = /^(?:croissance|growth|gain|up|down|lower|lowers|lead|bond|tombent|tombe|montant)$/;

/** « plus cher » is a rise, where it is said of one time and not of a choice: « plus cher en 2022 ou en 2023 ». */
const PRICED: Readonly<Record<Movement, string>> = { up: 'dearer', down: 'cheaper' };

/** Which way a question says that something moved: « a baissé », "rose"; none where it says both, or neither for certain. */
export function readMovement(evidence: Evidence): Movement | null {
  const claims = evidence.cues('claim').map(({ mention }) => mention);
  const isChoice = evidence.reading.tokens.some(
    ({ folded }, at) =>
      /^(?:ou|or)$/.test(folded) && !claims.some(({ start, end }) => start <= at && at < end),
  );
  const says = (way: Movement): boolean =>
    spoken(evidence, way).length > 0 || (!isChoice && evidence.has(PRICED[way]));
  const [up, down] = [says('up'), says('down')];
  if (up === down) return null;
  const said = up ? 'up' : 'down';
  return asksWhoDidNot(evidence, said) ? OPPOSITE[said] : said;
}

const OPPOSITE: Readonly<Record<Movement, Movement>> = { up: 'down', down: 'up' };

function spoken(evidence: Evidence, way: Movement): readonly Found[] {
  return evidence.cues(way).filter(({ mention }) => !NEUTRAL.test(fold(mention.words)));
}

/** « quels pays n'ont pas augmenté leur production », « quelles céréales n'ont pas baissé »: those that went the other way. */
function asksWhoDidNot(evidence: Evidence, way: Movement): boolean {
  const asked = [...evidence.cues('who'), ...evidence.cues('which-product')].map(
    ({ mention }) => mention.start,
  );
  asked.push(...membersAsked(evidence).map(({ mention }) => mention.start));
  return spoken(evidence, way).some(({ mention }) => {
    const denial = denialBefore(evidence, mention.start);
    return asked.some((start) => start < denial);
  });
}
