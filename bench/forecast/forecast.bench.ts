import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { forecast } from '../../src/forecasting/forecast.js';
import type { ForecastMade } from '../../src/forecasting/forecast-result.js';
import { mean, median } from '../../src/forecasting/summary-statistics.js';
import { packageRoot } from '../../src/config/package-root.js';
import { intervalMeasures, meanOf, type PointMeasures, pointMeasures } from './measures.js';
import { REFERENCE_METHODS } from './reference-methods.js';
import { measureRollingOrigins } from './rolling-origins.js';
import { readSeries, type TestSeries } from './series-set.js';

const USAGE = `npm run bench -- forecast [--file <path>]... [--dir <folder>] [--kind price|quantity] [--last <n>]
       npm run bench -- forecast --rolling

Measures the forecasts on test sets, beside the benchmarks of the M4 competition.
A set is a text file, gzipped or not, a line a series: id|period|horizon|training values|test values.
Without --file: m4y, m4w, m4ms, nass25 and nass60 in --dir (default ../shared/data/forecasting).
--last: with no more history than that many values, as a short series has.
--rolling: the bundled prices of the World Bank instead, forecast from every twelfth month in their past.`;

const DEFAULT_SETS = ['m4y', 'm4w', 'm4ms', 'nass25', 'nass60'];
const DEFAULT_FOLDER = join('..', 'shared', 'data', 'forecasting');

type Kind = 'price' | 'quantity';

interface Measured {
  readonly series: TestSeries;
  readonly made: ForecastMade;
  readonly milliseconds: number;
}

/** Our forecasts of a set, back-tests included; those declined are counted by reason. */
function measureOurs(
  set: readonly TestSeries[],
  kind: Kind,
): { measured: Measured[]; declined: Map<string, number> } {
  const measured: Measured[] = [];
  const declined = new Map<string, number>();
  for (const series of set) {
    const { frequency, training: values, horizon } = series;
    const nonNegative = values.every((y) => y >= 0);
    const started = performance.now();
    const made = forecast({ frequency, values, kind, nonNegative }, { horizon, longestHorizon: horizon });
    const milliseconds = performance.now() - started;
    if (made.outcome === 'forecast') measured.push({ series, made, milliseconds });
    else declined.set(made.reason, (declined.get(made.reason) ?? 0) + 1);
  }
  return { measured, declined };
}

/** `OWA=... sMAPE=... MASE=...`: overall weighted average against Naive2 of the same series. */
function accuracyText(own: readonly PointMeasures[], naive2: readonly PointMeasures[]): string {
  const [smape, smape2] = [own, naive2].map((all) => mean(all.map((x) => x.smape)));
  const [mase, mase2] = [own, naive2].map((all) => meanOf(all.map((x) => x.mase)));
  if (smape === undefined || smape2 === undefined || mase === undefined || mase2 === undefined) return '';
  const owa = (smape / smape2 + mase / mase2) / 2;
  return `OWA=${owa.toFixed(3)} sMAPE=${smape.toFixed(2)} MASE=${mase.toFixed(3)}`;
}

/** `cov80=... cov95=... MSIS=...` over all series and steps. */
function intervalText(measured: readonly Measured[]): string {
  const all = measured.map(({ series, made }) => intervalMeasures(series, made.points));
  const steps = measured.reduce((sum, { series }) => sum + series.horizon, 0);
  const share = (counts: readonly number[]): string =>
    (counts.reduce((sum, x) => sum + x, 0) / steps).toFixed(2);
  const cov80 = share(all.map((x) => x.within80));
  const cov95 = share(all.map((x) => x.within95));
  return `cov80=${cov80} cov95=${cov95} MSIS=${meanOf(all.map((x) => x.msis)).toFixed(1)}`;
}

function printOurs(measured: readonly Measured[], naive2: readonly PointMeasures[]): void {
  const own = measured.map(({ series, made }) =>
    pointMeasures(
      series,
      made.points.map((point) => point.value),
    ),
  );
  const ms = median(measured.map((x) => x.milliseconds)).toFixed(1);
  console.log(`ours ${accuracyText(own, naive2)} ${intervalText(measured)} ms=${ms} n=${measured.length}`);
  const naive = measured.filter(({ made }) => made.method.startsWith('naive')).length;
  const held = measured.map(({ made }) => made.backtest.heldWithin80);
  const heldShare = held.reduce((sum, x) => sum + x.held, 0) / held.reduce((sum, x) => sum + x.of, 0);
  console.log(
    `  naive preferred for ${naive}; the 80 % band held ${(heldShare * 100).toFixed(1)} % in the back-tests`,
  );
}

function printReferences(set: readonly TestSeries[], naive2: readonly PointMeasures[]): void {
  for (const [name, method] of Object.entries(REFERENCE_METHODS)) {
    const started = performance.now();
    const own = set.map((series) => pointMeasures(series, method(series)));
    const ms = ((performance.now() - started) / set.length).toFixed(2);
    console.log(`${name} ${accuracyText(own, naive2)} ms=${ms} n=${set.length}`);
  }
}

async function measureFile(path: string, kind: Kind, most: number): Promise<void> {
  const all = await readSeries(path);
  const known = all.map((series) => ({ ...series, training: series.training.slice(-most) }));
  const { measured, declined } = measureOurs(known, kind);
  const length = Number.isFinite(most) ? `, the last ${most} values` : '';
  console.log(`\n${basename(path)} (${kind}${length})`);
  for (const [reason, count] of declined) console.log(`  declined ${count}: ${reason}`);
  if (measured.length === 0) return;
  const set = measured.map(({ series }) => series);
  const naive2 = set.map((series) => pointMeasures(series, REFERENCE_METHODS['naive2']?.(series) ?? []));
  printOurs(measured, naive2);
  printReferences(set, naive2);
}

/** The files to measure: those named, or the default sets that are there. Says which ones are not. */
function filesToMeasure(named: readonly string[] | undefined, folder: string): string[] {
  if (named !== undefined) return [...named];
  return DEFAULT_SETS.flatMap((name) => {
    const found = [`${name}.txt.gz`, `${name}.txt`]
      .map((file) => join(folder, file))
      .find((path) => existsSync(path));
    if (found === undefined) console.log(`${name} skipped: not found in ${folder}`);
    return found ?? [];
  });
}

/**
 * Prints, for each set, the accuracy, interval coverage and time of our forecasts beside the benchmarks.
 * `args` are the words after `forecast` on the command line.
 * @throws Error for an unknown option or an unreadable file.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      file: { type: 'string', multiple: true },
      dir: { type: 'string', default: DEFAULT_FOLDER },
      kind: { type: 'string', default: 'quantity' },
      last: { type: 'string', default: 'Infinity' },
      rolling: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return;
  }
  if (values.kind !== 'price' && values.kind !== 'quantity')
    throw new Error(`--kind is price or quantity, not ${values.kind}`);
  if (values.rolling) {
    await measureRollingOrigins(join(packageRoot(), 'data', 'worldbank-prices'));
    return;
  }
  const most = Number(values.last);
  if (!(most >= 1)) throw new Error(`--last is a count of values, not ${values.last}`);
  for (const path of filesToMeasure(values.file, values.dir)) await measureFile(path, values.kind, most);
}
