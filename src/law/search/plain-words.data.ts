/**
 * Folded words of everyday talk that no article uses and that are near a word of another meaning: without them
 * « faisons » were read as pheasants, « poussons » as fish, "shearing" as sharing. Forms of words that the articles
 * use need no entry.
 */
export const PLAIN_WORDS: { readonly fr: readonly string[]; readonly en: readonly string[] } = {
  fr: wordsOf(`
  accordeon adoraient adoucissant aimable amusaient anglaise apprenait apprend apprends apprennent apprenons
  apprise batissant batissent batissons bavarder bondissons bossais bosser bossons bouchon boulanger bousculer
  brouillon camille caprice captons centaine cessons chantons charite charles chaussette commentait commente
  commentent commenter complice confondre cousent couteux couture dechirant dechire dechirer derange derangeant
  derangent deranger detestant deteste detester devinent deviner devoilant devoilent diablement echarpe
  energique etagere eteindre excellent excursion faisais faisons francois francoise frolons funerailles gardons
  gastronomie grimpee grimper hesitent hesiter imparfait impatient importuner impressionne infiniment insistant
  interpelle interview intuition justine locution louange marre melanie moissons monstre obeissons paierai
  paresse partons paulette peindre peintre penchant pencher peniblement penser pensons perle plaiderai
  plaisanter planete polemique porche portais portons pourrai pourrais pourtant poussons pouvais pouvons prenons
  pressons presument pretre previenne previennent prierai pries punissent punissons raide rajeunies rarete
  recoudre regrettent regrettes relancons remercier remporte remportent remporter respirons ressent revaient
  revisons revolution saluer secondo seigneur seminaire singulier socialement soupirant soupirent souvenait
  souvenir spectateur statuons suggerez surgissant surgissent surprenant surprendre surpris tentons trouvaille
  vaillent vaisselle veuille veuillent
`),
  en: wordsOf(`
  battling bending betting boast brought celebrate character commented commenting confidence contrast curling
  delighted downloaded economist emotion excursion exploding fastening feather fired furnished glowing handing hanging
  haunting heaping historian honesty insisting listening melting mistaken offending offspring perfect playing
  pleasant pleased praying preaching precious pricked pricking prompting properly reckoning repairing repeating
  screaming secretary seeming shaving sheared shearing sheltered shipped sighing skipped slapped slapping
  snatching sparked sparking spelling spending squashing squealing staring straped strapped strapping stretched
  sweeping tasting tearing teasing thorough thought tilling tourist trail tripped tugging wailing wandering
  warming winking wishing
`),
};

function wordsOf(text: string): string[] {
  return text.trim().split(/\s+/u);
}
