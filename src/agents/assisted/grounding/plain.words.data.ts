import type { Language } from '../../../common/language.js';

const list = (...groups: readonly string[]): ReadonlySet<string> =>
  new Set(groups.flatMap((group) => group.trim().split(/\s+/u)));

/**
 * Folded words of which a sentence about figures may be made, beside names, units, dates and numbers: what ties them
 * together. None says why, how well, by whom, or whether not; nothing here knows any of that. Words that say a way or an
 * order are here because `Relations` holds them against the rows.
 */
export const PLAIN_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  fr: list(
    `le la les l un une du de des d au aux a en dans sur sous par pour avec entre et ou puis soit que qu qui ce
    cet cette ces celle celui celles ceux c il elle ils elles y s se son sa ses leur leurs y`,
    `est sont etait etaient fut furent sera seraient seront serait ete etre a ont avait avaient aura auront
    aurait s eleve elevent elevait elevaient etabli etablie etablis etablies etablit etablissent etablissait
    chiffre chiffrait monte montait atteint atteignent atteignait atteignaient atteindre atteindra
    atteindraient atteindrait represente representent representait equivaut equivalent egale egalent
    correspond correspondent font fait compte comptait comptent vaut valait vient ressort ressortait figure
    totalise totalisait`,
    `produit produits produite produites produisait produisaient produire produira produirait producteur
    producteurs productrice recolte recoltes recoltee recoltait moisson abattu abattus abattages surface
    superficie rendement rendements prix cours volume quantite total totale totaux ensemble somme cumul cumule
    moyen moyenne moyennes part parts valeur valeurs montant niveau chiffres donnees serie effectif effectifs
    cheptel`,
    `environ pres quelque autour approximativement soit contre respectivement egalement aussi tandis alors
    enfin ensuite apres avant depuis jusqu jusque pendant durant lors sein mais tout toute tous toutes meme
    memes autre autres premier premiere premiers premieres rang place position parmi suivi suivie suivis
    suivies suit suivent devant derriere tete`,
    `hausse hausses augmente augmentent augmentation augmentait augmenter progresse progresser progression
    croissance accru accroissement grimpe gagne gagner rebondi rebond baisse baisses baissait baisser recule
    reculer recul diminue diminuer diminution chute chuter repli perdu perdre flechi passe passee passait
    variation evolution ecart difference annuel annuelle annuels annuelles an par rapport`,
    `depasse depassent depassait depassaient devance devancent superieur superieure superieurs superieures
    inferieur inferieure inferieurs inferieures plus moins davantage eleve elevee eleves elevees fort forte
    faible faibles bas basse haut haute grand grande petit petite maximum minimum leader`,
    `prevision previsions prevu prevue prevus prevues prevoit prevoyait attendu attendue attendus attendues
    projection intervalle fourchette borne bornes probabilite confiance centrale central devrait pourrait
    correlation coefficient seuil pays etats membres annee annees an ans mois semaine semaines jour jours
    campagne periode periodes saison recente recentes recent dernier derniere derniers dernieres precedent
    precedente precedents precedentes suivant suivante debut fin milieu date selon d apres source sources
    publie publiee publies publiees question reponse points point pourcent`,
  ),
  en: list(
    `the a an of in on at by to for from with between and or then that this these those it its they their there
    s is are was were be been being will would has have had as per than both each all while versus vs against
    but`,
    `amounted amounts stood stands reached reaches reaching totalled totaled totals came comes recorded
    represented represents equals equal corresponds correspond accounted accounts made makes averaged averages
    produced produces producing produce producer producers harvested harvests harvest grew prices price
    slaughtered slaughter output production yield yields area crop crops volume quantity total totals combined
    together sum mean average share shares value values level figure figures data series number numbers head`,
    `about around approximately nearly roughly respectively also another other others same after before since
    until through during over within across up down out compared comparison first rank ranked ranks ranking
    place position among followed follows ahead behind leading`,
    `rise rises rose risen rising increase increases increased increasing grow grows growth gain gains gained
    climbed climb jumped fall falls fell fallen falling decrease decreases decreased decline declines declined
    declining drop dropped lost shrank change changed changes difference gap yearly annual year years month
    months week weeks day days season seasons period periods previous earlier later following last latest
    recent marketing`,
    `exceeds exceed exceeded higher highest lower lowest more most less least fewer larger largest greater
    greatest bigger biggest smaller smallest high low above below under top maximum minimum record`,
    `forecast forecasts forecasted expected projected projection predicted interval range bounds bound
    confidence could should would correlation coefficient threshold country countries member states early late
    mid end beginning according source sources published answer question percentage points point percent`,
  ),
};

/** And what a sentence that states a price may add. */
export const PRICE_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  fr: list(
    `cote cotes cotee cotees cotait cotaient cotation coute coutait cout vend vendait vendu vendue echange
    echangeait negocie negociait paye payait`,
  ),
  en: list('sold sells traded trades trading quoted quotes priced paid cost costs fetched'),
};

/** And what a sentence about law may add to the words of its article and of the question. */
export const LAW_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  fr: list(
    `article articles art code rural peche maritime selon dispose dispositions prevoit prevoient precise enonce
    indique fixe impose exige autorise permet interdit dit ainsi notamment cas delai duree minimale maximale
    moins plus doit doivent peut peuvent droit texte loi alinea application vertu vigueur regle conditions
    condition toutefois si lorsque sauf tel telle tels comme donc dure durent`,
  ),
  en: list(
    `article articles code rural maritime fishing law text french provides states says requires allows permits
    prohibits sets must may can shall lasts least minimum maximum term duration notice right rule under
    section paragraph if when except so such any`,
  ),
};

/** What turns a sentence into its opposite: the law itself may say it, in a quotation. */
export const DENYING_WORDS: ReadonlySet<string> = list(
  `ne n pas jamais non ni nul nulle aucun aucune rien sans guere not no nor never none neither cannot without
    unless`,
);

/** Said only where nothing passed a threshold. */
export const NONE_WORDS: ReadonlySet<string> = list('aucun aucune none no');
