import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig } from 'vitest/config'

// Loading the product anew for each file took twice as long as all tests: what a file opens or changes, it closes and
// undoes itself.
const isolate = false

export default defineConfig({
  test: {
    maxWorkers: '100%',
    // What the product logs is for those who look into a failure.
    silent: 'passed-only',
    // Read by path, not imported.
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
