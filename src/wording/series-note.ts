import type { NoteOf } from './joined-notes.js';
import { fromPeriodTo } from './period-wording.js';
import type { Voice } from './voice.js';

/** « La série ne va que de 2000 à 2025 », with its name where others stand beside it, and of whole years where it is averaged. */
export function saySeries({ from, to, averaged, of }: NoteOf<'narrower-series'>, v: Voice): string {
  const when = fromPeriodTo(from, to, v.language);
  const isOfYears = /^\d{4}$/.test(to);
  const [whole, averages] = isOfYears ? ['années entières', 'whole years'] : ['mois entiers', 'whole months'];
  const name = of ? v.say(`Pour ${v.subject(of)}, `, `For ${v.subject(of)}, `) : '';
  return averaged
    ? v.say(
        `${name}les moyennes ne vont que ${when} (${whole})`,
        `${name}the averages run only ${when} (${averages})`,
      )
    : v.say(`${name}la série ne va que ${when}`, `${name}the series runs only ${when}`);
}
