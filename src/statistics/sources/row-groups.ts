import { eventLoopPause } from '../event-loop-pause.js';
import type { Observation } from '../series.js';
import { seriesDataKey, type SeriesData } from '../series-data.js';
import type { ParsedRow, RejectedRow, SourceRow } from './source.js';

/** A few milliseconds' worth. */
const ROWS_BETWEEN_PAUSES = 500;

export interface GroupedRows {
  /** Sorted by codes, measure, unit and frequency; observations by period. */
  series: SeriesData[];
  rejected: RejectedRow[];
}

type Group = Omit<SeriesData, 'observations'> & { byPeriod: Map<number, Observation> };

/** Gathers figures into series. Of two different figures for one period the first stays and the other is rejected. */
export async function groupRows(rows: AsyncIterable<ParsedRow>): Promise<GroupedRows> {
  const groups = new Map<string, Group>();
  const rejected: RejectedRow[] = [];
  const pause = eventLoopPause();
  let count = 0;
  for await (const row of rows) {
    if ((count += 1) % ROWS_BETWEEN_PAUSES === 0) await pause();
    const rejection = 'reason' in row ? row : addRow(groups, row);
    if (rejection) rejected.push(rejection);
  }
  const series = [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => toSeriesData(group));
  return { series, rejected };
}

function addRow(groups: Map<string, Group>, row: SourceRow): RejectedRow | null {
  const { productCode, placeCode, measure, unit, frequency, period, value, flags, line } = row;
  const key = seriesDataKey(row);
  let group = groups.get(key);
  if (!group)
    groups.set(key, (group = { productCode, placeCode, measure, unit, frequency, byPeriod: new Map() }));
  const first = group.byPeriod.get(period);
  if (!first) group.byPeriod.set(period, { period, value, flags });
  else if (first.value !== value || first.flags !== flags)
    return { line, reason: 'a second figure for one period' };
  return null;
}

function toSeriesData({ byPeriod, ...series }: Group): SeriesData {
  return { ...series, observations: [...byPeriod.values()].sort((a, b) => a.period - b.period) };
}
