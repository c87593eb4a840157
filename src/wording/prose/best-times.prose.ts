import { fromPeriodTo, ofPeriod, overPeriods, periodName } from '../period-wording.js';
import type { RankingFindings } from '../ranking.findings.js';
import type { Voice } from '../voice.js';
import { levelMark } from './level-mark.js';

/** « Les valeurs les plus hautes de … sont celles de 2015 (40,47 millions de tonnes) et de 2019 (…), sur 26 examinées. » */
export function timesProse(findings: RankingFindings, v: Voice): string[] {
  const { ranked, compared, end, unit } = findings;
  const [first] = ranked;
  if (!first) return [];
  const named = ranked.map(
    (fact, at) => `${nameOf(fact.period, at, v)} (${v.quantity(fact, unit)}${levelMark(ranked, fact, v)})`,
  );
  const isSeveral = ranked.length > 1;
  const highest = end === 'highest';
  const french = isSeveral
    ? `les valeurs les plus ${highest ? 'élevées' : 'basses'} sont celles`
    : `la valeur la plus ${highest ? 'élevée' : 'basse'} est celle`;
  const english = `the ${highest ? 'highest' : 'lowest'} ${isSeveral ? 'figures are those' : 'figure is that'}`;
  const examined = `${v.quantity(compared)} ${v.say('examinées', 'examined')} (${spanOf(findings, v)})`;
  return [
    v.sentence(
      v.say(
        `Pour ${v.subject(first)}, ${french} ${v.list(named)}, sur ${examined}`,
        `For ${v.subject(first)}, ${english} ${v.list(named)}, of ${examined}`,
      ),
    ),
    ...fewerSentence(findings, v),
  ];
}

/** In English « of » is said once, before the first. */
function nameOf(period: string, at: number, { language }: Voice): string {
  return at > 0 && language === 'en' ? periodName(period, language) : ofPeriod(period, language);
}

function spanOf({ period, periods }: RankingFindings, v: Voice): string {
  if (periods) return overPeriods(periods, v.language);
  const [from = period, to = period] = period.split('/');
  return fromPeriodTo(from, to, v.language);
}

/** « Il n'y a pas d'autre valeur dans cette période », where fewer are held than were asked for. */
function fewerSentence({ asked, compared }: RankingFindings, v: Voice): string[] {
  if (!asked || asked <= compared.value) return [];
  return [
    v.sentence(
      v.say('Il n’y a pas d’autre valeur pour cette période', 'There are no other figures for that period'),
    ),
  ];
}
