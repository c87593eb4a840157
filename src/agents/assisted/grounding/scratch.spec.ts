import { it } from 'vitest';
import { loadLexicon } from '../../../lexicon/lexicon.loader.js';
import { loadCues } from '../../../lexicon/cues.loader.js';
import { ProseReader } from './prose.reader.js';
import { cleanProse, printed } from './prose.cleaner.js';
const reader = new ProseReader(loadLexicon(), loadCues());
it('x', () => {
  for (const [language, t] of [
    ['fr', 'En 2024, la France a produit 25,38 millions de tonnes de blé tendre, contre 34,71 Mt en 2023 (−26,9 %).'],
    ['fr', 'La production de blé tendre est passée de 34,71 à 25,38 millions de tonnes entre 2023 et 2024 en France.'],
    ['en', 'In May 2026 the price of US hard red winter wheat was $250.3/t, or 250.3 dollars per tonne; soft wheat fell by 3%.'],
    ['fr', 'Le rendement du maïs en Turquie est de 73,3 q/ha, soit 7,33 t/ha. Cotation 174,2 €/100 kg le 1er octobre 2026.'],
    ['fr', '**Top 3** : Allemagne 46 500 tonnes, Tchéquie (6 000 t) ; deux pays, vingt-cinq millions de tonnes.'],
  ] as const) {
    const clean = cleanProse(t);
    const r = reader.read(clean, language, '2026-11-20', []);
    console.log(printed(clean, language));
    for (const s of r.sentences) console.log(JSON.stringify({ claims: s.claims.map((c) => [c.words, c.value, c.unit?.id, c.kind, c.at]), named: s.named.map((n) => [n.words, n.kind === 'period' ? n.span.from + n.span.grain : n.ids.join('|'), n.at]), clauses: s.clauses.map((c) => r.tokens.slice(c.start, c.end).map((x) => x.text).join(' ')) }));
  }
});
