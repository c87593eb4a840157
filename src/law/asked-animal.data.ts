/** Words that name animals, folded, in both languages, with the kinds that they are of. */
export const ANIMALS: readonly { readonly kinds: readonly string[]; readonly words: RegExp }[] = [
  { kinds: ['dog'], words: /\b(?:chiens?|chiennes?|chiots?|canine?s?|dogs?|pupp(?:y|ies)|bitch(?:es)?)\b/ },
  { kinds: ['cat'], words: /\b(?:chats?|chattes?|chatons?|felins?|cats?|kittens?)\b/ },
  { kinds: ['ferret'], words: /\b(?:furets?|ferrets?)\b/ },
  {
    kinds: ['dog', 'cat', 'ferret'],
    words: /\b(?:(?:animal|animaux) de compagnie|carnivores? domestiques?|pets?|companion animals?)\b/,
  },
  {
    kinds: ['horse'],
    words:
      /\b(?:cheva(?:l|ux)|juments?|poulains?|poneys?|ponies|equides?|equins?|anes?|anesses?|mules?|mulets?|horses?|mares?|foals?|pony|donkeys?)\b/,
  },
  {
    kinds: ['cattle'],
    words:
      /\b(?:bovins?|bovines?|vaches?|veaux?|taureaux?|genisses?|boeufs?|cows?|cattle|cal(?:f|ves)|bulls?|heifers?)\b/,
  },
  {
    kinds: ['sheep'],
    words: /\b(?:ovins?|ovines?|moutons?|brebis|agneaux?|beliers?|sheep|ewes?|lambs?|rams?)\b/,
  },
  { kinds: ['goat'], words: /\b(?:caprins?|caprines?|chevres?|chevreaux?|boucs?|goats?|kids?)\b/ },
  {
    kinds: ['pig'],
    words: /\b(?:porcs?|porcins?|porcines?|truies?|cochons?|porcelets?|pigs?|sows?|swine|piglets?|hogs?)\b/,
  },
  {
    kinds: ['poultry'],
    words:
      /\b(?:volailles?|poules?|poulets?|poussins?|canards?|oies?|dindes?|pintades?|cailles?|poultry|hens?|chickens?|chicks?|ducks?|geese|goose|turkeys?)\b/,
  },
  { kinds: ['rabbit'], words: /\b(?:lapins?|rabbits?)\b/ },
  {
    kinds: ['bee'],
    words:
      /\b(?:abeilles?|ruches?|ruchers?|essaims?|apiculteurs?|apicoles?|bees?|hives?|beehives?|swarms?)\b/,
  },
  {
    kinds: ['horse', 'cattle', 'sheep', 'goat', 'pig'],
    words: /\b(?:betail|bestiaux|ruminants?|livestock)\b/,
  },
  {
    kinds: ['horse', 'cattle', 'sheep', 'goat', 'pig', 'poultry', 'rabbit'],
    words: /\b(?:animaux de rente|(?:animal|animaux) d elevage|farm animals?)\b/,
  },
];
