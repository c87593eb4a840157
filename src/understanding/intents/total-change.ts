import type { Evidence } from '../reading.js';

const MOVE_FR =
  '(?:variations?|evolutions?|hausses?|baisses?|croissances?|progressions?|augmentations?|diminutions?|reculs?|changements?|gains?|pertes?|chutes?|ecarts?)';
const MOVE_EN =
  '(?:change|variation|growth|rise|fall|increase|decrease|decline|drop|gain|loss|evolution|shift|movement)s?';

const TOTAL_CHANGE = new RegExp(
  String.raw`(?:^| )(?:${MOVE_FR} (?:relative |nette )?(?:totales?|totaux|cumulee?s?|globale?s?|d (?:' )?ensemble|au total|en tout|en cumul)|(?:total|overall|cumulative|aggregate|combined) (?:net |percent(?:age)? |relative )?${MOVE_EN}|${MOVE_EN} (?:overall|in total|altogether))(?= |$)`,
  'u',
);

/** Whether « total » is said of a move, from the first year to the last, and not of figures that are added up: « 2019-2024, et variation totale », "the total change". */
export function asksTotalChange({ spoken }: Pick<Evidence, 'spoken'>): boolean {
  return TOTAL_CHANGE.test(spoken);
}
