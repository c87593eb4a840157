const STRONG = 0.7;
const MODERATE = 0.4;

/** How close a link is called by its coefficient, of either sign. */
export function strengthOf(coefficient: number): 'strong' | 'moderate' | 'weak' {
  const size = Math.abs(coefficient);
  if (size >= STRONG) return 'strong';
  return size >= MODERATE ? 'moderate' : 'weak';
}
