import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { StartError } from '#api/core/database/start/startError.ts'

/** Folder of the project. */
export const root = resolve(import.meta.dirname, '../..')

// Building sets NODE_ENV, which means something else to a server that is started afterwards.
const surroundings = { ...process.env }

/** How to run a program that came with a package: its script, for this Node. */
export function programOf(name: string, program = name.replace(/^@.*\//, '')): string[] {
  const folder = join(root, 'node_modules', name)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return [join(folder, typeof bin === 'string' ? bin : bin[program])]
}

/** How to run a module of our own. */
export function moduleAt(path: string): string[] {
  return ['--import', 'tsx', join(root, path)]
}

interface RunOptions {
  env?: NodeJS.ProcessEnv
  /** Show what it prints only when it fails. */
  quiet?: boolean
}

/** Runs this Node with arguments, in the project's folder, and gives its exit code. Signals are passed on to it. */
export function runNode(args: string[], options: RunOptions = {}): Promise<number> {
  return runProgram(process.execPath, args, options)
}

/** Runs a program and gives its exit code. */
export function runProgram(
  program: string,
  args: string[],
  { env, quiet }: RunOptions = {},
): Promise<number> {
  return new Promise((done, failed) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...surroundings, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    })
    const printed: Buffer[] = []
    child.stdout?.on('data', (chunk) => printed.push(chunk))
    child.stderr?.on('data', (chunk) => printed.push(chunk))
    const pass = (signal: NodeJS.Signals) => child.kill(signal)
    const ended = (code: number) => {
      process.off('SIGTERM', pass).off('SIGINT', pass)
      if (code !== 0) process.stderr.write(Buffer.concat(printed))
      done(code)
    }
    process.on('SIGTERM', pass).on('SIGINT', pass)
    child.once('error', failed)
    child.once('close', (code, signal) => ended(code ?? (signal === null ? 1 : 128)))
  })
}

/** Runs this Node and expects it to succeed. */
export async function mustRun(what: string, args: string[]): Promise<void> {
  const code = await runNode(args, { quiet: true })
  if (code !== 0) throw new StartError(`${what} failed; what it said stands above.`)
}
