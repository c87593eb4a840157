/* Of folded words in order, as `lawWords(…).join(' ')` gives them. */

const MARK = '(?:puce\\w{0,2}|tatou\\w{1,4}|identifi\\w{1,8}|(?:micro)?chip\\w{0,5}|tattoo\\w{0,3})';
/** « Pas encore pucé », « sans puce ni tatouage », "has no microchip". */
const UNMARKED = String.raw`\b(?:(?:pas|non|sans|ni|jamais|not|no|never|without|t) (?:(?:d|de|une?|encore|ete|a|been|any) ){0,2}${MARK}|unchipped|unmicrochipped|untattooed|unidentified)\b`;

/** Who may go on with the lease of a dead tenant, and that he wants to. */
const NEXT_OF_KIN =
  '(?:femme|epouse|veuve|veuf|mari|epoux|conjointe?|compagne|compagnon|fils|fille|enfants?|wife|widow|husband|son|daughter|child|children)';
const GOES_ON =
  '(?:(?:qui|who|who s|and) )?(?:\\w{1,12} ){0,3}(?:continu\\w{0,3}|repren\\w{1,4}|garder?|rester?|exploit\\w{1,4}|keep|stay|carry on|go on|goes on|take over|farms?|works?)';

/** What a rule is of alone, and how a question speaks of it. */
export const CIRCUMSTANCES: readonly (readonly [stated: RegExp, asked: RegExp])[] = [
  // The pound keeps an animal without a mark under a rule of its own: what is said of neither is of both.
  [
    /^(?=.*\bfourriere\b).*\b(?:non identifiee?s?|ne sont pas identifies)\b/u,
    new RegExp(String.raw`^(?!.*\b${MARK}\b)|${UNMARKED}`, 'u'),
  ],
  [
    /^(?=.*\bfourriere\b)(?!.*\b(?:non identifie|ne sont pas identifie)).*\b(?:chiens?|chats?) identifiee?s?\b/u,
    new RegExp(`^(?!.*${UNMARKED})`, 'u'),
  ],
  // Some diseases have times of their own to sue the seller.
  [
    /^pour l uveite\b/u,
    /\b(?:uveite|anemie|lunatique|fluxion|uveitis|moon blind\w{0,4}|an?aemi[ac]|anemia)\b/u,
  ],
  [/^pour la tuberculose\b/u, /\b(?:tubercul\w{1,6})\b/u],
  [/^pour la brucellose\b/u, /\b(?:brucell\w{1,5}|leu[ck]os\w{1,3}|rhinotracheit\w{1,3}|ibr)\b/u],
  // A trial for newcomers is not how long members are bound.
  [/\bperiode probatoire\b/u, /\b(?:probatoire|essai|nouve\w{1,4}|probation\w{0,3}|trial|new)\b/u],
  // What a sale may cost is no answer to what a rent may be.
  [
    /\bprix de vente exagere\b/u,
    /\b(?:ven[dt]\w{0,4}|achet\w{0,4}|achat|acquer\w{0,4}|offre\w{0,2}|offerte?s?|propos\w{1,4}|preempt\w{0,5}|prix (?:qu on |que l on |qu il )?(?:m en |me )?demande\w{0,2}|sell\w{0,3}|sale|sold|buy\w{0,3}|purchas\w{1,4}|offer\w{0,3}|asking|asked (?:of|for)|first refusal)\b/u,
  ],
  // He who leaves a widow or a child has somebody to go on with the lease, unless they do not farm.
  [
    /\bne laisse ni conjoint\b/u,
    new RegExp(
      String.raw`^(?!.*\b(?:laisse|laissant|leaves?|leaving|left) (?:une?|sa|son|ses|des|deux|a|an|his|her|two) ${NEXT_OF_KIN}\b)(?!.*\b${NEXT_OF_KIN} ${GOES_ON}\b)|\b(?:n exploit\w{1,5}|ne veu\w{1,3} pas|ne travail\w{1,5}|ne particip\w{1,5}|n est pas|not|doesn t|don t|none)\b`,
      'u',
    ),
  ],
  // « Les volailles enfuies chez le voisin »: « dois-je déclarer mes poules » is of no flight.
  [
    /\benfuie?s?\b/u,
    /\b(?:enfu\w{1,4}|echapp\w{1,4}|sauv\w{1,4}|fugu\w{1,3}|parti\w{0,2}|perdu\w{0,2}|trouv\w{1,4}|inconnu\w{0,2}|voisin\w{0,2}|divagu\w{1,4}|errant\w{0,2}|fui\w{0,3}|chez (?:moi|nous|lui)|(?:dans|in) (?:mon|ma|mes|my|our) \w{1,12}|escap\w{1,4}|fled|flew|ran|run away|stray\w{0,3}|lost|found|neighbou?r\w{0,3}|wander\w{0,3}|got out|whose)\b/u,
  ],
  // Whose trade it is to keep animals risks more than whoever beats his dog.
  [
    /^l exploitant d un (?:elevage|abattoir|etablissement|refuge)\b|\bpersonne exploitant un etablissement\b/u,
    /\b(?:elev\w{1,5}|abattoirs?|refuges?|pensions?|fourriere|transport\w{0,4}|animalerie|exploit\w{1,5}|ferme|agricult\w{1,4}|paysan|bet(?:es?|ail)|troupeau|vaches?|veaux?|cochons?|porcs?|moutons?|chevres?|poules?|volailles?|breed\w{1,4}|farm\w{0,4}|slaughter\w{0,5}|shelters?|kennels?|pound|shops?|livestock|herd|cattle|cows?|pigs?|sheep)\b/u,
  ],
  // How a word may be used on a label says nothing of whether the thing may be sold.
  [
    /\bne s emploi(?:e|ent)\b|\bpeu(?:t|vent) etre dite?s?\b/u,
    /\b(?:ecri\w{1,5}|mots?|mentions?|etiquet\w{1,5}|noms?|nomm\w{1,4}|appel\w{1,5}|di[rt]e?s?|label\w{0,4}|denomination|termes?|marqu\w{1,4}|qualifi\w{1,6}|comme|lof|pedigrees?|papiers|(?:sold|sell) (?:\w{1,10} ){0,3}as|fermiere?s?|produits? (?:de la|a la|de|pays)|farmhouse|farm made|call\w{0,3}|named?|words?|write|describe\w{0,1})\b/u,
  ],
  // That a tenant ruins the land is no case of any end of a lease.
  [
    /\bcompromet\w{0,4} par ses agissements\b|\bne peut demander la resiliation du bail\b/u,
    /\b(?:mal|neglig\w{1,4}|abandon\w{0,4}|friche|compromet\w{0,4}|agissements?|laiss\w{1,4}|entret\w{1,5}|detrui\w{1,3}|abim\w{1,3}|degrad\w{1,6}|ruin\w{0,3}|surpatur\w{1,4}|main d oeuvre|(?:im)?pay\w{1,3}|loyers?|fermages?|motifs?|raisons?|causes?|cas|resili\w{1,6}|mettre fin|rompre|casser|expuls\w{1,4}|virer|(?:mettre|met) dehors|bad\w{0,2}|poor\w{0,2}|neglect\w{0,3}|damag\w{1,3}|weeds?|thistles?|overgr\w{1,6}|(?:un)?paid|rent|reasons?|grounds?|evict\w{0,3}|terminat\w{1,4}|end (?:the|my|his|a|this) (?:farm )?(?:lease|tenancy)|kick|throw)\b/u,
  ],
  [
    /\bsi le fermier a cede son bail ou sous ?loue\b/u,
    /\b(?:ced\w{1,4}|cession|sous ?lou\w{1,5}|relou\w{1,4}|sublet\w{0,5}|assign\w{0,4}|transf\w{1,6}|pass\w{0,4}|prete\w{0,2}|autre (?:agriculteur|cultive))\b/u,
  ],
  [
    /\bfermages impayes\b/u,
    /\b(?:(?:im)?pay\w{1,3}|paie\w{0,2}|loyers?|fermages?|argent|retards?|arrieres?|du?e?s?|doi(?:s|t|vent)|regl\w{1,4}|verse\w{0,2}|mises? en demeure|defauts?|motifs?|cas|raisons?|causes?|(?:un)?paid|pay\w{0,3}|rents?|arrears|owes?|owed|late|overdue|reasons?|grounds?)\b/u,
  ],
  // What a birth brings is no answer to who is ill, nor that a tenant may not sublet to who owns the land.
  [
    /\b(?:pour une naissance|enceinte|accouchement)\b/u,
    /\b(?:naissances?|nait|naitre|nee?s?|bebes?|enceinte|grossesse|accouch\w{1,5}|maternite|paternite|peres?|papas?|mere|maman|enfants?|fils|filles?|adopt\w{1,5}|birth|born|baby|pregnan\w{1,3}|maternity|paternity|fathers?|dad|mother|child(?:ren)?|sons?|daughters?|newborn)\b/u,
  ],
  [
    /\bpas le droit de sous ?louer\b/u,
    /^(?!.*\b(?:mon|ma|notre|my|our) (?:fermiere?|locataire|preneur|tenant)\b.*\b(?:puis|peux|pouvons|can|may) (?:je|nous|i|we) (?:re)?(?:louer|let|rent)\b).*\b(?:sous ?lou\w{1,5}|relou\w{1,4}|sous ?location|fermiere?s?|locataires?|preneurs?|bail|baux|fermage|bailleur|proprio|proprietaire|louee?s?|(?:je|il|elle|on) loue|vacanc\w{1,6}|gites?|camping|a un (?:autre|tiers)|sublet\w{0,5}|sub ?leas\w{1,3}|tenants?|tenancy|lease\w{0,1}|landlord|rent(?:ed|ing)?|holiday\w{0,6}|(?:someone|somebody) else|third party)\b/u,
  ],
  // What the tenant may cut down is not what the landlord may, and what protects nature no answer to all neglect.
  [
    /^le fermier peut enlever\b/u,
    /^(?!.*\b(?:proprietaire|bailleur|proprio|landlord) (?:\w{1,8} ){0,3}(?:le droit de |faire )?(?:coup|abatt|arrach|enlev|cut|fell|remov|pull)\w{0,4}\b)/u,
  ],
  [
    /\bne peut ceder son bail\b/u,
    /^(?!.*\b(?:mon|ma|notre|my|our) (?:fermiere?|locataire|preneur|tenant)\b.*\b(?:puis|peux|pouvons|can|may) (?:je|nous|i|we) (?:re)?(?:louer|let|rent)\b)/u,
  ],
  // Who leaves before the end is under another rule than who does not renew.
  [
    /\bqui ne veut pas renouveler\b/u,
    /^(?!.*\b(?:avant (?:la fin|le terme|terme|l echeance|son terme)|en cours (?:de|du) bail|(?:leave|quit|end|stop)\w{0,3} (?:\w{1,8} ){0,4}early|before (?:the|its|my) (?:end|term)|before it ends)\b)|\b(?:combien|preavis|notice|how long|previen\w{0,2}|prevenir)\b/u,
  ],
  // A dwelling is no shed, and what a tenant repairs is asked of tenants.
  [
    /\bconstruire une maison d habitation\b/u,
    /\b(?:maisons?|habit\w{0,6}|logements?|loger|pavillon|chalets?|mobil \w{1,5}|house|dwelling|home|live|cottage|cabin)\b/u,
  ],
  [
    /\breparations locatives\b/u,
    /\b(?:fermiere?s?|fermages?|locataires?|locatives?|preneurs?|bailleurs?|bail|baux|proprio|proprietaires?|louee?s?|loue|location|tenants?|tenancy|lease\w{0,1}|landlord|rent\w{0,3}|let)\b/u,
  ],
  [
    /\bpratiques (?:qui protegent|protegeant)\b/u,
    /\b(?:environn\w{1,8}|ecolog\w{1,5}|biodiversite|eaux?|bio|biologique|clauses?|impos\w{1,4}|interdi\w{1,5}|oblig\w{1,6}|exige\w{0,2}|pratiques?|pesticides?|trait\w{1,6}|herbicides?|glyphosate|fleuries?|oiseaux|sols?|paysages?|prairies?|green|organic|water|spray\w{0,3}|birds?|soil|practices?|weedkiller)\b/u,
  ],
  // A vet may refuse to treat, and not to give the animal back; what a bite obliges its keeper to is not what the mayor does.
  [
    /\bpeut refuser ses soins\b/u,
    /\b(?:refus\w{1,4}|soign\w{1,4}|soins?|venir|deplac\w{1,4}|urgences?|recevoir|oblige\w{0,2}|refuse\w{0,1}|treat\w{0,4}|turn away|declin\w{1,3}|come|emergenc\w{1,3}|see|obliged)\b/u,
  ],
  [
    /^le maitre d un chien qui a mordu\b/u,
    /^(?!.*\b(?:(?:doit|peut) faire (?:le maire|la mairie)|(?:le maire|la mairie) (?:doit|peut)|(?:must|should|can|may) the mayor)\b)/u,
  ],
  [
    /^le maire recoit la declaration de morsure\b/u,
    /\b(?:(?:doit|peut) (?:\w{1,5} )?faire (?:le maire|la mairie)|(?:le maire|la mairie) (?:doit|peut)|pouvoirs du maire|(?:must|should|can|may) the mayor)\b/u,
  ],
  // Fowls that do damage are none that a dog kills; and neither how far hives stand nor what swarm may be destroyed is whose it is.
  [
    /\bvolailles font des degats\b/u,
    /^(?!.*\b(?:chiens?|chats?|renards?|dogs?|cats?|fox(?:es)?)\b.*\b(?:tue|mange|attaque|croque|egorge|killed|ate|eaten|attacked)\w{0,3}\b)/u,
  ],
  // That hives are declared by another text is no answer to who declares their illness, their theft or what they did.
  [
    /\bdistance des ruches et non leur declaration\b/u,
    /^(?=.*\b(?:declar|enregistr|register)\w{0,6}\b)(?!.*\b(?:malad\w{1,4}|loques?|varroas?|frelons?|mort\w{0,2}|vol(?:ees?|e|s)?|pique\w{0,2}|intoxi\w{1,8}|disease\w{0,1}|sick|stolen|theft|died|dead|stung)\b)/u,
  ],
  [
    /^la distance entre les ruches\b/u,
    /\b(?:distances?|metres?|pres|proches?|loin|eloign\w{1,4}|pos(?:er|e|ees?)|plac(?:er|e|ees?)|met(?:tre|s|tent)?|mis(?:es)?|installer|implant\w{1,4}|ruchers?|combien|limites?|how (?:far|near|close)|metres?|meters?|near|close|next to|put|plac(?:e|ing)|keep|apiary|hives? (?:\w{1,8} ){0,3}(?:by|beside|road))\b/u,
  ],
  [
    /\bne peut detruire que les colonies\b/u,
    /\b(?:detrui\w{1,4}|tuer|elimin\w{1,5}|extermin\w{1,5}|debarrass\w{1,5}|gaz\w{1,3}|brul\w{1,4}|enlev\w{1,4}|destroy\w{0,3}|kill\w{0,3}|get rid|remov\w{1,4}|poison\w{0,3}|nest\w{0,3}|genant\w{0,3}|genent|sauvages?|wild)\b/u,
  ],
  [
    /\bcelui qui reprend la terre\b/u,
    /\b(?:repri\w{1,3}|repren\w{1,5}|bailleur|proprio|proprietaire|fermiere?|locataire|preneur|bail|terres?|landlord|tenant|t(?:ake|aking|ook) (?:\w{1,8} ){0,3}back|repossess\w{0,4}|lease|land|notice)\b/u,
  ],
  // Who inherits land that is let is no heir of the tenant, who takes over a tenant's farm no landlord, and who builds on it farms nothing.
  [
    /\b(?:heritiers|mort|deces) du (?:fermier|preneur)\b|\bfermier decede\b/u,
    /^(?!.*\b(?:herit\w{1,4} (?:d une?|de|des|du) (?:\w{1,9} ){0,2}(?:terres?|terrains?|parcelles?|champs?|pres?|vignes?|ferme) (?:\w{1,8} ){0,2}(?:louee?s?|en fermage)|inherit\w{0,3} (?:\w{1,9} ){0,3}(?:land|fields?|farm|plots?) (?:\w{1,8} ){0,3}(?:let|leased|rented|tenanted))\b)/u,
  ],
  [
    /\breprise en fin de bail\b|\breprendre la terre pour lui\b/u,
    /^(?!.*\b(?:repren\w{1,4} (?:mon exploitation|ma ferme)|takes? over my farm|panneaux|photovolta\w{1,6}|lotir|lotissement|camping|solar)\b)/u,
  ],
  // Works are none of what is not built, planted or changed.
  [
    /\b(?:faire|pour) les travaux\b|\bamelioration sans regle propre\b/u,
    /\b(?:travaux|constru\w{1,6}|bati\w{0,6}|plant\w{1,5}|amelior\w{1,6}|serres?|hangars?|drain\w{0,4}|install\w{1,6}|irrig\w{1,6}|clotur\w{1,4}|chemin|renov\w{1,4}|amenag\w{1,6}|electri\w{1,5}|abri|etable|works?|build\w{0,3}|buil(?:t|ding)|improv\w{1,7}|fenc\w{1,4}|shed|barn|modernis\w{1,4}|transform\w{1,4}|agrandi\w{0,3}|forage|puits|eau|chang\w{1,4}|modifi\w{1,4}|arrach\w{1,4}|defrich\w{1,4})\b/u,
  ],
  // Who has an animal of a client in his house keeps no pound.
  [
    /\ba la fourriere\b/u,
    /^(?!.*\b(?:clien\w{1,3}|pensions?|veterinaires?|veto|clinique|vet|kennels?|boarding)\b)|\b(?:fourrieres?|pound)\b/u,
  ],
  // Whoever takes land back must be young enough; how old the tenant is, is another matter.
  [
    /\bau profit d une personne ayant atteint\b/u,
    /^(?!.*\b(?:fermiere?|locataire|preneur|tenant) (?:\w{1,8} ){0,2}\d{2}\b)/u,
  ],
  // Of two who rent together, and of animals of the wild.
  [
    /\bcopreneurs?\b/u,
    /\b(?:co ?(?:preneurs?|locataires?|titulaires?|tenants?)|deux|ensemble|conjointe?s?|mari|femme|epou\w{1,3}|pacs\w{0,2}|partenaires?|associes?|freres?|soeurs?|divorc\w{1,4}|separ\w{1,6}|(?:seul|deux) noms?|both|two|joint\w{0,2}|together|husband|wife|spouse|partner|brother|sister|sole)\b/u,
  ],
  [
    /\banima(?:l|ux) sauvages? (?:captif|apprivoise)/u,
    /\b(?:sauvages?|apprivoise\w{0,2}|captifs?|cirque|singes?|lions?|tigres?|serpents?|sangliers?|renards?|cerfs?|wild|tame\w{0,1}|exotic|circus|monkeys?|snakes?|boars?|fox(?:es)?|deer)\b/u,
  ],
  // The offer of a sale is no notice to quit.
  [
    /\boffre du notaire\b/u,
    /^(?!.*\bconges?\b)|\b(?:ven[dt]\w{0,4}|achet\w{1,4}|acquer\w{1,4}|offre|notaire|preempt\w{1,4})\b/u,
  ],
  // Those who offer to do the works of a lane are no answer to who does them.
  [
    /\bproposent de se charger des travaux\b/u,
    /\b(?:propos\w{1,4}|charger|associ\w{1,6}|syndica\w{1,3}|delib\w{1,6}|refus\w{1,4}|nous memes?|volontaires?|ourselves|offer\w{0,3}|volunteer\w{0,3}|association|take on|n entretient (?:pas|plus)|pas entretenu|does not|doesn)\b/u,
  ],
  [
    /\bassociation loi 1901\b/u,
    /\b(?:associ\w{1,6}|benevol\w{1,3}|randonn\w{1,4}|amis|clubs?|convention|volunteers?|walkers?|hikers?|riders?|society)\b/u,
  ],
  // Who walks through a field is on no lane, and brings no water.
  [
    /\bchemins? (?:d exploitation|rura(?:l|ux))\b/u,
    /\b(?:chemins?|sentiers?|sentes?|pistes?|voies?|routes?|allees?|passages?|tracks?|paths?|footpaths?|lanes?|roads?|ways?|access)\b/u,
  ],
  [
    /\bconduite souterraine\b/u,
    /\b(?:eaux?|arros\w{1,4}|irrig\w{1,6}|tuyaux?|conduites?|canal\w{0,8}|drain\w{0,4}|sources?|puits|forages?|pomp\w{1,4}|water\w{0,3}|pipes?|irrigat\w{1,4}|ditch|well)\b/u,
  ],
  // What follows an accident is no answer to who is ill, nor what is the farmer's to his worker.
  [
    /^(?!.*\bmaladies?\b).*\baccidente?e?s?\b/u,
    /^(?!.*\b(?:malad\w{1,4}|grippe|ill|illness|sick\w{0,4}|disease)\b)|\b(?:accident\w{0,3}|bless\w{1,4}|injur\w{1,4}|hurt|professionnelle)\b/u,
  ],
  [
    /^l exploitant\b.*\b(?:accidente|malade|arretes?|indemnise|indemnites)\b/u,
    /^(?!.*\b(?:salariee?s?|ouvri\w{1,4}|saisonni\w{1,4}|farm ?workers?|farmhand|employees?)\b)|\b(?:exploitante?s?|chef|patron|farmer)\b/u,
  ],
];

