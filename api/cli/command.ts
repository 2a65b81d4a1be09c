import { StartError } from '#api/core/database/start/startError.ts'

/** Runs a command. A StartError is printed as one sentence, without a stack, and sets exit code 1. */
export async function command(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}
