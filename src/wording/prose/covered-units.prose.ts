import type { CoverageFindings, CoveredUnits } from '../coverage.findings.js';
import { publisherLabel } from '../publisher-names.js';
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
  const labelOf = (dataset: string): string =>
    publisherLabel(citations.find((one) => one.dataset === dataset)?.publisher ?? dataset, v);
  const told = measures.map((measure) => {
    const own = units.filter((one) => one.measure === measure);
    const sources = sourcesOf(own, labelOf, v);
    const lists = [...sources].map(([names, labels]) => `${names} (${v.list(labels)})`);
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
  labelOf: (dataset: string) => string,
  v: Voice,
): Map<string, string[]> {
  const sources = new Map<string, string[]>();
  for (const { dataset, units: ids } of units) {
    const names = either(
      ids.slice(0, MOST).map((id) => nameOf(id, v)),
      v,
    );
    const labels = sources.get(names) ?? [];
    if (!labels.includes(labelOf(dataset))) labels.push(labelOf(dataset));
    sources.set(names, labels);
  }
  return sources;
}

/** « USD/t ou USD/kg », "€/kg, €/100 kg or €/t". */
function either(names: readonly string[], v: Voice): string {
  const last = names.at(-1) ?? '';
  const before = names.slice(0, -1).join(', ');
  return before === '' ? last : `${before} ${v.say('ou', 'or')} ${last}`;
}

function nameOf(unit: string, v: Voice): string {
  const symbol = v.lexicon.getUnit(unit).symbol[v.language];
  return symbol.includes('/') ? symbol : v.unitsName(unit);
}
