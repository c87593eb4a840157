/* Of folded words in order, as `lawWords(…).join(' ')` gives them: what a question asks for, figures aside. */
import { AUTHORITY } from './deciders.data.js';
import { PAYS } from './legal-cues.js';

/** Any question who does something that no competence of the table is for. */
export const WHO =
  /\b(?:qui|c ?ki|ki) (?:gere|(?:est ce qui )?s occupe|est (?:charge|responsable)|doit|peut)\b|\bwho (?:is in charge|is responsible|can|must|may)\b/u;
/** Whoever decides, as an article names them. */
export const ANY_AUTHORITY = new RegExp(String.raw`\b${AUTHORITY}\b`, 'u');
/** What such a one does. */
export const COMPETENCE =
  /\b(?:fixee?s?|delivree?s?|delivre(?:nt)?|decid(?:e|ent|ee?s?)|nomm(?:e|ent|ee?s?)|autoris(?:e|ent|ee?s?)|accord(?:e|ent|ee?s?)|charge(?:e|es|s)?|exerc(?:e|ent|ee?s?)|arret(?:e|ent|ee?s?)|design(?:e|ent|ee?s?)|prononc(?:e|ent|ee?s?)|preside(?:e|es|s)?|assur(?:e|ent|ee?s?)|controle(?:nt|e|es|s)?|fixent)\b/u;
/** The penalty of a deed: « quelle amende », "what fine". */
export const PENALTY =
  /\b(?<!\b(?:sans|without) (?:\w{1,5} )?)(?:amende|peine|puni[es]?|sanction(?:s|ne|nee)?|prison|encour[st]?|encourue?|(?<!\b(?:au|ce|de|des|du|le|un) )risque(?! d (?:etre|avoir)\b)|fine|penalty|punish(?:ed|ment)?)\b|\bwhat (?:\w{1,20} ){1,4}risks?\b/u;
/** The same as an article states it. */
export const PENALTY_STATED = /\b(?:puni[es]{0,2} d|passibles? d|amende|emprisonnement)/u;
/** What else a rule in plain words of ours says that one risks: « une sanction de tant par hectare », « perd l'aide », « son nom est publié », « la fin du bail ». */
export const LOSS_STATED =
  /\b(?:risqu\w{1,5}|sanction\w{0,6}|penalit\w{1,3}|perd\w{0,5}|perte|major\w{2,7}|retire\w{0,3}|resili\w{1,6}|fin d(?:u|e son|un) bail|suspen\w{2,6}|radi\w{2,6}|publiee?s?)\b/u;
/** Who pays. */
export const PAYER = new RegExp(
  String.raw`(?:^|\b(?:et|mais|alors|donc|c est|est ce|savoir) )qui ${PAYS}\b|\b(?:c est|est ce) (?:\w{1,20} ){2,8}qui ${PAYS}\b|\bqui (?:doit payer|va payer|paiera)\b|\bwho (?:pays|has to pay|must pay)\b|\b(?:reparations?|travaux|frais|factures?|repairs?|works?|costs?|bill) (?:\w{1,20} ){0,6}(?:pour|a|for|on|up to) (?:moi|lui|me|us) (?:ou|or) (?:\w{1,6} )?(?:(?:pour|a|au|le|la|for|the|my|up|to|mon) ){0,3}(?:proprietaire|proprio|bailleur|landlord|owner|lui)\b`,
  'u',
);
