import { defineConfig } from 'vitest/config';

const common = {
  pool: 'forks' as const,
  testTimeout: 20_000,
  hookTimeout: 60_000,
  setupFiles: ['test/support/property-seed.setup.ts'],
};
const withServers = ['test/e2e/**/*.spec.ts', 'test/integration/**/*.spec.ts'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...common,
          name: 'unit',
          include: ['src/**/*.spec.ts', 'test/**/*.spec.ts'],
          exclude: withServers,
        },
      },
      {
        test: {
          ...common,
          name: 'service',
          include: withServers,
          globalSetup: ['test/support/private-servers.setup.ts'],
        },
      },
    ],
  },
});
