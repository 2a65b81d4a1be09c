import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { command } from '#api/cli/command.ts'
import { StartError } from '#api/core/process/startError.ts'
import { moduleAt, programOf, root, runNode } from './project.ts'

/** Runs what `npm start` runs on an empty data folder until it is ready, and stops it. */
async function startOnce(): Promise<void> {
  const { DATABASE_URL: _shared, NODE_ENV: _mode, ...surroundings } = process.env
  const dataDir = await mkdtemp(join(tmpdir(), 'cuecard-lts-'))
  const cuecard = spawn(process.execPath, moduleAt('tools/start.ts'), {
    cwd: root,
    env: { ...surroundings, DATA_DIR: dataDir, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(cuecard, 'close')
  let ready = false
  for await (const line of createInterface(cuecard.stdout)) {
    console.log(line)
    const url = /^Cuecard is ready at (\S+)$/.exec(line)?.[1]
    if (!url) continue
    ready = (await fetch(`${url}/ready`).catch(() => null))?.ok ?? false
    cuecard.kill('SIGTERM')
  }
  const [code] = await ended
  await rm(dataDir, { recursive: true, force: true })
  if (!ready) throw new StartError('Cuecard did not become ready; see its output above.')
  if (code !== 0) throw new StartError(`Cuecard was told to stop and ended with ${code}.`)
}

// npm run check:lts: starts Cuecard and runs the tests without a browser on the current LTS release of Node, which npm
// fetches. `npm run check` uses the installed Node; what must pass is the oldest one that `engines` in package.json allows.
await command(async () => {
  const { version, release } = process
  if (!release.lts) throw new StartError(`Node ${version} has no long-term support.`)
  console.log(`── start on Node ${version}`)
  await startOnce()
  console.log('\n── tests')
  process.exitCode = await runNode([...programOf('vitest'), 'run', ...process.argv.slice(2)])
})
