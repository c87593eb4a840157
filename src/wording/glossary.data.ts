import type { Gloss } from './gloss.js';
import { PRODUCT_GLOSSARY } from './product-glossary.data.js';

/**
 * What terms, measures, units and some products are, by `term:…` (a cue of the lexicon), `measure:…`, `unit:…` or
 * `product:…` with the lexicon's id. Whole sentences.
 */
export const GLOSSARY: Readonly<Record<string, Gloss>> = {
  'term:eurostat': [
    'Eurostat est l’office statistique de l’Union européenne : il rassemble les chiffres des instituts nationaux et les publie sur une base commune. Ici, il fournit les productions végétales (surfaces, récoltes) et les prix de vente moyens des pays européens.',
    'Eurostat is the statistical office of the European Union: it gathers the figures of the national institutes and publishes them on one footing. Here it provides crop production (areas, harvests) and mean selling prices of the European countries.',
  ],
  'term:fao': [
    'La FAO est l’organisation des Nations unies pour l’alimentation et l’agriculture ; FAOSTAT est sa base de statistiques par pays. Ici, elle fournit les productions, les abattages et les cheptels du monde entier.',
    'The FAO is the food and agriculture organisation of the United Nations; FAOSTAT is its database of statistics by country. Here it provides production, slaughterings and herds all over the world.',
  ],
  'term:world-bank': [
    'La Banque mondiale publie chaque mois les cours moyens des grandes matières premières, en dollars : c’est d’elle que viennent ici les prix mondiaux (céréales, oléagineux, cacao, café, engrais…).',
    'The World Bank publishes the mean prices of the main commodities every month, in dollars: the world prices here (cereals, oilseeds, cocoa, coffee, fertilizers…) are its own.',
  ],
  'term:pink-sheet': [
    'La « Pink Sheet » est le tableau mensuel des prix des matières premières de la Banque mondiale : un prix moyen par mois et par produit, en dollars courants. Les prix mondiaux donnés ici en viennent.',
    'The "Pink Sheet" is the monthly table of commodity prices of the World Bank: one mean price a month for each commodity, in current dollars. The world prices given here are taken from it.',
  ],
  'term:dataset-code': [
    'C’est le code d’un tableau du catalogue d’Eurostat : ceux qui commencent par « apro » sont de la production agricole, ceux en « apri » des prix agricoles. La production végétale donnée ici (surfaces, récoltes, rendements) vient du tableau à l’humidité standard de l’UE.',
    'It is the code of a table in the catalogue of Eurostat: those that begin with "apro" are of agricultural production, those with "apri" of agricultural prices. The crop production given here (areas, harvests, yields) comes from the table in EU standard humidity.',
  ],
  'term:franceagrimer': [
    'FranceAgriMer est l’établissement public français qui suit les marchés agricoles et de la pêche et en publie les cotations.',
    'FranceAgriMer is the French public body that watches the markets of farm and fishery products and publishes their quotations.',
  ],
  'term:rnm': [
    'Le RNM, Réseau des nouvelles des marchés, relève les prix des produits frais à chaque étape du commerce en France ; FranceAgriMer l’anime et en publie les cotations.',
    'The RNM, the French market news network, records the prices of fresh products at each stage of trade in France; FranceAgriMer runs it and publishes the quotations.',
  ],
  'term:cadran': [
    'Un marché au cadran est une vente aux enchères où le prix s’affiche sur un écran que voient tous les acheteurs. Celui de Plérin, en Bretagne, donne le prix de référence du porc français.',
    'A cadran is an auction where the price is shown on a dial that all buyers see. The one at Plérin, in Brittany, sets the reference price of French pigs.',
  ],
  'term:agreste': [
    'Agreste est le service qui publie les statistiques du ministère français de l’Agriculture.',
    'Agreste publishes the statistics of the French ministry of agriculture.',
  ],
  'term:insee': [
    'L’Insee est l’institut national de la statistique français ; il publie notamment les indices des prix agricoles à la production.',
    'INSEE is the French national institute of statistics; among other things it publishes the indices of farm-gate prices.',
  ],
  'term:usda': [
    'L’USDA est le ministère américain de l’Agriculture ; ses estimations mensuelles de l’offre et de la demande mondiales font référence.',
    'The USDA is the American department of agriculture; its monthly estimates of world supply and demand are a reference.',
  ],
  'term:european-commission': [
    'La Commission européenne, par sa direction générale de l’agriculture, publie chaque semaine les prix que relèvent les États membres.',
    'The European Commission, through its directorate-general for agriculture, publishes every week the prices that the member states record.',
  ],
  'term:oecd': [
    'L’OCDE est l’organisation de coopération et de développement économiques ; elle publie avec la FAO des perspectives agricoles.',
    'The OECD is the organisation for economic co-operation and development; with the FAO it publishes an agricultural outlook.',
  ],
  'term:imf': [
    'Le FMI, Fonds monétaire international, publie entre autres des cours de matières premières.',
    'The IMF, the International Monetary Fund, publishes commodity prices among other things.',
  ],
  'term:unctad': [
    'La CNUCED est l’organe des Nations unies pour le commerce et le développement.',
    'UNCTAD is the body of the United Nations for trade and development.',
  ],
  'term:wto': [
    'L’OMC, Organisation mondiale du commerce, fixe les règles du commerce entre les pays.',
    'The WTO, the World Trade Organization, sets the rules of trade between countries.',
  ],
  'term:igc': [
    'Le Conseil international des céréales (CIC) suit l’offre, la demande et les prix mondiaux des grains.',
    'The International Grains Council (IGC) watches the world supply, demand and prices of grains.',
  ],
  'term:destatis': [
    'Destatis est l’office statistique fédéral allemand.',
    'Destatis is the federal statistical office of Germany.',
  ],
  'term:ahdb': [
    'L’AHDB est l’organisme britannique qui suit les marchés agricoles et horticoles.',
    'AHDB is the British body that watches the markets of farm and garden products.',
  ],
  'term:arvalis': [
    'Arvalis est l’institut technique des filières céréalières françaises.',
    'Arvalis is the technical institute of French arable crops.',
  ],
  'term:idele': [
    'L’Institut de l’élevage (Idele) est l’institut technique des filières françaises de ruminants.',
    'The Institut de l’élevage (Idele) is the technical institute of French cattle, sheep and goat farming.',
  ],
  'term:nomenclature': [
    'Une nomenclature est la liste des codes par lesquels un éditeur de statistiques désigne ses produits. Demandez par exemple ce que désigne un code d’Eurostat, ou quel est celui d’un produit.',
    'A nomenclature is the list of codes by which a publisher of statistics names its products. You can ask what a code of Eurostat stands for, or which code a product has.',
  ],
  'term:provisional': [
    'Une donnée provisoire (drapeau « p ») est publiée avant que l’enquête soit complète ; l’éditeur s’attend à la réviser. Les réponses le signalent.',
    'A provisional figure (flag "p") is published before the survey is complete, and its publisher expects to revise it. The answers say so.',
  ],
  'term:estimated': [
    'Une donnée estimée (drapeau « e ») repose sur un calcul ou un avis d’expert de l’éditeur plutôt que sur une enquête. Les réponses le signalent.',
    'An estimated figure (flag "e") rests on a calculation or an expert’s judgement of the publisher rather than on a survey. The answers say so.',
  ],
  'term:imputed': [
    'Une donnée imputée (drapeau « i ») a été remplie par l’éditeur, faute de réponse du pays, d’après d’autres années ou d’autres sources. Les réponses le signalent.',
    'An imputed figure (flag "i") was filled in by the publisher from other years or sources, because the country sent none. The answers say so.',
  ],
  'term:confidential': [
    'Une donnée confidentielle (drapeau « c ») existe, mais l’éditeur la retient parce qu’elle révélerait la situation de trop peu d’entreprises. Ce n’est ni zéro, ni une donnée manquante.',
    'A confidential figure (flag "c") exists, but its publisher withholds it because it would tell too much about too few businesses. It is neither zero nor missing.',
  ],
  'term:break': [
    'Une rupture de série (drapeau « b ») marque un changement de méthode ou de définition : les valeurs d’avant et d’après ne se comparent qu’avec prudence.',
    'A break in series (flag "b") marks a change of method or definition: the figures before and after it compare only with care.',
  ],
  'term:edition': [
    'L’édition (ou millésime) d’un jeu de données est le jour où l’éditeur l’a publié tel qu’il est employé ici ; une édition plus récente peut avoir révisé des chiffres. Chaque réponse la cite.',
    'The edition (or vintage) of a dataset is the day on which its publisher released it as it is used here; a later edition may have revised some figures. Every answer quotes it.',
  ],
  'term:marketing-year': [
    'La campagne de commercialisation va d’une récolte à la suivante ; pour les céréales d’Europe, de juillet à juin. Elle porte deux années, dont la première est celle de la récolte.',
    'The marketing year runs from one harvest to the next; for cereals in Europe from July to June. It bears two years, the first of which is that of the harvest.',
  ],
  'term:harvest-year': [
    'L’année de récolte est l’année civile où la culture est récoltée, quelle que soit celle du semis ou de la vente.',
    'The harvest year is the calendar year in which a crop is harvested, whenever it was sown or sold.',
  ],
  'term:standard-humidity': [
    'L’humidité standard est la teneur en eau à laquelle Eurostat ramène les récoltes déclarées par les pays, afin que leurs tonnages se comparent.',
    'Standard humidity is the water content to which Eurostat converts the harvests that countries report, so that tonnages can be compared.',
  ],
  'term:nominal-price': [
    'Un prix nominal, ou courant, est le prix du moment tel qu’il a été payé : l’inflation n’en est pas retirée. Tous les prix donnés ici sont nominaux.',
    'A nominal, or current, price is the price as it was paid at the time: inflation is not taken out. All prices given here are nominal.',
  ],
  'term:fob': [
    'Un prix FOB (franco à bord) comprend la marchandise chargée sur le navire au port de départ, sans le fret ni l’assurance.',
    'An FOB (free on board) price covers the goods loaded on the ship in the port of departure, without freight and insurance.',
  ],
  'term:interval': [
    'L’intervalle d’une prévision est la fourchette où la valeur devrait tomber avec la probabilité indiquée ; plus il est large, moins la prévision est sûre.',
    'The interval of a forecast is the range in which the figure should fall with the probability stated; the wider it is, the less certain the forecast.',
  ],
  'term:compound-growth': [
    'Le taux de croissance annuel moyen est la hausse, la même chaque année, qui mènerait de la première valeur à la dernière.',
    'The compound annual growth rate is the rise, the same every year, that would lead from the first value to the last.',
  ],
  'term:bushel': [
    'Le boisseau est une mesure anglo-saxonne de volume ; son poids dépend du grain. Prix, récoltes et rendements sont convertis ici par le poids convenu de chaque grain dans le commerce américain.',
    'A bushel is an American and British measure of volume; its weight depends on the grain. Prices, harvests and yields are converted here by the weight set for each grain in American trade.',
  ],
  'term:hectolitre': [
    'L’hectolitre est une mesure de volume de cent litres, employée pour le vin, le lait et le poids spécifique des grains. Les tonnages n’y sont pas convertis ici.',
    'A hectolitre is a measure of volume of a hundred litres, used for wine, milk and the test weight of grain. Tonnages are not converted to it here.',
  ],
  'term:spot-price': [
    'Un prix spot, ou comptant, vaut pour une livraison proche, par opposition aux contrats à terme.',
    'A spot price holds for delivery soon, as opposed to futures.',
  ],
  'term:carcass-weight': [
    'Le poids carcasse est celui de l’animal abattu, vidé et paré ; les cotations du porc et des bovins s’y rapportent plutôt qu’au poids vif.',
    'Carcass weight is that of the animal after slaughter and dressing; quotations of pigs and cattle refer to it rather than to live weight.',
  ],
  'term:definition-differs': [
    'Le drapeau « d » marque une donnée dont la définition s’écarte de celle du tableau : le pays compte, par exemple, une autre liste de cultures.',
    'The flag "d" marks a figure whose definition differs from that of the table: the country counts, say, another list of crops.',
  ],
  'term:not-significant': [
    'Le drapeau « n » (non significatif) marque une quantité réelle mais trop petite pour compter dans l’unité du tableau.',
    'The flag "n" (not significant) marks a quantity that is real but too small to count in the unit of the table.',
  ],
  'term:low-reliability': [
    'Le drapeau « u » marque une donnée peu fiable : l’échantillon de l’enquête était trop mince pour en être sûr.',
    'The flag "u" marks a figure of low reliability: the sample of the survey was too small to be sure of it.',
  ],
  'term:external-source': [
    'Le drapeau « x » marque une donnée reprise d’une autre organisation internationale.',
    'The flag "x" marks a figure taken over from another international organisation.',
  ],
  'term:missing': [
    'Une donnée manquante (drapeau « m ») n’a pas été fournie ; ce n’est pas un zéro.',
    'A missing figure (flag "m") was not provided; it is not zero.',
  ],
  'term:gap-filled': [
    'Une série dont les lacunes ont été comblées tient ses années manquantes d’un calcul de celui qui l’a préparée, d’après les années voisines ou d’autres sources. Les réponses le signalent.',
    'A series whose gaps were filled owes its missing years to a calculation of whoever prepared it, from the years around or from other sources. The answers say so.',
  ],
  'term:cif': [
    'Un prix CIF ou CAF (coût, assurance, fret) comprend la marchandise, l’assurance et le transport jusqu’au port d’arrivée.',
    'A CIF price (cost, insurance and freight) covers the goods, their insurance and their carriage to the port of arrival.',
  ],
  'term:cfr': [
    'Un prix CFR (coût et fret) comprend la marchandise et le transport jusqu’au port d’arrivée, sans l’assurance.',
    'A CFR price (cost and freight) covers the goods and their carriage to the port of arrival, without insurance.',
  ],
  'term:ex-works': [
    'Un prix départ (EXW) est celui de la marchandise enlevée chez le vendeur, sans transport.',
    'An ex-works price (EXW) is that of the goods as collected from the seller, without carriage.',
  ],
  'term:delivered-price': [
    'Un prix rendu comprend le transport jusqu’au lieu nommé, par exemple un port ou une usine.',
    'A delivered price includes carriage to the place named, such as a port or a mill.',
  ],
  'term:futures': [
    'Le prix à terme est celui d’un contrat pour une livraison à une date future, coté sur un marché comme Euronext ou Chicago. Les prix donnés ici sont des prix au comptant.',
    'A futures price is that of a contract for delivery at a later date, quoted on a market such as Euronext or Chicago. The prices given here are spot prices.',
  ],
  'term:livestock-unit': [
    'L’UGB, unité de gros bétail, ramène les animaux de toutes espèces à une vache laitière d’après ce qu’ils mangent. Les cheptels donnés ici sont comptés en têtes, non en UGB.',
    'The livestock unit (LU) sets animals of every species against one dairy cow by what they eat. Herds are counted by head here, not in livestock units.',
  ],
  'term:test-weight': [
    'Le poids spécifique est le poids d’un hectolitre de grain ; il dit si le grain est bien rempli. Il ne figure pas dans les données.',
    'Test weight, or specific weight, is the weight of a given volume of grain; it tells how well filled the grain is. It is not among the data.',
  ],
  'term:dry-matter': [
    'La matière sèche est ce qui reste d’une récolte une fois l’eau retirée ; les fourrages se comptent souvent ainsi.',
    'Dry matter is what is left of a crop once its water is taken out; fodder is often counted that way.',
  ],
  'term:cap': [
    'La PAC est la politique agricole commune de l’Union européenne : des aides aux exploitants, des règles de marché et le développement rural. Ses montants ne figurent pas dans les données.',
    'The CAP is the common agricultural policy of the European Union: payments to farmers, market rules and rural development. Its amounts are not among the data.',
  ],
  'measure:production': [
    'La production est la quantité récoltée ou obtenue en une année, en tonnes : pour les cultures, ce qui sort du champ, pertes à la récolte déduites.',
    'Production is the quantity harvested or obtained in a year, in tonnes: for crops, what leaves the field, harvest losses taken off.',
  ],
  'measure:area-harvested': [
    'La surface récoltée est celle dont une récolte a été tirée dans l’année ; elle peut être plus petite que la surface semée.',
    'The harvested area is the area that a harvest was taken from in the year; it may be smaller than the area sown.',
  ],
  'measure:area-main': [
    'La surface utilisée (« superficie principale » chez Eurostat) est celle qu’une culture ou un usage occupe à titre principal dans l’année : chaque parcelle n’y compte qu’une fois.',
    'The utilised area ("main area" at Eurostat) is the area that a crop or a use takes up as its main one in the year: each plot counts once.',
  ],
  'measure:yield': [
    'Le rendement est la production divisée par la surface récoltée, en tonnes ou en quintaux par hectare.',
    'The yield is production divided by harvested area, in tonnes or quintals per hectare.',
  ],
  'measure:humidity': [
    'L’humidité est la part d’eau dans la récolte pesée ; Eurostat la donne avec les productions qu’il ramène à une humidité commune.',
    'Moisture content is the share of water in the harvest as weighed; Eurostat gives it with production, which it converts to a common one.',
  ],
  'measure:price': [
    'Le prix est ce que vaut une quantité donnée sur un marché : cours mondial mensuel, cotation hebdomadaire ou prix de vente annuel, selon la source.',
    'The price is what a given quantity is worth on a market: a monthly world price, a weekly quotation or a yearly selling price, depending on the source.',
  ],
  'measure:producer-price': [
    'Le prix à la production est celui que reçoit l’agriculteur au départ de la ferme, avant transport, transformation et marges du commerce.',
    'The producer price is what the farmer receives at the farm gate, before transport, processing and trade margins.',
  ],
  'measure:producer-price-index': [
    'L’indice des prix à la production dit de combien les prix reçus par les agriculteurs ont bougé depuis une année de base ; ce n’est pas un prix.',
    'The producer price index tells how far the prices that farmers receive have moved since a base year; it is no price.',
  ],
  'measure:slaughtered': [
    'Les abattages comptent les animaux abattus dans l’année, en têtes, dans les abattoirs et, selon le pays, à la ferme.',
    'Slaughterings count the animals slaughtered in the year, by head, in slaughterhouses and, in some countries, on farms.',
  ],
  'measure:stocks': [
    'Le cheptel est le nombre d’animaux vivants à une date donnée de l’année.',
    'The herd is the number of live animals on a given day of the year.',
  ],
  'unit:USD/bu': [
    'Le dollar par boisseau est l’unité des prix du grain aux États-Unis ; ce qu’il fait par tonne dépend du poids du boisseau, propre à chaque grain.',
    'Dollars per bushel are what grain is priced in in the United States; what that makes per tonne depends on the weight of a bushel, which each grain has its own of.',
  ],
  'unit:EUR/bu': [
    'L’euro par boisseau est un prix par mesure de volume ; ce qu’il fait par tonne dépend du poids du boisseau, propre à chaque grain.',
    'Euros per bushel are a price by volume; what that makes per tonne depends on the weight of a bushel, which each grain has its own of.',
  ],
  'unit:q': [
    'Le quintal est l’unité de poids des récoltes en France ; les rendements s’y comptent par hectare.',
    'The quintal is the unit in which harvests are weighed in France, where yields are counted in quintals per hectare.',
  ],
  'unit:ha': [
    'L’hectare est la surface d’un carré de cent mètres de côté.',
    'A hectare is the area of a square with sides of a hundred metres.',
  ],
  'unit:acre': [
    'L’acre est l’unité anglo-saxonne de surface.',
    'The acre is the unit of area used in the United States and, for land, in Britain.',
  ],
  'unit:t/ha': [
    '« t/ha » se lit « tonne par hectare » : c’est l’unité des rendements.',
    '"t/ha" is read "tonne per hectare": it is the unit of yields.',
  ],
  'unit:q/ha': [
    '« q/ha » se lit « quintal par hectare » : c’est l’unité des rendements en France.',
    '"q/ha" is read "quintal per hectare": it is the unit of yields in France.',
  ],
  'unit:kt': [
    '« kt » se lit « kilotonne », ou millier de tonnes.',
    '"kt" is read "kilotonne", or thousand tonnes.',
  ],
  'unit:Mt': [
    '« Mt » se lit « mégatonne », ou million de tonnes.',
    '"Mt" is read "megatonne", or million tonnes.',
  ],
  'unit:kha': ['« kha » se lit « millier d’hectares ».', '"kha" is read "thousand hectares".'],
  ...PRODUCT_GLOSSARY,
};
