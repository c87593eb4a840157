import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** One version of an article. */
@Entity({ name: 'law_articles' })
@Index('law_articles_code_number', ['codeCid', 'numberKey'])
export class LawArticleRow {
  @PrimaryColumn({ type: 'varchar', length: 40 })
  id: string;

  @Column({ type: 'varchar', length: 40 })
  cid: string;

  @Column({ name: 'code_cid', type: 'varchar', length: 40 })
  codeCid: string;

  @Column({ type: 'varchar', length: 190 })
  number: string;

  /** The number without star and spaces, for look-ups. */
  @Column({ name: 'number_key', type: 'varchar', length: 190 })
  numberKey: string;

  /** Place in the code's reading order, from 0. */
  @Column({ type: 'integer' })
  position: number;

  /** The titles above the article, one a line. */
  @Column({ name: 'section_path', type: 'text' })
  sectionPath: string;

  @Column({ type: 'text' })
  text: string;

  @Column({ type: 'text' })
  note: string;

  @Column({ type: 'varchar', length: 20 })
  status: string;

  @Column({ name: 'in_force_from', type: 'varchar', length: 10 })
  inForceFrom: string;

  @Column({ name: 'in_force_until', type: 'varchar', length: 10, nullable: true })
  inForceUntil: string | null;

  @Column({ type: 'varchar', length: 190 })
  url: string;
}
