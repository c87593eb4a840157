/** Leases with a section of their own beside the common statute: words of a question that ask for it, and its articles. */
const REGIMES: readonly { readonly asked: RegExp; readonly own: RegExp }[] = [
  { asked: /\bmetaye|\bmetayage|\bshare ?(?:crop|farm)|\bcolonat\b/u, own: /^[LR]\*?417-/u },
  {
    asked:
      /\bcessibles? (?:hors|en dehors)|\bbail cessible|\bbaux cessibles|\b(?:assign|transfer)able lease/u,
    own: /^[LR]\*?418-/u,
  },
  { asked: /\bbail de carriere|\bbaux de carriere|\bcareer(?: long)? lease/u, own: /^[LR]\*?416-/u },
  {
    asked: /\blocations? annuelles?\b|\bannual(?:ly)? (?:renewable )?(?:lease|tenancy|let)/u,
    own: /^L411-4[0-5]$/u,
  },
  { asked: /\bcongeable|\bdomanier/u, own: /^[LR]\*?431-/u },
  { asked: /\bcomplant/u, own: /^[LR]\*?441-/u },
  { asked: /\bemphyteo|\bemphyteu/u, own: /^[LR]\*?451-/u },
  {
    asked: /\bpluriannuelles? de paturage|\bpaturages? pluriannuel|\bmulti ?(?:year|annual) grazing/u,
    own: /^[LR]\*?48[01]-/u,
  },
];

/** What the score of an article of the regime that is asked for is multiplied by: the common rule speaks of more things. */
const OWN = 1.8;

/** The patterns of the articles' numbers of the regimes that the folded words name; none for the common statute. */
export function leaseRegimesIn(words: string): readonly RegExp[] {
  return REGIMES.filter(({ asked }) => asked.test(words)).map(({ own }) => own);
}

/** What the score of an article is multiplied by for the regimes that are asked for. */
export function regimeFactor(number: string, asked: readonly RegExp[]): number {
  return asked.some((own) => own.test(number)) ? OWN : 1;
}
