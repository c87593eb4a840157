import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { Frequency } from './series.js';

/**
 * One series. The publisher's codes identify it, so that a lexicon that learns a code renames the series and loses
 * nothing; product and place are what the lexicon calls them now.
 */
@Entity({ name: 'series' })
@Index('series_publisher_key', ['datasetId', 'productCode', 'placeCode', 'measure', 'unit', 'frequency'], {
  unique: true,
})
@Index('series_measure_product_place', ['measure', 'product', 'place'])
@Index('series_product_place', ['product', 'place'])
export class SeriesRow {
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  @Column({ name: 'dataset_id', type: 'varchar', length: 48 })
  datasetId: string;

  @Column({ type: 'varchar', length: 96 })
  product: string;

  @Column({ type: 'varchar', length: 48 })
  place: string;

  @Column({ type: 'varchar', length: 32 })
  measure: string;

  @Column({ type: 'varchar', length: 16 })
  unit: string;

  @Column({ type: 'varchar', length: 8 })
  frequency: Frequency;

  @Column({ name: 'product_code', type: 'varchar', length: 80 })
  productCode: string;

  @Column({ name: 'place_code', type: 'varchar', length: 32 })
  placeCode: string;

  @Column({ name: 'first_period', type: 'int' })
  firstPeriod: number;

  @Column({ name: 'last_period', type: 'int' })
  lastPeriod: number;
}
