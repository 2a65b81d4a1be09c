import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A built file, as Vite describes it. */
interface Chunk {
  file: string
  name?: string
  isEntry?: boolean
  isDynamicEntry?: boolean
  imports?: string[]
  css?: string[]
}

/** All built files by source file or, for shared chunks, by name. */
type Manifest = Record<string, Chunk>

/** Reads the list of built files from the folder of the built web application. */
export async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'))
}

/** The scripts that are loaded together with a chunk. */
export function scriptsOf(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (!chunk || seen.has(chunk.file)) return seen
  seen.add(chunk.file)
  for (const imported of chunk.imports ?? []) scriptsOf(manifest, imported, seen)
  return seen
}