/** What a question is of alone, and how a sentence speaks of it. */
export const MATTERS: readonly (readonly [asked: RegExp, stated: RegExp])[] = [
  // Whether one may refuse is answered by no rule of what others may do; what another may refuse, nor by one of what is due.
  [
    /\b(?:peut|peuvent|droit)(?: t)?(?: (?:il|elle|on|ils|elles))? (?:de )?refuser\b|\b(?:peux|puis)(?: je)? refuser de?\b|\b(?:can|may|could|allowed|right)(?: \w{1,12}){0,4} (?:refuse|turn (?:\w{1,10} )?away|decline)\b/u,
    /\b(?:refus\w{0,4}|libre\w{0,4}|oblig\w{0,6}|doi(?:t|vent)|tenue?s?|interdi\w{0,3}|oppos\w{0,4}|ne peu(?:t|vent)|n est pas|ne sont pas|nul ne|exig\w{0,4}|accord\w{0,2}|autoris\w{1,6}|saisi\w{0,2}|droit|le bail continue)\b/u,
  ],
  // What a cooperative will not take is another matter than who leaves it.
  [
    /\b(?:refus\w{1,4}|refuse\w{0,1}|veut plus|won t take|will not take|turn away|reject\w{0,3})\b.*\b(?:mon|ma|mes|notre|nos|my|our) (?:lait|recoltes?|raisins?|bles?|grains?|cereales?|colza|mais|livraisons?|apports?|fruits?|legumes?|pommes|betteraves?|porcs?|cochons?|veaux|volailles?|oeufs|milk|crops?|harvests?|grapes?|wheat|grain|deliver(?:y|ies)|apples|beets?|pigs|eggs)\b/u,
    /\b(?:apports?|livr\w{1,6}|collect\w{1,5}|recoltes?|lait|prendre)\b/u,
  ],
  // How long papers are kept is not how long an animal is, nor how long a lease lasts.
  [
    /\b(?:combien (?:de temps|d annees|de mois)|how (?:long|many years)) (?:\w{1,14} ){0,6}?(?:gard|conserv|keep|kept|retain)\w{0,5} (?:\w{1,12} ){0,3}?(?:registres?|cahiers?|carnets?|dossiers?|factures?|documents?|papiers?|ordonnances?|bons?|bail|contrats?|preuves?|registers?|records?|invoices?|papers?|prescriptions?|files?|leases?)\b/u,
    /\b(?:registres?|carnets?|documents?|pieces|donnees|resultats?|ordonnances?|dossiers?|factures?|justificatifs?|conserv\w{1,5}|conseils?)\b/u,
  ],
  // « Droit à un congé » is of a leave, and no notice to quit.
  [
    /\bdroit (?:a|aux) (?:un |des |mes |ses )?conges?\b/u,
    /\b(?:conges? (?:pay\w{1,3}|annue\w{1,2}|parenta\w{1,2}|de (?:mater|pater|forma)\w{1,5}|pour)|vacances|repos|remplac\w{1,5}|salarie\w{0,2}|absen\w{1,4}|indemnites?)\b/u,
  ],
  // To vaccinate is not to declare, nor to burn to sell.
  [
    /\b(?:vaccin(?:er|es?|ent)?|piquer|vaccinat\w{1,3}|inject)\b/u,
    /\b(?:vaccin\w{0,6}|actes?|soins?|soign\w{1,4}|medecine|prophyla\w{1,6}|medica\w{1,6}|traitements?|piq\w{1,4}|inject\w{1,4})\b/u,
  ],
  [
    /\b(?:brul(?:e|es|er|ent|age)|burn(?:s|ing)?)\b/u,
    /\b(?:brul\w{1,4}|feux?|incendi\w{1,3}|ecobu\w{1,5}|incinera\w{1,4}|detrui\w{1,4}|destruction|elimin\w{1,6})\b/u,
  ],
  // To prune is not to plant or to pull out, nor to pull out to water.
  [
    /\b(?:arrach(?:er|e|es|ons)|grub(?:bing)? up|pull(?:ing)? up|uproot(?:ing)?)\b/u,
    /\b(?:arrach\w{1,5}|surgreff\w{1,4}|haies?|arbres?|detrui\w{1,4}|destruction|enlev\w{1,5}|supprim\w{1,4}|defrich\w{1,6}|vegetaux|prairies?|planter|plantations?|talus|bois\w{0,6}|travaux|operations?)\b/u,
  ],
  [
    /\b(?:tailler|taillent|prun(?:e|ing)|trim(?:ming)?)\b/u,
    /\b(?:taill\w{0,5}|elag\w{1,4}|coup\w{1,4}|entre(?:tien\w{0,4}|tenir|tenue?)|branches?|haies?|arbres?)\b/u,
  ],
  // What is left as a guarantee beforehand is no damages.
  [
    /\b(?:cautions?|depots? de garantie|security deposits?|guarantors?)\b/u,
    /\b(?:cautions?|garanti\w{0,3}|surete\w{0,1})\b/u,
  ],
  // What two agree on is not what one may ask a court for.
  [
    /\b(?:resili\w{1,5}|rompre|casser|arreter|mettre fin|end|terminate)\b.*\b(?:a l amiable|d un commun accord|by (?:mutual )?agreement|amicably)\b/u,
    /\b(?:amiable|accord\w{0,2}|entente)\b/u,
  ],
  // Who helps for nothing has no contract of work.
  [
    /\b(?:benevol\w{1,5}|volunteers?|volunteering)\b/u,
    /\b(?:benevol\w{1,5}|gratuit\w{0,5}|entraide|aide familia\w{1,3}|sans contrepartie)\b/u,
  ],
  // To let somebody in, and to buy.
  [
    /\b(?:laisser (?:\w{1,12} ){0,3}(?:visiter|entrer|passer)|let (?:\w{1,10} ){1,2}(?:in|visit|enter|through))\b/u,
    /\b(?:visit\w{1,4}|entr(?:er|ent|ee)|acced\w{1,4}|acces|penetr\w{1,5}|passage|passer|laiss\w{1,4})\b/u,
  ],
  [
    /\b(?:peut|peux|puis|peuvent)(?: (?:je|il|elle|on|t|ils|elles)){0,2} (?:acheter|acquerir)\b|\b(?:can|may)(?: \w{1,12}){1,3} (?:buy|purchase)\b/u,
    /\b(?:ach\w{2,6}|acqu\w{2,7}|ven[dt]\w{0,4}|cede\w{0,2}|cession|preempt\w{1,5}|propri\w{1,7}|priorite)\b/u,
  ],
  [
    /\b(?:doi[st]|dois je|oblige\w{0,2}|tenue?s?|faut il|must|have to|obliged to|required to)(?: (?:je|j|on|il|elle|i|we|de|d|a)){0,2} (?:declarer|signaler|report|declare|notify)\b/u,
    /\b(?:declar\w{1,6}|signal\w{1,6}|avert\w{1,5}|previ\w{1,5}|prevenir|inform\w{1,5}|notifi\w{1,6}|avis\w{0,4}|(?:fait|font|faire) connaitre|enregistr\w{1,5}|dit|dire)\b/u,
  ],
  // From which age years are counted is not at which age one leaves.
  [
    /\b(?:age|old)\b.*\b(?:retraite|retire|retirement|pension)\b|\b(?:retraite|retire|retirement|pension)\b.*\bage\b/u,
    /\b(?:part(?:ir|ent)?|depart|liquid\w{1,6}|age (?:de|legal)|cess\w{1,4})\b/u,
  ],
];
