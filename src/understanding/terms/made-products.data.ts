/** What is made of a crop or comes of an animal, folded: « farine » of something is another product than either. */
export const MADE_IN_FRENCH =
  /^(?:laits?|oeufs?|farines?|huiles?|jus|vins?|bieres?|cidres?|cremes?|confitures?|gelees?|compotes?|purees?|pates?|pains?|beurres?|fromages?|yaourts?|glaces?|soupes?|sirops?|vinaigres?|liqueurs?|alcools?|amidons?|fecules?|semoules?|flocons?|laines?|cuirs?|peaux|peau|plumes?|viandes?|foies?|graines?|pepins?|noyaux?|feuilles?|fleurs?|fanes?|bourgeons?|ecorces?|tiges?|racines?|pousses?|germes?|sons?|tourteaux?|poudres?|extraits?|essences?|tisanes?|chips|frites|conserves?|plants?|semences?|boutures?)$/;

/** The same in English, behind what it is made of: "almond milk", "quail eggs". */
export const MADE_IN_ENGLISH =
  /^(?:milk|eggs?|flour|oil|juice|wine|beer|cider|cream|jam|jelly|puree|paste|bread|butter|cheese|yogh?urt|soup|syrup|vinegar|liqueur|starch|semolina|flakes|wool|leather|skins?|feathers?|meat|livers?|seeds?|leaves|flowers|buds|bark|stalks|roots|sprouts|germ|bran|meal|cake|powder|extract|crisps|chips|fries)$/;

/** Whose milk, eggs or meat no publisher here has figures of, and which no list of products knows. */
export const OTHER_ANIMALS =
  /^(?:juments?|anesses?|cavales?|chamelles?|chiennes?|chiens?|chats?|chattes?|lamas?|rennes?|yacks?|cailles?|autruches?|emeus?|faisans?|perdrix|paons?|kangourous?|crocodiles?|serpents?|baleines?|phoques?|soja|soya|mares?|quails?|ostrich(?:es)?|pheasants?|dogs?|reindeer|yaks?|kangaroos?)$/;
