import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Place } from '../../lexicon/entries.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { MarketHeadings } from './market.series.js';

const lexicon = loadLexicon();
const headings = new MarketHeadings(lexicon);

function town(id: string): Place {
  const place = lexicon.findPlace(id);
  if (!place) throw new Error(`no place ${id}`);
  return place;
}

function filed(dataset: string, productCode: string) {
  return { dataset, productCode, product: `${dataset}:${productCode}` };
}

describe('the heading of a quotation', () => {
  it.each([
    ['franceagrimer-cereals', 'Blé tendre Rendu Rouen Supérieur (A2) Base juillet', 'FR-ROUEN', 'soft-wheat'],
    ['franceagrimer-cereals', 'Orge de mouture Rendu Rouen Base juillet', 'FR-ROUEN', 'feed-barley'],
    ['franceagrimer-cereals', 'Blé tendre Rendu Pallice Base juillet', 'FR-LA-PALLICE', 'soft-wheat'],
    ['dg-agri-cereals', 'BLTPAN/Rouen/DELPORT', 'FR-ROUEN', 'milling-wheat'],
    [
      'franceagrimer-rnm',
      'MIN de Rungis : légumes / CAROTTE Val-de-Loire lavée cat.I colis 12kg',
      'FR-RUNGIS',
      'carrots',
    ],
  ])('%s «%s» is of %s and %s', (dataset, code, place, product) => {
    expect(headings.isOf(town(place), filed(dataset, code))).toBe(true);
    expect(headings.productOf(filed(dataset, code))).toBe(product);
  });

  it('is of no town that it does not name', () => {
    const heading = filed('franceagrimer-cereals', 'Blé tendre Fob Rouen');
    expect(headings.isOf(town('FR-RUNGIS'), heading)).toBe(false);
  });

  it('may be of no product that the lexicon has', () => {
    expect(headings.productOf(filed('dg-agri-beef', 'A/Xy-123'))).toBeNull();
  });

  it('is of the product that the series is named after', () => {
    const series = { ...filed('franceagrimer-cereals', 'Maïs Fob Bordeaux'), product: 'soybeans' };
    expect(headings.productOf(series)).toBe('soybeans');
  });

  it('never throws, and names products of the lexicon only', () => {
    fc.assert(
      fc.property(fc.string(), (code) => {
        const product = headings.productOf(filed('franceagrimer-cereals', code));
        expect(product === null || lexicon.findProduct(product) !== null).toBe(true);
      }),
    );
  });
});
