import type { Note } from './facts.js';
import { joinedNotes, type NoteOf, type Saying } from './joined-notes.js';
import { sayAllKinds, sayWider } from './extent-notes.js';
import { sayEpoch } from './epoch-note.js';
import { sayFrancs } from './franc-note.js';
import { sayKnownThen, sayMissing, sayOnlyPeriod } from './missing-note.js';
import { fromPeriodTo, inPeriod, periodName, overPeriods } from './period-wording.js';
import { publisherLabel } from './publisher-names.js';
import { isSaidByName, READINGS } from './reading-notes.js';
import { saySeries } from './series-note.js';
import { saySeason } from './season-note.js';
import { saySteps } from './step-note.js';
import type { Voice } from './voice.js';
import { sayWeight } from './weight-note.js';

type Sayings = { [K in Saying['kind']]: (note: NoteOf<K>, voice: Voice) => string };

/** One sentence for each thing that must be said beside the figures. */
const SAYINGS: Sayings = {
  ...READINGS,
  'assumed-period': sayEpoch,
  'latest-complete': ({ period, place }, v) => {
    const places = v.placesLike(place, 2);
    const isYear = period.length === 'YYYY'.length;
    return v.say(
      `${periodName(period, 'fr')} est la dernière ${isYear ? 'année' : 'date'} où les données sont assez complètes pour comparer les ${places}`,
      `${periodName(period, 'en')} is the latest ${isYear ? 'year' : 'date'} with figures complete enough to compare ${places}`,
    );
  },
  'shortened-horizon': ({ last }, v) =>
    v.say(
      `La prévision s'arrête ${inPeriod(last, 'fr')} : au-delà, la série seule ne permet plus de prévoir`,
      `The forecast ends ${inPeriod(last, 'en')}: beyond that, the series alone is no guide`,
    ),
  'derived-yield': ({ periods, stretch, partly }, v) => {
    const named = periods.length > 0 ? ` (${periodNames(periods, v)})` : '';
    const [from = '', to = ''] = stretch ? periodsOf(stretch, v) : [];
    const of = stretch ? v.say(` de ${from} à ${to}`, ` from ${from} to ${to}`) : named;
    const part = partly ? v.say(' en partie', ' in part') : '';
    return v.say(
      `Le rendement${of} est${part} calculé : production / surface récoltée`,
      `The yield${of} is${part} calculated: production / harvested area`,
    );
  },
  'withheld-elsewhere': ({ publisher }, v) =>
    v.say(
      `${publisher} tient sa propre valeur pour confidentielle`,
      `${publisher} keeps its own figure confidential`,
    ),
  'other-unit': ({ asked, words, given }, v) => {
    const name = words ?? v.unitsName(asked);
    const [one, other] = [name, v.unitsName(given)].map((unit) => CURRENCY.exec(unit)?.[0]);
    const isOfMoney = one !== undefined && other !== undefined && one !== other;
    const why = isOfMoney
      ? v.say('aucun taux de change n’est disponible ici', 'no exchange rate is held here')
      : v.say('cette série ne peut pas y être convertie', 'this series cannot be converted to it');
    return v.say(
      `Le chiffre est donné dans l’unité de la source et non en ${name} : ${why}`,
      `The figure is in the unit of the source, not in ${name}: ${why}`,
    );
  },
  'by-weight': sayWeight,
  'in-francs': sayFrancs,
  'nominal-prices': (_, v) =>
    v.say(
      'Ces prix sont nominaux : l’inflation n’en est pas retirée',
      'These prices are nominal: inflation is not taken out',
    ),
  'counts-wider': sayWider,
  'all-kinds': sayAllKinds,
  'months-of-season': saySeason,
  'no-cause': (_, v) =>
    v.say('Les données disent ce qui s’est passé, et non pourquoi', 'The data tell what happened, not why'),
  'zeros-left-out': ({ periods }, v) => {
    const many = periods.length > 1;
    const names = v.list(periods.map((period) => periodName(period, v.language)));
    return v.say(
      `${many ? 'Les valeurs nulles publiées' : 'La valeur nulle publiée'} pour ${names} ${many ? 'sont tenues' : 'est tenue'} pour ${many ? 'des données manquantes' : 'une donnée manquante'}`,
      `The zero${many ? 's' : ''} published for ${names} ${many ? 'are' : 'is'} taken for ${many ? 'missing figures' : 'a missing figure'}`,
    );
  },
  'only-share': ({ period }, v) =>
    v.say(
      `La part n’est connue que pour ${periodName(period, 'fr')} parmi les dates demandées`,
      `Of the times asked for, the share is known for ${periodName(period, 'en')} only`,
    ),
  'missing-periods': ({ periods, count }, v) => {
    const names = count <= MOST_MISSING ? ` : ${periodNames(periods, v)}` : '';
    return v.say(
      `${count} ${count > 1 ? 'périodes sans donnée publiée ne sont pas comptées' : 'période sans donnée publiée n’est pas comptée'} dans la moyenne${names}`,
      `${count} ${count > 1 ? 'periods without a published figure are' : 'period without a published figure is'} not in the mean${names.replace(' :', ':')}`,
    );
  },
  'missing-times': ({ periods, series }, v) => {
    const [span, named] = [
      series ? fromPeriodTo(series.from, series.to, v.language) : '',
      overPeriods(periods, v.language, v.say('ni', 'or')),
    ];
    return v.say(
      `Pas de donnée ${named}${span && ` : la série va ${span}`}`,
      `There is no figure ${named.replace(/(?<=^|, | or )in /g, 'for ')}${span && `: the series runs ${span}`}`,
    );
  },
  'no-clear-trend': (_, v) =>
    v.say(
      'La tendance d’ensemble n’est pas nette : les valeurs intermédiaires ne suivent pas l’écart entre la première et la dernière',
      'There is no clear trend: the figures in between do not follow the gap between the first and the last',
    ),
  'partial-baseline': ({ count, of }, v) =>
    v.say(
      `La moyenne porte sur ${count} valeurs au lieu de ${v.quantity(of)} : les autres manquent`,
      `The mean is of ${count} figures instead of ${v.quantity(of)}: the others are missing`,
    ),
  'no-baseline': ({ years, count }, v) => {
    const known = v.say(
      count === 0 ? 'aucune valeur connue' : `${count} seule valeur connue`,
      count === 0 ? 'no figure is known' : `only ${count} figure is known`,
    );
    return v.say(
      `Moyenne de référence (${v.quantity(years)} ans) non calculée : ${known} sur cette période`,
      `The reference mean (${v.quantity(years)} years) is not calculated: ${known} for that period`,
    );
  },
  'narrower-series': saySeries,
  'campaign-year': ({ campaign, harvest }, v) =>
    v.say(
      `La campagne ${campaign} correspond à la récolte ${harvest}`,
      `Marketing year ${campaign} is the harvest of ${harvest}`,
    ),
  'nearest-quotation': ({ asked, taken }, v) =>
    v.say(
      `Pas de cotation ${inPeriod(asked, 'fr')} ; la plus proche est celle du ${periodName(taken, 'fr')}`,
      `No quotation ${inPeriod(asked, 'en')}; the nearest is that of ${periodName(taken, 'en')}`,
    ),
  quotation: ({ heading }, v) => {
    const words = heading.split(' ').filter((word) => !/\d/.test(word));
    return v.say(`Cotation « ${words.join(' ')} »`, `Quotation "${words.join(' ')}"`);
  },
  'annual-means': (_note, v) =>
    v.say(
      'Les moyennes annuelles sont calculées sur les valeurs publiées',
      'The annual means are calculated from the published figures',
    ),
  'monthly-means': (_note, v) =>
    v.say(
      'Les moyennes mensuelles sont calculées sur les valeurs publiées',
      'The monthly means are calculated from the published figures',
    ),
  'annual-only': ({ period }, v) =>
    v.say(
      `Cette série est annuelle : la valeur est celle de l'année ${period}`,
      `This series is annual: the figure is that of the year ${period}`,
    ),
  'coarser-series': saySteps,
  'stopped-series': ({ product, publisher, last }, v) =>
    v.say(
      `Une autre série sur ${v.theProduct(product)} (${publisherLabel(publisher, v)}) s'arrête ${inPeriod(last, 'fr')}`,
      `Another series on ${v.theProduct(product)} (${publisherLabel(publisher, v)}) stops ${inPeriod(last, 'en')}`,
    ),
  'series-end': ({ last }, v) =>
    v.say(`La série s'arrête ${inPeriod(last, 'fr')}`, `The series stops ${inPeriod(last, 'en')}`),
  'left-out': ({ products, places, periods = [] }, v) => {
    const names = [
      ...products.map((id) => v.theProduct(id)),
      ...places.map((id) => v.placeName(id)),
      ...periods.map((period) => periodName(period, v.language)),
    ];
    return v.say(`Sans compter ${v.list(names)}`, `Not counting ${v.list(names)}`);
  },
  'known-in-part': ({ products }, v) => {
    const names = v.list(products.map((id) => v.theProduct(id)));
    return v.say(
      `Sans compter ${names}, faute de chiffres sur toute la période`,
      `Not counting ${names}, for want of figures over the whole period`,
    );
  },
  'summed-countries': ({ lacking }, v) => {
    const names = v.list(lacking.map((id) => v.placeName(id)));
    return v.say(
      `Le total est la somme des pays couverts${names ? `, sans donnée pour ${names}` : ''}`,
      `The total is the sum of the countries covered${names ? `, without figures for ${names}` : ''}`,
    );
  },
  'not-forecast': ({ words }, v) =>
    v.say(
      `La prévision porte sur une seule série à la fois, sans réponse ici pour ${quoted(words, v)}`,
      `A forecast is of one series at a time, without an answer here for ${quoted(words, v)}`,
    ),
  'ignored-words': ({ words }, v) =>
    v.say(
      `Non pris en compte, faute de cette distinction dans les données : ${quoted(words, v)}`,
      `Not taken into account, as the data do not make this distinction: ${quoted(words, v)}`,
    ),
  missing: sayMissing,
  'known-then': sayKnownThen,
  'only-period': sayOnlyPeriod,
  'no-figure-for': ({ product }, v) =>
    v.say(`Pas de donnée pour ${v.theProduct(product)}`, `There is no data for ${v.theProduct(product)}`),
  'no-figures-for': ({ products }, v) =>
    v.say(
      `Pas de donnée pour ${v.list(products.map((id) => v.theProduct(id)))}`,
      `There is no data for ${v.list(products.map((id) => v.theProduct(id)))}`,
    ),
};

