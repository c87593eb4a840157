/* Folded words and marks beside the name of a group of countries, each by itself. */

/** What stands before the name of a group that others are compared in: « dans l'UE », "among EU countries". */
export const WITHIN =
  /^(?:dans|en|au|sein|de|d|du|des|parmi|chez|in|within|of|among|amongst|across|inside|from)$/;
/** What stands between that and the name. */
export const ARTICLE = /^(?:la|le|les|l|the|all|tous|toute|whole|entire)$/;
/** What makes it one of those compared: « la France, l'Allemagne et l'UE », "than the EU", « celle de l'UE ». */
export const JOINING =
  /^(?:et|ou|and|or|&|\+|plus|moins|que|qu|than|as|contre|vs|versus|against|avec|with|to|a|aux|between|entre|celles?|celui|ceux|that|those|reste|rest|moyennes?|average|mean|ensemble|total|,|\/|:)$/;
/** Behind it: "EU, France and Germany", "the EU average". */
export const JOINED = /^(?:et|ou|and|or|&|\+|plus|vs|versus|contre|moyennes?|average|mean|\/)$/;
/** Whose figures are asked for: "EU data", « les chiffres de l'UE », « source UE ». */
export const DATA =
  /^(?:data|dataset|datasets|figures|statistics|stats|numbers|series|source|sources|donnees|chiffres|statistiques)$/;
/** What stands between that and the name. */
export const OF = /^(?:la|le|les|l|de|d|du|des|the|of|from|in)$/;
