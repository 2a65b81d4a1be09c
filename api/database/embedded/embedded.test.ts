import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { isRunning } from '#api/database/embedded/ownership/processes.ts'
import {
  ask,
  dataFolder,
  madeFolder,
  open,
  serverPid,
} from '#api/testing/harness/database/embeddedFolders.ts'
import { bundled } from '#api/testing/harness/programs.ts'

const program = await bundled('api/database/embedded/testing/useEmbedded.ts')
const children: ChildProcess[] = []

/** Starts another process that uses the folder, and resolves once that process is connected. */
async function otherProcess(dataDir: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [program, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  await once(child.stdout, 'data')
  return child
}

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

describe('the embedded database', { timeout: 60_000 }, () => {
  test('keeps its data through a restart, and is closed to everyone else', async () => {
    const dataDir = await dataFolder('data')
    const first = await open(dataDir, { durable: true })
    expect(await ask(first, 'show fsync')).toEqual({ fsync: 'on' })
    expect(await ask(first, 'show listen_addresses')).toEqual({ listen_addresses: '' })
    await ask(first, "create table kept as select 'yes' as here")
    await first.close()
    expect(await serverPid(dataDir)).toBeNaN()
    expect((await stat(join(dataDir, 'postgres'))).mode & 0o077).toBe(0)
    expect(await ask(await open(dataDir), 'select here from kept')).toEqual({ here: 'yes' })
  })

  test('is made once by several starts at once, and stopped by the last to leave', async () => {
    const dataDir = await dataFolder()
    const [one, two, three] = await Promise.all([
      otherProcess(dataDir),
      otherProcess(dataDir),
      otherProcess(dataDir),
    ])
    const pid = await serverPid(dataDir)
    const here = await open(dataDir)
    one.kill('SIGTERM')
    await once(one, 'exit')
    two.kill('SIGKILL')
    const present = "select count(*)::int from pg_stat_activity where application_name = 'cuecard presence'"
    await vi.waitFor(async () => expect(await ask(here, present)).toEqual({ count: 2 }), { timeout: 10_000 })
    await here.close()
    expect(await serverPid(dataDir)).toBe(pid)
    three.kill('SIGTERM')
    const [code] = await once(three, 'exit')
    expect(code).toBe(0)
    expect(await serverPid(dataDir)).toBeNaN()
  })

  test('is taken over from a process that was killed', async () => {
    const dataDir = await madeFolder()
    const killed = await otherProcess(dataDir)
    const pid = await serverPid(dataDir)
    killed.kill('SIGKILL')
    await once(killed, 'exit')
    expect(isRunning(pid)).toBe(true)
    const here = await open(dataDir)
    expect(await serverPid(dataDir)).toBe(pid)
    await here.close()
    expect(await serverPid(dataDir)).toBeNaN()
  })

  test.each(['socket', 'loopback'] as const)('starts again when it dies (%s)', async (transport) => {
    const dataDir = await madeFolder()
    const here = await open(dataDir, { transport })
    const url = here.url('postgres')
    process.kill(await serverPid(dataDir), 'SIGKILL')
    await vi.waitFor(() => ask(here, 'select 1'), { timeout: 30_000, interval: 200 })
    expect(here.url('postgres')).toBe(url)
  })

  test('lets nobody in over the loopback address without its password', async () => {
    const here = await open(await madeFolder(), { transport: 'loopback' })
    const url = new URL(here.url('postgres'))
    expect(await ask(here, 'show listen_addresses')).toEqual({ listen_addresses: '127.0.0.1' })
    url.password = 'guess'
    const stranger = new pg.Client({ connectionString: url.href })
    await expect(stranger.connect()).rejects.toMatchObject({ code: '28P01' })
  })

  test('works where a socket path would be too long, and behind a closed folder', async () => {
    const closed = await dataFolder()
    const dataDir = join(closed, `${'deep/'.repeat(30)}it's, here`)
    const here = await open(dataDir)
    await chmod(closed, 0o700)
    expect(await ask(here, 'select 1 as one')).toEqual({ one: 1 })
    await here.close()
    const [socket = ''] = new URL(here.url('postgres')).searchParams.getAll('host')
    expect(socket.startsWith(tmpdir()) && !socket.startsWith(dataDir)).toBe(true)
    await expect(stat(socket)).rejects.toThrow('ENOENT')
    expect(await ask(await open(dataDir), 'select 2 as two')).toEqual({ two: 2 })
  })
})
