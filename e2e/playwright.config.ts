import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

// Kept in the environment, so that the server and the workers, who read this file too, mean the same folder.
process.env.E2E_DATA_DIR ??= join(tmpdir(), `cuecard-e2e-${randomUUID()}`)

const { E2E_PORT: port = '4173', CHROMIUM_PATH: browser } = process.env
const url = `http://localhost:${port}`

/** The built Cuecard on an empty data folder, seen from a desk and from a phone. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  forbidOnly: true,
  // One slow moment of a shared machine is no verdict; what needed another try is named as flaky.
  retries: process.env.CI ? 2 : 0,
  workers: 2,
  // A busy machine is no failure; a passing test never waits that long.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: url,
    // A trace waits at the end for answers that never end, such as the live stream: a second try must not fail by that.
    trace: 'off',
    launchOptions: { ...(browser && { executablePath: browser }) },
  },
  projects: [
    { name: 'desk', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
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
