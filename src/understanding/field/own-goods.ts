import type { Evidence } from '../reading.js';
import { wordAt } from '../text/number-words.js';

/** What is asked of a market of one's own crop: « mon blé va-t-il monter ». */
const MARKET_MOVES = ['up', 'down', 'forecast', 'trend', 'dearer', 'cheaper'];

/** « ma brebis boite depuis trois jours », "my tomatoes since Monday": one's own somewhere, of which no publisher has figures. */
export function isOfOwnGoods(evidence: Evidence): boolean {
  const { tokens } = evidence.reading;
  const isMine = (at: number): boolean => /^(?:mon|ma|mes|my)$/.test(wordAt(tokens, at - 1));
  const products = evidence.all('product');
  const isOwn = products.length > 0 && products.every(({ mention }) => isMine(mention.start));
  const isMeasured = evidence.all('place').length + evidence.all('unit').length > 0;
  return isOwn && !isMeasured && !evidence.has(...MARKET_MOVES);
}
