const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/qu|[kq]/g, 'c'],
  [/z/g, 's'],
  [/g(?=[eiy])/g, 'j'],
  [/y/g, 'i'],
  [/eau|au/g, 'o'],
  [/ai|ei/g, 'e'],
  [/ss|sc(?=[ei])|c(?=[ei])/g, 's'],
  [/h/g, ''],
  [/(.)\1/g, '$1'],
  [/[estx]$/, ''],
];

/** A rough key of how a folded word sounds in French, so that « colsa » is nearer to colza than to cola. */
export function soundOf(word: string): string {
  return SOUNDS.reduce((sound, [pattern, letters]) => sound.replace(pattern, letters), word);
}
