import { randomBytes } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '#api/core/process/startError.ts'
import { dataFolderError, makeDataFolder } from '#api/database/start/dataFolder.ts'
import type { Env } from '#api/env/env.ts'
import { shortestSecret } from '#api/env/variables.ts'

const secretFile = (dataDir: string) => join(dataDir, 'session-secret')

/**
 * The secret that signs sessions: SESSION_SECRET, or one that the first start generates and stores in the data
 * folder. A stored secret that is too short is refused and never overwritten, because it may be a damaged copy of the
 * one that encrypted stored data.
 */
export async function sessionSecret(env: Pick<Env, 'sessionSecret' | 'dataDir'>): Promise<string> {
  if (env.sessionSecret) return env.sessionSecret
  const file = secretFile(env.dataDir)
  const secret = await readOrMake(env.dataDir).catch((error: unknown) => {
    throw dataFolderError(env.dataDir, error)
  })
  if (secret.trim().length >= shortestSecret) return secret
  throw new StartError(
    `The secret in ${file} has fewer than ${shortestSecret} characters: restore the file from a backup or set SESSION_SECRET. If both are lost, delete the file: the next start makes a new secret, everybody signs in again, and the text message credentials have to be entered again.`,
  )
}

/** The secret in the data folder; undefined when there is none. */
export async function storedSecret({ dataDir }: Pick<Env, 'dataDir'>): Promise<string | undefined> {
  return readFile(secretFile(dataDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw dataFolderError(dataDir, error)
    return undefined
  })
}

/** The secrets whose seals a restore recognizes: the one that is set, or the one in the data folder. */
export async function knownSecrets(env: Pick<Env, 'sessionSecret' | 'dataDir'>): Promise<string[]> {
  const secret = env.sessionSecret ?? (await storedSecret(env))
  return secret === undefined ? [] : [secret]
}

async function readOrMake(dataDir: string): Promise<string> {
  return (await storedSecret({ dataDir })) ?? storeSecret(dataDir, randomBytes(48).toString('base64url'))
}

/** Stores a secret in the data folder unless one exists. Resolves to the stored secret. */
export async function storeSecret(dataDir: string, secret: string): Promise<string> {
  await makeDataFolder(dataDir)
  const file = secretFile(dataDir)
  const fresh = `${file}.${process.pid}`
  try {
    await writeFile(fresh, secret, { mode: 0o600 })
    // Creating a link is atomic, so concurrent starts all end up with the same secret.
    await link(fresh, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  } finally {
    await rm(fresh, { force: true }).catch(() => undefined)
  }
  return readFile(file, 'utf8')
}
