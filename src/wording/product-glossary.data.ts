import type { Gloss } from './gloss.js';

/** What products are, and what their published price is quoted on, by `product:…` with the lexicon's id. Whole sentences. */
export const PRODUCT_GLOSSARY: Readonly<Record<string, Gloss>> = {
  'product:wheat-hrw': [
    'HRW est le sigle de « hard red winter », blé d’hiver roux et dur des Grandes Plaines américaines ; son prix à l’exportation sert de référence mondiale. Le cours publié est un prix à l’exportation, rendu port du golfe du Mexique (base FOB).',
    'HRW stands for "hard red winter", the winter wheat of the American Great Plains; its export price is a world reference. The published price is an export price at ports of the US Gulf (an FOB basis).',
  ],
  'product:wheat-srw': [
    'SRW est le sigle de « soft red winter », blé d’hiver roux et tendre de l’est des États-Unis. Le cours publié est un prix à l’exportation, rendu port du golfe du Mexique (base FOB).',
    'SRW stands for "soft red winter", a winter wheat of the eastern United States. The published price is an export price at ports of the US Gulf (an FOB basis).',
  ],
  'product:soft-wheat': [
    'Le blé tendre, ou froment, donne la farine du pain et des biscuits ; une grande partie nourrit aussi les animaux.',
    'Soft wheat, or common wheat, makes the flour of bread and biscuits; much of it feeds animals too.',
  ],
  'product:durum-wheat': [
    'Le blé dur a un grain vitreux dont on tire la semoule des pâtes et du couscous.',
    'Durum wheat has a glassy grain that is milled into semolina for pasta and couscous.',
  ],
  'product:pig-carcass-plerin': [
    'Le marché au cadran de Plérin, en Bretagne, met aux enchères les porcs des éleveurs ; son prix, au kilogramme de carcasse, est la référence en France.',
    'The auction at Plérin, in Brittany, sells farmers’ pigs to the slaughterhouses; its price by weight of carcass is the French reference.',
  ],
  'product:utilised-agricultural-area': [
    'La SAU réunit les terres que l’agriculture emploie : labours, prairies permanentes, cultures permanentes et jardins.',
    'The UAA takes in all land that farming uses: arable land, permanent grassland, permanent crops and kitchen gardens.',
  ],
  'product:oilseeds': [
    'Les oléagineux sont les plantes cultivées pour l’huile de leurs graines.',
    'Oilseeds are the plants grown for the oil in their seeds.',
  ],
  'product:dry-pulses': [
    'Les légumes secs et protéagineux sont les légumineuses récoltées en grains secs : pois, féverole, lentille, lupin.',
    'Dry pulses and protein crops are the legumes harvested as dry grain: peas, field beans, lentils, lupins.',
  ],
  'product:cereals': [
    'Les céréales sont les graminées cultivées pour leur grain.',
    'Cereals are the grasses grown for their grain.',
  ],
  'product:fallow-land': [
    'Une jachère est une terre arable laissée sans récolte pendant la campagne.',
    'Fallow land is arable land left without a harvest for the season.',
  ],
  'product:arable-land': [
    'Les terres arables sont celles que l’on laboure ou sème régulièrement, prairies temporaires et jachères comprises.',
    'Arable land is ploughed or sown regularly; temporary grassland and fallow are part of it.',
  ],
  'product:green-maize': [
    'Le maïs fourrage est récolté plante entière, encore verte, pour l’ensilage du bétail.',
    'Green maize is cut whole and unripe, to be ensiled for cattle.',
  ],
  'product:urea': [
    'L’urée est l’engrais azoté solide le plus échangé dans le monde. Le cours publié est un prix FOB, au Moyen-Orient.',
    'Urea is the most traded solid nitrogen fertilizer in the world. The published price is FOB, Middle East.',
  ],
  'product:dap': [
    'Le DAP, ou phosphate diammonique, est un engrais à la fois azoté et phosphaté. Le cours publié est un prix FOB, golfe du Mexique.',
    'DAP, diammonium phosphate, is a fertilizer of both nitrogen and phosphate. The published price is FOB, US Gulf.',
  ],
  'product:tsp': [
    'Le TSP, ou superphosphate triple, est un engrais phosphaté concentré.',
    'TSP, triple superphosphate, is a concentrated phosphate fertilizer.',
  ],
  'product:potassium-chloride': [
    'Le chlorure de potassium (MOP) est l’engrais potassique le plus courant. Le cours publié est un prix CFR, au Brésil.',
    'Potassium chloride (MOP) is the most common potash fertilizer. The published price is CFR, Brazil.',
  ],
  'product:maslin': [
    'Le méteil est un mélange de céréales d’hiver, blé et seigle le plus souvent, semées et récoltées ensemble.',
    'Maslin is a mixture of winter cereals, most often wheat and rye, sown and harvested together.',
  ],
  'product:lupins': [
    'Les lupins doux sont des légumineuses à graines, riches en protéines et pauvres en alcaloïdes, cultivées surtout pour l’alimentation du bétail.',
    'Sweet lupins are grain legumes, rich in protein and low in alkaloids, grown mostly to feed livestock.',
  ],
  'product:feed-barley': [
    'L’orge fourragère nourrit le bétail, par opposition à l’orge de brasserie, dont on tire le malt.',
    'Feed barley is fed to livestock, as opposed to malting barley.',
  ],
  'product:feed-wheat': [
    'Le blé fourrager est un blé tendre destiné à l’alimentation du bétail.',
    'Feed wheat is soft wheat meant for livestock.',
  ],
  'product:barley': [
    'L’orge est une céréale qui nourrit surtout le bétail ; une partie fait le malt des brasseries.',
    'Barley is a cereal fed mostly to livestock; part of it is malted for beer.',
  ],
  'product:wheat': [
    'Le blé réunit ici le blé tendre, dont on fait le pain, et le blé dur, dont on fait les pâtes.',
    'Wheat takes in soft wheat, which makes bread, and durum wheat, which makes pasta.',
  ],
  'product:maize': [
    'Le maïs grain est récolté mûr, pour ses grains ; Eurostat y joint le corn-cob-mix.',
    'Grain maize is harvested ripe, for its grain; Eurostat adds corn-cob mix to it.',
  ],
  'product:winter-soft-wheat': [
    'Le blé tendre d’hiver est semé à l’automne et récolté l’été suivant : c’est presque tout le blé tendre de France.',
    'Winter soft wheat is sown in autumn and harvested the next summer: it makes up most of the soft wheat of western Europe.',
  ],
  'product:spring-soft-wheat': [
    'Le blé tendre de printemps est semé à la fin de l’hiver ou au printemps et récolté l’été de la même année.',
    'Spring soft wheat is sown in late winter or spring and harvested in the summer of the same year.',
  ],
  'product:winter-barley': [
    'L’orge d’hiver, ou escourgeon, est semée à l’automne et récoltée au début de l’été.',
    'Winter barley is sown in autumn and harvested in early summer.',
  ],
  'product:spring-barley': [
    'L’orge de printemps est semée en fin d’hiver ou au printemps ; c’est surtout d’elle que vient le malt.',
    'Spring barley is sown in late winter or spring; most malt is made of it.',
  ],
  'product:spelt': [
    'L’épeautre est un blé vêtu : son grain garde ses enveloppes à la moisson. Eurostat le compte avec le blé tendre.',
    'Spelt is a hulled wheat: its grain keeps its husks at harvest. Eurostat counts it with soft wheat.',
  ],
  'product:triticale': [
    'Le triticale est un croisement de blé et de seigle, cultivé surtout pour le bétail.',
    'Triticale is a cross of wheat and rye, grown mostly for livestock.',
  ],
  'product:buckwheat': [
    'Le sarrasin, ou blé noir, n’est pas une graminée mais se récolte pour son grain, comme une céréale.',
    'Buckwheat is no grass, but it is harvested for its grain like a cereal.',
  ],
  'product:sorghum': [
    'Le sorgho est une céréale de pays chauds, proche du maïs par ses usages.',
    'Sorghum is a cereal of warm countries, used much like maize.',
  ],
  'product:field-peas': [
    'Les pois protéagineux sont récoltés en grains secs, pour le bétail ou l’alimentation humaine ; les petits pois, eux, sont récoltés verts.',
    'Field peas are harvested dry, for feed or food; green peas are harvested unripe.',
  ],
  'product:broad-beans': [
    'Les fèves et féveroles sont des légumineuses récoltées en grains secs.',
    'Broad and field beans are legumes harvested as dry grain.',
  ],
  'product:rapeseed': [
    'Le colza est la plante oléagineuse la plus cultivée en Europe ; Eurostat le compte avec la navette. Le canola est un colza sélectionné au Canada pour une huile sans acide érucique ou presque ; les chiffres ne l’en distinguent pas.',
    'Rapeseed is the most widely grown oilseed of Europe; Eurostat counts turnip rape with it. Canola is rapeseed bred in Canada for an oil with hardly any erucic acid; the figures do not tell it apart.',
  ],
  'product:sunflower': [
    'Le tournesol est cultivé pour l’huile de ses graines.',
    'Sunflower is grown for the oil of its seeds.',
  ],
  'product:permanent-grassland': [
    'Les prairies permanentes portent de l’herbe depuis longtemps, hors de la rotation des cultures ; on les dit aussi « toujours en herbe ».',
    'Permanent grassland has been under grass for years, outside the crop rotation.',
  ],
  'product:temporary-grassland': [
    'Les prairies temporaires sont semées en herbe pour quelques années, dans la rotation des cultures ; elles comptent parmi les terres arables.',
    'Temporary grassland is sown with grass for a few years, within the crop rotation; it counts as arable land.',
  ],
  'product:permanent-crops': [
    'Les cultures permanentes occupent le sol plusieurs années de suite : vergers, vignes, oliviers, pépinières.',
    'Permanent crops stay in the ground for years: orchards, vineyards, olive groves, nurseries.',
  ],
  'product:root-crops': [
    'Les plantes sarclées sont cultivées pour leurs racines ou leurs tubercules : pommes de terre, betteraves.',
    'Root crops are grown for their roots or tubers: potatoes, beet.',
  ],
  'product:industrial-crops': [
    'Les cultures industrielles sont transformées avant d’être consommées : oléagineux, plantes à fibres, houblon, tabac, plantes aromatiques.',
    'Industrial crops are processed before use: oilseeds, fibre crops, hops, tobacco, aromatic plants.',
  ],
  'product:green-fodder': [
    'Les fourrages verts sont récoltés en vert sur terres arables pour nourrir le bétail : maïs fourrage, prairies temporaires, luzerne.',
    'Green fodder is cut green on arable land to feed livestock: green maize, temporary grassland, lucerne.',
  ],
  'product:lucerne': [
    'La luzerne est une légumineuse fourragère, fauchée plusieurs fois l’an.',
    'Lucerne, or alfalfa, is a fodder legume that is cut several times a year.',
  ],
  'product:sugar-beet': [
    'Les betteraves sucrières sont les racines dont l’Europe tire son sucre.',
    'Sugar beet is the root that Europe makes its sugar from.',
  ],
  'product:fodder-beet': [
    'La betterave fourragère est cultivée pour nourrir le bétail ; elle est moins riche en sucre que la betterave sucrière.',
    'Fodder beet is grown to feed livestock; it holds less sugar than sugar beet.',
  ],
  'product:wine-grapes': [
    'Le raisin de cuve est celui dont on fait le vin.',
    'Wine grapes are those that wine is made of.',
  ],
  'product:table-grapes': ['Le raisin de table est mangé frais.', 'Table grapes are eaten fresh.'],
  'product:dairy-cows': [
    'Les vaches laitières sont élevées pour leur lait.',
    'Dairy cows are kept for their milk.',
  ],
  'product:suckler-cows': [
    'Les vaches allaitantes élèvent leur veau pour la viande ; leur lait n’est pas vendu.',
    'Suckler cows raise their calves for meat; their milk is not sold.',
  ],
  'product:hops': [
    'Le houblon est une plante grimpante dont les cônes donnent à la bière son amertume.',
    'Hops are the cones of a climbing plant that give beer its bitterness.',
  ],
  'product:phosphate-rock': [
    'Le phosphate naturel est la roche dont on fait les engrais phosphatés. Le cours publié est un prix FOB, en Afrique du Nord.',
    'Phosphate rock is what phosphate fertilizers are made of. The published price is FOB, North Africa.',
  ],
  'product:coffee-arabica': [
    'L’arabica est le café d’altitude, le plus cher des deux grandes sortes. Le cours publié est l’indicateur de l’Organisation internationale du café.',
    'Arabica is the coffee of the highlands, the dearer of the two main kinds. The published price is the indicator of the International Coffee Organization.',
  ],
  'product:coffee-robusta': [
    'Le robusta est le café de plaine, plus corsé et moins cher que l’arabica. Le cours publié est l’indicateur de l’Organisation internationale du café.',
    'Robusta is the coffee of the lowlands, stronger and cheaper than arabica. The published price is the indicator of the International Coffee Organization.',
  ],
  'product:rapeseed-oil': [
    'L’huile de colza est cotée FOB Rotterdam.',
    'Rapeseed oil is quoted FOB Rotterdam.',
  ],
  'product:sugar-world': [
    'Le cours mondial du sucre est celui du sucre brut, FOB, dans les ports des Caraïbes.',
    'The world price of sugar is that of raw sugar, FOB, at ports of the Caribbean.',
  ],
  'product:rice-thai-5': [
    'Le riz thaï « cinq pour cent » contient au plus cette part de brisures ; il est coté FOB Bangkok.',
    'Thai "five per cent" rice holds at most that share of broken grains; it is quoted FOB Bangkok.',
  ],
  'product:heifers': [
    'Une génisse est une jeune femelle de l’espèce bovine qui n’a pas encore vêlé.',
    'A heifer is a young female bovine that has not calved yet.',
  ],
  'product:steers': [
    'Un bœuf, au sens de l’éleveur, est un bovin mâle castré élevé pour sa viande.',
    'A steer is a castrated male bovine reared for its meat.',
  ],
  'product:calves': [
    'Un veau est un jeune bovin, mâle ou femelle, de moins d’un an.',
    'A calf is a young bovine of either sex, less than a year old.',
  ],
  'product:cattle': [
    'Les bovins sont les vaches, taureaux, bœufs, génisses et veaux, de race à lait ou à viande.',
    'Cattle are cows, bulls, steers, heifers and calves, of dairy or beef breeds.',
  ],
  'product:sheep': [
    'Les ovins sont les moutons : brebis, béliers et agneaux.',
    'Sheep are counted together: ewes, rams and lambs.',
  ],
  'product:goats': [
    'Les caprins sont les chèvres, les boucs et les chevreaux.',
    'Goats are counted together: does, bucks and kids.',
  ],
  'product:lambs': [
    'Un agneau est un jeune ovin de moins d’un an.',
    'A lamb is a young sheep, less than a year old.',
  ],
  'product:poultry': [
    'Les volailles sont les oiseaux de basse-cour : poulets, poules, canards, oies, dindes et pintades.',
    'Poultry are the birds of the farmyard: chickens, ducks, geese, turkeys and guinea fowl.',
  ],
  'product:sows': [
    'Une truie est une femelle reproductrice de l’espèce porcine.',
    'A sow is a female pig kept for breeding.',
  ],
};
