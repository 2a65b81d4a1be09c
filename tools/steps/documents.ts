import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { root } from '#tools/project.ts'

/** The texts of the web application's operations by their ids, in the format that the server reads. */
export const documentsFile = 'dist/documents.json'

const file = join(root, documentsFile)
const artifacts = join(root, 'web/__generated__')

/**
 * Prepares the file for Relay's compiler. The compiler writes the text of an operation only when it writes its
 * artifact, so when the file is missing all artifacts are deleted and made again.
 */
export async function prepareDocuments(): Promise<void> {
  const known = existsSync(file)
  if (!known) await rm(artifacts, { recursive: true, force: true })
  await Promise.all([dirname(file), artifacts].map((folder) => mkdir(folder, { recursive: true })))
  if (!known) await writeFile(file, '{}')
}

/** Removes the texts of operations that the web application no longer has. */
export async function pruneDocuments(): Promise<void> {
  const names = await readdir(artifacts)
  const texts = await Promise.all(names.map((name) => readFile(join(artifacts, name), 'utf8')))
  const ids = new Set(texts.map((text) => /^\/\/ @relayRequestID (\w+)$/m.exec(text)?.[1]))
  const documents: Record<string, string> = JSON.parse(await readFile(file, 'utf8'))
  const kept = Object.entries(documents).filter(([id]) => ids.has(id))
  await writeFile(file, JSON.stringify(Object.fromEntries(kept), null, 2))
}
