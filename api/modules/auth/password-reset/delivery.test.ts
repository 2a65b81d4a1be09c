import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBackgroundTasks } from '#api/core/jobs/backgroundTasks.ts'
import { smtpMailer } from '#api/mail/mailers.ts'
import { type Account, employ } from '#api/testing/harness/accounts/signIn.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { serve, type TestServer } from '#api/testing/harness/http/httpServer.ts'
import { mailbox, requestReset, settled, tokensIn } from '#api/testing/harness/mail/mailbox.ts'
import { type Delivery, mailServer, strangeServer } from '#api/testing/harness/mail/mailServer.ts'
import { openWorld, publicUrl, type World } from '#api/testing/harness/world.ts'

const from = 'cuecard@cuecard.example'
const times = { connectionTimeout: 300, greetingTimeout: 300, socketTimeout: 300, wholeTime: 600 }
const answer = {
  success: true,
  message: 'If an account uses this email address, a message with a link is on its way.',
}

describe('a forgotten password, through a mail server', () => {
  let world: World
  let server: TestServer
  let account: Account
  let email: string
  const log = { error: vi.fn(), warn: vi.fn() }
  const mailer = mailbox()
  let caller = 0

  beforeAll(async () => {
    world = openWorld(await freshDatabase(), mailer)
    world.services.backgroundTasks = createBackgroundTasks(log)
    server = await serve(world, { proxies: 1 })
  })

  beforeEach(async () => {
    vi.clearAllMocks()
    account = await employ(world, (await world.business({ name: 'Corner Pocket' })).id)
    email = (await world.prisma.user.findFirstOrThrow({ where: { id: account.id } })).email
  })

  const post = (path: string, body: unknown) =>
    server.send('POST', path, { body, headers: { 'x-forwarded-for': `192.0.2.${++caller}` } })
  const ask = (body: unknown) => post('/api/auth/forgot-password', body)
  const choose = (body: unknown) => post('/api/auth/reset-password', body)
  const login = (password: string) => post('/api/auth/login', { username: account.username, password })

  async function openMailServer(): Promise<Delivery[]> {
    const { url, mails } = await mailServer()
    connectTo(url)
    return mails
  }

  function connectTo(url: string, patience = {}) {
    // The server has a copy of the services, so the test changes an object that both share.
    Object.assign(mailer, smtpMailer(url, from, { times: patience }))
  }

  it('goes all the way over REST', async () => {
    const mails = await openMailServer()
    expect(await ask({ email })).toMatchObject({ status: 200, body: answer })
    await settled(world)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ from, to: [email] })
    const [token = ''] = tokensIn(mails[0]?.raw ?? '')
    expect(mails[0]?.raw).toContain(`${publicUrl}/reset-password?token=${token}`)
    expect(mails[0]?.raw).not.toMatch(new RegExp(`Corner Pocket|Sam|${account.username}`))

    const short = await choose({ token, newPassword: '12345' })
    expect([short.status, short.body.errors]).toEqual([
      400,
      { newPassword: ['Password must be at least 6 characters'] },
    ])
    const done = await choose({ token, newPassword: 'a new password' })
    expect([done.status, done.body]).toEqual([200, { success: true, username: account.username }])
    expect((await login(account.password)).status).toBe(401)
    expect((await login('a new password')).status).toBe(200)
    const again = await choose({ token, newPassword: 'another password' })
    expect([again.status, again.body.message]).toEqual([
      400,
      'This link no longer works. Please ask for a new one.',
    ])
  })

  it('goes through GraphQL, with the same words for everybody', async () => {
    const mails = await openMailServer()
    const graphql = (address: string) =>
      server.send('POST', '/graphql', { body: { query: requestReset, variables: { email: address } } })
    const known = await graphql(email)
    const unknown = await graphql('nobody@example.com')
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
    await settled(world)
    expect(mails.map(({ to }) => to)).toEqual([[email]])
  })

  it('says what is missing', async () => {
    for (const body of [{}, { email: '' }, { email: 'sam' }, { email: 5 }, { email: null }]) {
      const { status, body: refused } = await ask(body)
      expect([status, Object.keys(refused.errors)]).toEqual([400, ['email']])
    }
    expect((await ask({})).body.message).toBe('Valid email is required')
    expect((await choose({})).body.errors).toEqual({
      token: ['Token is required'],
      newPassword: [expect.any(String)],
    })
  })

  it.each([
    ['refuses', async () => ({ url: 'smtp://127.0.0.1:1' })],
    ['hangs', () => strangeServer(() => undefined)],
    ['drops the connection', () => strangeServer((socket) => socket.resetAndDestroy())],
    [
      'does not know the person',
      () =>
        mailServer({
          onRcptTo: ({ address }, _session, done) => done(new Error(`no such user ${address}`)),
        }),
    ],
  ])('is answered the same while the mail server %s; the log says so and names nobody', async (how, open) => {
    connectTo((await open()).url, how === 'hangs' ? times : {})
    const before = log.warn.mock.calls.length
    const { status, body } = await ask({ email })
    expect([status, body]).toEqual([200, answer])
    await settled(world)
    expect(log.warn.mock.calls.length).toBe(before + 1)
    expect(JSON.stringify([log.warn.mock.calls, log.error.mock.calls])).not.toContain(email)
    expect(JSON.stringify(log.warn.mock.calls)).not.toMatch(/token/)

    const mails = await openMailServer()
    await ask({ email })
    await settled(world)
    expect(mails).toHaveLength(1)
  })
})
