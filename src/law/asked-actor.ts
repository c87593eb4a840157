/** Of landlord and tenant the one who does something. */
type Party = 'landlord' | 'tenant';
type ByParty = Readonly<Record<Party, RegExp>>;

const NOUNS: Readonly<Record<Party, string>> = {
  landlord: '(?:proprietaires?|bailleurs?|bailleresses?|proprios?|landlords?|landowners?)',
  tenant: '(?:fermiere?s?|preneurs?|locataires?|tenants?)',
};
const OPPONENT: Readonly<Record<Party, Party>> = { landlord: 'tenant', tenant: 'landlord' };
const PARTIES = ['landlord', 'tenant'] as const;

/** « Je suis propriétaire », "as a tenant". */
const SELF = '(?:je suis|suis|nous sommes|en tant que|comme|i am|i m|as)(?: (?:le|la|un|une|a|the))?';
/** Who asks what he himself may, must, or has the time to do. */
const SPEAKER_ACTS =
  /\b(?:(?:je|j|on|nous) (?:(?:n|ne|y|en) )?(?:peu[tx]|dois|doit|ai|a|puis|pouvons|devons|avons|dispose)|(?:puis|dois|ai|pouvons|devons|avons|dispose) (?:je|nous)|(?:peut|doit|a t) on|(?:can|may|must|do|should) (?:i|we)|(?:i|we) (?:can|may|must|have|need))\b/u;
const ACTS =
  '(?:(?:ne|n) )?(?:peut|peuvent|doit|doivent|a|ont|dispose|disposent|can|may|must|has|have|is allowed|needs?)';
const selfAs = (noun: string): string => String.raw`\b${SELF} ${noun}\b`;
const actingAsked = (noun: string): string =>
  String.raw`\b${noun} ${ACTS}\b|\b(?:can|may|must|does|do) (?:the|my|a|our) ${noun}\b|\b(?:peut|doit|a) (?:le|la|mon|un) ${noun}\b`;
/** « Le congé du fermier », "the tenant's notice". */
const givenBy = (noun: string): string =>
  String.raw`\b(?:conge|preavis|demission) (?:du|de la|de l|de mon|de ma|d un) ${noun}\b|\b${noun} s (?:notice|resignation)\b`;
/** « Le preneur peut », « le propriétaire qui entend s'opposer au renouvellement doit ». */
const actingStated = (noun: string): string =>
  String.raw`\b(?:le|tout|chaque) ${noun} (?:(?!bailleur|preneur|proprietaire)\w{1,20} ){0,10}(?:peut|doit|dispose|beneficie|est (?:tenu|recevable)|a (?:le )?droit)\b`;
const SELVES: ByParty = {
  landlord: new RegExp(selfAs(NOUNS.landlord), 'u'),
  tenant: new RegExp(selfAs(NOUNS.tenant), 'u'),
};
const NAMED: ByParty = {
  landlord: new RegExp(String.raw`\b${NOUNS.landlord}\b`, 'u'),
  tenant: new RegExp(String.raw`\b${NOUNS.tenant}\b`, 'u'),
};
/** « Sous réserve de l'accord du bailleur, le preneur »: it is the tenant who does it. */
const doing = (noun: string): string =>
  String.raw`(?<!\b(?:au|aux|du|des|par le|avec le|contre le|chez le|pour le|entre le) )\b${noun}\b`;
const DOING: ByParty = {
  landlord: new RegExp(doing(NOUNS.landlord), 'u'),
  tenant: new RegExp(doing(NOUNS.tenant), 'u'),
};
const ASKED: ByParty = {
  landlord: new RegExp(`${actingAsked(NOUNS.landlord)}|${givenBy(NOUNS.landlord)}`, 'u'),
  tenant: new RegExp(`${actingAsked(NOUNS.tenant)}|${givenBy(NOUNS.tenant)}`, 'u'),
};
const STATED: ByParty = {
  landlord: new RegExp(actingStated(NOUNS.landlord), 'u'),
  tenant: new RegExp(actingStated(NOUNS.tenant), 'u'),
};

/** « L'exonération doit être rétrocédée aux preneurs »: who gets something does nothing. */
const givenTo = (noun: string): string =>
  String.raw`\b(?:doit|doivent|peut|peuvent) (?:\w{1,20} ){0,14}?etre (?:\w{1,20} ){1,3}aux? ${noun}\b`;
const GIVEN_TO: ByParty = {
  landlord: new RegExp(givenTo(NOUNS.landlord), 'u'),
  tenant: new RegExp(givenTo(NOUNS.tenant), 'u'),
};

/** « À la mort du fermier », « le bailleur est décédé », "my landlord died". */
const DEAD = '(?:mort|morte|deces|decede|decedee|meurt|defunte?|died|dies|dead|death|deceased)';
const deathOf = (noun: string): string =>
  String.raw`\b${noun} (?:(?!de\b|du\b|of\b)\w{1,20} ){0,3}${DEAD}\b|\b${DEAD} (?:(?:de|du|of|mon|ma|le|la|l|my|the|un|d) ){0,2}${noun}\b`;
const DEATHS: ByParty = {
  landlord: new RegExp(deathOf(NOUNS.landlord), 'u'),
  tenant: new RegExp(deathOf(NOUNS.tenant), 'u'),
};

