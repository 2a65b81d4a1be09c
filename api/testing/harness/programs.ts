import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { afterFile } from '#api/testing/harness/cleanUp.ts'
import { root } from '#tools/project.ts'
import { bundleProgram } from '#tools/steps/bundle.ts'

/**
 * Bundles a program that the tests of the current file start, because compiling TypeScript took most of each start.
 * Resolves to the path of the bundle.
 */
export async function bundled(entry: string): Promise<string> {
  const dist = join(root, 'dist')
  await mkdir(dist, { recursive: true })
  const folder = await mkdtemp(join(dist, 'test-'))
  afterFile(() => rm(folder, { recursive: true, force: true }))
  await bundleProgram(entry, relative(root, folder))
  return join(folder, 'main.js')
}
