import { describe, expect, it } from 'vitest';
import type { Noun, Place } from '../lexicon/entries.js';
import { loadLexicon } from '../lexicon/lexicon.loader.js';
import {
  capitalised,
  inPlace,
  joinElided,
  listInFrench,
  ofBareNoun,
  ofNoun,
  startsWithVowelSound,
  withDefiniteArticle,
  withPlaceArticle,
} from './french-grammar.js';

const lexicon = loadLexicon();

function noun(text: string, letters: string): Noun {
  return {
    text,
    gender: letters.includes('f') ? 'f' : 'm',
    plural: letters.includes('p'),
    aspirated: letters.includes('h'),
  };
}

function place(id: string): Place {
  const found = lexicon.findPlace(id);
  if (!found) throw new Error(`no place ${id}`);
  return found;
}

describe('nouns', () => {
  it.each([
    ['blé tendre', 'm', ['le blé tendre', 'du blé tendre', 'de blé tendre']],
    ['luzerne', 'f', ['la luzerne', 'de la luzerne', 'de luzerne']],
    ['orge', 'f', ["l'orge", "de l'orge", "d'orge"]],
    ['avoine', 'f', ["l'avoine", "de l'avoine", "d'avoine"]],
    ['épeautre', 'm', ["l'épeautre", "de l'épeautre", "d'épeautre"]],
    ['pommes', 'fp', ['les pommes', 'des pommes', 'de pommes']],
    ['abricots', 'mp', ['les abricots', 'des abricots', "d'abricots"]],
    ['autres fruits', 'mp', ['les autres fruits', 'des autres fruits', 'des autres fruits']],
    ['œufs', 'mp', ['les œufs', 'des œufs', "d'œufs"]],
    ['houblon', 'mh', ['le houblon', 'du houblon', 'de houblon']],
    ['haricots verts', 'mph', ['les haricots verts', 'des haricots verts', 'de haricots verts']],
    ['huile de palme', 'f', ["l'huile de palme", "de l'huile de palme", "d'huile de palme"]],
    ['igname', 'f', ["l'igname", "de l'igname", "d'igname"]],
    ['yaourt', 'm', ['le yaourt', 'du yaourt', 'de yaourt']],
    ['urée', 'f', ["l'urée", "de l'urée", "d'urée"]],
  ])('declines %s', (text, letters, forms) => {
    const subject = noun(text, letters);
    expect([withDefiniteArticle(subject), ofNoun(subject), ofBareNoun(subject)]).toEqual(forms);
  });

  it.each([
    ['ypérite', false, true],
    ['yack', false, false],
    ['onze', false, false],
    ['Îles', false, true],
    ['herbe', false, true],
    ['haricot', true, false],
    ['maïs', false, false],
    ['', false, false],
  ])('knows whether French elides before %j', (text, aspirated, elides) => {
    expect(startsWithVowelSound(text, aspirated)).toBe(elides);
  });

  it('elides small words', () => {
    expect(joinElided('que', 'il')).toBe("qu'il");
    expect(joinElided('que', 'le blé')).toBe('que le blé');
    expect(joinElided('jusque', 'en 2024')).toBe("jusqu'en 2024");
    expect(joinElided('lorsque', 'elle')).toBe("lorsqu'elle");
  });
});

describe('places', () => {
  it.each([
    ['FR', 'la France', 'en France'],
    ['PT', 'le Portugal', 'au Portugal'],
    ['NL', 'les Pays-Bas', 'aux Pays-Bas'],
    ['MT', 'Malte', 'à Malte'],
    ['CY', 'Chypre', 'à Chypre'],
    ['CU', 'Cuba', 'à Cuba'],
    ['IL', 'Israël', 'en Israël'],
    ['IR', "l'Iran", 'en Iran'],
    ['GB', 'le Royaume-Uni', 'au Royaume-Uni'],
    ['US', 'les États-Unis', 'aux États-Unis'],
    ['DE', "l'Allemagne", 'en Allemagne'],
    ['HU', 'la Hongrie', 'en Hongrie'],
    ['HT', 'Haïti', 'en Haïti'],
    ['HN', 'le Honduras', 'au Honduras'],
    ['HK', 'Hong Kong', 'à Hong Kong'],
    ['YE', 'le Yémen', 'au Yémen'],
    ['UA', "l'Ukraine", 'en Ukraine'],
    ['UY', "l'Uruguay", 'en Uruguay'],
    ['DK', 'le Danemark', 'au Danemark'],
    ['LU', 'le Luxembourg', 'au Luxembourg'],
    ['CZ', 'la Tchéquie', 'en Tchéquie'],
    ['OM', 'Oman', 'à Oman'],
    ['MG', 'Madagascar', 'à Madagascar'],
    ['PH', 'les Philippines', 'aux Philippines'],
    ['CI', "la Côte d'Ivoire", "en Côte d'Ivoire"],
    ['DO', 'la République dominicaine', 'en République dominicaine'],
    ['BB', 'la Barbade', 'à la Barbade'],
    ['XK', 'le Kosovo', 'au Kosovo'],
    ['AE', 'les Émirats arabes unis', 'aux Émirats arabes unis'],
    ['SUHH', "l'URSS", 'en URSS'],
    ['WLD', 'le monde', 'dans le monde'],
    ['EU27_2020', "l'Union européenne", "dans l'Union européenne"],
    ['AFRICA', "l'Afrique", 'en Afrique'],
    ['CARIBBEAN', 'les Caraïbes', 'dans les Caraïbes'],
    ['LDC', 'les pays les moins avancés', 'dans les pays les moins avancés'],
    ['FR-01', "l'Ain", "dans l'Ain"],
    ['FR-18', 'le Cher', 'dans le Cher'],
    ['FR-32', 'le Gers', 'dans le Gers'],
    ['FR-34', "l'Hérault", "dans l'Hérault"],
    ['FR-40', 'les Landes', 'dans les Landes'],
    ['FR-51', 'la Marne', 'dans la Marne'],
    ['FR-68', 'le Haut-Rhin', 'dans le Haut-Rhin'],
    ['FR-74', 'la Haute-Savoie', 'en Haute-Savoie'],
    ['FR-75', 'Paris', 'à Paris'],
    ['FR-77', 'la Seine-et-Marne', 'en Seine-et-Marne'],
    ['FR-89', "l'Yonne", "dans l'Yonne"],
    ['FR-92', 'les Hauts-de-Seine', 'dans les Hauts-de-Seine'],
    ['FR-971', 'la Guadeloupe', 'en Guadeloupe'],
    ['FR-974', 'La Réunion', 'à La Réunion'],
    ['FR-976', 'Mayotte', 'à Mayotte'],
    ['FR-REG-53', 'la Bretagne', 'en Bretagne'],
    ['FR-REG-11', "l'Île-de-France", 'en Île-de-France'],
    ['FR-REG-44', 'le Grand Est', 'dans le Grand Est'],
    ['FR-REG-52', 'les Pays de la Loire', 'dans les Pays de la Loire'],
    ['FR-REG-24', 'le Centre-Val de Loire', 'en Centre-Val de Loire'],
    ['FR-ROUEN', 'Rouen', 'à Rouen'],
  ])('says %s rightly', (id, definite, within) => {
    expect([withPlaceArticle(place(id)), inPlace(place(id))]).toEqual([definite, within]);
  });
});

