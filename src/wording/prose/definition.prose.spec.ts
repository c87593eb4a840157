import { describe, expect, it } from 'vitest';
import { WHEAT_OF_FRANCE } from '../../../test/support/sample-facts.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { CONTRASTS } from '../contrasts.data.js';
import type { DefinitionFindings } from '../found.findings.js';
import { GLOSSARY } from '../glossary.data.js';
import { Voice } from '../voice.js';
import { definitionProse, termProse } from './definition.prose.js';

const lexicon = loadLexicon();
const french = new Voice('fr', lexicon);
const english = new Voice('en', lexicon);
const FOUND = { outcome: 'answer', facts: [], notes: [], citations: [], unit: null } as const;

function definition(product: string, more: Partial<DefinitionFindings> = {}): DefinitionFindings {
  const rest = { code: null, byCode: false, parent: null, members: [], example: null };
  return { kind: 'definition', ...FOUND, ...rest, product, ...more };
}

describe('a definition', () => {
  it('says first what was asked: the thing or the code', () => {
    const named = definition('soft-wheat', { code: 'C1110' });
    expect(definitionProse(named, french)[0]).toMatch(/^Le blé tendre, ou froment/u);
    expect(definitionProse({ ...named, byCode: true }, french)[0]).toMatch(/^Le code C1110 d'Eurostat/u);
  });

  it('names the members once, where its own words have most of them', () => {
    const named = ['arable-land', 'permanent-grassland', 'permanent-crops', 'kitchen-gardens'];
    const told = definitionProse(definition('utilised-agricultural-area', { members: named }), english);
    expect(told.join(' ')).not.toContain('The category contains');
    const others = definition('oilseeds', { members: ['rapeseed', 'soybeans'] });
    expect(definitionProse(others, english).join(' ')).toContain('The category contains');
  });

  it('names a thing that has neither words nor a code', () => {
    expect(definitionProse(definition('pigeon-peas'), english)).toEqual([
      'Pigeon peas ("Pigeon peas, dry").',
    ]);
  });

  it('tells two things apart in words, or by what contains what', () => {
    const [land, grass, oilseeds] = ['arable-land', 'fallow-land', 'oilseeds'].map((id) => definition(id));
    const beside = (one?: DefinitionFindings, other?: DefinitionFindings): string =>
      one && other ? (definitionProse({ ...one, beside: other }, french).at(-1) ?? '') : '';
    expect(beside(definition('utilised-agricultural-area'), land)).toMatch(/^La SAU compte en plus/u);
    expect(beside(land, grass)).toBe('Les jachères font partie des terres arables.');
    expect(beside(grass, oilseeds)).toMatch(/^Les oléagineux sont/u);
  });

  it('gives the examples of two in one sentence behind what tells them apart', () => {
    const [soft, durum] = ['soft-wheat', 'durum-wheat'].map((product, at) =>
      definition(product, { example: { ...WHEAT_OF_FRANCE, product, value: at === 0 ? 32940 : 1263 } }),
    );
    if (!soft || !durum) throw new Error('no definitions');
    const told = definitionProse({ ...soft, beside: durum }, french);
    expect(told.at(-1)?.replace(/[\u00a0\u202f]/gu, ' ')).toBe(
      'Par exemple, en 2024, la production en France était de 32,94 millions de tonnes pour le blé tendre et de 1,263 million de tonnes pour le blé dur.',
    );
    expect(told.join(' ').split('Par exemple')).toHaveLength(2);
  });

  it('tells two terms apart, in either order', () => {
    const terms = ['term:fob', 'term:cif'].map((term) => ({ term, one: null, equals: [] }));
    const said = termProse({ kind: 'term', ...FOUND, terms }, english);
    expect(said).toHaveLength(3);
    expect(said.at(-1)).toMatch(/^Freight and insurance/u);
  });
});

describe('what tells two things apart', () => {
  it.each(Object.entries(CONTRASTS))('%s: both known, in whole sentences', (pair, sentences) => {
    const keys = pair.split(' ');
    expect(keys).toHaveLength(2);
    const units = lexicon.units.map(({ id }) => `unit:${id}`);
    for (const key of keys) expect([...Object.keys(GLOSSARY), ...units]).toContain(key);
    for (const text of sentences) expect(text).toMatch(/^\p{Lu}[^\d']*\.$/u);
  });
});
