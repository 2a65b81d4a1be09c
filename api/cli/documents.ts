import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { root } from './project.ts'

/** The texts of the web application's operations by their ids, as the server reads them. */
export const documentsFile = 'dist/documents.json'

const file = join(root, documentsFile)

async function readDocuments(): Promise<Record<string, string>> {
  return readFile(file, 'utf8')
    .then(JSON.parse)
    .catch(() => ({}))
}

/** The artifacts of operations with the id each has. */
async function operations(): Promise<{ path: string; id: string }[]> {
  const web = join(root, 'web')
  const names = (await readdir(web, { recursive: true })).filter((name) => /__generated__.+\.ts$/.test(name))
  const found = names.map(async (name) => {
    const path = join(web, name)
    const id = /^\/\/ @relayRequestID (\w+)$/m.exec(await readFile(path, 'utf8'))?.[1]
    return id ? [{ path, id }] : []
  })
  return (await Promise.all(found)).flat()
}

/**
 * Relay's compiler writes down the text of an operation only when it writes its artifact. So those whose text is not
 * in the file, all of them in a new clone, are removed before it runs.
 */
export async function dropUndocumented(): Promise<void> {
  const documents = await readDocuments()
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, JSON.stringify(documents))
  for (const { path, id } of await operations()) {
    if (!Object.hasOwn(documents, id)) await rm(path)
  }
}

/** Leaves the operations that the web application has, and no earlier ones. */
export async function pruneDocuments(): Promise<void> {
  const documents = await readDocuments()
  const ids = new Set((await operations()).map(({ id }) => id))
  const kept = Object.entries(documents).filter(([id]) => ids.has(id))
  await writeFile(file, JSON.stringify(Object.fromEntries(kept), null, 2))
}
