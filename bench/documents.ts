import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { documents } from './workloads/pages.ts'

/**
 * Makes the folder that our server is started in. It has the built web application, and the documents of the bench
 * beside those of its screens: the server reads both from the folder it runs in.
 */
export function folderToRunIn(): string {
  const folder = join(import.meta.dirname, '.cache/run')
  const built = join(folder, 'dist')
  mkdirSync(built, { recursive: true })
  const screens = JSON.parse(readFileSync(resolve('dist/documents.json'), 'utf8'))
  writeFileSync(join(built, 'documents.json'), JSON.stringify({ ...screens, ...documents }))
  try {
    symlinkSync(resolve('dist/web'), join(built, 'web'), 'junction')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return folder
}