/** What no French sentence may hold, whatever stands in the lexicon. */
const FAULTS: readonly [string, RegExp][] = [
  ['de le, de les, à le, à les', /(?:^| )(?:de|à) les? /],
  ['en with an article', /^en (?:le|la|les|l'|au|aux) ?/],
  ['a full article before a vowel', /^(?:le|la|du|au|dans le|dans la|de la|à la) [aeiouéèêëàâîïôöûüœ]/i],
  ['de before a vowel', /^de (?!la )[aeiouéèêëàâîïôöûüœ]/i],
  ['an elision before a consonant', /['’][b-df-gj-np-tv-xz]/i],
  ['a space after an apostrophe or two spaces', /['’] | {2}/],
  ['a singular article before a plural', /^(?:le|la|du|au) (?:Pays-Bas|États|Landes|Philippines)/],
];

function faultsOf(phrases: readonly string[]): string[] {
  return phrases.flatMap((phrase) =>
    FAULTS.filter(([, fault]) => fault.test(phrase)).map(([name]) => `${phrase}: ${name}`),
  );
}

describe('the whole lexicon', () => {
  it('has no place that French grammar refuses', () => {
    expect(lexicon.places.length).toBeGreaterThan(400);
    const phrases = lexicon.places.flatMap((each) => [withPlaceArticle(each), inPlace(each)]);
    expect(faultsOf(phrases)).toEqual([]);
  });

  it('gives every place the article that its gender, number and first sound ask for', () => {
    const articled = lexicon.places.filter((each) => each.article !== '');
    expect(articled.length).toBeGreaterThan(300);
    expect(articled.map(withPlaceArticle)).toEqual(articled.map((each) => withDefiniteArticle(each.name.fr)));
  });

  it('has no product or measure that French grammar refuses', () => {
    const nouns = [...lexicon.products, ...lexicon.measures].map((each) => each.name.fr);
    expect(nouns.length).toBeGreaterThan(0);
    const phrases = nouns.flatMap((each) => [withDefiniteArticle(each), ofNoun(each), ofBareNoun(each)]);
    expect(faultsOf(phrases)).toEqual([]);
  });

  it('elides only where no h is aspirated, and marks every usual aspirated h', () => {
    const aspirated =
      /^(?:haricot|houblon|hareng|homard|hêtre|haras|haut|hors|hollande|harissa|huit|hachis)/i;
    const unmarked = [...lexicon.products, ...lexicon.measures]
      .map((each) => each.name.fr)
      .filter(
        (each) => !each.plural && aspirated.test(each.text) && withDefiniteArticle(each).startsWith("l'"),
      );
    expect(unmarked).toEqual([]);
  });
});

describe('sentences', () => {
  it('lists with commas and a final et', () => {
    expect(listInFrench([])).toBe('');
    expect(listInFrench(['a'])).toBe('a');
    expect(listInFrench(['a', 'b'])).toBe('a et b');
    expect(listInFrench(['a', 'b', 'c'])).toBe('a, b et c');
  });

  it.each([
    ["l'orge", "L'orge"],
    ['œufs', 'Œufs'],
    ['épeautre', 'Épeautre'],
    ['2024', '2024'],
    ['', ''],
  ])('begins a sentence with %j', (text, start) => {
    expect(capitalised(text)).toBe(start);
  });
});
