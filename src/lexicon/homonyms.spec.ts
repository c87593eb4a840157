import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { folded } from '../../test/fixtures/lexicon/wordings.js';
import { LANGUAGES } from '../common/language.js';
import { loadCues } from './cues.loader.js';
import { loadLexicon } from './lexicon.loader.js';
import type { Place, Unit } from './entries.js';

interface Named {
  id: string;
  name: Record<(typeof LANGUAGES)[number], { text: string }>;
  synonyms: Record<(typeof LANGUAGES)[number], readonly string[]>;
}

const lexicon = loadLexicon();

/** Each wording of the whole lexicon, in either language, with all that it names: `place TR`. */
const owners = new Map<string, Set<string>>();
for (const product of lexicon.products) own('product', product);
for (const place of lexicon.places) own('place', place, adjectivesOf(place));
for (const measure of lexicon.measures) own('measure', measure);
for (const unit of lexicon.units) own('unit', unit, signsOf(unit));
for (const publisher of lexicon.publishers) own('publisher', publisher);

const shared = [...owners].filter(([, names]) => names.size > 1).map(([wording]) => wording);

function own(kind: string, entry: Named, others: readonly string[] = []): void {
  const named = LANGUAGES.flatMap((language) => [entry.name[language].text, ...entry.synonyms[language]]);
  for (const wording of [...named, ...others].map(folded))
    owners.set(wording, (owners.get(wording) ?? new Set()).add(`${kind} ${entry.id}`));
}

function adjectivesOf({ adjectives }: Place): string[] {
  return LANGUAGES.flatMap((language) => adjectives[language]);
}

function signsOf({ id, symbol }: Unit): string[] {
  return [id, ...LANGUAGES.map((language) => symbol[language])];
}

/** Cues, and families of them, that share words with things, and why: a cue tells what is wanted, not what of. */
const SHARING_CUES: Readonly<Record<string, string>> = {
  above: 'asks for the measure by its verb, and for those past the limit behind it',
  fishing: 'what is done at sea, where it is told apart from the fruit',
  hint: 'the measure where none is named',
  home: 'the country that is meant, in other words',
  law: 'the field; the word keeps what it names there',
  'more-than': 'asks for the measure by its verb, and for those past the limit behind it',
  neutral: 'says nothing by itself',
  outside: 'another field where nothing of ours is named beside it',
  percent: 'a share or a change is wanted in this unit',
  'price-cue': 'asks for the measure',
  pruning: 'the English verb, which is the French plum',
  'slaughter-cue': 'asks for the measure',
  spelt: 'words whose misspellings are mended',
  term: 'the term where it is to be explained',
  payee: 'who is paid for it, which is a price where the words say so',
  up: 'the verb of what grows by itself, where it is told apart from that of the farmer',
  'unheld-unit': 'no series here is in it; quantities are turned into it all the same',
  union: 'its members rather than the whole',
  who: 'asks for a place by the verb of the measure',
};

/** The words that may name several things, each with its reason. */
function homonyms(): string[] {
  const file = new URL('../../test/fixtures/lexicon/homonyms.csv', import.meta.url);
  const lines: { words: string; reason: string }[] = parse(readFileSync(file), {
    columns: true,
    comment: '#',
    comment_no_infix: true,
  });
  return lines.flatMap(({ words, reason }) => (reason ? words.split('|') : [])).map(folded);
}

describe('the wordings of products, places, measures and units together', () => {
  it('name one thing each, in both languages, but for the homonyms that are told apart', () => {
    expect(owners.size).toBeGreaterThan(4000);
    const known = new Set(homonyms());
    const collisions = shared.filter((wording) => !known.has(wording));
    expect(collisions.map((wording) => `${wording}: ${[...(owners.get(wording) ?? [])].join(', ')}`)).toEqual(
      [],
    );
  });

  it('are homonyms only where they are listed so', () => {
    expect(homonyms().filter((wording) => !shared.includes(wording))).toEqual([]);
  });

  it('are words of a cue only where that is no mistake', () => {
    const sharing = loadCues().cues.filter(({ terms }) =>
      LANGUAGES.some((language) => terms[language].some((term) => owners.has(folded(term)))),
    );
    const families = new Set(sharing.map(({ id }) => id.split(':')[0] ?? id));
    expect([...families].filter((family) => !(family in SHARING_CUES))).toEqual([]);
  });
});
