import { execFile, spawn } from 'node:child_process'
import { appendFile, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { pino } from 'pino'
import { afterEach, describe, expect, test } from 'vitest'
import { ask, madeFolder, open, pidFileOf, serverPid } from '#api/testing/harness/database/embeddedFolders.ts'
import { isRunning } from './processes.ts'

const exec = promisify(execFile)

/** A log that records its lines. */
function keptLog() {
  const lines: string[] = []
  return { lines, log: pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) }) }
}

const refusal = (opening: Promise<unknown>) =>
  opening.then(
    () => 'opened',
    (error: Error) => `${error.name}: ${error.message}`,
  )

describe('a data folder', { timeout: 120_000 }, () => {
  test('A data folder that was copied while it was in use has a server of its own, twice', async () => {
    const dataDir = await madeFolder()
    const original = await open(dataDir, { durable: true })
    await ask(original, 'create table rows_of (place text)')
    const pid = await serverPid(dataDir)
    for (const round of [1, 2]) {
      const copyDir = `${dataDir}-copy-${round}`
      await exec('cp', ['-a', dataDir, copyDir])
      const { log, lines } = keptLog()
      const copy = await open(copyDir, { log })
      expect(lines.join()).toContain(
        `copied or moved from ${dataDir}/postgres/data while PostgreSQL was using it`,
      )
      await ask(copy, `insert into rows_of values ('copy ${round}')`)
      await ask(original, `insert into rows_of values ('original ${round}')`)
      const here = `select count(*)::int from rows_of where place like '%${round}'`
      expect([await ask(original, here), await ask(copy, here)]).toEqual([{ count: 1 }, { count: 1 }])
      expect(await ask(original, "select count(*)::int from rows_of where place like 'copy%'")).toEqual({
        count: 0,
      })
      expect(await serverPid(dataDir)).toBe(pid)
      await copy.close()
      expect(isRunning(pid)).toBe(true)
    }
  })

  test('A data folder that was copied over the loopback transport has a server of its own, too', async () => {
    const dataDir = await madeFolder()
    const original = await open(dataDir, { transport: 'loopback' })
    await exec('cp', ['-a', dataDir, `${dataDir}-copy`])
    const copy = await open(`${dataDir}-copy`, { transport: 'loopback' })
    await ask(copy, 'create table of_copy ()')
    await expect(ask(original, 'select from of_copy')).rejects.toThrow('does not exist')
  })

  test('A data folder that is moved while it is in use stays with its server', async () => {
    const dataDir = await madeFolder()
    const before = await open(dataDir)
    const pid = await serverPid(dataDir)
    await rename(dataDir, `${dataDir}-moved`)
    const after = await open(`${dataDir}-moved`)
    expect(await serverPid(`${dataDir}-moved`)).toBe(pid)
    await ask(after, 'select 1')
    await after.close()
    await rename(`${dataDir}-moved`, dataDir)
    await before.close()
  })
})

describe.runIf(process.platform === 'linux')('a server file', { timeout: 120_000 }, () => {
  let program: ReturnType<typeof spawn> | undefined

  afterEach(() => {
    program?.kill('SIGKILL')
  })

  /** A data folder whose server crashed and left its lock files behind. */
  async function crashed() {
    const dataDir = await madeFolder()
    const socket = join(dataDir, 'postgres/run')
    const rest = [
      join(dataDir, 'postgres/data'),
      '1795192412',
      '5432',
      socket,
      '',
      '  2146380  4',
      'ready',
      '',
    ]
    const write = async (text: string) => {
      await writeFile(pidFileOf(dataDir), text)
      const old = new Date(Date.now() - 60_000)
      await utimes(pidFileOf(dataDir), old, old)
    }
    return {
      dataDir,
      write,
      async writeNumber(pid: number) {
        const text = [pid, ...rest].join('\n')
        await write(text)
        await writeFile(join(socket, '.s.PGSQL.5432.lock'), text)
      },
    }
  }

  test.each(['', 'garbage'])(
    'A server file without a number does not keep the server from starting: %j',
    async (text) => {
      const { dataDir, write } = await crashed()
      await write(text)
      expect(await ask(await open(dataDir), 'select 1 as one')).toEqual({ one: 1 })
    },
  )

  test('A server file that names another program, or another PostgreSQL, does not keep the server from starting', async () => {
    const { dataDir, writeNumber } = await crashed()
    program = spawn('sleep', ['600'])
    const otherDir = await madeFolder()
    await open(otherDir)
    for (const pid of [program.pid ?? 0, await serverPid(otherDir)]) {
      await writeNumber(pid)
      const here = await open(dataDir)
      expect(await ask(here, 'select 1 as one')).toEqual({ one: 1 })
      await here.close()
      expect(isRunning(pid)).toBe(true)
    }
  })

  test('A server file of a running server may be lost: the server is found by its socket', async () => {
    const { dataDir } = await crashed()
    await open(dataDir)
    const kept = await readFile(pidFileOf(dataDir), 'utf8')
    await writeFile(pidFileOf(dataDir), '')
    const second = await open(dataDir)
    await ask(second, 'select 1')
    await writeFile(pidFileOf(dataDir), kept)
  })

  test('does not hide why this start failed', async () => {
    const { dataDir } = await crashed()
    await appendFile(join(dataDir, 'postgres/log'), 'FATAL:  terminating connection of an earlier run\n')
    await rm(join(dataDir, 'postgres/data/global/pg_control'))
    expect(await refusal(open(dataDir))).toMatch(
      /^StartError: The embedded database does not start: .*could not (find|open).*pg_control/,
    )
    const log = await readFile(join(dataDir, 'postgres/log'), 'utf8')
    expect(log.match(/pg_control/g)).toHaveLength(1)
  })
})
