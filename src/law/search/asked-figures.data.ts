/* What figure a question asks for; of folded words in order, as `lawWords(…).join(' ')` gives them. */

/** Counted in units that are kinds of their own. */
const OTHER_UNIT =
  '(?:temps?|tems|tps|tant|jours?|mois|ans?|annees?|semaines?|heures?|fois|hectares?|ha|metres?|m2|m3|steres?|ares?|euros?|amendes?|loyers?|fermages?|argent|km|kilometres?|milles?|large|long|haut|profond|pour cent|pourcents?)';
/** « combien » as it is typed in haste. */
const HOW_MANY = '(?:combien|cb|cmb|kombien|conbien|cbien)';

/** How long, or within what time. */
export const DURATION_ASKED = new RegExp(
  String.raw`\b${HOW_MANY} (?:d |de )?(?:temps?|tems|tps|tant|jours?|mois|ans?|annees?|semaines?|heures?)\b|\b(?:ans?|annees?|mois|jours?|semaines?) (?:c est |c )?(?:le )?(?:max|mini)(?:mum)?\b|\b(?:delais?|durees?|durer|durent?|dure|preavis|validite|valables?|expirent?|lifespan)\b|\bhow (?:long|soon|quickly|far back|much (?:time|notice)|many (?:days|months|years|weeks|hours))\b|\b(?:deadline|notice|time limit|shortest|longest)\b|\b(?:minimum|maximum) (?:term|length|period|duration|lifespan)\b|\b(?:term|length|duration) of (?:an?|the|my) \w`,
  'u',
);
/** A day of the year: « jusqu'à quelle date ». */
export const DATE_ASKED =
  /\b(?:(?:quelles?|la|les) dates?|date limite|quel jour|quels? mois|quelle (?:saison|periode de l annee)|(?:what|which) (?:date|day|months?))\b/u;
/** A time, be it a day of the year or a while: « jusqu'à quand », "by when". */
export const WHEN_ASKED =
  /^(?:et |mais |alors )?quand\b|\b(?:jusqu a|a partir de|depuis|pour|c est|d ici) quand\b|\bquand (?:est ce qu|dois|doit|doivent|faut|peut|puis|peuvent|commence|ouvre|ferme|finit|debute)|^when (?!(?:is|are|does|do) (?:\w{1,20} ){1,5}(?:count|considered|deemed|regarded|treated)\b)|\bwhen (?:must|should|do|can|may) (?:i|we|he|she|they|it|the)\b|\b(?:until|by|from|since) (?:when|what (?:date|day))\b|\b(?:quel moment|at what (?:point|time))\b/u;
/** How often. */
export const FREQUENCY_ASKED = new RegExp(
  String.raw`\b${HOW_MANY} (?:de|d) (?:fois\b|(?:\w{1,20} ){1,4}par (?:jour|semaine|mois)\b)|\bhow many (?:\w{1,20} ){1,4}(?:per|a) (?:day|week|month)\b|\b(?:tou(?:te?s?|s) les ${HOW_MANY}s?|frequence|how often|how frequently|how many times)\b`,
  'u',
);
/** At what age; the age of a pension is asked for by its name. */
export const AGE_ASKED =
  /\b(?:quel|minimum|maximum|l|d|cet) age\b(?! de (?:la )?retraite)|^age\b|\bage (?:pour|minimum|minimal|maximum|maximal|limite|legal|requis)\b|\blimite d age\b|\bhow old\b|\b(?:what|minimum|maximum|which) age\b|\bage limit\b/u;
/** How far, how large, from what size on. */
export const MEASURE_ASKED = new RegExp(
  String.raw`\b(?:distance|superficie|surface|largeur|hauteur|longueur|profondeur|taille)\b|\bquel(?:le)?s? (?:volumes?|poids|tonnages?|contenances?|seuils?)\b|\b(?:what|which) (?:volumes?|weight|thresholds?|size|area)\b|\b${HOW_MANY} (?:de |d )?(?:m3|cubes|steres?|litres?)\b|\b${HOW_MANY} (?:de )?(?:large|long|haut|profond|m2|loin)\b|\b${HOW_MANY} (?:de |d )?(?:metres?|hectares?|ha|kilometres?|km|milles?)\b|\bhow (?:far(?! back\b)|wide|big|high|large|close|near|much (?:land|space|room|floor)|many (?:metres|hectares|miles))\b`,
  'u',
);
/** What share or sum. */
export const AMOUNT_ASKED = new RegExp(
  String.raw`\b(?:taux|montant|pourcentage|proportion|quelle (?:part|fraction)|(?:part|acompte|avance|loyer|fermage) (?:max|mini?|minimum|maximum|minimale?|maximale?)|quel capital|capital minimum|minimum capital)\b|\b(?:de|a) ${HOW_MANY}\b(?! d(?:e|u)?\b)|\b${HOW_MANY} (?:coute|touche|paye|(?:dois|doit|devons|doivent) (?:je|on|il|elle|ils|elles|nous)(?= (?:payer|verser|regler|rembourser|donner)|$)|pour cent|pourcents?|de pour cent)\b|\b(?:coute|cout)\b|\b(?:what|which) (?:rate|share|percentage|proportion|part|fraction)\b|\b(?:dois|doit|devons|doivent) (?:payer |verser |regler |rembourser )?${HOW_MANY}$|\bhow much(?! (?:time|notice|land|space|room|floor)\b)`,
  'u',
);
/** How many of something, the first group what is counted. */
export const COUNT_ASKED = new RegExp(
  String.raw`\b(?:${HOW_MANY} (?:de|d)|nombre (?:(?:maximum|minimum|maximal|minimal) )?(?:de|d)|how many) (?!${OTHER_UNIT}\b)(\w{3,})`,
  'u',
);
