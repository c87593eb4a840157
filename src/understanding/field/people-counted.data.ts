/** Those who farm, the farms they have and what is about them, as they are counted: folded, in the plural. */
export const FARMING_PEOPLE: ReadonlySet<string> = new Set(
  'agriculteurs agricultrices apiculteurs apicultrices arboriculteurs aviculteurs betteraviers bergers cerealiers cultivateurs eleveurs eleveuses exploitants exploitantes exploitations fermes horticulteurs maraichers maraicheres ostreiculteurs paysans pecheurs paysannes pisciculteurs planteurs producteurs productrices riziculteurs  sylviculteurs vignerons vigneronnes viticulteurs viticultrices farmers farmworkers fishermen farms growers beekeepers breeders holdings producers ranchers smallholders smallholdings winegrowers winemakers abattoirs cooperatives laiteries loups tracteurs veterinaires dairies slaughterhouses tractors vets wineries wolves'.split(
    ' ',
  ),
);

/** Those who work on farms: of others where nothing beside them says so. */
export const HANDS: ReadonlySet<string> = new Set(
  'salaries ouvriers saisonniers travailleurs emplois actifs workers labourers jobs'.split(' '),
);

/** Words between a word of counting and those who are counted that tell no more than which of them or where. */
export const BETWEEN: ReadonlySet<string> = new Set(
  'a t il on y en de d des la le l les total compte comptait denombre recense reste restait existe existait avait avaient trouve trouvait est sont il ils elle elles encore jeunes nouveaux nouvelles petits petites grands gros vrais seuls the of all young new small large active organic full part time commercial family agricultural farm are there were'.split(
    ' ',
  ),
);
