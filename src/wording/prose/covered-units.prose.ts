import type { CoverageFindings, CoveredUnits } from '../coverage.findings.js';
import type { Citation } from '../facts.js';
import { publisherOf } from '../publisher-names.js';
import type { Voice } from '../voice.js';

/** A table of more units than these is told by the most frequent of them. */
const MOST = 4;

/**
 * « Les chiffres sont dans les unités de leurs éditeurs : pour la surface récoltée, milliers d'hectares (Eurostat) et hectares
 * (FAO) ; … »
 */
export function unitsSentence({ units = [], citations }: CoverageFindings, v: Voice): string[] {
  const measures = [...new Set(units.map(({ measure }) => measure))];
  if (measures.length === 0) return [];
  const told = measures.map((measure) => {
    const own = units.filter((one) => one.measure === measure);
    const sources = sourcesOf(own, citations, v);
    const lists = [...sources].map(([names, labels]) => `${names} (${v.list([...labels])})`);
    return `${v.say('pour', 'for')} ${v.theMeasure(measure)}, ${v.list(lists)}`;
  });
  const joint = v.say(' ; ', '; ');
  return [
    v.sentence(
      v.say(
        `Les chiffres sont dans les unités de leurs éditeurs : ${told.join(joint)}`,
        `The figures are in the units of their publishers: ${told.join(joint)}`,
      ),
    ),
    v.sentence(
      v.say(
        'Une autre unité de la même grandeur peut être demandée dans la question',
        'Another unit of the same kind may be asked for in the question',
      ),
    ),
  ];
}

/** What each list of units is used by: « hectares » by FAO. */
function sourcesOf(
  units: readonly CoveredUnits[],
  citations: readonly Citation[],
  v: Voice,
): Map<string, Set<string>> {
  const sources = new Map<string, Set<string>>();
  for (const one of units) {
    const names = v.either(one.units.slice(0, MOST).map((id) => unitName(id, v)));
    const labels = sources.get(names) ?? new Set<string>();
    sources.set(names, labels.add(publisherOf(one, citations, v)));
  }
  return sources;
}

/** « USD/t », « milliers d'hectares »: the symbol of what is so much of another, else the unit's own name. */
export function unitName(unit: string, v: Voice): string {
  const symbol = v.lexicon.getUnit(unit).symbol[v.language];
  return symbol.includes('/') ? symbol : v.unitsName(unit);
}
