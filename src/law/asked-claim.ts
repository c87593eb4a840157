/* Who claims money from whom: of folded words in order, as `lawWords(…).join(' ')` gives them. */

/** Bodies that pay and are paid. */
const BODY =
  '(?:msa|mutualite sociale agricole|caisses?(?: de (?:la )?(?:msa|mutualite sociale agricole))?|safer|cooperatives?|assureurs?|assurance|etat|tresor|prefecture|administration|fonds|fund|insurers?|insurance company|co op|state)';
const CLAIMING =
  '(?:reclam\\w{1,5}|demand\\w{1,4}|exig\\w{1,4}|recouvr\\w{1,4}|recuper\\w{1,4}|poursuiv\\w{1,4}|claim\\w{0,3}|recover\\w{0,3}|ask\\w{0,3}|demands?|collect\\w{0,3}|chase|go back|make \\w{2,4} pay|faire payer|faire rembourser)';
const MAY =
  '(?:peut|peuvent|pourrait|pourra|doit|doivent|(?:est|sont) en droit de|a(?: t elle)? le droit de|can|may|could|must|is entitled to)';

/** « La MSA peut-elle me réclamer », "can the MSA still claim". */
const ASKED_OF_BODY = new RegExp(
  String.raw`\b${BODY} (?:(?:agricole|me|m|nous|lui|en) ){0,2}(?:${MAY} (?:\w{1,8} ){0,4}?)?${CLAIMING}\b|\b${MAY} (?:the |our |my )?${BODY} (?:\w{1,8} ){0,3}?${CLAIMING}\b`,
  'u',
);
/** « Puis-je demander à la MSA », "claim a refund from the MSA". */
const ASKED_OF_SPEAKER = new RegExp(
  String.raw`\b${CLAIMING} (?:\w{1,16} ){0,6}?(?:a|aupres de|de|from|of) (?:la |le |l |ma |mon |notre |the |my |our )?${BODY}\b|\b${BODY} (?:\w{1,8} ){0,6}?(?:rembours\w{1,5}|rend(?:re|ent)?|restitu\w{1,4}|refunds?|reimburses?|repay|give \w{1,6} back)\b|\b(?:trop (?:verse|paye|cotise)s?|(?:verse|paye|cotise) (?:en |de )?trop|(?:paye|verse) \w{1,4} par erreur|(?:rembourse|restitution) (?:d|de|des) (?:\w{1,8} )?(?:cotisations|trop)|overpa(?:id|yments?|yed)|paid (?:\w{1,14} ){0,3}?(?:too much|twice|by mistake)|(?:my|the|our) money back|(?:get|be|a) (?:\w{1,6} )?refund(?:ed)?)\b`,
  'u',
);
/** « La MSA peut réclamer », « les caisses sont en droit de demander ». */
const STATED_OF_BODY = new RegExp(
  String.raw`(?<!\b(?:a|aupres de) )\b(?:la|les|une|l) ${BODY} (?:\w{1,16} ){0,4}?(?:${MAY} (?:\w{1,10} ){0,2}?${CLAIMING}|envoie une mise en demeure)\b`,
  'u',
);
/** « Celui qui a trop payé à la MSA peut demander le remboursement ». */
const STATED_OF_OTHER = new RegExp(
  String.raw`\b(?:peut|peuvent) (?:\w{1,10} ){0,2}?(?:demander|reclamer|obtenir) (?:\w{1,10} ){0,3}?(?:remboursement|restitution)\b|\bdemande de remboursement\b`,
  'u',
);

/**
 * Whether the question is what somebody claims from a fund or another body, and the sentence what that claims from him, or
 * the other way round; both folded.
 */
export function isOfOtherClaim(asked: string, stated: string): boolean {
  const [byBody, bySpeaker] = [ASKED_OF_BODY.test(asked), ASKED_OF_SPEAKER.test(asked)];
  if (byBody === bySpeaker) return false;
  const [ofBody, ofOther] = [STATED_OF_BODY.test(stated), STATED_OF_OTHER.test(stated)];
  return bySpeaker ? ofBody && !ofOther : ofOther && !ofBody;
}
