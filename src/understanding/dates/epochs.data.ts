import type { Assumed, AssumedEvent } from './point.js';

/** An event that people count time from: when it was, and the folded words for a time before, at, during or after it. */
export interface Epoch {
  event: AssumedEvent;
  /** When it began. */
  year: number;
  month: number;
  /** The last year of it. */
  lastYear: number;
  patterns: readonly (readonly [by: Assumed['by'], pattern: RegExp])[];
}

type WordedEpoch = Omit<Epoch, 'patterns'> & {
  words: readonly (readonly [by: Assumed['by'], ...words: string[]])[];
};

const START =
  '(?:le |la )?(?:debut|commencement|declenchement|eclatement|start|beginning|outbreak|onset) (?:de |du |d |of )';
const MAYBE_START = `(?:(?:the )?${START})?`;
const THE = '(?:la |le |les |l |the )?';
const BEGAN =
  '(?: (?:began|begun|started|broke out|hit|struck|arrived|commenca|debuta|eclata|commence|debute|eclate|(?:a|ait|est|soit) (?:commence|debute|eclate|arrivee?|frappe|survenue?)))';
const WHEN = '(?:quand|lorsque|lorsqu|au moment ou|when|at the time|as|once)';
const SINCE = '(?:depuis(?: que)?|since|a partir de|a partir du|from)';
const BEFORE = '(?:juste |just |right |shortly )?(?:avant(?: que)?|before|pre)';
const AFTER = '(?:juste |just |right |shortly )?(?:apres(?: que)?|after|post)';
const AT = '(?:au|a|a l|lors de|lors du|au moment de|au moment du|at|on|with|in|avec|des)';
const DURING =
  '(?:pendant|durant|lors de|lors du|au cours de|au cours du|au plus fort de|au plus fort du|en plein|en pleine|a l epoque du|au temps du|du temps du|during|throughout|amid|through|in the middle of)';

/** « l'effet de la guerre », "because of the war": what has been since. */
const EFFECT =
  '(?:(?:effets?|impacts?|consequences?|repercussions?|incidences?|influence|effects?) (?:de |du |d |of |from )?|(?:suite|grace) a |a cause de |a cause du |du fait de |du fait du |because of |due to |following )';

const COVID = 'covid(?: 19)?';
/** An epidemic of something else is another event. */
const PANDEMIC =
  `${THE}(?:(?:crise|periode|annees?|pandemie|epidemie|virus) (?:du |de la |de |d )?(?:${COVID}|coronavirus)` +
  `|(?:${COVID}|coronavirus)(?: (?:pandemic|epidemic|crisis|years|times|period|era|outbreak|lockdowns?))?` +
  '|(?:pandemie|pandemic|epidemie|epidemic|confinements?|lockdowns?)(?! (?:de|du|des|d|of)(?= |$)))';

/** What follows a war that is another than the one in Ukraine: « la guerre du Golfe », « la guerre commerciale ». */
const OTHER_WAR =
  '(?:de|du|des|d|of|in|on|with|against|contre|entre|between|a(?! (?:commence|debute|eclate))|au|aux|mondiale|froide|civile|commerciale|tarifaire|en (?:syrie|irak|libye))';
/** The war or the invasion, with the country that it is in. */
const NAMED_WAR =
  `${THE}(?:(?:russian |ukrainian |russia s |putin s )?(?:guerre|invasion|war|conflit|conflict)(?: russe)?(?: (?:en |de l |d |in |of )?ukraine| russo ukrainienn?e?)` +
  '|(?:russia ukraine|ukraine russia|ukraine|ukrainian|russo ukrainian) (?:war|invasion|conflict|conflit))';
/** A war that goes unnamed is the one in Ukraine. */
const WAR = `(?:${NAMED_WAR}|${THE}(?:russian |russia s |putin s )?(?:guerre|invasion|war|conflit|conflict)(?: russe)?(?! ${OTHER_WAR}(?= |$)))`;
const INVADED =
  '(?:la |les )?(?:russie|russes?|russia|russians|poutine|putin|moscou|moscow) (?:n )?(?:invaded|attacked|envahit|attaque|envahisse|(?:a|ait|ont) (?:envahi|attaque)) (?:l )?ukraine';

const COVID_PANDEMIC: WordedEpoch = {
  event: 'covid',
  year: 2020,
  month: 3,
  lastYear: 2021,
  words: [
    ['since', `${SINCE} ${MAYBE_START}${PANDEMIC}${BEGAN}?`, `${AFTER} (?:the )?${START}${PANDEMIC}`, `${AFTER} ${PANDEMIC}${BEGAN}`, `${EFFECT}${PANDEMIC}`],
    ['before', `${BEFORE} ${MAYBE_START}${PANDEMIC}${BEGAN}?`],
    ['start', `${AT} (?:the )?${START}${PANDEMIC}`, `${WHEN} ${PANDEMIC}${BEGAN}`],
    ['during', `${DURING} ${PANDEMIC}`],
    ['after', `${AFTER} ${PANDEMIC}`],
  ],
}; // prettier-ignore

const GULF = `${THE}(?:premiere |first )?(?:guerre (?:du|dans le) golfe|gulf war)`;

const GULF_WAR: WordedEpoch = {
  event: 'gulf-war',
  year: 1990,
  month: 8,
  lastYear: 1991,
  words: [
    ['since', `${SINCE} ${MAYBE_START}${GULF}${BEGAN}?`, `${AFTER} (?:the )?${START}${GULF}`],
    ['before', `${BEFORE} ${MAYBE_START}${GULF}${BEGAN}?`],
    ['start', `${AT} (?:the )?${START}${GULF}`, `${WHEN} ${GULF}${BEGAN}`],
    ['during', `${DURING} ${GULF}`],
    ['after', `${AFTER} ${GULF}`],
  ],
}; // prettier-ignore

/** It is not over: during it and after it are both since it began. */
const WAR_IN_UKRAINE: WordedEpoch = {
  event: 'war-in-ukraine',
  year: 2022,
  month: 2,
  lastYear: 2022,
  words: [
    ['since', `${SINCE} ${MAYBE_START}${WAR}${BEGAN}?`, `(?:${DURING}|${AFTER}) ${NAMED_WAR}${BEGAN}?`, `${AFTER} (?:the )?${START}${WAR}`, `(?:${SINCE}|${AFTER}) ${INVADED}`, `${EFFECT}${NAMED_WAR}`],
    ['before', `${BEFORE} ${MAYBE_START}${WAR}${BEGAN}?`, `${BEFORE} ${INVADED}`],
    ['start', `${AT} (?:the )?${START}${WAR}`, `${AT} ${THE}(?:russian )?invasion(?: russe)? (?:de l |of )?ukraine`, `${WHEN} ${WAR}${BEGAN}`, `${WHEN} ${INVADED}`],
  ],
}; // prettier-ignore

/** A word of those that every pattern of an event holds: looked for first, as it stands in few questions. */
export const EVENT_NAMED =
  /covid|coronavirus|pandemi|epidemi|confinement|lockdown|guerre|war|conflit|conflict|invasion|ukraine/;

/** The events, each with the words for times around it. */
export const EPOCHS: readonly Epoch[] = [COVID_PANDEMIC, GULF_WAR, WAR_IN_UKRAINE].map(
  ({ words, ...epoch }) => ({
    ...epoch,
    patterns: words.map(([by, ...ways]) => [by, new RegExp(`^(?:${ways.join('|')})(?= |$)`)] as const),
  }),
);
