import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '#tools/project.ts'

/** A build step: makes its output from other files. */
export interface GenerationStep {
  name: string
  /** The progress message shown while the step runs. */
  doing: string
  /** Source files and folders. Output files inside these folders count as well. */
  inputs: string[]
  /** A file that exists once the step has run. */
  output: string
  make(): Promise<void>
}

const ignored = /(^|\/)(node_modules|generated|testing)(\/|$)|\.test\.tsx?$|^api\/modules\/[^/]+\/sample\.ts$/

async function filesBelow(project: string, path: string): Promise<string[]> {
  const entries = await readdir(join(project, path), { recursive: true, withFileTypes: true }).catch(
    () => null,
  )
  if (entries === null) return existsSync(join(project, path)) ? [path] : []
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(project.length + 1))
}

async function stateOf(project: string, { inputs }: GenerationStep): Promise<string> {
  const found = await Promise.all(inputs.map((input) => filesBelow(project, input)))
  const files = found.flat().filter((path) => !ignored.test(path.replaceAll('\\', '/')))
  const lines = files.map(async (path) => {
    const content = createHash('sha256').update(await readFile(join(project, path)))
    return `${path} ${content.digest('hex')}`
  })
  const state = (await Promise.all(lines)).toSorted().join('\n')
  return createHash('sha256').update(state).digest('hex')
}

async function readStamps(file: string): Promise<Record<string, string>> {
  return readFile(file, 'utf8')
    .then(JSON.parse)
    .catch(() => ({}))
}

/**
 * Runs, in order, each step whose output is missing or whose inputs have changed. Compares content hashes, not
 * modification times.
 */
export async function makeStale(steps: readonly GenerationStep[], project = root): Promise<void> {
  const stamps = join(project, 'dist/stamps.json')
  for (const step of steps) {
    const known = await readStamps(stamps)
    const there = existsSync(join(project, step.output))
    if (there && known[step.name] === (await stateOf(project, step))) continue
    process.stdout.write(`${step.doing}…\n`)
    await step.make()
    const made = { ...known, [step.name]: await stateOf(project, step) }
    await mkdir(join(project, 'dist'), { recursive: true })
    await writeFile(`${stamps}.${process.pid}`, JSON.stringify(made))
    await rename(`${stamps}.${process.pid}`, stamps)
  }
}
