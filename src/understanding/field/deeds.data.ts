/** Things to do in the world, which no answer does: folded, as they stand behind « peux-tu » and as orders. */
const TO_DO_FR =
  'reserver|acheter|commander|appeler|telephoner|contacter|livrer|remplir|inscrire|payer|signer|louer|vendre|expedier|prevenir|deposer|resilier|abonner';
const DO_FR =
  'reserve|reservez|achete|achetez|commande|commandez|appelle|appelez|telephone|telephonez|contacte|contactez|livre|livrez|remplis|remplissez|inscris|inscrivez|paye|paie|payez|signe|signez|loue|louez|vends|vendez|expedie|expediez|previens|prevenez|depose|deposez|resilie|resiliez|abonne|abonnez';
const DO_EN =
  'book|reserve|order|buy|call|phone|ring|contact|deliver|fill in|fill out|sign|pay|rent|hire|sell|ship|file|submit|renew|cancel';

const WRITE_FR =
  'fai(?:re|s|tes)|dessin(?:er|e|ez)|cre(?:er|e|ez)|ecri(?:re|s|vez)|redig(?:er|e|ez)|envo(?:yer|ie|yez)|prepar(?:er|e|ez)|adress(?:er|e|ez)|compos(?:er|e|ez)|traduire|traduis(?:ez)?|imprim(?:er|e|ez)|corrig(?:er|e|ez)|relire|relis(?:ez)?';
const WRITE_EN = 'make|design|create|draw|write|draft|send|compose|translate|print|prepare|proofread|post';

/** What is written or sent, and not told. */
const WRITTEN =
  'logos?|affiches?|flyers?|dessins?|sites? (?:web|internet)|plannings?|posters?|websites?|lettres?|mails?|e mails?|emails?|courriels?|courriers?|messages?|sms|textos?|slogans?|annonces?|petitions?|contrats?|baux|bail|conges?|devis|factures?|formulaires?|declarations?|mises? en demeure|letters?|text messages?|adverts?|ads?|contracts?|leases?|invoices?|forms?|notice';

const FIND_FR =
  'trouv(?:er|e|ez)|cherch(?:er|e|ez)|indiqu(?:er|e|ez)|recommand(?:er|e|ez)|conseill(?:er|e|ez)|propos(?:er|e|ez)';
const FIND_EN = 'find|recommend|suggest|look for';

/** People and goods that somebody looks for near his place. */
const LOOKED_FOR =
  'veterinaires?|avocats?|notaires?|medecins?|comptables?|artisans?|acheteurs?|fournisseurs?|vendeurs?|repreneurs?|ouvriers?|salaries?|saisonniers?|stages?|emplois?|gites?|hotels?|restaurants?|chambres?|magasins?|fermes? auberges?|tracteurs?|remorques?|vets?|lawyers?|solicitors?|notary|accountants?|buyers?|suppliers?|tenants?|farmhands?|workers?|jobs?|internships?|cottages?|rooms?|shops?|tractors?';

/** To whom, or with whose things, it is to be done. */
const FOR_ME = 'm|me|nous|lui|leur';
const MINE = 'mon|ma|mes|notre|nos';
const MINE_EN = 'me|us|him|her|them|my|our';

/** Where an order stands: at the head of a sentence, or behind words of greeting. */
const HEAD =
  '(?:^|[.!?;:,] (?:et |and )?|(?:s il te plait|s il vous plait|stp|svp|bonjour|salut|merci|hi|hello|please) )';
const ASKED_FR = `${HEAD}(?:(?:peux|pourrais|veux) tu|(?:pouvez|pourriez|voulez) vous|tu (?:peux|pourrais)|vous (?:pouvez|pourriez)|merci de|aide[zr]? (?:moi|nous) a) (?:bien |vite )?`;
const ASKED_EN = `${HEAD}(?:(?:can|could|will|would) you(?: please)?|i (?:want|need) you to|i d like you to|help me(?: to)?|please) `;
/** One to four words. */
const SOME = '(?:\\p{L}+ ){1,4}';

/** Orders to do something, in both languages: folded, without the dashes between a verb and its pronoun. */
export const DEEDS: readonly RegExp[] = [
  `${ASKED_FR}(?:(?:${FOR_ME}) (?:${TO_DO_FR})|(?:${TO_DO_FR}) (?:${MINE}))`,
  `${HEAD}(?:${DO_FR}) (?:moi|nous|${MINE})`,
  `(?:${ASKED_FR}(?:${TO_DO_FR})|${HEAD}(?:${DO_FR})) ${SOME}pour (?:moi|nous)`,
  `(?:${ASKED_FR}(?:(?:${FOR_ME}) )?|${HEAD})(?:${WRITE_FR}) ${SOME}?(?:${WRITTEN})`,
  `(?:${ASKED_FR}(?:(?:${FOR_ME}) )?|${HEAD})(?:${FIND_FR}) ${SOME}?(?:${LOOKED_FOR})`,
  '(?:^| )(?:reponds|repondez|reply|answer) (?:toujours |always |only )?(?:que|that)',
  `(?:^| )(?:repetez?|recopiez?|recitez?|repeat|say) (?:apres|after|mot pour mot|exactement|exactly|textuellement) ?(?:moi|me)?`,
  `${ASKED_EN}(?:${DO_EN}) (?:${MINE_EN})`,
  `${HEAD}(?:${DO_EN}) (?:me|us)`,
  `(?:${ASKED_EN}|${HEAD})(?:${DO_EN}) ${SOME}for (?:me|us)`,
  `(?:${ASKED_EN}|${HEAD})(?:${WRITE_EN}) ${SOME}?(?:${WRITTEN})`,
  `(?:${ASKED_EN}|${HEAD})(?:${FIND_EN}) ${SOME}?(?:${LOOKED_FOR})`,
].map((order) => new RegExp(`${order}(?= |$)`, 'u'));

/** Words that ask to be told something: whoever says one of them wants to know. */
export const ASKING =
  /(?:^| )(?:combien|quels?|quelles?|quand|comment|pourquoi|que dit|faut il|dois je|doit on|puis je|peut on|ai je|a t (?:il|elle|on)|est ce que je|est il|est elle|l article|the article|what|which|when|how|who|why|must i|may i|can i|can we|do i|does)(?: |$)/;
