import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { epochMs } from '../database/epoch-ms.js';

/** What one import of one file changed. */
@Entity({ name: 'dataset_imports' })
@Index('dataset_imports_dataset', ['datasetId', 'importedAt'])
export class DatasetImportRow {
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  @Column({ name: 'dataset_id', type: 'varchar', length: 48 })
  datasetId: string;

  @Column({ type: 'varchar', length: 10 })
  vintage: string;

  @Column({ name: 'file_name', type: 'varchar', length: 250 })
  fileName: string;

  /** SHA-256, hexadecimal. */
  @Column({ name: 'file_hash', type: 'varchar', length: 64 })
  fileHash: string;

  /** Milliseconds since 1970. */
  @Column({ name: 'imported_at', ...epochMs() })
  importedAt: number;

  @Column({ type: 'int', default: 0 })
  inserted: number;

  @Column({ type: 'int', default: 0 })
  revised: number;

  @Column({ type: 'int', default: 0 })
  unchanged: number;

  @Column({ type: 'int', default: 0 })
  removed: number;

  @Column({ type: 'int', default: 0 })
  rejected: number;
}
