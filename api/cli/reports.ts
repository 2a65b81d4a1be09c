import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { root } from './project.ts'

/** How many tests passed and failed, and what those that failed are called: their file, then their titles. */
export interface Tally {
  passed: number
  failed: number
  failures: string[]
}

interface VitestFile {
  name: string
  status: string
  assertionResults: { status: string; fullName: string }[]
}

interface VitestReport {
  numPassedTests: number
  testResults: VitestFile[]
}

interface PlaywrightSuite {
  title: string
  specs: { title: string; file: string; line: number; tests: { projectName: string; status: string }[] }[]
  suites?: PlaywrightSuite[]
}

interface PlaywrightReport {
  stats: { expected: number; flaky: number }
  errors: { message?: string }[]
  suites: PlaywrightSuite[]
}

/** A file that failed without a failed test could not be read, or broke before or after its tests. */
function failuresOf({ name, status, assertionResults }: VitestFile): string[] {
  const file = relative(root, name)
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (failed.length > 0) return failed.map(({ fullName }) => `${file} › ${fullName}`)
  return status === 'failed' ? [file] : []
}

function ofVitest({ numPassedTests, testResults }: VitestReport): Tally {
  const failures = testResults.flatMap(failuresOf)
  return { passed: numPassedTests, failed: failures.length, failures }
}

function unexpectedOf({ specs, suites = [] }: PlaywrightSuite): string[] {
  const here = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName }) => `[${projectName}] ${file}:${line} › ${title}`),
  )
  return [...here, ...suites.flatMap(unexpectedOf)]
}

function ofPlaywright({ stats, errors, suites }: PlaywrightReport): Tally {
  const broken = errors.map(({ message }) => message ?? 'An error outside of every test')
  const failures = [...suites.flatMap(unexpectedOf), ...broken]
  return { passed: stats.expected + stats.flaky, failed: failures.length, failures }
}

/**
 * Reads a runner's JSON report. A runner that failed counts at least one failure, whatever its report says: it may
 * have died before it wrote one, or met an error that belongs to no test.
 */
export async function readTally(runner: string, file: string, exitCode: number): Promise<Tally> {
  const report = await readFile(file, 'utf8')
    .then((text): VitestReport | PlaywrightReport => JSON.parse(text))
    .catch(() => null)
  const tally = report && ('stats' in report ? ofPlaywright(report) : ofVitest(report))
  if (!tally) return { passed: 0, failed: 1, failures: [`${runner} left no report`] }
  if (exitCode === 0 || tally.failed > 0) return tally
  return { ...tally, failed: 1, failures: [`${runner} ended with ${exitCode}, and no test of its failed`] }
}
