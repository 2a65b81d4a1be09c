import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { root } from '#tools/project.ts'

export interface Tally {
  passed: number
  failed: number
  /** File and title of each failed test. */
  failures: string[]
  /** Duration of the tests of each file, in seconds. */
  files: { name: string; seconds: number }[]
}

interface VitestFile {
  name: string
  status: string
  startTime: number
  endTime: number
  assertionResults: { status: string; fullName: string }[]
}

interface VitestReport {
  numPassedTests: number
  testResults: VitestFile[]
}

interface PlaywrightSpec {
  title: string
  file: string
  line: number
  tests: { projectName: string; status: string; results: { duration: number }[] }[]
}

interface PlaywrightSuite {
  specs: PlaywrightSpec[]
  suites?: PlaywrightSuite[]
}

interface PlaywrightReport {
  stats: { expected: number }
  errors: { message?: string }[]
  suites: PlaywrightSuite[]
}

/** A file that failed without a failed test could not be loaded, or failed in a hook before or after its tests. */
function failuresOf({ name, status, assertionResults }: VitestFile): string[] {
  const file = relative(root, name)
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (failed.length > 0) return failed.map(({ fullName }) => `${file} › ${fullName}`)
  return status === 'failed' ? [file] : []
}

function ofVitest({ numPassedTests, testResults }: VitestReport): Tally {
  const failures = testResults.flatMap(failuresOf)
  const files = testResults.map(({ name, startTime, endTime }) => ({
    name: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }))
  return { passed: numPassedTests, failed: failures.length, failures, files }
}

function specsOf({ specs, suites = [] }: PlaywrightSuite): PlaywrightSpec[] {
  return [...specs, ...suites.flatMap(specsOf)]
}

function unexpectedOf({ title, file, line, tests }: PlaywrightSpec): string[] {
  return tests
    .filter(({ status }) => status === 'unexpected')
    .map(({ projectName }) => `[${projectName}] ${file}:${line} › ${title}`)
}

function ofPlaywright({ stats, errors, suites }: PlaywrightReport): Tally {
  const specs = suites.flatMap(specsOf)
  const broken = errors.map(({ message }) => message ?? 'An error outside of every test')
  const failures = [...specs.flatMap(unexpectedOf), ...broken]
  const seconds = new Map<string, number>()
  for (const { file, tests } of specs) {
    const took = tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0)
    seconds.set(file, (seconds.get(file) ?? 0) + took / 1000)
  }
  const files = [...seconds].map(([name, took]) => ({ name: `e2e/${name}`, seconds: took }))
  return { passed: stats.expected, failed: failures.length, failures, files }
}

/**
 * Reads a test runner's JSON report. A non-zero exit code counts as at least one failure, whatever the report says:
 * the runner may have crashed before it wrote the report, or met an error outside any test.
 */
export async function readTally(runner: string, file: string, exitCode: number): Promise<Tally> {
  const report = await readFile(file, 'utf8')
    .then((text): VitestReport | PlaywrightReport => JSON.parse(text))
    .catch(() => null)
  const tally = report && ('stats' in report ? ofPlaywright(report) : ofVitest(report))
  if (!tally) return { passed: 0, failed: 1, failures: [`${runner} left no report`], files: [] }
  if (exitCode === 0 || tally.failed > 0) return tally
  return { ...tally, failed: 1, failures: [`${runner} ended with ${exitCode}, and no test of its failed`] }
}