const MOST_MISSING = 6;
/** Money, however it is written. */
const CURRENCY =
  /€|\$|USD|EUR|GBP|euro|(?:canadian|australian) dollar|dollars? (?:canadien|australien)|dollar|livre|pound|yen|yuan|franc|cfa|rouble|rupee|roupie|zloty|hryvnia|dirham|dinar|peso|r[eé]a(?:l|is)|lira|couronne|cent/iu;

/** « bio », « plein air », by the question's own words. */
function quoted(words: readonly string[], v: Voice): string {
  return words.map((word) => v.say(`« ${word} »`, `"${word}"`)).join(', ');
}

function periodsOf({ from, to }: { from: string; to: string }, v: Voice): string[] {
  return [from, to].map((period) => periodName(period, v.language));
}

function periodNames(periods: readonly string[], v: Voice): string {
  return periods.map((period) => periodName(period, v.language)).join(', ');
}

/** The notes as sentences, in their order; two that begin alike are one, and words that were `told` already need none. */
export function noteSentences(notes: readonly Note[], voice: Voice, told: readonly string[] = []): string[] {
  // « gala » for the « Gala » of the question, and « sans résidu » for its « résidu ».
  const said = ` ${told.join(' ').toLowerCase().replace(/-/gu, ' ')} `;
  const isTold = (note: Note): boolean =>
    note.kind === 'ignored-words' && note.words.every((word) => said.includes(` ${word.toLowerCase()} `));
  return joinedNotes(notes.filter((note) => !isTold(note)))
    .filter((note) => !isSaidByName(note, voice, notes))
    .map((note) => voice.sentence(saying(note, voice)));
}

/** Each kind of note has its saying: the one that takes it. */
function saying<K extends Saying['kind']>(note: NoteOf<K> & { kind: K }, voice: Voice): string {
  const say: (one: NoteOf<K>, v: Voice) => string = SAYINGS[note.kind];
  return say(note, voice);
}
