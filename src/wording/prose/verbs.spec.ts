import { expect, it } from 'vitest';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { sampleFindings } from '../../../test/support/sample-findings.js';
import { LANGUAGES } from '../../common/language.js';
import { AnswerWriter } from '../answer.writer.js';

const writer = new AnswerWriter(loadLexicon());
const topic = {
  products: ['soft-wheat', 'maize'],
  places: ['FR', 'DE'],
  measure: 'production',
  unit: 't',
} as const;

/** Words that begin a label rather than a sentence. */
const LABELS =
  /(?:^|[.] )(?:Soit|Minimum|Maximum|Valeur suivante|Détail|Exemple|Comprend|Catégorie|Méthode|Dernière donnée|Ce qui existe|Au plus près :|Liaison|Pondéré par|En proportion :|Low of|High of|Next:|That is|Example|Contains|Part of|Method|Last observed|What exists|Nearest|Weighted by area:)/u;

it.each(LANGUAGES)('every sentence of an answer in %s has a verb', (language) => {
  const texts = [1, 25_000_000]
    .flatMap((value) => sampleFindings({ ...topic, value, period: '2024' }))
    .map((findings) => writer.write(findings, 'production', language).answer);
  expect(texts.length).toBeGreaterThan(40);
  expect(texts.filter((text) => LABELS.test(text))).toEqual([]);
});
