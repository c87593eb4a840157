/** The European Union, by its names in folded text. */
const UNION = String.raw`(?<![a-z])(?:ue|eu|union europeenne|european union|europe)(?![a-z])`;
/** What makes it the place that something is in. */
const WITHIN = String.raw`(?<!(?:de|dans|en|pour|in|of|within|for|than) (?:l['’ ]|the )?)`;
/** « l'UE est-elle », "is the EU", « le rang de l'UE »: what the Union is, and not what is so within it. */
export const OF_UNION = new RegExp(
  [
    String.raw`(?<![a-z])(?:is|was|does|did) (?:the )?${UNION}(?!['’]s| (?:country|countries|member|leader|number|top|biggest|largest|main|first))`,
    String.raw`${WITHIN}${UNION}(?: (?:est|etait|reste|is|was|ranks|se classe|se situe|occupe|arrive)| ?-? ?(?:t-elle|est-elle))(?![a-z])`,
    String.raw`(?:rang de l['’ ]|rank of (?:the )?)${UNION}`,
  ].join('|'),
  'u',
);
