import type { PartOfTotalFindings } from '../found.findings.js';
import { ofPhrase } from '../french-grammar.js';
import { inPeriod } from '../period-wording.js';
import type { Voice } from '../voice.js';

/** « La France représentait 58,2 % de la production de blé tendre de la France et de l'Allemagne ensemble en 2024, soit … ». */
export function partOfTotalProse(findings: PartOfTotalFindings, v: Voice): string[] {
  const { part, total, percent, unit } = findings;
  const [one, all] = v.quantityPair(part, { ...total, product: part.product }, unit);
  const when = inPeriod(part.period, v.language);
  const [subject, whole] = findings.by === 'place' ? ofPlaces(findings, v) : ofProducts(findings, v);
  return [
    v.yesOrNo(findings.holds) +
      v.sentence(
        v.say(
          `${subject} ${v.percent(percent)} ${ofPhrase(whole)} ${when}, soit ${one} sur ${all}`,
          `${subject} for ${v.percent(percent)} of ${whole} ${when}, or ${one} of ${all}`,
        ),
      ),
  ];
}

/** The place, and what all of them together have. */
function ofPlaces({ part, members }: PartOfTotalFindings, v: Voice): [string, string] {
  const verb = v.place(part.place)?.name.fr.plural ? 'représentaient' : 'représentait';
  const names = members.map(({ place }) => v.placeName(place));
  return [
    `${v.placeName(part.place)} ${v.say(verb, 'accounted')}`,
    v.say(
      `${v.topic(part)} ${v.list(names.map((name) => ofPhrase(name)))} ensemble`,
      `the combined ${v.topic(part).replace(/^the /u, '')} of ${v.list(names)}`,
    ),
  ];
}

/** The product, and what all of them come to in the place. */
function ofProducts({ part, members }: PartOfTotalFindings, v: Voice): [string, string] {
  const { text, plural } = v.product(part.product);
  const verb = plural ? 'représentaient' : 'représentait';
  const where = v.whereOf(part) ?? '';
  return [
    v.say(`${v.theProduct(part.product)} ${verb}`, `${text} accounted`),
    `${v.topics(members)} ${where}${v.say('', ' taken together')}`.trim(),
  ];
}
