import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../common/language.js';
import { loadLexicon } from './lexicon.loader.js';

const lexicon = loadLexicon();
const { units } = lexicon;

describe('units', () => {
  it.each([
    ['mass', ['t', 'kt', 'Mt', 'Gt', 'kg', 'q', 'lb', 'short-ton', 'long-ton', 'cwt']],
    ['area', ['ha', 'kha', 'Mha', 'km2', 'acre', 'm2']],
    ['yield', ['t/ha', 'q/ha', 'kg/ha', 'hg/ha', 't/acre', 'kg/acre', 'lb/acre', 'cwt/acre', 'kg/m2']],
    ['volume', ['hl', 'litre', 'm3', 'gal', 'imp-gal', 'bu', 'Mbu', 'Gbu']],
    ['volume-yield', ['hl/ha', 'bu/acre']],
    ['usd-mass', ['USD/t', 'USD/kg', 'USc/kg', 'USc/lb', 'USD/lb', 'USD/cwt', 'USD/q', 'USD/short-ton']],
    ['eur-mass', ['EUR/t', 'EUR/kg', 'EUR/100kg', 'EUR/q']],
    ['usd-volume', ['USD/bu', 'USc/bu']],
    ['eur-volume', ['EUR/bu']],
    ['usd', ['dollar', 'million-dollars', 'billion-dollars']],
    ['eur', ['euro', 'million-euros', 'billion-euros']],
    ['head', ['head', 'khead', 'Mhead', 'Ghead']],
    ['ratio', ['%', 'points']],
    ['index', ['index']],
    ['count', ['count']],
  ])('of %s are these', (dimension, ids) => {
    expect(units.filter((unit) => unit.dimension === dimension).map(({ id }) => id)).toEqual(ids);
  });

  it.each([
    [25376.78, 'kt', 't', 25376780],
    [10, 'q', 't', 1],
    [73.3, 'q/ha', 't/ha', 7.33],
    [20952.6, 'kg/ha', 't/ha', 20.9526],
    [73300, 'hg/ha', 't/ha', 7.33],
    [0.38, 'USD/kg', 'USD/t', 380],
    [38, 'USc/kg', 'USD/kg', 0.38],
    [174.2, 'EUR/100kg', 'EUR/kg', 1.742],
    [16.48, 'EUR/100kg', 'EUR/t', 164.8],
    [16.48, 'EUR/q', 'EUR/100kg', 16.48],
    [2, 'Mha', 'kha', 2000],
    [120, 'ha', 'acre', 296.52645776],
    [1, 'km2', 'ha', 100],
    [1, 't/acre', 't/ha', 2.47105381],
    [45.13, 't/ha', 'cwt/acre', 402.64043759],
    [45.13, 't/ha', 'lb/acre', 40264.0437587],
    [1, 'kg/m2', 't/ha', 10],
    [2000, 'lb', 'short-ton', 1],
    [2240, 'lb', 'long-ton', 1],
    [1, 'bu', 'litre', 35.23907017],
    [1, 'bu/acre', 'hl/ha', 0.87077639],
    [100, 'USc/lb', 'USD/t', 2204.62262185],
    [3, 'Ghead', 'head', 3e9],
  ])('%d %s is in %s %d', (value, from, to, expected) => {
    const [source, target] = [lexicon.getUnit(from), lexicon.getUnit(to)];
    expect(source.dimension).toBe(target.dimension);
    expect((value * source.factor) / target.factor).toBeCloseTo(expected, 8);
  });

  it('has a positive factor, and a base unit in every dimension but ratio', () => {
    for (const unit of units) expect(unit.factor).toBeGreaterThan(0);
    const based = new Set(units.filter((unit) => unit.factor === 1).map((unit) => unit.dimension));
    expect(
      [...new Set(units.map((unit) => unit.dimension))].filter((dimension) => !based.has(dimension)),
    ).toEqual(['ratio']);
  });

  it('gives no wording to two units, and none twice to one, whatever the case', () => {
    for (const language of LANGUAGES) {
      const owners = new Map<string, string[]>();
      for (const unit of units) {
        const wordings = [unit.name[language].text, ...unit.synonyms[language]];
        const own = new Set([unit.id, unit.symbol[language]].map((text) => text.toLowerCase()));
        for (const wording of wordings.map((text) => text.toLowerCase())) {
          if (!own.has(wording)) owners.set(wording, [...(owners.get(wording) ?? []), unit.id]);
        }
        for (const symbol of own) owners.set(symbol, [...(owners.get(symbol) ?? []), unit.id]);
      }
      expect([...owners].filter(([, ids]) => ids.length > 1)).toEqual([]);
    }
  });
});
