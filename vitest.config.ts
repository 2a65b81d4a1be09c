import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        // graphql keeps two builds in one package; as with Node itself, a run must see one of them.
        resolve: {
          alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }],
        },
        test: {
          name: 'api',
          environment: 'node',
          include: ['api/**/*.test.ts', 'bench/**/*.test.ts'],
          globalSetup: ['api/testing/globalSetup.ts'],
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
          environment: 'jsdom',
          include: ['web/**/*.test.{ts,tsx}'],
          setupFiles: ['web/testing/setup.ts'],
          // Typing key by key through jsdom is slow on a busy machine, and focus may come late on a shared one.
          retry: process.env.CI ? 1 : 0,
          testTimeout: 20_000,
        },
      },
    ],
  },
})
