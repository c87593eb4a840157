/* Folded words beside goods, crops or animals that say no more than that they are there. */

/** Words, by how they begin, that tell where a thing is from, of what time or how the figure is wanted, and narrow nothing. */
const HARMLESS_STEM =
  /^(?:provien|proven|originair|cultiv|produi|recolt|cueill|moissonn|elev|abatt|plant|livr|detien|detenu|occup|represent|constitu|concentr|realis|appart|assur|revien|trouv|situ|harvest|slaughter|suppl|account|contribu|agricult|exploitant|eleveur|paysan|producteur|farmer|grower|producer|actuel|exact|precis|approximat|rough|current|mondial|global|total|europe|pourcent|percent|calcul|chiffre|figure|statisti|eurostat|faostat|campagne|season|saison|annee|recent|dernier|disponib|availab|connu|known|compar|evolu|chang|augment|diminu|baiss|recul|progress|grimp|moyenn|average)/;

/** The same, as whole words. */
const HARMLESS =
  /^(?:vient|viennent|venait|venu|venue|venus|venues|sort|sortent|sortie?s?|issue?s?|pousse|poussent|origine|origin|eleve|pese|pesent|compte|comptent|comes?|coming|came|grow|grows|grown|grew|picked|raised|reared|kept|killed|provided|held|holds?|owned|located|found|verger|vergers|vignes?|champs?|fields?|orchards?|vineyards?|aujourd|hui|environ|presque|peu|pres|juste|today|about|now|year|years|ans|monde|world|ensemble|overall|pays|country|countries|union|membres?|members?|states?|bloc|part|share|proportion|source|merci|voudrais|aimerais|savoir|know|last|latest|niveau|level|echelle|terms?|termes?|rapport|relative|face|sein|among|parmi|reste|restent|stays?|remains?|stable|passe|volumes?|tonnages?|tonnes?|hectares?|surfaces?|superficies?|area|land|terres?|quantites?|quantity|chaque|sol|soil|jours?|days?|turns?|churns?|raises?|speaking|roughly|broadly|grosso|modo|louche|globalement|largement|generally|honestly|overall)$/;

/** Participles, by how they begin, of goods and animals that are kept, counted, brought in or set against others. */
const KEPT_STEM =
  /^(?:cote$|descend|redescend|remont|regagn|retomb|perd|vend|oppos|stock|stor|qualit|quantit|unite|moitie|march|exprim|convert|coup|gard|possed|envoy|pass|sent|ship|transport|achemin|heberg|exploit|recens|declar|enregistr|denombr|regist|record|count|report|engrang|rentr|ramass|ramen|rapport|collect|emblav|ensemenc|consacr|dedi|affect|labour|fauch|vendang|engraiss|fatten|milk|gather|plough|dedicat|devot|cover|need|necess|attend|expect|estim|annonc|publi|mesur|measur|locat|base|commercialis|market|export|import|consomm|consum|mang|demand|ask|rest|laiss|gagn|gain|drop|rais|rebas|cre|ajout|add|cumul|combin|relat|concern|nomm|call|indiqu|donn|cite|mention|depass|exceed|doubl|tripl|divis|multipli|plac|class|rank|list|use|utilis|limit|situ|trad|pay|pric)/;

/** Whether a word beside a product narrows nothing: from where, of what time, kept, counted or how the figure is wanted. */
export function narrowsNothing(word: string): boolean {
  return HARMLESS.test(word) || HARMLESS_STEM.test(word);
}

/** The same of a participle: « recensées », "registered". */
export function isPlainParticiple(word: string): boolean {
  return narrowsNothing(word) || KEPT_STEM.test(word);
}
