/** Where a text is fetched from. `name` is what the command line calls it by. */
export type LawAddress =
  | {
      readonly name: string;
      /** A page of links to DILA's LEGI archives, full and daily. */
      readonly kind: 'legi';
      readonly url: string;
      /** The text that is taken out of the archives: LEGITEXT… */
      readonly code: string;
    }
  | {
      readonly name: string;
      /** An act of the European Union in Formex, as the Publications Office's Cellar gives it to who asks for it. */
      readonly kind: 'formex';
      readonly url: string;
      /** ISO 639-2/T, as Cellar wants it. */
      readonly language: 'fra' | 'eng';
      /** Day on which an original act came into force, YYYY-MM-DD; a consolidated one states its own. */
      readonly from?: string;
    };

const CELLAR = 'http://publications.europa.eu/resource/celex';

/**
 * Publishers' addresses that need no account: DILA's open data, and Cellar, where the header Accept says in which format
 * and Accept-Language in which language an act is wanted.
 */
export const LAW_ADDRESSES: readonly LawAddress[] = [
  {
    name: 'code-rural',
    kind: 'legi',
    url: 'https://echanges.dila.gouv.fr/OPENDATA/LEGI/',
    code: 'LEGITEXT000006071367',
  },
  // The common agricultural policy: strategic plans; financing. Both came into force the day after their publication.
  { name: '2021-2115-fr', kind: 'formex', url: `${CELLAR}/32021R2115`, language: 'fra', from: '2021-12-07' },
  { name: '2021-2115-en', kind: 'formex', url: `${CELLAR}/32021R2115`, language: 'eng', from: '2021-12-07' },
  { name: '2021-2116-fr', kind: 'formex', url: `${CELLAR}/32021R2116`, language: 'fra', from: '2021-12-07' },
  { name: '2021-2116-en', kind: 'formex', url: `${CELLAR}/32021R2116`, language: 'eng', from: '2021-12-07' },
];
