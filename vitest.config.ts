import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig } from 'vitest/config'

// Reloading the product's modules for each test file took longer than the tests themselves. A test file therefore
// closes what it opens and restores what it changes.
const isolate = false

export default defineConfig({
  test: {
    maxWorkers: '100%',
    // Logs are shown for failing tests only.
    silent: 'passed-only',
    // These files are read by path, so the import graph does not know who depends on them.
    forceRerunTriggers: [...configDefaults.forceRerunTriggers, 'prisma/**', 'api/testing/globalSetup.ts'],
    projects: [
      {
        // graphql keeps two builds in one package; as with Node itself, a run must see one of them.
        resolve: {
          alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }],
        },
        test: {
          name: 'api',
          isolate,
          environment: 'node',
          include: ['api/**/*.test.ts', 'bench/**/*.test.ts'],
          globalSetup: ['api/testing/globalSetup.ts'],
          setupFiles: ['api/testing/setup.ts'],
          // Some send hundreds of requests, some hooks make a database; a busy machine is no failure.
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
