import { availableParallelism, cpus, loadavg, platform, release } from 'node:os';
import { CONTESTANTS, type Letter } from './contestants.js';
import { type Measurements, median, type Ratios, ratiosOf, type ServedLoad } from './measurements.js';
import type { Cores } from './pinning.js';

/** The pairs of the aim: (c) at least half of (b), and above (d). */
const RATIOS: readonly { above: Letter; below: Letter; aim: string; reached: (ratio: number) => boolean }[] =
  [
    { above: 'c', below: 'b', aim: 'at least 0.5', reached: (ratio) => ratio >= 0.5 },
    { above: 'c', below: 'd', aim: 'above 1', reached: (ratio) => ratio > 1 },
    { above: 'c', below: 'a', aim: 'none', reached: () => true },
  ];

/** The machine that measured, in two lines. */
export function machineText(client: string, cores: Cores | null, connections: number): string {
  const placed = cores ? `server on core ${cores.server}, client on core ${cores.client}` : 'nothing pinned';
  return [
    `${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${availableParallelism()} cores, ${platform()} ${release()}, Node.js ${process.version}; load average before: ${loadavg()[0]?.toFixed(1)}`,
    `Client: ${client}, ${connections} connections, loopback; ${placed}; SQLite.`,
  ].join('\n');
}

/** The tables, in Markdown. */
export function resultText({ rounds, memory, first, later, alone }: Measurements): string {
  const shown = CONTESTANTS.filter(({ letter }) => rounds.some((round) => round[letter]));
  const rows = shown.map(({ letter, title }) => {
    const loads = rounds.flatMap((round) => round[letter] ?? []);
    const of = (name: keyof ServedLoad, digits: number): string =>
      median(loads.map((load) => load[name])).toFixed(digits);
    return `| (${letter}) | ${title} | ${of('requestsPerSecond', 0)} | ${of('p50Ms', 1)} | ${of('p99Ms', 1)} | ${of('processorUsPerRequest', 0)} | ${megabytes(memory[letter]?.residentMb)} |`;
  });
  return [
    `| | | req/s | p50 ms | p99 ms | CPU µs/req | RSS MB |`,
    `|---|---|---:|---:|---:|---:|---:|`,
    ...rows,
    '',
    `| Ratio | of req/s | from – to | of CPU | aim of req/s | |`,
    `|---|---:|---:|---:|---|---|`,
    ...RATIOS.flatMap((ratio) => ratioRow(ratio, ratiosOf(rounds, ratio.above, ratio.below))),
    '',
    `(c) asked by one client, never the same question: p50 ${alone.p50Ms.toFixed(1)} ms, p99 ${alone.p99Ms.toFixed(1)} ms, ${alone.requestsPerSecond.toFixed(0)} req/s.`,
    `(c) listens ${seconds(first.ms)} after its first start, which loads figures and law (peak ${megabytes(first.memory.peakMb)} MB), ${seconds(later.ms)} after any other (peak ${megabytes(later.memory.peakMb)} MB, load included).`,
  ].join('\n');
}

function ratioRow(
  { above, below, aim, reached }: (typeof RATIOS)[number],
  { ofRate, ofCost }: Ratios,
): string[] {
  if (ofRate.length === 0) return [];
  const middle = median(ofRate);
  const span = `${Math.min(...ofRate).toFixed(2)} – ${Math.max(...ofRate).toFixed(2)}`;
  const verdict = aim === 'none' ? '' : reached(middle) ? 'reached' : 'missed';
  return [
    `| (${above}) / (${below}) | ${middle.toFixed(2)} | ${span} | ${median(ofCost).toFixed(2)} | ${aim} | ${verdict} |`,
  ];
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`;
}

function megabytes(value: number | null | undefined): string {
  return value?.toFixed(0) ?? '?';
}
