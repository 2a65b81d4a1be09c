import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from '#tools/project.ts'

/** Size budget for the parts of the web application, in gzipped bytes. */
const budget = {
  /** The scripts that every page waits for. */
  entry: 180_000,
  /** Everything that is loaded once the Dashboard is idle. */
  atRest: 260_000,
  /**
   * The scripts of a route that no other area of the application uses; of a lazily loaded part, those that its screen
   * has not loaded yet.
   */
  route: 30_000,
  /** What is loaded when it is used, by its chunk: the report charts with their library, the list of common passwords. */
  large: { Chart: 80_000, passwordWarning: 32_000 } as Partial<Record<string, number>>,
  styles: 15_000,
}

/** The chunks that the Dashboard shows: the shell, the skeletons and its screen. */
const firstPage = ['Shell', 'skeletons', 'DashboardScreen']

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
  const sizes = [...files].map(
    async (file) => gzipSync(await readFile(join(folder, file)), { level: 9 }).length,
  )
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

/** The scripts that are loaded together with a chunk. */
function scriptsOf(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (!chunk || seen.has(chunk.file)) return seen
  seen.add(chunk.file)
  for (const imported of chunk.imports ?? []) scriptsOf(manifest, imported, seen)
  return seen
}

/** The screen or feature that a chunk belongs to, such as `screens/tasks`. */
function areaOf(key: string): string {
  return key.split('/').slice(0, 2).join('/')
}

/** Compares the built web application with its budget; rejects with a list of what exceeds it. */
export async function checkSizes(): Promise<void> {
  const manifest: Manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'))
  const chunks = Object.entries(manifest)
  const [entryKey = ''] = chunks.find(([, { isEntry }]) => isEntry) ?? []
  const entry = scriptsOf(manifest, entryKey)
  const routes = chunks
    .filter(([, { isDynamicEntry }]) => isDynamicEntry)
    .map(([key, { name = key }]) => ({ name, area: areaOf(key), files: [...scriptsOf(manifest, key)] }))
  const users = (file: string) => routes.filter(({ files }) => files.includes(file))
  const isCommon = (file: string) => entry.has(file) || new Set(users(file).map(({ area }) => area)).size > 1
  const shown = firstPage.flatMap((named) => {
    const found = chunks.find(([, { name }]) => name === named)
    if (!found) throw new Error(`the build has no chunk named ${named}`)
    return [...scriptsOf(manifest, found[0])]
  })

  const over: string[] = []
  const check = async (what: string, files: Iterable<string>, most: number) => {
    const size = await gzipped(files)
    console.log(`${what.padEnd(40)} ${(size / 1000).toFixed(1).padStart(7)} kB of ${most / 1000}`)
    if (size > most) over.push(what)
  }
  await check('entry', entry, budget.entry)
  await check('the Dashboard at rest', new Set([...entry, ...shown]), budget.atRest)
  await check('styles', new Set(chunks.flatMap(([, { css }]) => css ?? [])), budget.styles)
  for (const { name, area, files } of routes) {
    const screens = routes.filter(
      (route) => route.area === area && route.name !== name && /Screen$/.test(route.name),
    )
    const isLoaded = (file: string) =>
      !/Screen$/.test(name) && screens.some((screen) => screen.files.includes(file))
    const own = files.filter((file) => !isCommon(file) && !isLoaded(file))
    await check(name, own, budget.large[name] ?? budget.route)
  }
  if (over.length > 0) throw new Error(`over their budget: ${over.join(', ')}`)
}
