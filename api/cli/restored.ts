import { StartError } from '#api/core/process/startError.ts'
import { sealWarning } from '#api/modules/backups/archive/checks.ts'
import type { SealState } from '#api/modules/backups/archive/seal.ts'

/** The file that a restore is to read, and whether it is trusted although it was edited. */
export function fileArgument(usage: string): { name: string; trustEdited: boolean } {
  const flag = '--trust-edited'
  const [name, ...others] = process.argv.slice(2).filter((argument) => argument !== flag)
  if (name === undefined || others.length > 0) throw new StartError(`The file is missing: ${usage}`)
  return { name, trustEdited: process.argv.includes(flag) }
}

/** Tells the operator what to look at after a restore. */
export function reportRestore(file: string, { seal, keys }: { seal: SealState; keys: string[] }): void {
  const warning = sealWarning(file, seal)
  if (warning) process.stdout.write(`Warning: ${warning}\n`)
  if (keys.length === 0) return
  process.stdout.write('These let programs in again; revoke those that were revoked since:\n')
  for (const key of keys) process.stdout.write(`  ${key}\n`)
}
