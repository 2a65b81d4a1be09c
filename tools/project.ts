import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { StartError } from '#api/core/process/startError.ts'

export const root = resolve(import.meta.dirname, '..')

// The environment before a build sets NODE_ENV, which would change how a server behaves that is started afterwards.
const surroundings = { ...process.env }

/** The arguments that run a package's command-line program with this Node. */
export function programOf(name: string, program = name.replace(/^@.*\//, '')): string[] {
  const folder = join(root, 'node_modules', name)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return [join(folder, typeof bin === 'string' ? bin : bin[program])]
}

/** The arguments that run a TypeScript module of the project. */
export function moduleAt(path: string): string[] {
  return ['--import', 'tsx', join(root, path)]
}

interface RunOptions {
  env?: NodeJS.ProcessEnv
  /** Print its output only when it fails. */
  quiet?: boolean
}

/** Runs this Node with arguments in the project's folder, forwards signals to it, and resolves to its exit code. */
export function runNode(args: string[], options: RunOptions = {}): Promise<number> {
  return runProgram(process.execPath, args, options)
}

/** Runs a program and resolves to its exit code. */
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

/** Runs this Node and rejects when its exit code is not 0. */
export async function mustRun(what: string, args: string[]): Promise<void> {
  const code = await runNode(args, { quiet: true })
  if (code !== 0) throw new StartError(`${what} failed; see its output above.`)
}
