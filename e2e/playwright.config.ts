import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

// Kept in the environment, so that the server and the workers, who read this file too, mean the same folder.
process.env.E2E_DATA_DIR ??= join(tmpdir(), `cuecard-e2e-${randomUUID()}`)

const { E2E_PORT: port = '4173', CHROMIUM_PATH: browser } = process.env
const url = `http://localhost:${port}`

// A page of a test is left before its code has run often enough for the optimizing compilers to pay.
const withoutOptimizer = '--js-flags=--no-opt --no-maglev'

/** The built Cuecard on an empty data folder, seen from a desk and from a phone. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 5_000 },
  use: {
    baseURL: url,
    // Animations cost time, and an element cannot be clicked while it moves.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      args: ['--in-process-gpu', '--process-per-site', withoutOptimizer],
      ...(browser && { executablePath: browser }),
    },
  },
  projects: [
    { name: 'desk', grepInvert: /@phone-alone/, use: { viewport: { width: 1440, height: 900 } } },
    // Only tests of what differs on a phone (docs/testing.md).
    {
      name: 'phone',
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    // `exec`, so that the signal to stop reaches the server and not the shell in between.
    command: 'exec node --import tsx e2e/server.ts',
    cwd: '..',
    url: `${url}/ready`,
    env: { PORT: port },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    timeout: 120_000,
  },
})
