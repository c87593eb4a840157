import { MIDDLES, type RankingFindings, type Together } from '../ranking.findings.js';
import { inPeriod } from '../period-wording.js';
import type { Voice } from '../voice.js';

/** « Les 3 premiers pays totalisent 30,55 millions de tonnes en 2023, soit 49,5 % du total … »; of one its share alone. */
export function togetherProse(findings: RankingFindings, v: Voice): string[] {
  const { together, ranked, period, unit } = findings;
  const [first] = ranked;
  if (!together || !first) return [];
  if (together.kind === 'each') return sharesSentence(findings, together, v);
  if (MIDDLES.includes(together.kind)) return [middleSentence(findings, together, v)];
  const { count, kind } = together;
  const part = partOf(together, unit, v);
  if (count.value === 1)
    return part === null ? [] : [v.sentence(v.say(`Sa part est de ${part}`, `Its share is ${part}`))];
  const [leading, when] = [leadersOf(first.place, count.value, v), whenOf(period, v)];
  const [figure, by] = [v.quantity(together.figure, unit), v.measure(first.measure).text];
  if (kind === 'mean')
    return [
      v.sentence(
        v.say(
          `La moyenne des ${leading} (classés par ${by}) est de ${figure}${when}`,
          `The mean of the ${leading} (by ${by}) is ${figure}${when}`,
        ),
      ),
    ];
  const share = part === null ? '' : v.say(`, soit ${part}`, `, or ${part}`);
  return [
    v.sentence(
      v.say(
        `Les ${leading} totalisaient ${figure}${when}${share}`,
        `The ${leading} totalled ${figure}${when}${share}`,
      ),
    ),
  ];
}

/** « Leurs parts du total (11,52 millions de tonnes) sont de 29,4 % pour la Pologne, de 20,8 % pour l'Italie … » */
function sharesSentence(
  { ranked, unit }: RankingFindings,
  { shares = [], whole }: Together,
  v: Voice,
): string[] {
  if (!whole) return [];
  const items = ranked.map(({ place }, at) => {
    const part = v.percent(shares[at] ?? { value: 0 });
    return v.say(`de ${part} pour ${v.placeName(place)}`, `${part} for ${v.placeName(place)}`);
  });
  const total = v.quantity(whole, unit);
  return [
    v.sentence(
      v.say(
        `leurs parts du total (${total}) sont ${v.list(items)}`,
        `their shares of the total (${total}) are ${v.list(items)}`,
      ),
    ),
  ];
}

/** « En 2023 dans l'Union européenne, la médiane de 26 pays pour le rendement des pommes de terre est de 27,79 t/ha. » */
function middleSentence(
  { ranked, period, scope, unit }: RankingFindings,
  { kind, figure, count, whole }: Together,
  v: Voice,
): string {
  const [first] = ranked;
  if (!first) return '';
  const where = scope ? ` ${v.inPlace(scope)}` : '';
  const places = `${v.quantity(count)} ${v.placesLike(first.place, count.value)}`;
  const [what, size] = [v.topic(first), v.quantity(figure, unit)];
  const middle =
    kind === 'median' ? v.say('la médiane', 'the median') : v.say('la moyenne simple', 'the simple mean');
  const ofAll = whole
    ? v.say(` (${v.quantity(whole, unit)} pour l'ensemble)`, ` (${v.quantity(whole, unit)} for the whole)`)
    : '';
  return v.sentence(
    `${inPeriod(period, v.language)}${where}, ${v.say(
      `${middle} de ${places} pour ${what} est de ${size}${ofAll}`,
      `${middle} of ${places} for ${what} is ${size}${ofAll}`,
    )}`,
  );
}

function leadersOf(place: string, count: number, v: Voice): string {
  const places = v.placesLike(place, count);
  return v.say(
    `${count} ${v.isFeminineKind(place) ? 'premières' : 'premiers'} ${places}`,
    `top ${count} ${places}`,
  );
}

function whenOf(period: string, v: Voice): string {
  return period.includes('/') ? '' : ` ${inPeriod(period, v.language)}`;
}

/** « 49,5 % du total dans l'Union européenne (61,7 millions de tonnes) ». */
function partOf({ percent, whole }: Together, unit: string | null, v: Voice): string | null {
  if (!percent || !whole) return null;
  const [size, where, of] = [v.percent(percent), v.inPlace(whole.place), v.quantity(whole, unit)];
  return v.say(`${size} du total ${where} (${of})`, `${size} of the total ${where} (${of})`);
}
