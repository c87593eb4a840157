import { setTimeout } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import type { UnitOfWork } from '../database/unit-of-work.js';
import { pagesOf, placeholders } from './dataset-stage.store.js';

const IDS_PER_STATEMENT = 200;

/** A question that found a series just before it was exchanged still reads its figures. */
const GRACE_MS = 500;

/** An import whose row has no time is under way, or was interrupted. */
const UNDER_WAY = 0;

/** Figures that belong to no series: what an import has replaced, or an interrupted one has left. */
export class Leftovers {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Removes what interrupted imports have left; to be called while no other import runs. */
  async recover(): Promise<void> {
    const interrupted = await this.dataSource.query<{ id: number; file_hash: string; dataset_id: string }[]>(
      'SELECT id, dataset_id, file_hash FROM dataset_imports WHERE imported_at = ?',
      [UNDER_WAY],
    );
    if (interrupted.length === 0) return;
    await this.#removeOrphans();
    for (const { id, dataset_id: dataset, file_hash: hash } of interrupted) {
      const [committed] = await this.dataSource.query<{ imported_at: number | string }[]>(
        'SELECT imported_at FROM datasets WHERE id = ? AND content_hash = ?',
        [dataset, hash],
      );
      if (committed) await this.finish(id, Number(committed.imported_at));
      else await this.unitOfWork.execute('DELETE FROM dataset_imports WHERE id = ?', [id]);
    }
  }

  /** Removes the figures of series that an import has taken away. */
  async removeObservations(ids: readonly number[]): Promise<void> {
    if (ids.length > 0) await setTimeout(GRACE_MS);
    for (const some of pagesOf(ids, IDS_PER_STATEMENT)) {
      await this.unitOfWork.execute(
        `DELETE FROM observations WHERE series_id IN (${placeholders(some)})`,
        some,
      );
    }
  }

  /** Nothing of the import is left to do. */
  async finish(importId: number, importedAt: number): Promise<void> {
    await this.unitOfWork.execute('UPDATE dataset_imports SET imported_at = ? WHERE id = ?', [
      importedAt,
      importId,
    ]);
  }

  async #removeOrphans(): Promise<void> {
    let last = 0;
    for (;;) {
      const [next] = await this.dataSource.query<{ id: number | null }[]>(
        'SELECT MIN(series_id) AS id FROM observations WHERE series_id > ?',
        [last],
      );
      if (next?.id === null || next?.id === undefined) return;
      const [from, to] = [next.id, next.id + IDS_PER_STATEMENT - 1];
      await this.unitOfWork.execute(
        `DELETE FROM observations WHERE series_id BETWEEN ? AND ?
        AND series_id NOT IN (SELECT id FROM series WHERE id BETWEEN ? AND ?)`,
        [from, to, from, to],
      );
      last = to;
    }
  }
}
