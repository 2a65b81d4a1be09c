import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from '#api/env.ts'

/** The secret that signs sessions: the one given, or one made at the first start and kept in the data folder. */
export async function sessionSecret(env: Pick<Env, 'sessionSecret' | 'dataDir'>): Promise<string> {
  if (env.sessionSecret) return env.sessionSecret
  await mkdir(env.dataDir, { recursive: true, mode: 0o711 })
  const file = join(env.dataDir, 'session-secret')
  const fresh = `${file}.${process.pid}`
  await writeFile(fresh, randomBytes(48).toString('base64url'), { mode: 0o600 })
  // A link appears whole or not at all, so of several starts at once all take the same.
  await link(fresh, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(fresh)
  return readFile(file, 'utf8')
}
