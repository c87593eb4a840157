import { fromPeriodTo, inPeriod, overPeriods } from '../period-wording.js';
import type { RankingFindings } from '../ranking.findings.js';
import type { Voice } from '../voice.js';
import { levelMark } from './level-mark.js';
import { quantitiesListed } from './precision.js';

/** « De 2000 à 2025 (26 valeurs), la production de … a été la plus élevée en 2015 (40,47 millions de tonnes) et en 2019 (…). » */
export function timesProse(findings: RankingFindings, v: Voice): string[] {
  const { ranked, compared, end, unit } = findings;
  const [first] = ranked;
  if (!first) return [];
  const figures = quantitiesListed(ranked, unit, v);
  const named = ranked.map(
    (fact, at) => `${inPeriod(fact.period, v.language)} (${figures[at] ?? ''}${levelMark(ranked, fact, v)})`,
  );
  const { plural, gender } = v.head(first);
  const degree = superlative(end, { plural, isFeminine: gender === 'f' });
  const examined = `${spanOf(findings, v)} (${v.quantity(compared)} ${v.say('valeurs', 'figures')})`;
  return [
    v.sentence(
      v.say(
        `${examined}, ${v.subject(first)} ${plural ? 'ont' : 'a'} été ${degree} ${v.list(named)}`,
        `${examined}, ${v.subject(first)} ${plural ? 'were' : 'was'} ${end} ${v.list(named)}`,
      ),
    ),
    ...fewerSentence(findings, v),
  ];
}

/** « le plus élevé », « les plus basses ». */
function superlative(
  end: RankingFindings['end'],
  { plural, isFeminine }: { plural: boolean; isFeminine: boolean },
): string {
  const article = plural ? 'les' : isFeminine ? 'la' : 'le';
  const [masculine, feminine] = end === 'highest' ? ['élevé', 'élevée'] : ['bas', 'basse'];
  const adjective = isFeminine ? feminine : masculine;
  return `${article} plus ${adjective}${plural && !adjective.endsWith('s') ? 's' : ''}`;
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
