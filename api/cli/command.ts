import { StartError } from '#api/core/process/startError.ts'
import { startFailure } from '#api/database/start/startFailure.ts'

/** Runs a command. A StartError, or a failure of the database, is printed as one sentence, without a stack, and sets exit code 1. */
export async function command(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    const failure = startFailure('The database failed', error)
    if (!(failure instanceof StartError)) throw error
    process.stderr.write(`${failure.message}\n`)
    process.exitCode = 1
  }
}
