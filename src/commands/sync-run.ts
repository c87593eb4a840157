import type { DownloadOptions } from '../statistics/downloads/downloader.js';
import { CommandError, type Invocation } from './command.js';
import { everyNowAndThen } from './data-import.outcome.js';

type Remark = Invocation['remark'];

/** Remarks of how much has come, and of what is waited for. */
export function downloadRemarks(remark: Remark): Pick<DownloadOptions, 'progress' | 'waiting'> {
  return {
    waiting: (ms, reason) => remark(`  ${reason}; trying again in ${Math.ceil(ms / 1000)} s`),
    progress: everyNowAndThen((bytes, total) => remark(`  ${inMegabytes(bytes)} of ${inMegabytes(total)}`)),
  };
}

export function inMegabytes(bytes: number | null): string {
  return bytes === null ? 'an unknown size' : `${(bytes / 1e6).toFixed(1)} MB`;
}

/**
 * Does the work of each address in turn. One publisher that cannot be reached must not keep the others from being
 * brought up to date, so that a failure is told and the next one is tried.
 * @returns the names of those that failed
 */
export async function tryEach<A>(
  addresses: readonly A[],
  nameOf: (address: A) => string,
  remark: Remark,
  work: (address: A) => Promise<void>,
): Promise<string[]> {
  const failed: string[] = [];
  for (const address of addresses) {
    remark(`${nameOf(address)} …`);
    try {
      await work(address);
    } catch (error) {
      failed.push(nameOf(address));
      remark(`  failed: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return failed;
}

/** @throws CommandError where any has failed */
export function refuseFailed(failed: readonly string[]): void {
  if (failed.length > 0) throw new CommandError(`not brought up to date: ${failed.join(', ')}`);
}
