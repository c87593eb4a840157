import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Not, type EntityManager, type Repository } from 'typeorm';
import { inCodeOrder, numberKey } from './article-number.js';
import type { LawArticle, LawCorpus } from './law-article.js';
import { LawArticleRow } from './law-article.entity.js';
import { LawCode } from './law-code.entity.js';

const ROWS_PER_INSERT = 50;

/** The stored texts. Reading is free; writing takes the manager of a unit of work. */
@Injectable()
export class LawRepository {
  constructor(
    @InjectRepository(LawArticleRow) private readonly articles: Repository<LawArticleRow>,
    @InjectRepository(LawCode) private readonly codes: Repository<LawCode>,
  ) {}

  async listCodes(): Promise<LawCode[]> {
    return this.codes.find({ order: { cid: 'ASC' } });
  }

  async findCode(cid: string): Promise<LawCode | null> {
    return this.codes.findOneBy({ cid });
  }

  /** Every version stored under one of the keys, in the order of the keys and then of the dates. */
  async findByKeys(codeCid: string, keys: readonly string[]): Promise<LawArticle[]> {
    const rows = await this.articles.find({ where: { codeCid, numberKey: In([...keys]) } });
    const rank = (row: LawArticleRow): number => keys.indexOf(row.numberKey);
    const ordered = rows.sort((a, b) => rank(a) - rank(b) || (a.inForceFrom < b.inForceFrom ? -1 : 1));
    return ordered.map(toArticle);
  }

  /** The articles of the given version ids, in the order of the ids; unknown ids are left out. */
  async findByIds(ids: readonly string[]): Promise<LawArticle[]> {
    if (ids.length === 0) return [];
    const rows = await this.articles.find({ where: { id: In([...ids]) } });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => {
      const row = byId.get(id);
      return row === undefined ? [] : [toArticle(row)];
    });
  }

  /** Every version of the code, in reading order. */
  async listArticles(codeCid: string): Promise<LawArticle[]> {
    const rows = await this.articles.find({ where: { codeCid }, order: { position: 'ASC' } });
    return rows.map(toArticle);
  }

  /** Every version of the code whose wording is held, in reading order. */
  async listWordings(codeCid: string): Promise<LawArticle[]> {
    const rows = await this.articles.find({ where: { codeCid, text: Not('') }, order: { position: 'ASC' } });
    return rows.map(toArticle);
  }

  /** Whether earlier versions of the code's articles are stored beside the current ones. */
  async holdsHistory(codeCid: string): Promise<boolean> {
    const several = await this.articles
      .createQueryBuilder('article')
      .select('article.cid', 'cid')
      .where('article.codeCid = :codeCid', { codeCid })
      .groupBy('article.cid')
      .having('COUNT(*) > 1')
      .limit(1)
      .getRawMany<{ cid: string }>();
    return several.length > 0;
  }

  /** The numbers of the code in force on the day, in the code's order. */
  async listNumbersInForce(codeCid: string, onDate: string): Promise<string[]> {
    const rows = await this.articles
      .createQueryBuilder('article')
      .select('article.number', 'number')
      .where('article.codeCid = :codeCid', { codeCid })
      .andWhere('article.inForceFrom <= :onDate', { onDate })
      .andWhere('(article.inForceUntil IS NULL OR article.inForceUntil > :onDate)', { onDate })
      .getRawMany<{ number: string }>();
    return inCodeOrder(rows.map((row) => row.number));
  }

  /** Puts the corpus in place of all that was stored of the code. */
  async replaceCode(
    manager: EntityManager,
    corpus: LawCorpus,
    contentHash: string,
    importedAt: string,
  ): Promise<void> {
    await manager.delete(LawArticleRow, { codeCid: corpus.cid });
    await manager.delete(LawCode, { cid: corpus.cid });
    const rows = [...corpus.articles, ...(corpus.otherVersions ?? [])].map(toRow);
    for (let start = 0; start < rows.length; start += ROWS_PER_INSERT) {
      await manager.insert(LawArticleRow, rows.slice(start, start + ROWS_PER_INSERT));
    }
    const { cid, title, source, vintage } = corpus;
    const articleCount = corpus.articles.length;
    await manager.insert(LawCode, { cid, title, source, vintage, contentHash, articleCount, importedAt });
  }
}

function toRow(article: LawArticle, position: number): LawArticleRow {
  const { sectionPath, ...same } = article;
  return { ...same, numberKey: numberKey(article.number), position, sectionPath: sectionPath.join('\n') };
}

function toArticle(row: LawArticleRow): LawArticle {
  const { numberKey: _key, position: _position, sectionPath, ...same } = row;
  return { ...same, sectionPath: sectionPath === '' ? [] : sectionPath.split('\n') };
}
