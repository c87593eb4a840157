/** How many words a text has, set apart by blanks. */
export function wordCount(text: string): number {
  return text.split(/\s+/u).filter((word) => word !== '').length;
}
