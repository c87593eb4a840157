import { lawWords } from './law-words.js';

/** States, some of their parts and their best-known towns, in French and English; « Maine » and « Flandre » are French too, a turkey and « us » are words. */
const PLACES = [
  'Belgique|Wallonie|Bruxelles|Belgium|Wallonia|Brussels|Suisse|Genève|Lausanne',
  'Switzerland|Geneva|Luxembourg|Allemagne|Bavière|Berlin|Germany|Bavaria|Espagne|Catalogne|Madrid',
  'Barcelone|Spain|Catalonia|Barcelona|Portugal|Lisbonne|Lisbon|Italie|Toscane|Sicile|Rome|Italy',
  'Tuscany|Sicily|Pays-Bas|Hollande|Netherlands|Holland|Amsterdam|Danemark|Denmark|Suède|Sweden|Norvège',
  'Norway|Finlande|Finland|Islande|Iceland|Irlande|Ireland|Dublin|Royaume-Uni|Grande-Bretagne',
  'Angleterre|Écosse|Pays de Galles|Londres|United Kingdom|UK|Great Britain|Britain|England|Scotland',
  'Wales|Northern Ireland|London|Edinburgh|Manchester|Yorkshire|Cornwall|Autriche|Austria|Pologne',
  'Varsovie|Poland|Warsaw|Tchéquie|République tchèque|Czechia|Czech Republic|Slovaquie|Slovakia|Hongrie',
  'Hungary|Roumanie|Romania|Bulgarie|Bulgaria|Grèce|Athènes|Greece|Croatie|Croatia|Slovénie|Slovenia',
  'Serbie|Serbia|Ukraine|Russie|Moscou|Russia|Moscow|Estonie|Estonia|Lettonie|Latvia|Lituanie|Lithuania',
  'Malte|Malta|Chypre|Cyprus|Monaco|Andorre|Andorra|Turquie|Türkiye|Maroc|Morocco|Algérie|Algeria',
  "Tunisie|Tunisia|Égypte|Egypt|Sénégal|Senegal|Mali|Côte d'Ivoire|Ivory Coast|Cameroun|Cameroon",
  'Burkina Faso|Bénin|Benin|Togo|Congo|Madagascar|Kenya|Nigeria|Ghana|Éthiopie|Ethiopia|Afrique du Sud',
  'South Africa|Israël|Israel|Liban|Lebanon|Inde|India|Chine|China|Japon|Japan|Tokyo|Thaïlande|Thailand',
  'Vietnam|Indonésie|Indonesia|Australie|Australia|Sydney|Queensland|Nouvelle-Zélande|New Zealand',
  'Brésil|Brazil|Argentine|Argentina|Chili|Chile|Mexique|Mexico|Colombie|Colombia|Pérou|Peru|Canada',
  'Québec|Montréal|Ontario|Alberta|Saskatchewan|Manitoba|Colombie-Britannique|British Columbia',
  'Nouveau-Brunswick|New Brunswick|Nova Scotia|États-Unis|USA|the US|United States|America|Amérique|Alabama',
  'Alaska|Arizona|Arkansas|California|Californie|Colorado|Connecticut|Delaware|Florida|Floride|Georgia',
  'Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Louisiane|Maryland|Massachusetts',
  'Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico',
  'New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Pennsylvanie|Rhode Island',
  'South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Virginie|Washington|Wisconsin',
  'Wyoming|Chicago|Los Angeles',
];

/** What a law is called by (« droit marocain », "German law"); behind a slash the feminine. */
const ADJECTIVES = [
  'belge|suisse|allemand/allemande|espagnol/espagnole|portugais/portugaise|italien/italienne',
  'néerlandais/néerlandaise|hollandais/hollandaise|luxembourgeois/luxembourgeoise|anglais/anglaise',
  'britannique|écossais/écossaise|irlandais/irlandaise|polonais/polonaise|roumain/roumaine',
  'danois/danoise|suédois/suédoise|norvégien/norvégienne|autrichien/autrichienne|grec/grecque',
  'turc/turque|russe|ukrainien/ukrainienne|marocain/marocaine|algérien/algérienne|tunisien/tunisienne',
  'sénégalais/sénégalaise|ivoirien/ivoirienne|malien/malienne|camerounais/camerounaise|malgache',
  'canadien/canadienne|québécois/québécoise|américain/américaine|brésilien/brésilienne',
  'argentin/argentine|mexicain/mexicaine|australien/australienne|néo-zélandais/néo-zélandaise',
  'chinois/chinoise|japonais/japonaise|indien/indienne|wallon/wallonne|flamand/flamande',
  'bavarois/bavaroise|texan/texane|californien/californienne|Belgian|Swiss|German|Spanish|Portuguese',
  'Italian|Dutch|English|British|Scottish|Welsh|Irish|Polish|Romanian|Danish|Swedish|Norwegian|Austrian',
  'Greek|Turkish|Russian|Ukrainian|Moroccan|Algerian|Tunisian|Canadian|American|Brazilian|Argentinian',
  'Mexican|Australian|Chinese|Japanese|Indian|Texan|Californian|UK',
];

/** The names by their folded words, of adjectives the masculine. */
export const PLACES_ABROAD = byWords(PLACES);
export const ADJECTIVES_ABROAD = byWords(ADJECTIVES);

function byWords(lines: readonly string[]): ReadonlyMap<string, string> {
  const groups = lines.flatMap((line) => line.split('|')).map((group) => group.split('/'));
  return new Map(
    groups.flatMap((group) => group.map((form) => [lawWords(form).join(' '), group[0] ?? form] as const)),
  );
}
