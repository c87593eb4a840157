import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One figure of a series. On SQLite the rows live in the primary key's own tree, half the size of a table beside it. */
@Entity({ name: 'observations', withoutRowid: true })
export class ObservationRow {
  @PrimaryColumn({ name: 'series_id', type: 'int' })
  seriesId: number;

  /** Days since 1970-01-01 of the first day of the period. */
  @PrimaryColumn({ type: 'int' })
  period: number;

  @Column({ type: 'double', nullable: true })
  value: number | null;

  @Column({ type: 'varchar', length: 8 })
  flags: string;

  /** The import that last changed it. */
  @Column({ name: 'import_id', type: 'int' })
  importId: number;
}
