import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { test as businesses } from './businesses.ts'

/** Tests with a second Cuecard on the same database. */
export const test = businesses.extend<object, { otherUrl: string }>({
  otherUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs
    async ({}, use) => {
      const { DATABASE_URL: _shared, NODE_ENV: _mode, ...surroundings } = process.env
      const server = spawn(process.execPath, [resolve(import.meta.dirname, '../dist/api/main.js')], {
        env: { ...surroundings, DATA_DIR: process.env.E2E_DATA_DIR, PORT: '0' },
        stdio: ['ignore', 'pipe', 'ignore'],
        cwd: resolve(import.meta.dirname, '..'),
      })
      const stopped = new Promise((done) => server.once('exit', done))
      const url = await new Promise<string>((ready, failed) => {
        server.once('exit', () => failed(new Error('the second server does not start')))
        createInterface(server.stdout).on('line', (line) => {
          const [, address] = /^Cuecard is ready at (\S+)$/.exec(line) ?? []
          if (address) ready(address)
        })
      })
      await use(url)
      server.kill('SIGTERM')
      await stopped
    },
    { scope: 'worker' },
  ],
})
