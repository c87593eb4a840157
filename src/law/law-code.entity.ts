import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A code or act that has been loaded, with what the file said of itself. */
@Entity({ name: 'law_codes' })
export class LawCode {
  @PrimaryColumn({ type: 'varchar', length: 40 })
  cid: string;

  @Column({ type: 'varchar', length: 190 })
  title: string;

  @Column({ type: 'varchar', length: 190 })
  source: string;

  /** The day of the text that the file shows, YYYY-MM-DD. */
  @Column({ type: 'varchar', length: 10 })
  vintage: string;

  /** SHA-256 of the articles, hexadecimal: the same content is not loaded twice. */
  @Column({ name: 'content_hash', type: 'varchar', length: 64 })
  contentHash: string;

  @Column({ name: 'article_count', type: 'integer' })
  articleCount: number;

  /** When it was loaded, ISO 8601 UTC. */
  @Column({ name: 'imported_at', type: 'varchar', length: 24 })
  importedAt: string;
}
