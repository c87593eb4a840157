/* Folded words of a question, each by itself. */

/** Land, as it is spoken of for what grows on it. */
export const LAND =
  /^(?:verger|vigne|vignoble|champ|oliveraie|riziere|houblonniere|bananeraie|orchard|vineyard|field|paddy|grove)s?$/;
/** What land does for who works it: « donnent », "did it yield". */
export const GIVING =
  /^(?:donne|donnent|donnait|donnaient|donnera|donneront|donnee?s?|rend|rendent|rendaient|rendront|rendu|produi[a-z]+|fourni[a-z]*|gives?|gave|given|yield|yields|yielded|bear|bears|bore|produces?|produced)$/;
/** What is said of a harvest before the land that it comes off: « sort des vignes », "picked in". */
export const COMING_OFF =
  /^(?:vien(?:t|nent)|provien(?:t|nent)|sort|sortent|sorti(?:e|s|es)?|issue?s?|cueilli(?:e|s|es)?|comes?|came|coming|picked|harvested)$/;
