import { type ChildProcess, spawn } from 'node:child_process'
import { connect, createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** A server under measurement, in a process of its own. */
export interface Peer {
  origin: string
  stop(): Promise<void>
}

function freePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => found(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

function reachable(port: number): Promise<boolean> {
  return new Promise((told) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      told(true)
    })
    socket.once('error', () => told(false))
  })
}

async function listening(port: number, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (child.exitCode !== null) throw new Error(`${child.spawnargs.join(' ')} ended with ${child.exitCode}`)
    if (await reachable(port)) return
    await pause(100)
  }
  throw new Error(`${child.spawnargs.join(' ')} does not listen`)
}

/** Starts a server with this Node, in production settings, and waits until it listens. */
export async function startPeer(args: string[], env: NodeJS.ProcessEnv): Promise<Peer> {
  const port = await freePort()
  const child = spawn(process.execPath, args, {
    env: { ...process.env, NODE_ENV: 'production', ...env, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'ignore', process.env.BENCH_LOG ? 'inherit' : 'ignore'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await listening(port, child)
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
