/** What someone may be competent for: the verb as a question has it, and verb or noun as an article has them; folded. */
interface Competence {
  readonly asked: RegExp;
  readonly act: RegExp;
}

/** How a question begins that asks who does something: « qui », « par qui est », "who may"; the verb follows. */
export const WHO_DOES =
  /(?:^(?:et |mais |alors |donc |c est |sais pas |savoir )?(?:qui|c ?ki|ki)(?: est ce qui)?|\bpar qui (?:est|sont)|^(?:and |but )?(?:who|which authority|quelle autorite))(?: (?:peut|doit|va|can|may|must|has to|has the (?:power|right) to|a le (?:droit|pouvoir) d e?))?(?: etre)? /u;

export const COMPETENCES: readonly Competence[] = [
  {
    asked: /^(?:nomm|design|choisi|elit|elu\b|appoint|chooses?|elects?)/u,
    act: /(?<!\p{L})(?:nomm|design|choisi|elu(?:e?s)?\b|elisent|elit\b)/u,
  },
  {
    asked: /^(?:presid|dirige|chairs?|runs)/u,
    act: /(?<!\p{L})(?:presid(?!ent|ence)|dirig)/u,
  },
  {
    asked: /^(?:convoqu|reuni|calls?|convenes?)/u,
    act: /(?<!\p{L})(?:convo[cq])/u,
  },
  {
    asked:
      /^(?:autoris|delivr|accord|donne|agree|habilit|octroie|labellis|grants?|issues?|authori[sz]es?|licenses?|gives?)/u,
    act: /(?<!\p{L})(?:autoris|delivr|accord(?:e|ent)|agree|agrement|habilit|octro)/u,
  },
  {
    asked: /^(?:approuv|valid|homologu|vot|adopt|approves?|adopts?|passes|votes?)/u,
    act: /(?<!\p{L})(?:approuv|approbation|homolog|vot[ea]|vote|adopt|arrete(?:e?s)?\b|se prononce)/u,
  },
  {
    asked:
      /^(?:retir|suspen|radi|sanctionn|puni|prononc|exclu|withdraws?|suspends?|punish|sanctions?|strikes?|expels?)/u,
    act: /(?<!\p{L})(?:retir|retrait|suspen|radi(?:e|ation)|sanction|prononc|prise\b|exclu)/u,
  },
  {
    asked: /^(?:control|verifi|surveill|inspect|checks?|monitors?|supervises?)/u,
    act: /(?<!\p{L})(?:control|verifi|surveill|inspect)/u,
  },
  {
    asked: /^(?:enregistr|inscri|tient|registers?|keeps?)/u,
    act: /(?<!\p{L})(?:enregistr|inscri|tient|tenue?s?\b|etabli)/u,
  },
  {
    asked: /^(?:tranch|jug|statu|regl|est competent|connait|settles?|judges?|rules on|hears?)/u,
    act: /(?<!\p{L})(?:statu|compet|connait|jug(?:e|ee?s?)\b|tranch|fixe|trib)/u,
  },
  {
    asked: /^(?:entreti|repar|maintains?|repairs?|keeps up)/u,
    act: /(?<!\p{L})(?:entret|repar|charge\b|elag|coup)/u,
  },
  {
    asked:
      /^(?:decid|fix|determin|etabli|arret|declar|impos|saisi|interdi|decides?|sets?|fixes|determines?|orders?|declares?|bans?|seizes?)/u,
    act: /(?<!\p{L})(?:decid|decision|fix|arrete\b|arretee?s?\b|determin|etabli|prescri|prononc|declar|impos|interdi|statu|saisi|ordonn)/u,
  },
];

/** Those who may be competent, folded. */
export const AUTHORITY =
  '(?:haut conseil|prefets?|ministres?|maires?|presidente?|conseils?|commissions?|commissaires?|autorites?|comites?|tribuna(?:l|ux)|chambres?|directeurs?|directrice|communes?|etat|departements?|regions?|juges?|agents|agence|societes?|caisses?|institut|assemblees?|organismes?|bureau|jury|juridictions?|services?|bailleur|preneur|proprietaires?|associations?|veterinaires?|medecins?|employeurs?|notaires?|etablissements?|representant|cour|recteur)';

/** A word behind which the name of an authority does not go on. */
export const NAME_ENDS =
  /^(?:peu(?:t|vent)|doi(?:t|vent)|est|sont|a|ont|n'.*|ne|se|s'.*|en|y|dans|pour|sur|apres|avant|par|aux?|sous|lorsqu.*|si|s'il|qui|qu.*|dont|avec|sans|selon|ainsi|il|elle|fixe(?:nt)?|mention.*|prevue?s?|definie?s?|vise(?:e|s|es)?|statue(?:nt)?|peuvent|connait|exerce(?:nt)?|etablit|elit|elisent|prononce(?:nt)?|decide(?:nt)?|delivre(?:nt)?|accorde(?:nt)?|arrete(?:nt)?|nomme(?:nt)?|designe(?:nt)?|approuve(?:nt)?|convoque(?:nt)?|preside|autorise(?:nt)?|agree(?:nt)?|enregistre(?:nt)?|tient|controle(?:nt)?|interdit|verifie(?:nt)?|lorsque|ordonne(?:nt)?|determine(?:nt)?|declare(?:nt)?|choisit|constitue(?:nt)?|demande(?:nt)?)$/u;
