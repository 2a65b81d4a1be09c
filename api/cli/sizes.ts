import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from './project.ts'

/** Most bytes, gzipped, that a part of the web application may have. */
const budget = {
  /** What the first page waits for. */
  entry: 180_000,
  /** The entry and all that several routes have in common: it is there once the first page is idle. */
  common: 260_000,
  /** What a route adds of its own. */
  route: 30_000,
  styles: 15_000,
}

interface Chunk {
  file: string
  name?: string
  isEntry?: boolean
  isDynamicEntry?: boolean
  imports?: string[]
  css?: string[]
}

type Manifest = Record<string, Chunk>

const folder = join(root, 'dist/web')

async function gzipped(files: Iterable<string>): Promise<number> {
  const sizes = [...files].map(async (file) => gzipSync(await readFile(join(folder, file))).length)
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

/** The scripts that come with a chunk. */
function scriptsOf(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (!chunk || seen.has(chunk.file)) return seen
  seen.add(chunk.file)
  for (const imported of chunk.imports ?? []) scriptsOf(manifest, imported, seen)
  return seen
}

/** Compares the built web application with its budget; rejects with what is over it. */
export async function checkSizes(): Promise<void> {
  const manifest: Manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'))
  const chunks = Object.entries(manifest)
  const [entryKey = ''] = chunks.find(([, { isEntry }]) => isEntry) ?? []
  const entry = scriptsOf(manifest, entryKey)
  const routes = chunks
    .filter(([, { isDynamicEntry }]) => isDynamicEntry)
    .map(([key, { name = key }]) => ({ name, files: [...scriptsOf(manifest, key)] }))
  const users = (file: string) => routes.filter(({ files }) => files.includes(file)).length
  const common = new Set([
    ...entry,
    ...routes.flatMap(({ files }) => files).filter((file) => users(file) > 1),
  ])

  const over: string[] = []
  const check = async (what: string, files: Iterable<string>, most: number) => {
    const size = await gzipped(files)
    console.log(`${what.padEnd(40)} ${(size / 1000).toFixed(1).padStart(7)} kB of ${most / 1000}`)
    if (size > most) over.push(what)
  }
  await check('entry', entry, budget.entry)
  await check('entry and what routes have in common', common, budget.common)
  await check('styles', new Set(chunks.flatMap(([, { css }]) => css ?? [])), budget.styles)
  for (const { name, files } of routes) {
    const own = files.filter((file) => !common.has(file))
    await check(name, own, budget.route)
  }
  if (over.length > 0) throw new Error(`over their budget: ${over.join(', ')}`)
}
