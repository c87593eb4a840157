import type { NoteOf, Saying } from './joined-notes.js';
import { periodName, periodNoun } from './period-wording.js';
import type { Voice } from './voice.js';

type Kind =
  | 'assumed-product'
  | 'assumed-products'
  | 'assumed-each'
  | 'assumed-members'
  | 'not-compared'
  | 'assumed-place'
  | 'read-place'
  | 'held-places'
  | 'other-area'
  | 'stand-in'
  | 'parts-alone'
  | 'counted-as-one'
  | 'grass-left-out'
  | 'assumed-measure'
  | 'assumed-measure-and-place'
  | 'assumed-latest'
  | 'assumed-whole'
  | 'corrected'
  | 'corrected-words';

/** How the question was read, where it left something open or had a slip. */
export const READINGS: { [K in Kind]: (note: NoteOf<K>, voice: Voice) => string } = {
  'assumed-product': ({ asked, taken, words }, v) => {
    const said = saidProduct(asked, words, v);
    return v.say(
      `Par « ${said} », on entend ici ${v.theProduct(taken)}`,
      `Here "${said}" means ${v.product(taken).text}`,
    );
  },
  'assumed-products': ({ asked, taken, words }, v) => {
    const said = saidProduct(asked, words, v);
    return v.say(
      `Par « ${said} », on entend ici, selon le marché, ${v.list(taken.map((id) => v.theProduct(id)))}`,
      `Here "${said}" means ${v.list(taken.map((id) => v.product(id).text))}, depending on the market`,
    );
  },
  'assumed-each': ({ each }, v) => {
    const sayings = each.map(({ asked, taken, words }, at) => {
      const said = saidProduct(asked, words, v);
      return v.say(
        `${at === 0 ? 'Par' : 'par'} « ${said} »${at === 0 ? ', on entend ici' : ''} ${v.theProduct(taken)}`,
        `${at === 0 ? 'Here ' : ''}"${said}"${at === 0 ? ' means' : ''} ${v.product(taken).text}`,
      );
    });
    return v.list(sayings);
  },
  'assumed-members': ({ asked }, v) =>
    v.say(
      `Faute de série d’ensemble pour ${v.theProduct(asked)}, la réponse donne celles qui existent dans ce groupe`,
      `There is no overall series for ${v.theProduct(asked)}, so the answer gives those that exist in that group`,
    ),
  'not-compared': ({ places }, v) =>
    v.say(
      `Faute de chiffres sur la période, la comparaison laisse de côté ${v.list(places.map((id) => v.placeName(id)))}`,
      `${v.list(places.map((id) => v.placeName(id)))} ${places.length > 1 ? 'are' : 'is'} not compared, for lack of figures over that time`,
    ),
  'assumed-place': ({ taken, told }, v) =>
    told
      ? v.say(`La réponse porte sur ${v.placeName(taken)}`, `The answer is for ${v.placeName(taken)}`)
      : v.say(
          `Faute de lieu précisé, la réponse porte sur ${v.placeName(taken)}`,
          `No place was named, so the answer is for ${v.placeName(taken)}`,
        ),
  'read-place': ({ asked, taken }, v) =>
    v.say(
      `Par « ${v.placeLabel(asked)} », on entend ici ${v.placeName(taken)}`,
      `Here "${v.placeLabel(asked)}" means ${v.placeName(taken)}`,
    ),
  'held-places': (_, v) =>
    v.say(
      'Ne sont comparés que les pays dont cette source donne ici le chiffre',
      'Only the countries that this source has a figure for here are compared',
    ),
  'stand-in': ({ asked, taken, places, patchy }, v) => {
    const lacks = patchy
      ? v.say('n’a presque pas de chiffres', 'has hardly any figures')
      : v.say('manque', 'is missing');
    const [all, throughout] = patchy ? ['ici', 'here'] : ['pour tous', 'throughout'];
    return v.say(
      `La série « ${v.productLabel(taken)} » est employée ${all}, car celle « ${v.productLabel(asked)} » seule ${lacks}${whereMissing(places, v)}`,
      `The series "${v.productLabel(taken)}" is used ${throughout}, because "${v.productLabel(asked)}" alone ${lacks}${whereMissing(places, v)}`,
    );
  },
  'other-area': ({ asked, published, places }, v) => {
    const names = v.list(places.map((id) => v.placeName(id)));
    return v.say(
      `Pour ${names}, qui n'${places.length > 1 ? 'entrent' : 'entre'} donc pas en compte, seule ${v.theMeasure(published)} est publiée, et non ${v.theMeasure(asked)}`,
      `For ${names}, left out here, only ${v.theMeasure(published)} is published, not ${v.theMeasure(asked)}`,
    );
  },
  'parts-alone': ({ place, parts }, v) => {
    const known = v.list(parts.map((part) => `${v.theProduct(part.product)} (${v.quantity(part)})`));
    return v.say(
      `Le total n'est pas publié pour ${v.placeName(place)}, où l'on ne connaît que ${known} : la comparaison est faite sans ce pays`,
      `No total is published for ${v.placeName(place)}, where all that is known is ${known}: the comparison leaves it out`,
    );
  },
  'counted-as-one': ({ place }, v) =>
    v.say(
      `${v.placeName(place)} compte ici pour un seul producteur : ses pays ne sont pas classés à part`,
      `${v.placeName(place)} counts here as one producer: its countries are not ranked apart`,
    ),
  'grass-left-out': ({ products }, v) =>
    v.say(
      `${v.list(products.map((id) => v.theProduct(id)))} ne sont pas classées ici parmi les cultures`,
      `${v.list(products.map((id) => v.theProduct(id)))} ${products.length > 1 ? 'are' : 'is'} not ranked here among the crops`,
    ),
  'assumed-measure': ({ taken }, v) =>
    v.say(
      `Faute de grandeur précisée, la réponse porte sur ${v.theMeasure(taken)}`,
      `No measure was named, so the answer is for ${v.theMeasure(taken)}`,
    ),
  'assumed-measure-and-place': ({ measure, place }, v) =>
    v.say(
      `Faute de grandeur et de lieu précisés, la réponse porte sur ${v.theMeasure(measure)} ${v.inPlace(place)}`,
      `No measure or place was named, so the answer is for ${v.theMeasure(measure)} ${v.inPlace(place)}`,
    ),
  'assumed-latest': ({ period }, v) => {
    const [when, noun] = [periodName(period, v.language), periodNoun(period, 1, v.language)];
    if (period.length > 'YYYY-MM'.length)
      return v.say(
        `La dernière cotation connue est celle du ${when}`,
        `The latest quotation is that of ${when}`,
      );
    const last = noun === 'mois' ? 'le dernier' : 'la dernière';
    return v.say(
      `${when} est ${last} ${noun} connu${noun === 'mois' ? '' : 'e'}`,
      `${when} is the latest ${noun} with a figure`,
    );
  },
  'assumed-whole': ({ taken }, v) =>
    v.say(
      `La part est calculée par rapport ${v.toPlace(taken)}`,
      `The share is of the total for ${v.placeName(taken)}`,
    ),
  corrected: ({ typed, read }, v) =>
    v.say(`« ${typed} » a été lu « ${read} »`, `"${typed}" was read as "${read}"`),
  'corrected-words': ({ words: [first, ...others] }, v) =>
    v.list([
      first ? READINGS.corrected(first, v) : '',
      ...others.map(({ typed, read }) => v.say(`« ${typed} », « ${read} »`, `"${typed}" as "${read}"`)),
    ]),
};

