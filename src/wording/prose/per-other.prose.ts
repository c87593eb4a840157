import type { ComparisonFindings } from '../figure.findings.js';
import { inPeriod } from '../period-wording.js';
import type { Voice } from '../voice.js';
import { quantitiesListed } from './precision.js';

type PerOther = NonNullable<ComparisonFindings['perOther']>;

/** « En 2022, le cheptel d'ovins en Espagne (14,45 millions de têtes) représentait 5,87 fois celui de caprins (…) ». */
export function perOtherSentence(
  { one, other, times }: PerOther,
  { unit }: Pick<ComparisonFindings, 'unit'>,
  v: Voice,
): string {
  const [figure = '', beside = ''] = quantitiesListed([one, other], unit, v);
  const ratio = v.quantity({ ...times, value: Number(times.value.toPrecision(DIGITS)) });
  const [when, subject] = [inPeriod(one.period, v.language), v.subject(one)];
  return v.sentence(
    v.say(
      `${when}, ${subject} (${figure}) représentait ${ratio} fois ${v.topic(other)} (${beside})`,
      `${when}, ${subject} (${figure}) was ${ratio} times ${v.topic(other)} (${beside})`,
    ),
  );
}

const DIGITS = 3;
