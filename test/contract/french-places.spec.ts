import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import type { Place } from '../../src/lexicon/entries.js';
import { loadLexicon } from '../../src/lexicon/lexicon.loader.js';

/** A région or département as `@etalab/decoupage-administratif` has it from the Code officiel géographique. */
interface Official {
  code: string;
  nom: string;
  /** Of a département. */
  region?: string;
  /** `com` are the overseas collectivities, which are neither. */
  zone: 'metro' | 'drom' | 'com';
  /** INSEE's TNCC: which article « de » is followed by. */
  typeLiaison: number;
}

/** The articles of TNCC 2 to 5; 0 and 1 have none after « de », though most of these names have one elsewhere. */
const ARTICLES = new Map([
  [2, 'le'],
  [3, 'la'],
  [4, 'les'],
  [5, "l'"],
]);

const regions = officialOf('regions');
const departments = officialOf('departements');
/** Both, by the codes of the lexicon: REG- sets régions apart. */
const official = new Map([
  ...regions.map((one): [string, Official] => [`REG-${one.code}`, one]),
  ...departments.map((one): [string, Official] => [one.code, one]),
]);
const ours = new Map(
  loadLexicon().places.flatMap((place) =>
    place.codes.filter(({ scheme }) => scheme === 'insee').map(({ code }): [string, Place] => [code, place]),
  ),
);

function officialOf(list: 'regions' | 'departements'): Official[] {
  const file = createRequire(import.meta.url).resolve(`@etalab/decoupage-administratif/data/${list}.json`);
  const all: Official[] = JSON.parse(readFileSync(file, 'utf8'));
  return all.filter(({ zone }) => zone !== 'com');
}

/** The régions that a département of the lexicon is in; an overseas one is its own. */
function regionsOf(place: Place): string[] {
  const members = new Set([place.id, ...place.within]);
  return [...ours]
    .filter(([code, { id }]) => code.startsWith('REG-') && members.has(id))
    .map(([code]) => code);
}

describe('régions and départements, as the Code officiel géographique has them', () => {
  it('are all there, letter by letter, and no other is', () => {
    expect([regions.length, departments.length]).toEqual([13 + 5, 96 + 5]);
    expect(new Map([...ours].map(([code, { name }]) => [code, name.fr.text]))).toEqual(
      new Map([...official].map(([code, { nom }]) => [code, nom])),
    );
  });

  it.each(departments)('$nom ($code) is in its région', ({ code, region }) => {
    const place = ours.get(code);
    expect(place && regionsOf(place)).toEqual([`REG-${region}`]);
  });

  it('are in metropolitan France or overseas as they are there', () => {
    const overseas = [...ours].filter(([, { within }]) => within.includes('WLD')).map(([code]) => code);
    const drom = [...official].filter(([, { zone }]) => zone === 'drom').map(([code]) => code);
    expect(overseas.toSorted()).toEqual(drom.toSorted());
  });

  it('have the article that they have there', () => {
    const articled = [...official].filter(([, { typeLiaison }]) => ARTICLES.has(typeLiaison));
    expect(articled.map(([code]) => [code, ours.get(code)?.article])).toEqual(
      articled.map(([code, { typeLiaison }]) => [code, ARTICLES.get(typeLiaison)]),
    );
  });
});
