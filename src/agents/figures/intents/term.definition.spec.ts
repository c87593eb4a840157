import { expect, it } from 'vitest';
import { find } from '../../../../test/fixtures/agents/found-figures.js';
import { loadLexicon } from '../../../lexicon/lexicon.loader.js';
import { GLOSSARY } from '../../../wording/glossary.data.js';

const EVERYDAY = ['head', 'count', 'index', 'ratio', 'usd', 'eur'];
const units = loadLexicon().units.filter(({ dimension }) => !EVERYDAY.includes(dimension));

it.each(units.map(({ id }) => `unit:${id}`))(
  '%s is explained by words or by what it equals',
  async (term) => {
    const { terms } = await find('term', { intent: 'definition', terms: [term] });
    expect((terms[0]?.equals ?? []).length > 0 || term in GLOSSARY).toBe(true);
  },
);
