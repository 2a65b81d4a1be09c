import { readdir, readFile, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { root } from './project.ts'

/** Of what is made from a definition: the artifact, and for queries that are preloaded their id alone. */
const suffix = /(\.graphql|\$parameters)\.ts$/

async function sourcesIn(folder: string): Promise<string> {
  const files = await readdir(folder, { withFileTypes: true })
  const texts = files.filter((file) => file.isFile()).map((file) => readFile(join(folder, file.name), 'utf8'))
  return (await Promise.all(texts)).join('\n')
}

/**
 * Removes what Relay's compiler made for queries that have moved or gone: started anew each time, it does not know
 * what it once wrote. An artifact stays while a file of its folder defines it.
 */
export async function dropOldArtifacts(): Promise<void> {
  const web = join(root, 'web')
  const files = await readdir(web, { recursive: true })
  const artifacts = files.filter((name) => dirname(name).endsWith('__generated__') && suffix.test(name))
  const sources = new Map<string, Promise<string>>()
  for (const artifact of artifacts) {
    const folder = dirname(dirname(join(web, artifact)))
    const text = sources.get(folder) ?? sourcesIn(folder)
    sources.set(folder, text)
    const name = basename(artifact).replace(suffix, '')
    const defined = new RegExp(`(fragment|query|mutation|subscription|queryName:) +["']?${name}\\b`)
    if (!defined.test(await text)) await rm(join(web, artifact))
  }
}