/** Whether the question is of the death of one of landlord and tenant, and the sentence of that of the other alone; both folded. */
export function isOfOtherDeath(asked: string, stated: string): boolean {
  const dead = onlyOneOf(DEATHS, asked);
  return dead !== null && DEATHS[OPPONENT[dead]].test(stated) && !DEATHS[dead].test(stated);
}

/** « À la mort du cheval, … », « si l'exploitant meurt … »: what a death alone brings about. */
const UPON_DEATH =
  /^(?:a la mort|au deces|en cas de (?:mort|deces)|si (?:\w{1,20} ){1,6}(?:meurt|decede)\b)/u;
const OF_DEATH =
  /\b(?:mort\w{0,2}|deces|decede\w{0,2}|meur[st]|mourir|mourra|defunt\w{0,2}|creve\w{0,2}|tue\w{0,2}|veufs?|veuves?|herit\w{1,6}|succession|survivante?s?|disparue?|enterr\w{1,4}|perdu (?:mon|ma|son|sa|un|une)|die[ds]?|dying|dead|death|deceased|killed|widow\w{0,3}|inherit\w{0,6}|surviving|passed away|lost (?:my|her|his|a)|(?:pass(?!age|ants?\b|e?port)\w{0,4}|transm\w{1,6}|revien\w{1,4}|va|go|goes) (?:t il |to )?(?:aux?|a|to) (?:(?:mes|ses|mon|ma|son|the|my|his|her|our) )?(?:enfants?|fils|filles?|heritiers?|child(?:ren)?|sons?|daughters?|heirs?))\b/u;

/** Whether the sentence is of what follows a death, of which the question says nothing; both folded. */
export function isOfUnaskedDeath(asked: string, stated: string): boolean {
  return UPON_DEATH.test(stated) && !speaksOfDeath(asked);
}

/** Whether folded words are of a death, or of who is left behind by one. */
export function speaksOfDeath(folded: string): boolean {
  return OF_DEATH.test(folded);
}

/** Whether the question is what one of landlord and tenant does, and the sentence says it of the other alone; both folded. */
export function isOfOpponent(asked: string, stated: string): boolean {
  const actor = actorAsked(asked);
  if (actor === null || STATED[actor].test(stated)) return false;
  return STATED[OPPONENT[actor]].test(stated) || GIVEN_TO[actor].test(stated);
}

/** Whether what is asked of one of landlord and tenant stands of the other in front of what may or must be done; both folded. */
export function isDoneByOpponent(asked: string, subject: string): boolean {
  const actor = actorAsked(asked) ?? onlyOneOf(NAMED, asked);
  if (actor !== null) return DOING[OPPONENT[actor]].test(subject) && !DOING[actor].test(subject);
  return PARTIES.every((party) => NAMED[party].test(asked));
}

/** What somebody wants to be paid: « réclamer », "get damages", « qui nous indemnise ». */
const CLAIMED =
  /\b(?:reclam\w{1,5}|exige\w{0,3}|faire payer|dedommag\w{1,6}|indemni\w{1,6}|degats|compensat\w{1,5}|damages?|claim|make (?:him|her|them|the tenant|the landlord) pay|owe (?:me|us)|droit a quelque chose|am i owed|doit quelque chose)\b/u;
/** « Le fermier qui … a droit à une indemnité ». */
const entitled = (noun: string): string =>
  String.raw`\b(?:le|la|tout|chaque) ${noun} (?:(?!bailleur|preneur|proprietaire|fermier)\w{1,20} ){0,16}?(?:a|ont) (?:\w{1,12} ){0,3}?droit\b`;
const ENTITLED: ByParty = {
  landlord: new RegExp(entitled(NOUNS.landlord), 'u'),
  tenant: new RegExp(entitled(NOUNS.tenant), 'u'),
};
/** « Mon fermier réclame … », "my tenant wants": what the other claims. */
const claimedBy = (noun: string): string =>
  String.raw`\b${noun} (?:\w{1,20} ){0,4}?(?:reclame|demande|exige|veut|wants?|claims?|asks?|is asking|demands?)\b`;
const CLAIMS: ByParty = {
  landlord: new RegExp(claimedBy(NOUNS.landlord), 'u'),
  tenant: new RegExp(claimedBy(NOUNS.tenant), 'u'),
};

/** Whether one of landlord and tenant asks what the other owes him, and the sentence says what that other is entitled to alone; both folded. */
export function isEntitledOpponent(asked: string, stated: string): boolean {
  const actor = CLAIMED.test(asked) ? actorAsked(asked) : null;
  if (actor === null || CLAIMS[OPPONENT[actor]].test(asked)) return false;
  return ENTITLED[OPPONENT[actor]].test(stated) && !ENTITLED[actor].test(stated);
}

/** Who acts in the question: who asks of himself is the one whose opponent he names. */
function actorAsked(asked: string): Party | null {
  const self = PARTIES.find((party) => SELVES[party].test(asked));
  if (!SPEAKER_ACTS.test(asked)) return onlyOneOf(ASKED, asked);
  const named = onlyOneOf(NAMED, asked);
  return self ?? (named && OPPONENT[named]);
}

function onlyOneOf(patterns: ByParty, asked: string): Party | null {
  const [party, ...others] = PARTIES.filter((one) => patterns[one].test(asked));
  return party === undefined || others.length > 0 ? null : party;
}
