import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

// Workers read this file too and must come to the same answers, so those are kept in the environment.
process.env.E2E_PORT ??= '4173'
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'cuecard-e2e-'))

const { E2E_PORT: port, E2E_DATA_DIR: dataDir, CHROMIUM_PATH: browser } = process.env
const url = `http://localhost:${port}`

/** The built Cuecard on an empty data folder, seen from a desk and from a phone. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalTeardown: './teardown.ts',
  forbidOnly: true,
  retries: 0,
  workers: 2,
  use: {
    baseURL: url,
    trace: 'retain-on-failure',
    launchOptions: { ...(browser && { executablePath: browser }) },
  },
  projects: [
    { name: 'desk', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
  ],
  webServer: {
    command: 'node dist/api/main.js',
    cwd: '..',
    url: `${url}/ready`,
    env: { PORT: port, DATA_DIR: dataDir, SUPERADMIN_PASSWORD: 'the operator' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    timeout: 60_000,
  },
})
