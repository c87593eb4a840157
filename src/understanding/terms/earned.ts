import type { Mention } from './mentions.js';
import type { Sense } from './vocabulary.js';

/**
 * The mentions with no rise in what somebody earns by weight: « combien gagnaient les producteurs de colza à la tonne » asks
 * for a price, and not by how much it went up.
 */
export function withoutEarnedRise(mentions: readonly Mention[]): readonly Mention[] {
  if (!says(mentions, 'per-weight') || !says(mentions, 'payee') || !says(mentions, 'how-much'))
    return mentions;
  return mentions.map((mention) => {
    const isEarned = mention.senses.some((sense) => isCue(sense, 'payment'));
    return isEarned ? { ...mention, senses: mention.senses.filter((sense) => !isCue(sense, 'up')) } : mention;
  });
}

function says(mentions: readonly Mention[], id: string): boolean {
  return mentions.some(({ senses }) => senses.some((sense) => isCue(sense, id)));
}

function isCue({ kind, id }: Sense, cue: string): boolean {
  return kind === 'cue' && id === cue;
}
