import type { Gloss } from './gloss.js';

/** What tells two things of the glossary apart, by their two keys in either order. Whole sentences, without digits. */
export const CONTRASTS: Readonly<Record<string, Gloss>> = {
  'measure:production measure:yield': [
    'La production dit combien on récolte en tout ; le rendement, combien sur chaque hectare : production = rendement × surface récoltée.',
    'Production is how much is harvested in all, yield how much on each hectare: production = yield × harvested area.',
  ],
  'measure:area-harvested measure:yield': [
    'La surface dit où l’on récolte ; le rendement, combien sur chaque hectare.',
    'The area is where a crop is harvested, the yield how much on each hectare of it.',
  ],
  'measure:area-harvested measure:area-main': [
    'La première ne compte que ce qui a donné une récolte ; la seconde, ce que la culture occupe à titre principal, récoltée ou non.',
    'The first counts only what gave a harvest, the second what the crop takes up as its main use, harvested or not.',
  ],
  'measure:area-harvested product:utilised-agricultural-area': [
    'La première dit où une culture a été récoltée dans l’année ; la seconde est toute la terre que les exploitations emploient, récoltée ou non, prairies et jachères comprises.',
    'The first is where a crop was harvested within the year; the second is all the land that farms use, harvested or not, grassland and fallow included.',
  ],
  'measure:area-harvested measure:production': [
    'L’une est une surface, en hectares ; l’autre une quantité, en tonnes.',
    'The one is an area, in hectares; the other a quantity, in tonnes.',
  ],
  'measure:price measure:producer-price': [
    'Le premier se relève sur un marché, le second au départ de la ferme : l’écart tient au transport, à la transformation et aux marges.',
    'The first is recorded on a market, the second at the farm gate: carriage, processing and margins lie between them.',
  ],
  'measure:slaughtered measure:stocks': [
    'Le cheptel est un stock, à une date ; les abattages, un flux, sur l’année.',
    'The herd is a stock on a given day, slaughterings a flow over the year.',
  ],
  'term:estimated term:provisional': [
    'La donnée provisoire attend d’être complétée par l’enquête ; la donnée estimée la remplace par un calcul.',
    'A provisional figure waits for the survey to be completed; an estimated one puts a calculation in its place.',
  ],
  'term:estimated term:imputed': [
    'L’estimation vient de celui qui publie ou du pays ; l’imputation remplit une case que le pays a laissée vide.',
    'An estimate comes from the publisher or the country; an imputation fills a cell that the country left empty.',
  ],
  'term:confidential term:missing': [
    'La donnée confidentielle existe et n’est pas montrée ; la donnée manquante n’a pas été fournie.',
    'A confidential figure exists and is not shown; a missing one was not provided.',
  ],
  'term:cif term:fob': [
    'L’écart entre les deux est le fret et l’assurance entre le port de départ et le port d’arrivée.',
    'Freight and insurance from the port of departure to the port of arrival lie between the two.',
  ],
  'term:futures term:spot-price': [
    'Le prix au comptant vaut pour maintenant, le prix à terme pour une date future.',
    'A spot price is for now, a futures price for a later date.',
  ],
  'term:harvest-year term:marketing-year': [
    'L’année de récolte dit quand le grain est moissonné ; la campagne, quand il est vendu.',
    'The harvest year is when the grain is cut, the marketing year when it is sold.',
  ],
  'product:durum-wheat product:soft-wheat': [
    'Ce sont deux espèces : le grain dur se réduit en semoule, le grain tendre en farine.',
    'They are two species: the hard grain is milled into semolina, the soft one into flour.',
  ],
  'product:arable-land product:utilised-agricultural-area': [
    'La SAU compte en plus les prairies permanentes, les cultures permanentes et les jardins.',
    'The UAA counts permanent grassland, permanent crops and kitchen gardens as well.',
  ],
  'product:permanent-grassland product:temporary-grassland': [
    'Les premières restent en herbe, les secondes sont semées pour quelques années et comptent parmi les terres arables.',
    'The first stays under grass, the second is sown for a few years and counts as arable land.',
  ],
  'product:green-maize product:maize': [
    'C’est la même plante, coupée verte et entière dans un cas, récoltée mûre pour son grain dans l’autre.',
    'It is the same plant, cut green and whole in one case and harvested ripe for its grain in the other.',
  ],
  'product:wheat-hrw product:wheat-srw': [
    'Le HRW est plus riche en protéines et sert à la panification ; le SRW, plus tendre, aux biscuits et au bétail.',
    'HRW holds more protein and makes bread; the softer SRW makes biscuits and feeds livestock.',
  ],
  'product:dap product:tsp': [
    'Le DAP apporte de l’azote et du phosphore, le TSP du phosphore seul.',
    'DAP brings nitrogen and phosphorus, TSP phosphorus alone.',
  ],
  'product:winter-barley product:spring-barley': [
    'Elles diffèrent par la date du semis, et avec elle par le rendement et l’usage.',
    'They differ by the date of sowing, and with it by yield and use.',
  ],
  'product:spring-soft-wheat product:winter-soft-wheat': [
    'Ils diffèrent par la date du semis ; celui d’hiver rend d’ordinaire davantage.',
    'They differ by the date of sowing; the winter one usually yields more.',
  ],
  'product:coffee-arabica product:coffee-robusta': [
    'Ce sont deux espèces de caféier : l’arabica, plus fin, est plus cher que le robusta.',
    'They are two species of coffee tree: arabica, the finer, is dearer than robusta.',
  ],
  'product:dairy-cows product:suckler-cows': [
    'Les premières produisent du lait, les secondes des veaux pour la viande.',
    'The first are kept for milk, the second for calves raised for meat.',
  ],
  'product:table-grapes product:wine-grapes': [
    'Ils diffèrent par l’usage et par les cépages.',
    'They differ by their use and their varieties.',
  ],
  'unit:q unit:t': ['La tonne pèse dix quintaux.', 'A tonne is ten quintals.'],
  'unit:acre unit:ha': [
    'L’hectare est l’unité métrique ; l’acre est plus petit, environ les deux cinquièmes.',
    'The hectare is the metric unit; the acre is smaller, about two fifths of it.',
  ],
};
