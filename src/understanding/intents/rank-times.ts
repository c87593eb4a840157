/** « depuis quand la France est-elle le premier producteur »: of the place's rank, which goes on. */
export function asksRankSince(spoken: string): boolean {
  return RANKED_SINCE.test(spoken) || asksRankTimes(spoken);
}

/** « combien de fois la Pologne a-t-elle été deuxième producteur », "how many years was it number one": how often a place had a rank. */
export function asksRankTimes(spoken: string): boolean {
  return RANKED_TIMES.test(spoken);
}

const RANKED_TIMES =
  /(?:^| )(?:(?:combien|nombre) (?:de fois|d annees|d ['’] annees)|how (?:many times|many years|often)|number of (?:times|years)) (?:\S+ ){0,6}?(?:ete|est arrivee?|fut|etait|was|were|been|came|come|ranked|finished|placed) (?:\S+ ){0,3}?(?:premiere?s?|1ere?|1er|secondes?|seconde?|deuxiemes?|2e|2eme|troisiemes?|3e|3eme|quatriemes?|cinquiemes?|first|second|third|fourth|fifth|top|leader|leading|largest|biggest|number|no|numero|en tete|[1-5](?:st|nd|rd|th))(?: |$)/;

const RANKED_SINCE =
  /(?:^| )(?:depuis quand|since when|how long) .*(?:premi|numero (?:un|1)|number one|leader|biggest|largest|top|first|en tete)|(?:premier|numero (?:un|1)|leader|en tete|number one|biggest|largest|top) .*(?:depuis quand|since when)/;
