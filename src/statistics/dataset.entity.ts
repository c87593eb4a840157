import { Column, Entity, PrimaryColumn } from 'typeorm';
import { epochMs } from '../database/epoch-ms.js';

/** A publisher's table at the edition that is loaded. */
@Entity({ name: 'datasets' })
export class DatasetRow {
  @PrimaryColumn({ type: 'varchar', length: 48 })
  id: string;

  @Column({ type: 'varchar', length: 120 })
  publisher: string;

  @Column({ name: 'title_fr', type: 'varchar', length: 250 })
  titleFr: string;

  @Column({ name: 'title_en', type: 'varchar', length: 250 })
  titleEn: string;

  @Column({ type: 'varchar', length: 120 })
  licence: string;

  @Column({ type: 'varchar', length: 500 })
  url: string;

  /** ISO day of the publisher's edition. */
  @Column({ type: 'varchar', length: 10 })
  vintage: string;

  @Column({ name: 'derivation_fr', type: 'text', nullable: true })
  derivationFr: string | null;

  @Column({ name: 'derivation_en', type: 'text', nullable: true })
  derivationEn: string | null;

  /** SHA-256 of the files that were loaded, hexadecimal. */
  @Column({ name: 'content_hash', type: 'varchar', length: 64 })
  contentHash: string;

  /** SHA-256 of the lexicon's codes that series were named by, hexadecimal. */
  @Column({ name: 'codes_hash', type: 'varchar', length: 64 })
  codesHash: string;

  /** Milliseconds since 1970. */
  @Column({ name: 'imported_at', ...epochMs() })
  importedAt: number;
}
