import { copyFile, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '#tools/project.ts'

/** The readers of text: pure functions that import only each other, so that the browser can run them too. */
export const textFolder = 'api/core/text'

/** Copies the readers of text for the web application, which shares no file with the API. */
export async function copyTextReaders(): Promise<void> {
  const copies = join(root, 'web/generated/text')
  await rm(copies, { recursive: true, force: true })
  await mkdir(copies, { recursive: true })
  const readers = (await readdir(join(root, textFolder))).filter((name) => !name.endsWith('.test.ts'))
  await Promise.all(readers.map((name) => copyFile(join(root, textFolder, name), join(copies, name))))
}
