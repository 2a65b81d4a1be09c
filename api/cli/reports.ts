import { readFile } from 'node:fs/promises'

/** How many tests passed and failed. */
export interface Tally {
  passed: number
  failed: number
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

interface PlaywrightReport {
  stats: { expected: number; flaky: number; unexpected: number }
  errors: unknown[]
}

function ofVitest({ numPassedTests, numFailedTests, testResults }: VitestReport): Tally {
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  )
  return { passed: numPassedTests, failed: numFailedTests + broken.length }
}

function ofPlaywright({ stats, errors }: PlaywrightReport): Tally {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length }
}

/**
 * Reads a runner's JSON report. A runner that failed counts at least one failure, whatever its report says: it may
 * have died before it wrote one.
 */
export async function readTally(file: string, exitCode: number): Promise<Tally> {
  const report = await readFile(file, 'utf8')
    .then((text): VitestReport | PlaywrightReport => JSON.parse(text))
    .catch(() => null)
  const tally = report && ('stats' in report ? ofPlaywright(report) : ofVitest(report))
  const { passed, failed } = tally ?? { passed: 0, failed: 1 }
  return { passed, failed: exitCode === 0 ? failed : Math.max(failed, 1) }
}
