import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readTally } from '#tools/checks/reports.ts'
import { root } from '#tools/project.ts'

const folder = mkdtempSync(join(tmpdir(), 'cuecard-reports-'))
afterAll(() => rmSync(folder, { recursive: true }))

function tally(report: unknown, exitCode = 0) {
  const file = join(folder, 'report.json')
  writeFileSync(file, typeof report === 'string' ? report : JSON.stringify(report))
  return readTally('runner', file, exitCode)
}

const ok = { status: 'passed', fullName: 'a page is kept' }
const no = { status: 'failed', fullName: 'a page is torn' }
const times = { startTime: 1000, endTime: 3500 }
const passed = { name: join(root, 'api/a.test.ts'), status: 'passed', assertionResults: [ok], ...times }
const failed = { name: join(root, 'api/b.test.ts'), status: 'failed', assertionResults: [ok, no], ...times }
const broken = { name: join(root, 'api/c.test.ts'), status: 'failed', assertionResults: [], ...times }

it.each([
  ['nothing failed', [passed], 0, []],
  ['a test failed', [passed, failed], 1, ['api/b.test.ts › a page is torn']],
  ['a file could not be read', [failed, broken], 1, ['api/b.test.ts › a page is torn', 'api/c.test.ts']],
  ['an error belongs to no test', [passed], 1, ['runner ended with 1, and no test of its failed']],
])('A report of vitest is counted and named: %s', async (_, testResults, exitCode, failures) => {
  const report = { numPassedTests: 3, testResults }
  const files = testResults.map(({ name }) => ({ name: relative(root, name), seconds: 2.5 }))
  expect(await tally(report, exitCode)).toEqual({ passed: 3, failed: failures.length, failures, files })
})

const spec = (title: string, status: string) => ({
  title,
  file: 'a.spec.ts',
  line: 7,
  tests: [{ projectName: 'phone', status, results: [{ duration: 1500 }] }],
})

it('A report of playwright is counted and named', async () => {
  const within = { specs: [spec('torn', 'unexpected')] }
  const suites = [{ specs: [spec('kept', 'expected'), spec('lost', 'unexpected')], suites: [within] }]
  const report = { stats: { expected: 4 }, errors: [{ message: 'No server' }], suites }
  const failures = ['[phone] a.spec.ts:7 › lost', '[phone] a.spec.ts:7 › torn', 'No server']
  const files = [{ name: 'e2e/a.spec.ts', seconds: 4.5 }]
  expect(await tally(report, 1)).toEqual({ passed: 4, failed: 3, failures, files })
})

it.each(['not JSON', ''])('What is no report is a failure: %j', async (report) => {
  expect(await tally(report)).toEqual({
    passed: 0,
    failed: 1,
    failures: ['runner left no report'],
    files: [],
  })
})

it('A report that is missing is a failure', async () => {
  const tally = await readTally('runner', join(folder, 'missing.json'), 0)
  expect(tally).toEqual({ passed: 0, failed: 1, failures: ['runner left no report'], files: [] })
})
