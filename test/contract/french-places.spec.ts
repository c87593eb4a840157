import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Place } from '../../src/lexicon/entries.js';
import { loadLexicon } from '../../src/lexicon/lexicon.loader.js';
import { fixture } from '../fixtures/statistics/parsed-file.js';

interface FrenchPlace {
  code: string;
  name: string;
  region: string;
}

const [, ...official] = readFileSync(fixture('french-places.csv'), 'utf8').trimEnd().split('\n');
const lexicon = loadLexicon();

/** The lexicon's places by their INSEE code; REG- sets régions apart. */
const ours = new Map<string, Place>(
  lexicon.places.flatMap((place) =>
    place.codes.filter(({ scheme }) => scheme === 'insee').map(({ code }): [string, Place] => [code, place]),
  ),
);

function officialOf(kind: string): FrenchPlace[] {
  return official
    .map((line) => line.split(','))
    .filter(([one]) => one === kind)
    .map(([, code = '', name = '', region = '']) => ({ code, name, region }));
}

/** The régions that a département of the lexicon is in; an overseas one is its own. */
function regionsOf(place: Place): string[] {
  const members = new Set([place.id, ...place.within]);
  return [...ours]
    .filter(([code, { id }]) => code.startsWith('REG-') && members.has(id))
    .map(([code]) => code);
}

describe('régions and départements, as the Code officiel géographique has them', () => {
  it('are all there, under their names, and no other is', () => {
    const named = new Map([
      ...officialOf('region').map(({ code, name }): [string, string] => [`REG-${code}`, name]),
      ...officialOf('department').map(({ code, name }): [string, string] => [code, name]),
    ]);
    expect(named.size).toBe(18 + 101);
    expect(new Map([...ours].map(([code, { name }]) => [code, name.fr.text.replaceAll('’', "'")]))).toEqual(
      named,
    );
  });

  it.each(officialOf('department'))('$name ($code) is in its région', ({ code, region }) => {
    const place = ours.get(code);
    expect(place && regionsOf(place)).toEqual([`REG-${region}`]);
  });
});
