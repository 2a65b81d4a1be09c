import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './project.ts'

/** Something made from other files. */
export interface Step {
  name: string
  /** What people read while it is made. */
  doing: string
  /** Files and folders it is made from, and those it writes among them. */
  inputs: string[]
  /** A file that is there once it was made. */
  output: string
  make(): Promise<void>
}

const ignored = /(^|\/)(node_modules|generated|testing)(\/|$)|\.test\.tsx?$/

async function filesBelow(project: string, path: string): Promise<string[]> {
  const entries = await readdir(join(project, path), { recursive: true, withFileTypes: true }).catch(
    () => null,
  )
  if (entries === null) return existsSync(join(project, path)) ? [path] : []
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(project.length + 1))
}

async function stateOf(project: string, { inputs }: Step): Promise<string> {
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

/** Makes what is missing or older than what it is made from, in order; contents decide, not dates. */
export async function makeStale(steps: readonly Step[], project = root): Promise<void> {
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
