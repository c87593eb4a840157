import { denialBefore } from '../text/denials.js';
import { readBeyondBefore } from './beyond-before.js';
import type { Movement } from '../frame.js';
import { fold } from '../text/normalise.js';
import { wordAt } from '../text/number-words.js';
import type { Evidence, Found } from '../reading.js';
import { movedSince } from '../slots/past-point.js';
import { readLowYear } from '../slots/recovery.js';
import { membersAsked } from './which-member.js';
import { readRankedChange } from './ranked-by-change.js';
import { isWithin } from '../text/within.js';

/** Growth may be negative, and these may stand for no movement of the thing asked about. */
const NEUTRAL = /^(?:croissance|growth|gain|up|down|lower|lowers|lead|bond|tombent|tombe|montant)$/;

/** « plus cher » is a rise, where it is said of one time and not of a choice: « plus cher en 2022 ou en 2023 ». */
const PRICED: Readonly<Record<Movement, 'dearer' | 'cheaper'>> = { up: 'dearer', down: 'cheaper' };

/** "cheapest", "least expensive", « le moins cher », « du moins cher au plus cher »: the end of an order, not a rise or a fall. */
const SUPERLATIVE = /est$|^least /i;
const OF_ALL = /^(?:le|la|les|du|au|des|aux)$/;

/** What is said to be dearer or cheaper, and not the dearest or the cheapest. */
export function comparatives(evidence: Evidence, degree: 'dearer' | 'cheaper'): readonly Found[] {
  return evidence
    .cues(degree)
    .filter(
      ({ mention: { words, start } }) =>
        !SUPERLATIVE.test(words) && !OF_ALL.test(wordAt(evidence.reading.tokens, start - 1)),
    );
}

/** Which way a question says that something moved: « a baissé », "rose"; none where it says both, or neither for certain. */
export function readMovement(evidence: Evidence): Movement | null {
  const claims = evidence.cues('claim').map(({ mention }) => mention);
  const isChoice = evidence.reading.tokens.some(
    ({ folded }, at) => /^(?:ou|or)$/.test(folded) && !isWithin(at, claims),
  );
  const says = (way: Movement): boolean =>
    spoken(evidence, way).length > 0 || (!isChoice && comparatives(evidence, PRICED[way]).length > 0);
  const [up, down] = [says('up'), says('down')];
  if (up === down) return up ? null : readImplied(evidence);
  const said = up ? 'up' : 'down';
  return asksWhoDidNot(evidence, said) ? OPPOSITE[said] : said;
}

/** Where no word of rise or fall is said: by what it is set against, or by what it is ranked. */
function readImplied(evidence: Evidence): Movement | null {
  const since = movedSince(evidence) ?? readRecovery(evidence);
  return since ?? readUpOn(evidence) ?? readBeyondBefore(evidence) ?? readRankedChange(evidence);
}

/** "is it up on last year", "are they down from 2022": bare words that are a move by what is behind them. */
function readUpOn({ spoken: said }: Evidence): Movement | null {
  const [, way] = UP_ON.exec(said) ?? [];
  if (way === undefined) return null;
  return way === 'up' ? 'up' : 'down';
}

const UP_ON =
  /(?:^| )(?:is|are|was|were) (?:[a-z]+ ){0,6}?(up|down) (?:on|from|since|over|versus|vs|compared|against)(?: |$)/;

function readRecovery(evidence: Evidence): Movement | null {
  return readLowYear(evidence, evidence.dates) && 'up';
}

const OPPOSITE: Readonly<Record<Movement, Movement>> = { up: 'down', down: 'up' };

function spoken(evidence: Evidence, way: Movement): readonly Found[] {
  return evidence
    .cues(way)
    .filter(
      ({ mention: { words, start } }) =>
        !NEUTRAL.test(fold(words)) && !isTimesAnother(words, wordAt(evidence.reading.tokens, start - 1)),
    );
}

/** « le double de l'Allemagne », « plus du double de l'huile de palme »: a size, and no rise. */
function isTimesAnother(words: string, before: string): boolean {
  return /^(?:le|du)$/.test(before) && /^(?:double|triple|quadruple)$/i.test(words);
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
