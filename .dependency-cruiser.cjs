/** Who may import whom. A feature is entered by its module, service, factory or contract, never by its entity or repository. */
const FEATURES =
  'accounts|keys|auth|quota|chat|agents|understanding|lexicon|statistics|law|forecasting|wording|llm|health|metrics|usage|demo';
const ALLOWED = {
  chat: 'agents|quota',
  agents: 'understanding|statistics|law|forecasting|wording|llm|lexicon',
  understanding: 'lexicon',
  statistics: 'lexicon',
  forecasting: 'statistics',
  wording: 'lexicon',
  auth: 'keys|accounts',
  keys: 'accounts',
  quota: 'accounts',
  usage: 'accounts|keys|quota',
  health: 'statistics|law|llm',
  demo: 'accounts|keys|statistics|law',
  accounts: '',
  lexicon: '',
  law: '',
  llm: '',
  metrics: '',
};

const between = Object.entries(ALLOWED).map(([feature, allowed]) => ({
  name: `${feature}-imports`,
  comment: `${feature} may import ${allowed || 'no feature'} (and common, config, database, metrics)`,
  severity: 'error',
  from: { path: `^src/${feature}/` },
  to: {
    path: `^src/(${FEATURES})/`,
    pathNot: `^src/(${[feature, 'metrics', ...allowed.split('|')].filter(Boolean).join('|')})/`,
  },
}));

module.exports = {
  forbidden: [
    ...between,
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'ground-knows-no-feature',
      severity: 'error',
      from: { path: '^src/(common|config|database)/' },
      to: { path: `^src/(${FEATURES})/` },
    },
    {
      name: 'no-foreign-entity-or-repository',
      severity: 'error',
      comment: 'a feature is entered by its module, service, factory or contract',
      from: { path: '^src/([^/]+)/' },
      to: { path: '^src/[^/]+/.+\\.(entity|repository)\\.ts$', pathNot: '^src/$1/' },
    },
    {
      name: 'typeorm-only-in-storage',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: '^src/database/|\\.(entity|repository|module|store)\\.ts$|\\.spec\\.ts$',
      },
      to: { path: 'node_modules/(typeorm|@nestjs/typeorm|better-sqlite3|mysql2)' },
    },
    {
      name: 'controllers-import-no-guard',
      severity: 'error',
      from: { path: '\\.controller\\.ts$' },
      to: { path: '\\.guard\\.ts$' },
    },
    {
      name: 'no-test-code-in-source',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.spec\\.ts$' },
      to: { path: '^test/|\\.spec\\.ts$|node_modules/(vitest|supertest|fast-check)' },
    },
    { name: 'not-to-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'no-dev-dependency-in-source',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.spec\\.ts$' },
      to: { dependencyTypes: ['npm-dev'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.js'],
    },
  },
};
