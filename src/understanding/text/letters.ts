const FIRST_LETTER = 97;
const ALPHABET = 26;

/** A bit for each letter a to z of a word, one for all other signs. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) {
    const letter = word.charCodeAt(at) - FIRST_LETTER;
    letters |= 1 << (letter >= 0 && letter < ALPHABET ? letter : ALPHABET);
  }
  return letters;
}

/** At most two bits: every letter that one word has and the other has not costs an edit. */
export function isFew(letters: number): boolean {
  const rest = letters & (letters - 1);
  return (rest & (rest - 1)) === 0;
}
