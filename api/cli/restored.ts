import { dirname } from 'node:path'
import { log } from '#api/core/process/log.ts'
import { StartError } from '#api/core/process/startError.ts'
import type { Env } from '#api/env/env.ts'
import { sealWarning } from '#api/modules/backups/archive/checks.ts'
import type { SealState } from '#api/modules/backups/archive/seal.ts'
import { erasureListIn, erasureLists } from '#api/modules/customers/erasure/list.ts'
import type { Lists } from '#api/modules/customers/erasure/settle.ts'

/** The file that a restore is to read, and whether it is trusted although it was edited. */
export function fileArgument(usage: string): { name: string; trustEdited: boolean } {
  const flag = '--trust-edited'
  const [name, ...others] = process.argv.slice(2).filter((argument) => argument !== flag)
  if (name === undefined || others.length > 0) throw new StartError(`The file is missing: ${usage}`)
  return { name, trustEdited: process.argv.includes(flag) }
}

/** The lists of erased customers: those of this Cuecard, and one that lies beside the file. */
export function erasuresFor(file: string, env: Pick<Env, 'dataDir' | 'backups'>): Lists {
  const own = erasureLists(env, log)
  return { from: [...own, erasureListIn(dirname(file), log)], to: own }
}

interface Outcome {
  seal: SealState
  keys: string[]
  erasedAgain: number
}

/** Tells the operator what to look at after a restore. */
export function reportRestore(file: string, { seal, keys, erasedAgain }: Outcome): void {
  const warning = sealWarning(file, seal)
  if (warning) process.stdout.write(`Warning: ${warning}\n`)
  if (erasedAgain > 0)
    process.stdout.write(`Customers who had been erased since, and were erased again: ${erasedAgain}.\n`)
  if (keys.length === 0) return
  process.stdout.write('These let programs in again; revoke those that were revoked since:\n')
  for (const key of keys) process.stdout.write(`  ${key}\n`)
}
