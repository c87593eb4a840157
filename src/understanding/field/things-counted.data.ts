/* Folded words beside what is counted among goods, each by itself. */

/** Where it is: « dans les champs », "on wheat". */
export const AMONG = /^(?:dans|sur|sous|parmi|in|on|among|under|inside)$/;

/** That it is there, lives there or was found there, and was not brought in, sold or kept. */
export const STANDING =
  /^(?:a|avait|vit|vivent|vivait|vivaient|trouve|trouvait|trouvaient|cache|cachent|cachaient|nichent|nichaient|poussent|volent|chantent|dorment|restent|sont|etaient|are|were|is|live|lived|living|found|hide|hiding|stand|stood|standing|nest|nested|nesting|sleep|slept|fly|flew|grow|crawl|crawled)$/;

/** Times, amounts and people, which other words here are for. */
export const TIMES_AND_AMOUNTS =
  /^(?:annees|jours|mois|semaines|heures|minutes|fois|tonnes|kilos|kilogrammes|quintaux|hectares|arpents|litres|hectos|euros|dollars|tetes|unites|pieds|places|pays|regions|departements|communes|especes|varietes|sortes|types|races|years|days|months|weeks|hours|times|tonnes|tons|kilos|acres|hectares|litres|euros|pounds|dollars|heads|units|countries|regions|states|species|varieties|kinds|types|breeds|calories)$/;
