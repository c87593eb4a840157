import { inPeriod, periodName } from '../period-wording.js';
import type { SinceLevelFindings } from '../ranking.findings.js';
import type { Voice } from '../voice.js';

/** « Le rendement … était de 6,02 t/ha en 2024. Il faut remonter à 2016 pour un chiffre plus bas (5,31 t/ha). » */
export function sinceLevelProse(
  { supposed, before, end, from, unit, latest }: SinceLevelFindings,
  v: Voice,
): string[] {
  const { plural } = v.head(supposed);
  const was = v.say(plural ? 'étaient' : 'était', plural ? 'were' : 'was');
  const when = inPeriod(supposed.period, v.language);
  const newest = latest ? v.say(', dernière donnée connue', ', the latest figure available') : '';
  const told = `${v.subject(supposed)} ${was} ${v.say('de ', '')}${v.quantity(supposed, unit)} ${when}${newest}`;
  const degree = end === 'lowest' ? v.say('plus bas', 'lower') : v.say('plus élevé', 'higher');
  if (!before)
    return [
      v.sentence(told),
      v.sentence(
        v.say(
          `Aucun chiffre antérieur n'est ${degree} : la série commence ${inPeriod(from, 'fr')}`,
          `No earlier figure is ${degree}: the series begins ${inPeriod(from, 'en')}`,
        ),
      ),
    ];
  const isLevel = before.value === supposed.value;
  const [name, figure] = [periodName(before.period, v.language), v.quantity(before, unit)];
  const french = isLevel ? 'égal' : degree;
  return [
    v.sentence(told),
    v.sentence(
      v.say(
        `Il faut remonter ${backTo(before.period, name)} pour un chiffre ${french} (${figure})`,
        `The last figure that was ${isLevel ? `as ${end === 'lowest' ? 'low' : 'high'}` : degree} was that of ${name} (${figure})`,
      ),
    ),
  ];
}

/** « à 2016 », « à mai 2022 », « au 3 avril 2026 ». */
function backTo(period: string, name: string): string {
  return period.length === 'YYYY-MM-DD'.length ? `au ${name}` : `à ${name}`;
}
