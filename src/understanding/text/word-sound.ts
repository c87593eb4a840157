const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/z|ss|sc(?=[eiy])|c(?=[eiy])/g, 's'],
  [/qu|[cq]/g, 'k'],
  [/g(?=[eiy])/g, 'j'],
  [/y/g, 'i'],
  [/eau|au/g, 'o'],
  [/ai|ei/g, 'e'],
  [/en(?=[dt])/g, 'an'],
  [/h/g, ''],
  [/(.)\1/g, '$1'],
  [/[estx]$/, ''],
];

/** A rough key of how a folded word sounds in French, so that « colsa » is nearer to colza than to cola. */
export function soundOf(word: string): string {
  return SOUNDS.reduce((sound, [pattern, letters]) => sound.replace(pattern, letters), word);
}