function saidProduct(asked: string, words: string | undefined, v: Voice): string {
  return words === undefined ? v.product(asked).text : withinSentence(words);
}

/** « sucre » read as « sucre (marché mondial) »: the name that stands in the answer tells it by itself. */
export function isSaidByName(note: Saying, v: Voice, beside: readonly Saying[] = []): boolean {
  if (note.kind === 'assumed-members') return isNamedByMembers(note, v);
  if (note.kind === 'read-place') return beside.some((other) => isNamedWithPlace(other, note, v));
  if (note.kind !== 'assumed-product') return false;
  if (beside.some((other) => isNamedWithPlace(note, other, v))) return true;
  const said = note.words ?? v.product(note.asked).text;
  return v.product(note.taken).text.toLowerCase().startsWith(`${said.toLowerCase()} (`);
}

/** "bananas" of "Europe" told as "bananas in Europe": the name has the place that was asked about. */
function isNamedWithPlace(product: Saying, place: Saying, v: Voice): boolean {
  if (product.kind !== 'assumed-product' || place.kind !== 'read-place') return false;
  return v.product(product.taken).text.endsWith(` ${v.inPlace(place.asked)}`);
}

/** « ovins et caprins » told as « ovins » and « caprins »: the name has each of them, and nothing else was put in its place. */
function isNamedByMembers({ asked, taken }: NoteOf<'assumed-members'>, v: Voice): boolean {
  return v.product(asked).text === v.list(taken.map((id) => v.product(id).text));
}

/** Words that began the question without the capital that they had for it. */
function withinSentence(words: string): string {
  return /^\p{Lu}[^\p{Lu}]*$/u.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;
}

/** « pour l'Allemagne », of the few places that something is missing for. */
function whereMissing(places: readonly string[], v: Voice): string {
  if (places.length === 0) return '';
  const names = v.list(places.map((id) => v.placeName(id)));
  return v.say(` pour ${names}`, ` for ${names}`);
}
