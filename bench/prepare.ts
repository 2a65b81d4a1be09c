import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const peers = join(import.meta.dirname, 'peers')
const root = resolve(import.meta.dirname, '..')

export const builtServer = join(root, 'dist/api/main.js')

/** Installs the benchmark's own dependencies when their lock files have changed. */
export function installPeers(say: (line: string) => void): void {
  for (const folder of [peers, join(peers, 'postgraphile4')]) {
    const wanted = createHash('sha256')
      .update(readFileSync(join(folder, 'package-lock.json')))
      .digest('hex')
    const note = join(folder, 'node_modules/.installed')
    if (existsSync(note) && readFileSync(note, 'utf8') === wanted) continue
    say('Installing the load generator and PostGraphile')
    const windows = process.platform === 'win32'
    const npm = windows ? 'npm.cmd' : 'npm'
    execFileSync(npm, ['ci', '--prefix', folder, '--no-audit', '--no-fund'], {
      stdio: 'ignore',
      shell: windows,
    })
    writeFileSync(note, wanted)
  }
}

/** Rebuilds the server and the web application when they are stale. */
export function build(say: (line: string) => void): void {
  say('Building')
  execFileSync(process.execPath, ['--import', 'tsx', join(root, 'tools/build.ts')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/** The path of the Node 22 that npm installed for PostGraphile 5; null on platforms without one. */
export function node22(): string | null {
  const { platform, arch } = process
  const names = [`node-${platform === 'win32' ? 'win' : platform}-${arch}`, `node-bin-${platform}-${arch}`]
  const paths = names.map((name) =>
    join(peers, 'node_modules', name, platform === 'win32' ? 'bin/node.exe' : 'bin/node'),
  )
  return paths.find((path) => existsSync(path)) ?? null
}
