/** Quotations of the RNM that the lexicon knows, by market and product as the yearly files write them. */
export const RNM_QUOTATIONS: readonly { market: string; product: string; id: string; unit: string | null }[] =
  [
    {
      market: 'Cadran de Plérin : porc charcutier',
      product: 'PORC (carcasse) 56% taux-de-muscle-des-pièces Bretagne',
      id: 'pig-carcass-plerin',
      // The files name no unit here; the quotation is per 100 kg.
      unit: 'EUR/100kg',
    },
    {
      market: 'France : porc charcutier entrée abattoir',
      product: 'PORC (carcasse) France classe S',
      id: 'pig-carcass-s',
      unit: null,
    },
    {
      market: 'MIN de Rungis : gros bovins',
      product: 'BOEUF vache (carcasse) France cat. R',
      id: 'cow-carcass-rungis',
      unit: null,
    },
  ];
