import {
  type MigrationInterface,
  type QueryRunner,
  Table,
  type TableColumnOptions,
  TableIndex,
} from 'typeorm';

type Type = 'varchar' | 'int' | 'bigint' | 'double' | 'text';

/** Keys, quotas, figures and law, the same on SQLite, MySQL and MariaDB. */
export class FirstSchema1700000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables(runner)) {
      await runner.createTable(table, true, true, true);
      if (runner.connection.options.type !== 'better-sqlite3')
        // Keys and codes differ by case: 'AbC' is not 'abc', as it is on SQLite.
        await runner.query(
          `ALTER TABLE \`${table.name}\` CONVERT TO CHARACTER SET utf8mb4 COLLATE utf8mb4_bin`,
        );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables(runner).toReversed()) await runner.dropTable(table.name, true);
  }
}

function tables(runner: QueryRunner): Table[] {
  const column = (name: string, type: Type, length?: number, more: Partial<TableColumnOptions> = {}) => ({
    name,
    type: runner.connection.driver.normalizeType({ type }),
    ...(length !== undefined && { length: String(length) }),
    isNullable: false,
    ...more,
  });
  const optional = { isNullable: true };
  const primary = { isPrimary: true };
  const generated = { isPrimary: true, isGenerated: true, generationStrategy: 'increment' } as const;
  const counted = { default: 0 };

  const accounts = new Table({
    name: 'accounts',
    columns: [
      column('id', 'varchar', 190, primary),
      column('plan', 'varchar', 16),
      column('plan_as_of', 'bigint'),
      column('daily_limit', 'int', undefined, optional),
      column('weekly_limit', 'int', undefined, optional),
      column('created_at', 'bigint'),
    ],
  });
  const apiKeys = new Table({
    name: 'api_keys',
    columns: [
      column('id', 'varchar', 8, primary),
      column('account_id', 'varchar', 190),
      column('name', 'varchar', 100),
      column('mac', 'varchar', 64),
      column('pepper_version', 'int'),
      column('created_at', 'bigint'),
      column('last_used_at', 'bigint', undefined, optional),
      column('revoked_at', 'bigint', undefined, optional),
    ],
    indices: [new TableIndex({ name: 'api_keys_by_account', columnNames: ['account_id', 'created_at'] })],
  });
  const quotaUsage = new Table({
    name: 'quota_usage',
    columns: [
      column('account_id', 'varchar', 190, primary),
      column('day', 'varchar', 10),
      column('day_used', 'int'),
      column('day_refunds', 'int'),
      column('week', 'varchar', 10),
      column('week_used', 'int'),
    ],
  });
  const datasets = new Table({
    name: 'datasets',
    columns: [
      column('id', 'varchar', 48, primary),
      column('publisher', 'varchar', 120),
      column('title_fr', 'varchar', 250),
      column('title_en', 'varchar', 250),
      column('licence', 'varchar', 120),
      column('url', 'varchar', 500),
      column('vintage', 'varchar', 10),
      column('derivation_fr', 'text', undefined, optional),
      column('derivation_en', 'text', undefined, optional),
      column('content_hash', 'varchar', 64),
      column('codes_hash', 'varchar', 64),
      column('imported_at', 'bigint'),
    ],
  });
  const datasetImports = new Table({
    name: 'dataset_imports',
    columns: [
      column('id', 'int', undefined, generated),
      column('dataset_id', 'varchar', 48),
      column('vintage', 'varchar', 10),
      column('file_name', 'varchar', 250),
      column('file_hash', 'varchar', 64),
      column('imported_at', 'bigint'),
      column('inserted', 'int', undefined, counted),
      column('revised', 'int', undefined, counted),
      column('unchanged', 'int', undefined, counted),
      column('removed', 'int', undefined, counted),
      column('rejected', 'int', undefined, counted),
    ],
    indices: [
      new TableIndex({ name: 'dataset_imports_dataset', columnNames: ['dataset_id', 'imported_at'] }),
    ],
  });
  const series = new Table({
    name: 'series',
    columns: [
      column('id', 'int', undefined, generated),
      column('dataset_id', 'varchar', 48),
      column('product', 'varchar', 96),
      column('place', 'varchar', 48),
      column('measure', 'varchar', 32),
      column('unit', 'varchar', 16),
      column('frequency', 'varchar', 8),
      column('product_code', 'varchar', 80),
      column('place_code', 'varchar', 32),
      column('first_period', 'int'),
      column('last_period', 'int'),
    ],
    indices: [
      new TableIndex({
        name: 'series_publisher_key',
        columnNames: ['dataset_id', 'product_code', 'place_code', 'measure', 'unit', 'frequency'],
        isUnique: true,
      }),
      new TableIndex({ name: 'series_measure_product_place', columnNames: ['measure', 'product', 'place'] }),
      new TableIndex({ name: 'series_product_place', columnNames: ['product', 'place'] }),
    ],
  });
  const observations = new Table({
    name: 'observations',
    withoutRowid: true,
    columns: [
      column('series_id', 'int', undefined, primary),
      column('period', 'int', undefined, primary),
      column('value', 'double', undefined, optional),
      column('flags', 'varchar', 8),
      column('import_id', 'int'),
    ],
  });
  const lawCodes = new Table({
    name: 'law_codes',
    columns: [
      column('cid', 'varchar', 40, primary),
      column('title', 'varchar', 190),
      column('source', 'varchar', 190),
      column('vintage', 'varchar', 10),
      column('content_hash', 'varchar', 64),
      column('article_count', 'int'),
      column('imported_at', 'varchar', 24),
    ],
  });
  const lawArticles = new Table({
    name: 'law_articles',
    columns: [
      column('id', 'varchar', 40, primary),
      column('cid', 'varchar', 40),
      column('code_cid', 'varchar', 40),
      column('number', 'varchar', 190),
      column('number_key', 'varchar', 190),
      column('position', 'int'),
      column('section_path', 'text'),
      column('text', 'text'),
      column('note', 'text'),
      column('status', 'varchar', 20),
      column('in_force_from', 'varchar', 10),
      column('in_force_until', 'varchar', 10, optional),
      column('url', 'varchar', 190),
    ],
    indices: [new TableIndex({ name: 'law_articles_code_number', columnNames: ['code_cid', 'number_key'] })],
  });
  return [
    accounts,
    apiKeys,
    quotaUsage,
    datasets,
    datasetImports,
    series,
    observations,
    lawCodes,
    lawArticles,
  ];
}
