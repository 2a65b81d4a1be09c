import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** A measured server in a separate process. */
export interface Peer {
  origin: string
  /** Time from the start of the process to its first response, in milliseconds. */
  startTime: number
  /** Its current memory in MB; null where the system does not report it. */
  memory(): number | null
  stop(): Promise<void>
}

export interface Start {
  args: string[]
  env: NodeJS.ProcessEnv
  /** The working folder; the current one by default. */
  cwd?: string
  /** The path of another Node executable. */
  node?: string
  /** A path that is requested to detect readiness; any response counts. */
  ready?: string
}

function freePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => found(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 3000; tries += 1) {
    if (child.exitCode !== null) throw new Error(`${child.spawnargs.join(' ')} ended with ${child.exitCode}`)
    const status = await fetch(url).then(
      async (response) => {
        await response.arrayBuffer()
        return response.status
      },
      () => 503,
    )
    if (status !== 503) return
    await pause(10)
  }
  throw new Error(`${child.spawnargs.join(' ')} does not answer`)
}

function memoryOf(pid: number | undefined): number | null {
  try {
    const kilobytes = Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString())
    return Math.round(kilobytes / 1024)
  } catch {
    return null
  }
}

/** Starts a server with production settings and waits until it responds. */
export async function startPeer({
  args,
  env,
  cwd,
  node = process.execPath,
  ready = '/',
}: Start): Promise<Peer> {
  const port = await freePort()
  const began = performance.now()
  const child = spawn(node, args, {
    cwd,
    env: { ...process.env, NODE_ENV: 'production', ...env, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'ignore', process.env.BENCH_LOG ? 'inherit' : 'ignore'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const origin = `http://127.0.0.1:${port}`
  await answers(origin + ready, child)
  return {
    origin,
    startTime: performance.now() - began,
    memory: () => memoryOf(child.pid),
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
