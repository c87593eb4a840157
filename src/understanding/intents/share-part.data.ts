/* Folded words of a question of a share, each by itself. */

/** What stands between the word for a share and the thing that it is a share of: « quelle part de toutes leurs terres ». */
export const LINK =
  /^(?:de|du|des|d|la|le|les|l|of|the|all|its|their|our|ses|sa|son|leurs?|nos|notre|tout|toutes?|tous|totale?|entire|whole|annual|annuelle|national|nationale)$/;

/** Land as people speak of what they sow: « les terres », "its fields". */
export const FARMED_LAND =
  /^(?:terres?|terrains?|champs?|sols?|parcelles|surfaces?|superficies?|lands?|fields?|soil|acreage|area|acres)$/;

/** What comes before the name of a crop or an animal and changes nothing: « la récolte de », "herd". */
export const AMOUNT =
  /^(?:recoltes?|moissons?|productions?|volumes?|tonnages?|quantites?|cultures?|tonnes?|surfaces?|superficies?|hectares?|cheptels?|abattages?|harvests?|crops?|outputs?|areas?|acreage|herds?|vendanges?|cueillettes?)$/;

/** Where goods go: with a preposition behind it, what follows is a use, whatever it names. */
export const GOES =
  /^(?:va|vont|part|partent|parti|partie|parties|finit|finissent|sert|servent|termine|terminent|destinee?s?|utilisee?s?|transformee?s?|valorisee?s?|goes|go|ends?|ended|used|destined|processed|turned|fed|sent|shipped|serves?|pressed|crushed)$/;
export const TOWARDS =
  /^(?:en|a|au|aux|l|la|le|les|the|dans|pour|comme|vers|chez|into|to|for|as|in|mainly|surtout|principalement)$/;

/** What becomes of goods: says it all by itself. */
export const BECOMES =
  /^(?:perdue?s?|jetee?s?|gaspillee?s?|lost|wasted|stockee?s?|stored|devient|deviennent|becomes?|malted|milled|distilled)$/;

/** « assurée » by itself is insured; « assurée par la France » is grown there. */
export const INSURED = /^assuree?s?$/;

/** Farms, with what may tell of which kind they are: « exploitations de plus de 100 ha », "farms with over 1000 pigs". */
export const HOLDINGS = /^(?:fermes?|exploitations?|elevages?|farms?|holdings?)$/;
export const OF_KIND =
  /^(?:de|d|qui|avec|a|au|aux|moins|plus|with|of|over|under|that|which|larger|smaller|below|above)$/;
