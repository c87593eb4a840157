/* Folded words of what befell goods, crops or animals that are counted, each by itself. */

/** What befell them, whatever stands beside it: no table counts by it. */
export const FATE =
  /^(?:volee?s?|voles|derobee?s?|vaccine|vaccinee?s?|morte?s?|decedee?s?|crevee?s?|malades?|infectee?s?|contaminee?s?|blessee?s?|noyee?s?|foudroyee?s?|devoree?s?|attaquee?s?|mordue?s?|egorgee?s?|euthanasiee?s?|abandonnee?s?|saisie?s?|saisis|perdue?s?|jetee?s?|gaspillee?s?|detruite?s?|devastee?s?|ravagee?s?|endommagee?s?|abimee?s?|gelee?s?|grelee?s?|inondee?s?|brulee?s?|incendiee?s?|sinistree?s?|traitees?|pulverisee?s?|arrosee?s?|castree?s?|tondue?s?|baguee?s?|ecornee?s?|inseminee?s?|vermifugee?s?|pucee?s?|tuberculeu(?:x|ses?)|stolen|vaccinated|dead|died|dying|sick|ill|infected|contaminated|lost|wasted|destroyed|damaged|spoiled|spoilt|bruised|hit|struck|sprayed|treated|watered|frozen|frosted|flooded|burnt|burned|drowned|eaten|bitten|attacked|shot|shorn|sheared|tagged|castrated|neutered|euthani[sz]ed|abandoned|rescued|seized|grubbed|uprooted|discarded|dumped|thrown|rotten|rotted|hailed)$/;

/** Insured, by itself; « assurée par la France » is grown there. */
export const INSURED = /^(?:assuree?s?|insured)$/;

/** What stands between those counted and what befell them: « de vaches françaises ont été », "cows that were". */
export const BETWEEN =
  /^(?:,|de|du|des|d|la|le|les|l|en|dans|au|aux|a|y|of|the|in|from|on|ont|ete|est|sont|etaient|etait|furent|sera|seront|t|il|elle|ils|elles|qui|que|qu|se|s|sont-ils|is|are|was|were|be|been|being|has|have|had|got|get|that|which|who|ou|or|et|and|pays|membres|countries|members?|deja|aussi|encore|toujours|already|also|actually|really|reellement|vraiment|chaque|annee|each|every|year)$/;

/** What kills goods that are not sold, and what harms a crop: behind « par », "by" or what else names a cause. */
export const HARM =
  /^(?:loups?|meutes?|ours|lynx|renards?|chiens?|vautours?|predateurs?|fouines?|belettes?|sangliers?|cerfs?|chevreuils?|corbeaux|corneilles|etourneaux|campagnols?|rats?|criquets?|sauterelles?|insectes?|pucerons?|foudre|orages?|grele|gel|gelees?|froid|neige|canicule|chaleur|secheresse|inondations?|crues?|tempetes?|feu|incendies?|maladies?|virus|epidemies?|grippe|influenza|fievre|tuberculose|brucellose|fco|dermatose|ecole|mildiou|rouille|oidium|flavescence|xylella|fusariose|wol(?:f|ves)|bears?|fox(?:es)?|dogs?|predators?|badgers?|boars?|deer|crows?|birds?|locusts?|insects?|aphids?|pests?|lightning|storms?|hail|frosts?|heat|drought|floods?|flooding|fires?|diseases?|flu|fever|tuberculosis|tb|bluetongue|brucellosis|blight|mildew)$/;

/** What brings in the cause: « par le loup », "because of the flu"; the last of its words. */
export const CAUSED =
  /^(?:par|by|due to|because of|owing to|(?:a )?cause (?:de|du|d|des)|suite (?:a|au|aux)|raison (?:de|du|d|des)|atteinte?s? (?:de|du|d|par)|touchee?s? par)$/;

/** What a cause behind it makes something else: goods that are not sold. */
export const BROUGHT_IN =
  /^(?:tuee?s?|abattue?s?|slaughtered|killed|culled|touchee?s?|atteinte?s?|affectee?s?|affected|frappee?s?|victimes?|perished?|perie?s?|peris|succombe)$/;

/** Plants that stand for years: « arrachées » is not brought in. */
export const STANDING =
  /^(?:vignes?|vignobles?|vergers?|oliveraies?|\p{L}{3,}iers?|arbres?|haies?|vines?|vineyards?|orchards?|groves?|trees?)$/u;
export const PULLED = /^(?:arrachee?s?|pulled|ripped|dug)$/;

/** « semé à l'automne », "sown in spring", « semé tard ». */
export const SOWN = /^(?:semee?s?|semes|plantee?s?|plantes|sown|planted|drilled)$/;
export const SEASON = /^(?:automne|printemps|hiver|ete|autumn|fall|spring|winter|summer)$/;
export const LATE = /^(?:tard|tot|tardivement|precocement|late|early)$/;

/** What is done by people in general says nothing of which: « cultivées par les agriculteurs », « par an ». */
export const BY_ANYONE =
  /^(?:an|tout|all|total|annee|mois|jour|semaine|hectares?|ha|tetes?|pays|region|departement|personnes?|gens|paysans?|nos|vos|leurs?|notre|eux|elles?|us|them|year|month|head|people|country|countries|abattoirs?|slaughterhouses?|vignerons?|viticult\p{L}*|maraich\p{L}*|cultivat\p{L}*|rapport|contre|exemple|ailleurs|consequent|far|end|then|now|any|what|which|quel\p{L}*|combien)$/u;

/** What stands before a season: « semé à l'automne », "in the spring". */
export const IN_SEASON = /^(?:a|l|au|en|in|the|during|plus|tres|trop|assez|very|too)$/;

/** Words of amounts, without a word that asks for them. */
export const COUNTED =
  /^(?:nombre|number|surfaces?|superficies?|quantites?|hectares|tonnages?|tonnes|area|acreage|quantity)$/;

/** One's own animals, and what there may be of them or is paid for them, is for the law to say. */
export const OF_A_CASE =
  /^(?:mon|ma|mes|notre|nos|my|our|peut|peuvent|doit|doivent|faut|faudrait|indemnis\p{L}*|can|could|may|must|should|compensat\p{L}*)$/u;

/** What brings in more of what befell them: « vaccinés contre la fièvre », "pressed into oil". */
export const MORE =
  /^(?:par|by|from|contre|against|into|in|en|pour|for|as|with|avec|sans|without|de|d|du|des|of|to|au|aux|a)$/;

/** « combien de jours », "how many euros". */
export const TIME_OR_MONEY =
  /^(?:jours?|mois|ans?|annees?|semaines?|heures?|temps|fois|euros?|argent|primes?|aides?|days?|months?|years?|weeks?|hours?|time|times|long|often|dollars?|money)$/;

/** What asks or tells of something else than the goods that are named. */
export const ASKS =
  /^(?:quel\w*|que|quoi|comment|pourquoi|quand|si|apres|ou|what|which|why|how|when|whether|if|after|where|who|qui)$/;
