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

const stamps = join(root, 'dist/stamps.json')
const ignored = /(^|\/)(node_modules|generated|testing)(\/|$)|\.test\.tsx?$/

async function filesBelow(path: string): Promise<string[]> {
  const entries = await readdir(join(root, path), { recursive: true, withFileTypes: true }).catch(() => null)
  if (entries === null) return existsSync(join(root, path)) ? [path] : []
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
}

async function stateOf({ inputs }: Step): Promise<string> {
  const found = await Promise.all(inputs.map(filesBelow))
  const files = found.flat().filter((path) => !ignored.test(path.replaceAll('\\', '/')))
  const contents = await Promise.all(files.map((path) => readFile(join(root, path))))
  const lines = files.map((path, index) => {
    const content = createHash('sha256').update(contents[index] ?? '')
    return `${path} ${content.digest('hex')}`
  })
  return createHash('sha256').update(lines.toSorted().join('\n')).digest('hex')
}

async function readStamps(): Promise<Record<string, string>> {
  return JSON.parse(await readFile(stamps, 'utf8').catch(() => '{}'))
}

/** Makes what is missing or older than what it is made from, in order; contents decide, not dates. */
export async function makeStale(steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    const known = await readStamps()
    if (existsSync(join(root, step.output)) && known[step.name] === (await stateOf(step))) continue
    process.stdout.write(`${step.doing}…\n`)
    await step.make()
    const made = { ...known, [step.name]: await stateOf(step) }
    await mkdir(join(root, 'dist'), { recursive: true })
    await writeFile(`${stamps}.${process.pid}`, JSON.stringify(made))
    await rename(`${stamps}.${process.pid}`, stamps)
  }
}
