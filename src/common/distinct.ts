/** Each once, in their order; those are the same that are written the same as JSON. */
export function distinct<Said>(all: readonly Said[]): Said[] {
  return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
}
