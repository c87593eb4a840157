import type { FoundArticle } from '../law.findings.js';
import type { Voice } from '../voice.js';

/** What a reader of law must know; in English that the wording around French law is not official. */
export function cautionSentences(articles: readonly FoundArticle[], v: Voice): string[] {
  const isFrench = articles.some(({ union }) => union === undefined);
  const unofficial = isFrench
    ? 'The French text is the only authentic one; this English framing is unofficial.'
    : '';
  const advice = v.say(
    'Information générale, qui ne remplace pas un conseil juridique.',
    'General information, not legal advice.',
  );
  return [v.say('', unofficial), advice].filter((one) => one !== '');
}
