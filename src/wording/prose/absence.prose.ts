import type { AbsenceFindings } from '../found.findings.js';
import { inPeriod } from '../period-wording.js';
import type { Voice } from '../voice.js';

/** More places than these are no list to read. */
const MOST_NAMED = 27;
const MOST_UNKNOWN = 12;

/** How many places have a zero, among how many with a figure, and which; then those that have no figure. */
export function absenceProse(findings: AbsenceFindings, v: Voice): string[] {
  const { none, sample, scope } = findings;
  const head = [inPeriod(sample.period, v.language), scope ? v.inPlace(scope) : ''].filter(Boolean).join(' ');
  const shown = none.slice(0, MOST_NAMED).map(({ place }) => v.placeLabel(place));
  const more = none.length > shown.length ? v.say(', entre autres', ', among others') : '';
  const names = shown.length > 0 ? `${v.say(' : ', ': ')}${v.list(shown)}${more}` : '';
  return [
    v.sentence(`${head}, ${v.topic(sample)} ${isNil(findings, v)}${names}`),
    ...unknownSentence(findings, v),
  ];
}

/** « est nulle dans 3 pays sur 27 », « n'est nulle dans aucun des 27 pays », "is nil in 3 of 27 countries". */
function isNil({ none, sample, compared }: AbsenceFindings, v: Voice): string {
  const { plural, gender } = v.head(sample);
  const [n, of] = [none.length, v.quantity(compared)];
  const places = v.placesLike(sample.place, compared.value);
  if (v.language === 'en')
    return `${plural ? 'were' : 'was'} nil in ${n > 0 ? n : 'none'} of the ${of} ${places} with a figure`;
  const nil = `nul${gender === 'f' ? 'le' : ''}${plural ? 's' : ''}`;
  const was = plural ? 'étaient' : 'était';
  const [any, given] = v.isFeminineKind(sample.place) ? ['aucune', 'renseignées'] : ['aucun', 'renseignés'];
  return n > 0
    ? `${was} ${nil} dans ${n} ${v.placesLike(sample.place, n)} sur ${of} ${given}`
    : `n'${was} ${nil} dans ${any} des ${of} ${places} ${given}`;
}

/** No figure is no zero. */
function unknownSentence({ unknown, sample }: AbsenceFindings, v: Voice): string[] {
  if (unknown.length === 0) return [];
  const names = v.list(unknown.map((id) => v.placeName(id)));
  const others = v.placesLike(sample.place, 2);
  const french =
    unknown.length > MOST_UNKNOWN
      ? `Les autres ${others} n'ont pas de chiffre, ce qui ne veut pas dire zéro`
      : `Pas de chiffre, ce qui ne veut pas dire zéro, pour ${names}`;
  const english =
    unknown.length > MOST_UNKNOWN
      ? `The other ${others} have no figure, which does not mean zero`
      : `No figure, which does not mean zero, for ${names}`;
  return [v.sentence(v.say(french, english))];
}
