import type { Frame, Slot } from '../../understanding/frame.js';
import type { NoFigure } from '../../wording/figure.findings.js';
import { findUnheldMeasure } from '../../wording/unheld-measure.js';

type Place = Slot<string>;
type Flow = NonNullable<NoFigure['asked']['flow']>;

const TOWARDS =
  /(?:^|[ ,])(?:vers|à destination d(?:e|u|es)|to|towards|into) ?(?:l['’]|la |le |les |the )?$/iu;
const FROM =
  /(?:^|[ ,])(?:depuis|provenance d(?:e|u|es)|venant d(?:e|u|es)|from) ?(?:l['’]|la |le |les |the )?$/iu;

/**
 * Where goods that cross a border come from and go to: by the words before each place, else from who exports them and to who
 * imports them; null for what is no trade between two places.
 */
export function flowOf({ text, places }: Pick<Frame, 'text' | 'places'>, words: string): Flow | null {
  const way = findUnheldMeasure(words)?.flow;
  return way && (places.length === 1 || places.length === 2) ? endsOf(places, text, way) : null;
}

function endsOf(places: readonly Place[], text: string, way: 'out' | 'into'): Flow | null {
  const said = saidEnds(places, text);
  const rest = places.filter((slot) => slot !== said.to && slot !== said.from);
  if (rest.length === 1 && places.length === 1 && way === 'into') return null;
  const [source, target] = isFromFirst(said, way) ? rest : swapped(rest);
  return { from: idOf(said.from ?? source), to: idOf(said.to ?? target) };
}

/** Whether the place that no words tell of is where the goods come from. */
function isFromFirst({ from, to }: { from?: Place; to?: Place }, way: 'out' | 'into'): boolean {
  return from === undefined && (to !== undefined || way === 'out');
}

/** The places that the words before them say goods go to and come from. */
function saidEnds(places: readonly Place[], text: string): { from?: Place; to?: Place } {
  const to = places.find((slot) => TOWARDS.test(before(slot, text)));
  const from = places.find((slot) => slot !== to && FROM.test(before(slot, text)));
  return { ...(from && { from }), ...(to && { to }) };
}

/** The first place last, also where it is the only one. */
function swapped([first, second]: readonly Place[]): readonly (Place | undefined)[] {
  return [second, first];
}

function idOf(slot: Place | undefined): string | null {
  return slot === undefined ? null : slot.value;
}

function before({ words = '' }: Place, text: string): string {
  const at = words === '' ? -1 : text.indexOf(words);
  return at < 0 ? '' : text.slice(0, at);
}
