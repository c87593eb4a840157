import type { KnownFact } from '../facts.js';
import { ofPhrase } from '../french-grammar.js';
import type { ShareFindings } from '../found.findings.js';
import { fromPeriodTo, inPeriod, ofPeriod, periodName } from '../period-wording.js';
import type { Voice } from '../voice.js';
import { shareTimesProse } from './share-times.prose.js';

/** The percentage first, then part and whole. */
export function shareProse(findings: ShareFindings, v: Voice): string[] {
  const { part, whole, percent, unit, together = [], overTime } = findings;
  const parts = [part, ...together];
  const figures = partOfWhole(parts, whole, unit, v);
  const where = `${v.inPlace(whole.place)} ${inPeriod(part.period, v.language)}`;
  const subject = part.product === whole.product ? shareOfPlaces(parts, v) : shareOfProduct(part, v);
  if (overTime) {
    const topic = `${v.say(ofTopic(whole, v), v.topic(whole))} ${v.inPlace(whole.place)}`;
    return shareTimesProse(overTime, subject, topic, v);
  }
  const each = eachSentence(findings, v);
  return [
    ...insteadSentence(findings, v),
    ...(findings.apart ? each : []),
    v.yesOrNo(findings.holds) +
      v.sentence(
        v.say(
          `${subject} ${v.percent(percent)} ${ofTopic(whole, v)} ${where}, soit ${figures}`,
          `${subject} for ${v.percent(percent)} of ${v.topic(whole)} ${where}, or ${figures}`,
        ),
      ),
    ...(findings.apart ? [] : each),
    ...amongSentence(findings, v),
  ];
}

/** « C'est la part la plus élevée de 2000 à 2025, devant celle de 2013 (30,9 %). » */
function amongSentence({ among }: ShareFindings, v: Voice): string[] {
  if (!among) return [];
  const { end, from, to, next } = among;
  const [size, time] = [v.percent(next.percent), fromPeriodTo(from, to, v.language)];
  const isHigh = end === 'highest';
  return [
    v.sentence(
      v.say(
        `C'est la part la plus ${isHigh ? 'élevée' : 'faible'} ${time}, ${isHigh ? 'devant' : 'sous'} celle ${ofPeriod(next.period, 'fr')} (${size})`,
        `That is the ${isHigh ? 'highest' : 'lowest'} share ${time}, ${isHigh ? 'ahead of' : 'below'} that of ${periodName(next.period, 'en')} (${size})`,
      ),
    ),
  ];
}

/** « La part de la France était de 20,8 %, celle de l’Allemagne de 20,2 % »: of several places, each by itself. */
function eachSentence({ part, together = [], each = [] }: ShareFindings, v: Voice): string[] {
  const shares = [part, ...together].map(({ place }, at) => {
    const [name, percent] = [v.placeName(place), v.percent({ value: each[at]?.value ?? 0 })];
    return at === 0
      ? v.say(`la part ${ofPhrase(name)} était de ${percent}`, `the share of ${name} was ${percent}`)
      : v.say(`celle ${ofPhrase(name)} de ${percent}`, `that of ${name} ${percent}`);
  });
  return each.length > 1 ? [v.sentence(v.list(shares))] : [];
}

/** « 32,94 sur 135,3 millions de tonnes »: of one part its unit is said with that of the whole, where it is the same. */
function partOfWhole(parts: readonly KnownFact[], whole: KnownFact, unit: string | null, v: Voice): string {
  const [part, ...others] = parts;
  const [one, all] =
    part && others.length === 0
      ? v.quantityPair(part, whole, unit)
      : [v.list(parts.map((fact) => v.quantity(fact, unit))), v.quantity(whole, unit)];
  return `${one} ${v.say('sur', 'of')} ${all}`;
}

/** What the share told is in place of: one to come, or that of a year of which it is not known. */
function insteadSentence({ part, insteadOf, ahead }: ShareFindings, v: Voice): string[] {
  if (ahead) return [v.sentence(notForecast(part.period, v))];
  return insteadOf ? [v.sentence(notOf(insteadOf, part.period, v))] : [];
}

/** « Aucune part n’est prévue ici ; la dernière connue est celle de 2024 ». */
function notForecast(last: string, v: Voice): string {
  return v.say(
    `Les prévisions ne portent que sur les séries elles-mêmes, et non sur une part ; la dernière part connue est celle de ${last}`,
    `Forecasts are made of the series themselves only, not of a share; the last share known is that of ${last}`,
  );
}

/** « La part de 2025 n'est pas connue, faute d'une des deux données ; la dernière est celle de 2024 ». */
function notOf(asked: string, last: string, v: Voice): string {
  return v.say(
    `La part de ${asked} n'est pas connue, car il manque au moins une des deux données ; la dernière est celle de ${last}`,
    `The share of ${asked} is not known, as at least one of the two figures is missing; the latest is that of ${last}`,
  );
}

/** « La France et l'Italie représentaient ensemble », "France accounted". */
function shareOfPlaces(parts: readonly KnownFact[], v: Voice): string {
  const names = v.list(parts.map((fact) => v.placeName(fact.place)));
  if (parts.length > 1) return `${names} ${v.say('représentaient ensemble', 'together accounted')}`;
  const plural = parts.some(({ place }) => v.place(place)?.name.fr.plural);
  return `${names} ${v.say(plural ? 'représentaient' : 'représentait', 'accounted')}`;
}

/** « Le blé dur représentait », "potatoes accounted". */
function shareOfProduct(part: KnownFact, v: Voice): string {
  const { text, plural } = v.product(part.product);
  return v.say(
    `${v.theProduct(part.product)} ${plural ? 'représentaient' : 'représentait'}`,
    `${text} accounted`,
  );
}

/** « de la production de colza ». */
function ofTopic(fact: KnownFact, v: Voice): string {
  return ofPhrase(v.topic(fact));
}
