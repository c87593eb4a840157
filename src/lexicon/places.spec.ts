import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../common/language.js';
import type { Place, Scheme } from './entries.js';
import { loadLexicon } from './lexicon.loader.js';

const lexicon = loadLexicon();
const { places } = lexicon;

function linesOf(path: string): Record<string, string>[] {
  return parse(readFileSync(new URL(path, import.meta.url)), {
    columns: true,
    comment: '#',
    comment_no_infix: true,
  });
}

const areas = linesOf('../../test/fixtures/places/faostat-areas.csv');
const groups = linesOf('../../test/fixtures/places/faostat-groups.csv');

function idOf(scheme: Scheme, code: string): string | null {
  return lexicon.findByCode('place', scheme, code);
}

function codesOf(place: Place, scheme: Scheme): string[] {
  return place.codes.filter((each) => each.scheme === scheme).map((each) => each.code);
}

function membersOf(group: string, kind: string): string[] {
  return lexicon.membersOf(group).flatMap((place) => (place.kind === kind ? [place.id] : []));
}

/** Letters and digits, without accents, one space between words: what a matcher compares. */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
}

function wordingsOf(place: Place, language: Language): string[] {
  return [place.name[language].text, ...place.synonyms[language]].map(folded);
}

describe('codes of places', () => {
  it('has every id and every code once', () => {
    const ids = linesOf('data/places.csv').map((line) => line['id']);
    expect(new Set(ids).size).toBe(ids.length);
    const codes = places.flatMap((place) => place.codes.map(({ scheme, code }) => `${scheme}:${code}`));
    expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
  });

  it('knows every FAO area under its M49 and ISO codes too', () => {
    expect(areas).toHaveLength(244);
    const strangers = areas.filter(({ faostat = '', m49 = '', iso2 = '', iso3 = '' }) => {
      const id = idOf('faostat', faostat);
      const others = [idOf('m49', m49), iso2 ? idOf('iso2', iso2) : id, iso3 ? idOf('iso3', iso3) : id];
      return id === null || others.some((other) => other !== id);
    });
    expect(strangers).toEqual([]);
    expect(idOf('faostat', '218')).toBe('TK');
  });

  it('knows every geo code of the Eurostat crop table, EL and UK under their ISO codes', () => {
    const geos =
      'AL AT BA BE BG CH CY CZ DE DK EE EL ES EU EU27_2020 EU28 FI FR HR HU IE IS IT LT LU LV ME MK MT NL NO PL PT RO RS SE SI SK TR UK XK';
    const expected = geos.replace('EL', 'GR').replace('UK', 'GB').split(' ');
    expect(geos.split(' ').map((code) => idOf('eurostat', code))).toEqual(expected);
  });

  it('keeps the Chinese aggregate apart from its four members', () => {
    expect(['351', '41', '96', '128', '214'].map((code) => idOf('faostat', code))).toEqual([
      'CN-ALL',
      'CN',
      'HK',
      'MO',
      'TW',
    ]);
    expect(lexicon.membersOf('CN-ALL').map((place) => place.id)).toEqual(['CN', 'HK', 'MO', 'TW']);
  });

  it('has the 101 départements and the 18 régions of France', () => {
    const insee = places.flatMap((place) => codesOf(place, 'insee'));
    const departments = insee.filter((code) => !code.startsWith('REG-'));
    const mainland = Array.from({ length: 95 }, (_, index) => String(index + 1).padStart(2, '0')).filter(
      (code) => code !== '20',
    );
    expect(departments.toSorted()).toEqual(
      [...mainland, '2A', '2B', '971', '972', '973', '974', '976'].toSorted(),
    );
    const regions = '01 02 03 04 06 11 24 27 28 32 44 52 53 75 76 84 93 94'
      .split(' ')
      .map((code) => `REG-${code}`);
    expect(insee.filter((code) => code.startsWith('REG-')).toSorted()).toEqual(regions.toSorted());
  });

  it.each([
    ['FR-REG-53', ['FR-22', 'FR-29', 'FR-35', 'FR-56']],
    ['FR-REG-28', ['FR-14', 'FR-27', 'FR-50', 'FR-61', 'FR-76']],
    ['FR-REG-94', ['FR-2A', 'FR-2B']],
    ['FR-REG-11', ['FR-75', 'FR-77', 'FR-78', 'FR-91', 'FR-92', 'FR-93', 'FR-94', 'FR-95']],
  ])('puts the départements of %s in it', (region, departments) => {
    expect(membersOf(region, 'department')).toEqual(departments);
  });
});

