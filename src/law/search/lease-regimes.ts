/** Leases with a section of their own beside the common statute: words of a question that ask for it, and its articles. */
const REGIMES: readonly { readonly asked: RegExp; readonly own: RegExp }[] = [
  {
    asked:
      /\bmetaye|\bmetayage|\bshare ?(?:crop|farm)|\bon shares\b|\bcolonat\b|\bpartage (?:de la|des) (?:recolte|fruits)/u,
    own: /^[LR]\*?417-/u,
  },
  {
    asked:
      /\bcessibles?\b|\bhors (?:de la |du cadre )?famil|\b(?:vendre|vend|vendable|valeur|prix) (?:de )?(?:mon|son|ma|sa|le|la|du) (?:bail|location)\b|\b(?:assign|transfer|sal|sell)e?able\b|\b(?:pas|point|ni) (?:\w{1,12} ){0,3}(?:de|dans) (?:la|sa|ma|notre) famille\b|\boutside (?:the|my|his|her) family|\bsell (?:my|a|the) (?:farm )?lease/u,
    own: /^[LR]\*?418-/u,
  },
  {
    asked:
      /\b(?:bail|baux|location|lease)s? (?:de |a )?(?:carriere|long terme|longue duree|(?:1[0-9]|[2-9][0-9]|dix.huit|vingt|vingt.cinq|trente) ans)|\b(?:bail|baux) (?:rural |ruraux )?longs?\b|\bcareer(?: long)? lease|\blong(?:.(?:term|run))? (?:farm |agricultural )?leases?\b|\b(?:1[0-9]|[2-9][0-9]|eighteen|twenty|thirty).years?(?:.five)?|\b(?:lou|lais)\w{1,5} (?:\w{1,12} ){0,4}jusqu a (?:ma|sa|la) retraite\b/u,
    own: /^[LR]\*?416-/u,
  },
  {
    asked:
      /\blocations? annuelles?\b|\b(?:lou\w{1,4}|location) (?:\w{1,12} ){0,9}(?:annee par annee|a l annee|d une annee (?:sur|a) l autre|un an (?:sur l autre|a la fois))\b|\b(?:annual|yearly|annually) (?:renewable )?(?:lease|tenancy|let)|\b(?:let|lease|rent)\w{0,4} (?:\w{1,12} ){0,6}(?:year by year|by the year)\b/u,
    own: /^L411-4[0-5]$/u,
  },
  { asked: /\bcongeable|\bdomanier/u, own: /^[LR]\*?431-/u },
  { asked: /\bcomplant/u, own: /^[LR]\*?441-/u },
  { asked: /\bemphyteo|\bemphyteu/u, own: /^[LR]\*?451-/u },
  {
    asked: /\bpluriannuelles? de paturage|\bpaturages? pluriannuel|\bmulti ?(?:year|annual) grazing/u,
    own: /^[LR]\*?48[01]-/u,
  },
  {
    asked: /\bjardins? (?:familia|ouvrier|partage)|\ballotment|\bcommunity garden/u,
    own: /^[LR]\*?(?:471|56\d)-/u,
  },
];

/** What the score of an article of the regime that is asked for is multiplied by: the common rule speaks of more things. */
const OWN = 1.8;
/** The regimes whose articles speak of what the common statute rules too: notice, rent, assignment. */
const YIELDING = /^[LR]\*?(?:41[678]|431|441)-|^L411-4[0-5]$/u;
/** What that of one of a regime that is not is multiplied by: the common rule answers first. */
const UNASKED = 0.5;

/** The patterns of the articles' numbers of the regimes that the folded words name; none for the common statute. */
export function leaseRegimesIn(words: string): readonly RegExp[] {
  return REGIMES.filter(({ asked }) => asked.test(words)).map(({ own }) => own);
}

/** What the score of an article is multiplied by for the regimes that are asked for. */
export function regimeFactor(number: string, asked: readonly RegExp[]): number {
  if (asked.some((own) => own.test(number))) return OWN;
  return YIELDING.test(number) ? UNASKED : 1;
}
