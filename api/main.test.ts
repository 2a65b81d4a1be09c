import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { access } from 'node:fs/promises'
import { request } from 'node:http'
import { createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { connect } from '#api/core/database/connection.ts'
import { blankDatabase, freshDatabase, silent } from '#api/testing/harness/database/database.ts'
import { madeFolder, pidFileOf, serverPid } from '#api/testing/harness/database/embeddedFolders.ts'
import { mailServer } from '#api/testing/harness/mail/mailServer.ts'
import { bundled } from '#api/testing/harness/programs.ts'

const main = await bundled('api/main.ts')
const children: ChildProcess[] = []

afterAll(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

/** The names of the metrics in a file, sorted. */
function metricsIn(file: string): string[] {
  const names = readFileSync(file, 'utf8').matchAll(/\b(?:cuecard|nodejs|process)_[a-z0-9_]+\b/g)
  return [...new Set([...names].map(([name]) => name.replace(/_(bucket|sum|count)$/, '')))].sort()
}

/** Starts Cuecard as a separate process. */
function start(env: Record<string, string>) {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, PORT: '0', DEMO: 'off', SESSION_SECRET: 's'.repeat(40), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  let out = ''
  let err = ''
  const listeners = new Set<() => void>()
  child.stdout.on('data', (chunk) => {
    out += chunk
    for (const listener of listeners) listener()
  })
  child.stderr.on('data', (chunk) => {
    err += chunk
  })
  const ended = new Promise<number | null>((done) => child.once('exit', (code) => done(code)))
  const ready = new Promise<string>((done, failed) => {
    listeners.add(() => {
      const url = /Cuecard is ready at (\S+)/.exec(out)?.[1]
      if (url) done(url)
    })
    ended.then(() => failed(new Error(err)))
  })
  ready.catch(() => undefined)
  return { child, ready, ended, out: () => out, err: () => err }
}

describe('the process', { timeout: 60_000 }, () => {
  it('starts on an empty database, serves, and finishes what runs and what it owes when it is told to stop', async () => {
    const { url: SMTP_URL, mails } = await mailServer({
      onConnect: (_session, done) => void setTimeout(done, 400),
    })
    const DATABASE_URL = await blankDatabase()
    const cuecard = start({ DATABASE_URL, SMTP_URL, PUBLIC_URL: 'https://cuecard.example' })
    const url = await cuecard.ready
    expect(cuecard.out()).toMatch(/Superadmin triton, password \S+ /)
    expect((await fetch(`${url}/ready`)).status).toBe(200)

    const { prisma, close } = connect(DATABASE_URL, silent)
    expect(await prisma.business.count()).toBe(0)
    const { id: businessId } = await prisma.business.create({ data: { name: 'A shop' } })
    const names = { username: 'sam', email: 'sam@example.com', firstName: 'Sam', lastName: 'Signer' }
    await prisma.user.create({ data: { businessId, ...names, passwordHash: '$argon2id$none' } })
    await close()

    const { status } = await fetch(`${url}/api/auth/forgot-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'sam@example.com' }),
    })
    expect([status, mails.length]).toEqual([200, 0])
    const [, password = ''] = /password (\S+) /.exec(cuecard.out()) ?? []
    const running = request(`${url}/api/superadmin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', expect: '100-continue' },
    })
    const answered = once(running, 'response')
    // The server has begun with the request when it asks for the body.
    await once(running, 'continue')
    cuecard.child.kill('SIGTERM')
    cuecard.child.kill('SIGTERM')
    running.end(JSON.stringify({ username: 'triton', password }))
    const [response] = await answered
    expect(response.resume().statusCode).toBe(200)
    expect(await cuecard.ended).toBe(0)
    await expect(fetch(`${url}/health`)).rejects.toThrow()
    expect(mails).toMatchObject([{ from: 'cuecard@cuecard.example', to: ['sam@example.com'] }])
    expect(mails[0]?.raw).toContain('https://cuecard.example/reset-password?token=')
    expect(cuecard.err()).not.toMatch(/sam@|token=/)
    expect(cuecard.err()).not.toContain(password)
  })

  describe('with metrics, a name and a time to drain', () => {
    const METRICS_TOKEN = 't'.repeat(16)
    let cuecard: ReturnType<typeof start>
    let url: string

    beforeAll(async () => {
      const { url: DATABASE_URL } = await freshDatabase()
      cuecard = start({ DATABASE_URL, METRICS_TOKEN, INSTANCE_NAME: 'till-3', DRAIN_SECONDS: '4' })
      url = await cuecard.ready
    }, 60_000)

    it('shows the metrics that alerts, dashboard and documentation name, and its name in the log', async () => {
      await fetch(`${url}/api/customers`)
      const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
      const text = await answer.text()
      const { version, commit } = (await (await fetch(`${url}/health`)).json()) as Record<string, string>
      expect([version, commit]).toEqual(['0.1.0', expect.stringMatching(/^[0-9a-f]{12}(-dirty)?$|^unknown$/)])
      expect(text).toContain(`cuecard_build_info{version="${version}",commit="${commit}"} 1`)
      const exported = [...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name)
      expect(
        [...metricsIn('deploy/prometheus/alerts.yml'), ...metricsIn('deploy/grafana/cuecard.json')].filter(
          (name) => !exported.includes(name),
        ),
      ).toEqual([])
      expect(metricsIn('docs/operations.md')).toEqual(
        exported.filter((name) => /^cuecard_/.test(`${name}`)).sort(),
      )
      await vi.waitUntil(() => cuecard.err().includes('"path":"/api/customers"'))
      expect(JSON.parse(cuecard.err().split('\n')[0] ?? '')).toMatchObject({
        msg: 'Cuecard starts',
        version,
        commit,
      })
      for (const line of cuecard.err().trim().split('\n')) expect(JSON.parse(line).instance).toBe('till-3')
    })

    it('is not ready from the signal on, and still works for as long as DRAIN_SECONDS says', async () => {
      cuecard.child.kill('SIGTERM')
      await vi.waitUntil(async () => (await fetch(`${url}/ready`)).status === 503, 3_000)
      const unfit = await fetch(`${url}/ready`)
      expect(await unfit.json()).toMatchObject({ part: 'process', message: 'Cuecard is stopping.' })
      cuecard.child.kill('SIGTERM')
      const signIn = await fetch(`${url}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: 'nobody', password: 'wrong' }),
      })
      expect([signIn.status, signIn.headers.get('connection')]).toEqual([401, 'close'])
      expect(await cuecard.ended).toBe(0)
      await expect(fetch(`${url}/health`)).rejects.toThrow()
    })
  })

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'leaves no PostgreSQL behind when %s arrives during the start',
    async (signal) => {
      const dataDir = await madeFolder()
      const cuecard = start({ DATA_DIR: dataDir })
      await vi.waitFor(() => access(pidFileOf(dataDir)), { timeout: 50_000, interval: 5 })
      cuecard.child.kill(signal)
      cuecard.child.kill(signal)
      expect(await cuecard.ended).toBe(0)
      expect(cuecard.out()).not.toContain('Cuecard is ready')
      expect(await serverPid(dataDir)).toBeNaN()
    },
  )

  it('says in a sentence why it cannot start', async () => {
    const busy = createServer().listen(0, '127.0.0.1')
    const { port } = await new Promise<{ port: number }>((done) =>
      busy.once('listening', () => done(busy.address() as { port: number })),
    )
    const refused = start({ DATABASE_URL: (await freshDatabase()).url, PORT: String(port) })
    expect(await refused.ended).toBe(1)
    expect(refused.err()).toContain(`Port ${port} is taken by another program`)
    expect(refused.err()).not.toContain('    at ')
    busy.close()

    const wrong = start({ PORT: 'four', DEMO: 'maybe' })
    expect(await wrong.ended).toBe(1)
    expect(wrong.err().trim().split('\n')).toEqual(['PORT must be a number.', 'DEMO must be on or off.'])
  })
})