describe('groups of places', () => {
  it('names only groups that exist, and none within itself', () => {
    for (const place of places) {
      expect(place.within.map((group) => lexicon.findPlace(group)?.id ?? null)).toEqual(place.within);
      expect(place.within).not.toContain(place.id);
      expect(new Set(place.within).size).toBe(place.within.length);
      for (const group of place.within) expect(lexicon.findPlace(group)?.within).not.toContain(place.id);
    }
  });

  it('counts 27 countries in the Union, and the United Kingdom in that of 28', () => {
    const union = membersOf('EU27_2020', 'country');
    expect(union).toHaveLength(27);
    expect(membersOf('EU28', 'country').toSorted()).toEqual([...union, 'GB'].toSorted());
  });

  it.each([
    ['BENELUX', 'BE LU NL'],
    ['EU15', 'AT BE DE DK ES FI FR GB GR IE IT LU NL PT SE'],
    ['BALTICS', 'EE LT LV'],
    ['NORDICS', 'DK FI IS NO SE'],
    ['VISEGRAD', 'CZ HU PL SK'],
    ['EUROZONE', 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'],
    ['MAGHREB', 'DZ LY MA MR TN'],
    ['MERCOSUR', 'AR BO BR PY UY'],
    ['BRICS', 'AE BR CN EG ET ID IN IR RU ZA'],
    ['G7', 'CA DE FR GB IT JP US'],
    ['G20', 'AR AU BR CA CN DE FR GB ID IN IT JP KR MX RU SA TR US ZA'],
    ['ASEAN', 'BN ID KH LA MM MY PH SG TH TL VN'],
  ])('has the members of %s in 2026', (group, members) => {
    expect(membersOf(group, 'country').toSorted().join(' ')).toBe(members);
  });

  it("follows FAO's own list of country groups", () => {
    expect(groups.length).toBeGreaterThan(900);
    const missing = groups.filter(({ group = '', member = '' }) => {
      const place = lexicon.findPlace(idOf('faostat', member) ?? '');
      return !place?.within.includes(idOf('faostat', group) ?? '');
    });
    // FAO counts two that ours must not: the former Belgium-Luxembourg makes a 28th line of the Union of 27, and the
    // Chinese aggregate would double its members in the world.
    const left = missing.map(({ group, member }) => `${group} ${member}`);
    expect(left.toSorted()).toEqual(['5000 351', '5707 15']);
  });

  it('puts every country on a continent and in the world', () => {
    const continents = ['AFRICA', 'AMERICAS', 'ASIA', 'EUROPE', 'OCEANIA'];
    const countries = places.filter(({ kind }) => kind === 'country');
    expect(countries.length).toBeGreaterThan(190);
    const astray = countries.filter(
      ({ within }) =>
        !within.includes('WLD') || within.filter((group) => continents.includes(group)).length !== 1,
    );
    expect(astray.map(({ id }) => id)).toEqual([]);
  });
});

describe('names of places', () => {
  it('gives no wording to two places, and none twice to one', () => {
    for (const language of LANGUAGES) {
      const owners = new Map<string, string[]>();
      for (const place of places) {
        const adjectives = new Set(place.adjectives[language].map(folded));
        const names = wordingsOf(place, language);
        for (const wording of names) adjectives.delete(wording);
        for (const wording of [...names, ...adjectives])
          owners.set(wording, [...(owners.get(wording) ?? []), place.id]);
      }
      expect([...owners].filter(([, ids]) => ids.length > 1)).toEqual([]);
    }
  });

  it('has no wording that is an everyday word in lower case', () => {
    const everyday = new Set(
      'a an as at au aura car ce de des du eau en es eu est et il in is it la le les no on or par un'.split(
        ' ',
      ),
    );
    const french = places.flatMap((place) => [
      ...wordingsOf(place, 'fr'),
      ...place.adjectives.fr.map(folded),
    ]);
    const english = places.flatMap((place) => [
      ...wordingsOf(place, 'en'),
      ...place.adjectives.en.map(folded),
    ]);
    expect(french.filter((wording) => everyday.has(wording))).toEqual([]);
    // « EU » is « eu » in French, and none of these words in English.
    expect(english.filter((wording) => everyday.has(wording))).toEqual(['eu']);
  });

  it.each([
    ['fr', 'UE', 'EU27_2020'],
    ['fr', 'Europe des 27', 'EU27_2020'],
    ['fr', 'Vingt-Sept', 'EU27_2020'],
    ['en', 'EU', 'EU27_2020'],
    ['fr', 'USA', 'US'],
    ['fr', 'Etats Unis', 'US'],
    ['fr', 'RU', 'GB'],
    ['en', 'UK', 'GB'],
    ['fr', 'Hollande', 'NL'],
    ['fr', 'République tchèque', 'CZ'],
    ['fr', 'RFA', 'DE'],
    ['fr', 'Myanmar', 'MM'],
    ['en', 'Ivory Coast', 'CI'],
    ['fr', 'Angleterre', 'GB-ENG'],
    ['fr', 'République de Corée', 'KR'],
    ['fr', 'Corée du Nord', 'KP'],
  ] as const)('finds in %s « %s »', (language, wording, id) => {
    const found = places.filter((place) => wordingsOf(place, language).includes(folded(wording)));
    expect(found.map((place) => place.id)).toEqual([id]);
  });

  it.each([
    ['FR', 'français française françaises'],
    ['DE', 'allemand allemande allemands allemandes'],
    ['IT', 'italien italienne italiens italiennes'],
    ['GR', 'grec grecque grecs grecques'],
    ['TR', 'turc turque turcs turques'],
    ['BE', 'belge belges'],
    ['WLD', 'mondial mondiale mondiaux mondiales planétaire planétaires'],
    ['LV', 'letton lettonne lettons lettonnes'],
  ])('has all forms of the adjectives of %s', (id, forms) => {
    expect(lexicon.findPlace(id)?.adjectives.fr.join(' ')).toBe(forms);
  });

  it('writes names without stray spaces', () => {
    const texts = places.flatMap((place) =>
      LANGUAGES.flatMap((language) => [
        place.name[language].text,
        ...place.synonyms[language],
        ...place.adjectives[language],
      ]),
    );
    expect(texts.filter((text) => text !== text.trim().replace(/\s+/g, ' '))).toEqual([]);
  });

  it('has only prepositions that French has, each with the article that it goes with', () => {
    const articles = new Map([
      ['au', ['le']],
      ['aux', ['les']],
      ['à', ['']],
      ['à la', ['la']],
      ['en', ['la', "l'", '']],
      ["dans l'", ["l'"]],
      ['dans la', ['la']],
      ['dans le', ['le']],
      ['dans les', ['les']],
      ["sur l'", ["l'"]],
    ]);
    const odd = places.filter(({ preposition, article }) => !articles.get(preposition)?.includes(article));
    // « le Centre-Val de Loire », and yet « en Centre-Val de Loire »; as for some old régions that are masculine.
    expect(odd.map(({ id }) => id)).toEqual(['FR-REG-24', 'FR-LANGUEDOC']);
    const masculine = places.filter(
      ({ preposition, name }) => preposition === 'en' && name.fr.gender === 'm',
    );
    const consonant = masculine.filter(({ name }) => !/^[aeiou]/.test(folded(name.fr.text)));
    expect(consonant.map(({ id }) => id)).toEqual([
      'FR-REG-24',
      'FR-POITOU',
      'FR-MIDI-PYRENEES',
      'FR-LANGUEDOC',
    ]);
  });

  it('has French adjectives for all countries but those whose adjective another country shares', () => {
    const without = places.filter(({ kind, adjectives }) => kind === 'country' && adjectives.fr.length === 0);
    expect(without.map(({ id }) => id).join(' ')).toBe('CG CD FM KN PW SM VA');
  });
});
