import type { Lexicon } from '../lexicon/lexicon.js';
import type { Slot } from './frame.js';
import type { Evidence, Found } from './reading.js';

/** Products in the order of the question; a publisher's code names its product too. */
export function readProducts(evidence: Evidence, lexicon: Lexicon): Slot<string>[] {
  const coded = evidence.reading.codes.flatMap((code) => {
    const id = lexicon.findByCode('product', 'eurostat', code);
    return id ? [{ value: id, provenance: 'explicit' as const, words: code }] : [];
  });
  const named = unique(evidence.all('product'));
  return [...named, ...coded.filter((slot) => !named.some((known) => known.value === slot.value))];
}

/** Places in the order of the question; adjectives of a product's origin count as places too. */
export function readPlaces(evidence: Evidence): Slot<string>[] {
  const places = unique(evidence.all('place'));
  if (places.length > 0 || !evidence.has('home')) return places;
  const home = evidence.cues('home')[0];
  return [{ value: 'FR', provenance: 'explicit', ...(home ? { words: home.mention.words } : {}) }];
}

function unique(found: readonly Found[]): Slot<string>[] {
  const slots = new Map<string, Slot<string>>();
  for (const { id, mention } of found.toSorted((a, b) => a.mention.start - b.mention.start)) {
    if (slots.has(id)) continue;
    slots.set(id, {
      value: id,
      provenance: mention.corrected ? 'corrected' : 'explicit',
      words: mention.words,
    });
  }
  return [...slots.values()];
}
