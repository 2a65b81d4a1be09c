import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { root } from '#tools/project.ts'

export interface RunningServer {
  origin: string
  stop: () => Promise<void>
}

/** Starts the built server on a data folder, and resolves when it is ready. */
export async function startServer(dataDir: string, port: number): Promise<RunningServer> {
  const { DATABASE_URL: _shared, NODE_ENV: _mode, ...surroundings } = process.env
  const child = spawn(process.execPath, ['dist/api/main.js'], {
    cwd: root,
    env: {
      ...surroundings,
      DATA_DIR: dataDir,
      PORT: String(port),
      SUPERADMIN_PASSWORD: 'the operator',
      JOBS: 'off',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const origin = `http://localhost:${port}`
  const ready = async () => (await fetch(`${origin}/ready`).catch(() => null))?.ok ?? false
  while (!(await ready())) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`)
    await new Promise((later) => setTimeout(later, 200))
  }
  return {
    origin,
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}
