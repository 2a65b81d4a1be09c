import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig } from 'vitest/config'

// Reloading the product's modules for each test file took longer than the tests themselves. Without isolation a test
// file has to close what it opens and restore what it changes.
const isolate = false

export default defineConfig({
  test: {
    maxWorkers: '100%',
    // Logs are shown for failing tests only.
    silent: 'passed-only',
    // These files are read by path, so Vitest cannot find their dependents by imports.
    forceRerunTriggers: [
      ...configDefaults.forceRerunTriggers,
      'prisma/**',
      'api/testing/harness/globalSetup.ts',
    ],
    projects: [
      {
        // The graphql package contains two builds; all modules of a run must load the same one, as Node does.
        resolve: {
          alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }],
        },
        test: {
          name: 'api',
          isolate,
          environment: 'node',
          include: ['{api,prisma,tools,bench}/**/*.test.ts'],
          globalSetup: ['api/testing/harness/globalSetup.ts'],
          setupFiles: ['api/testing/harness/setup.ts'],
          // Generous, because some tests send hundreds of requests, some hooks create a database, and the machine may
          // be busy.
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        extends: './vite.config.ts',
        root: '.',
        test: {
          name: 'web',
          isolate,
          environment: 'jsdom',
          include: ['web/**/*.test.{ts,tsx}'],
          setupFiles: ['web/testing/setup.ts'],
          testTimeout: 20_000,
        },
      },
    ],
  },
})
