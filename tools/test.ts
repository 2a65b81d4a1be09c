import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { StartError } from '#api/core/process/startError.ts'
import { findBrowser } from '#tools/checks/browser.ts'
import { readTally, type Tally } from '#tools/checks/reports.ts'
import { makeStale } from '#tools/steps/fresh.ts'
import { generation, product } from '#tools/steps/steps.ts'
import { programOf, runNode } from './project.ts'

const { values } = parseArgs({ options: { changed: { type: 'boolean', default: false } } })
const reports = await mkdtemp(join(tmpdir(), 'cuecard-reports-'))

async function unitTests(): Promise<Tally> {
  await makeStale(generation)
  const report = join(reports, 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const some = values.changed ? ['--changed', '--passWithNoTests'] : []
  const code = await runNode([...programOf('vitest'), 'run', ...reporters, ...some])
  return readTally('vitest', report, code)
}

async function browserTests(): Promise<Tally> {
  await makeStale(product)
  const report = join(reports, 'playwright.json')
  const env = { CHROMIUM_PATH: await findBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: report }
  const args = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json']
  const some = values.changed ? ['--only-changed', '--pass-with-no-tests'] : []
  const code = await runNode([...programOf('@playwright/test', 'playwright'), ...args, ...some], { env })
  return readTally('playwright', report, code)
}

/** A test run that cannot start counts as one failure and does not stop the other runs. */
async function attempt(tests: () => Promise<Tally>): Promise<Tally> {
  try {
    return await tests()
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error)
    return { passed: 0, failed: 1, failures: [`${tests.name} did not begin`], files: [] }
  }
}

// npm test runs all tests, or with --changed those that import a file changed since the last commit. It ends with the
// slowest files, the failures, and a summary line.
const tallies = [await attempt(unitTests), await attempt(browserTests)]
await rm(reports, { recursive: true, force: true })
const slowest = tallies.flatMap(({ files }) => files).sort((a, b) => b.seconds - a.seconds)
const times = slowest
  .slice(0, 10)
  .map(({ name, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${name}`)
console.log(`\nThe slowest files:\n${times.join('\n')}`)
const failures = tallies.flatMap((tally) => tally.failures)
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((failure) => `  ${failure}`).join('\n')}`)
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0)
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
