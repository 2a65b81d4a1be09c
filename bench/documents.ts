import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { documents } from './workloads/pages.ts'

/**
 * Creates the working folder of our server. It contains the built web application, and the benchmark's operations in
 * addition to the screens', because the server reads both from its working folder.
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
