/** One thing explained, in our own words. No digits: they would have to be borne out by findings. */
export type Gloss = readonly [french: string, english: string];
