import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readTally } from '#api/cli/reports.ts'

const folder = mkdtempSync(join(tmpdir(), 'cuecard-reports-'))
afterAll(() => rmSync(folder, { recursive: true }))

function tally(report: unknown, exitCode = 0) {
  const file = join(folder, 'report.json')
  writeFileSync(file, typeof report === 'string' ? report : JSON.stringify(report))
  return readTally(file, exitCode)
}

const passed = { status: 'passed', assertionResults: [{ status: 'passed' }] }
const failed = { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] }
const broken = { status: 'failed', assertionResults: [] }

it.each([
  [{ numPassedTests: 3, numFailedTests: 0, testResults: [passed] }, 0, { passed: 3, failed: 0 }],
  [{ numPassedTests: 3, numFailedTests: 1, testResults: [passed, failed] }, 1, { passed: 3, failed: 1 }],
  [{ numPassedTests: 3, numFailedTests: 1, testResults: [failed, broken] }, 1, { passed: 3, failed: 2 }],
  [{ numPassedTests: 3, numFailedTests: 0, testResults: [passed] }, 1, { passed: 3, failed: 1 }],
  [{ stats: { expected: 4, flaky: 1, unexpected: 0 }, errors: [] }, 0, { passed: 5, failed: 0 }],
  [{ stats: { expected: 4, flaky: 0, unexpected: 2 }, errors: [{}] }, 1, { passed: 4, failed: 3 }],
  ['not JSON', 0, { passed: 0, failed: 1 }],
])('report %# is counted', async (report, exitCode, expected) => {
  expect(await tally(report, exitCode)).toEqual(expected)
})

it('without a report is a failure', async () => {
  expect(await readTally(join(folder, 'missing.json'), 0)).toEqual({ passed: 0, failed: 1 })
})
