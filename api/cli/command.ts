import { StartError } from '#api/core/database/start/startError.ts'

/** Runs a command; what stops it for a reason that a person can mend is told in a sentence, and ends with 1. */
export async function command(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}
