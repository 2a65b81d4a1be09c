import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { issueVerification } from '#api/modules/auth/email-verification/send.ts'
import { browser } from '#api/testing/harness/accounts/signIn.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { serve, type TestServer } from '#api/testing/harness/http/httpServer.ts'
import { verifyEmail } from '#api/testing/harness/mail/mailbox.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

const words = 'This link no longer works. Please ask for a new one.'
const over = { code: 'BAD_INPUT', message: words, fields: { token: [words] } }
const noon = '2026-06-10T16:00:00.000Z'

describe('verifying an email address', () => {
  let world: World
  let business: TestBusiness
  let server: TestServer
  let member: Awaited<ReturnType<TestBusiness['member']>>
  let token: string

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
    business = await world.business()
    server = await serve(world)
  })

  beforeEach(async () => {
    world.clock.set(noon)
    member = await business.member()
    token = await issueVerification(world.services, member, member.email)
  })

  const press = (by = token) => browser(world).run(verifyEmail, { token: by })
  const verifiedAt = async ({ id } = member) =>
    (await world.prisma.user.findFirstOrThrow({ where: { id } })).emailVerifiedAt
  const later = (days: number) =>
    world.clock.set(new Date(Date.parse(noon) + days * 24 * 60 * 60_000).toISOString())

  it('takes the link once, and leaves everything else as it was', async () => {
    expect((await press()).data).toEqual({ verifyEmail: { message: 'Your email address is verified.' } })
    expect(await verifiedAt()).toEqual(world.clock.now())
    expect(await world.prisma.user.findFirst({ where: { id: member.id } })).toMatchObject({
      tokenVersion: 0,
      isActive: true,
    })
    for (let turn = 0; turn < 5; turn += 1) expect((await press()).failures).toMatchObject([over])
    expect(await verifiedAt()).not.toBeNull()
  })

  it('takes the link once of twenty times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => press()))
    expect(answers.filter(({ failures }) => failures.length === 0)).toHaveLength(1)
    for (const { failures } of answers) for (const failure of failures) expect(failure).toMatchObject(over)
  })

  it('takes the newer of two links, of twenty made at once too', async () => {
    const links = await Promise.all(
      Array.from({ length: 20 }, () => issueVerification(world.services, member, member.email)),
    )
    expect((await press()).failures).toMatchObject([over])
    expect(await verifiedAt()).toBeNull()
    const answers = await Promise.all(links.map((link) => press(link)))
    expect(answers.filter(({ failures }) => failures.length === 0)).toHaveLength(1)
  })

  it('takes the link for seven days', async () => {
    later(7)
    expect((await press()).failures).toMatchObject([over])
    expect(await verifiedAt()).toBeNull()
    later(6.9)
    expect((await press()).failures).toEqual([])
  })

  it.each(['new@mail.example', 'SPELLED'])('takes no link for another address: %s', async (email) => {
    const changed = email === 'SPELLED' ? member.email.toUpperCase() : email
    await world.prisma.user.updateMany({ where: { id: member.id }, data: { email: changed } })
    expect((await press()).failures).toMatchObject([over])
    expect(await verifiedAt()).toBeNull()
  })

  it('verifies nobody else', async () => {
    const other = await business.member()
    await press()
    expect(await verifiedAt(other)).toBeNull()
  })

  it('does not happen by opening the link', async () => {
    for (const method of ['GET', 'HEAD'] as const) {
      for (const path of ['/verify-email', '/api/auth/verify-email']) {
        await server.send(method, `${path}?token=${token}`)
      }
    }
    expect(await verifiedAt()).toBeNull()
  })

  it('goes over REST', async () => {
    const send = (body: unknown) => server.send('POST', '/api/auth/verify-email', { body })
    const done = await send({ token })
    expect([done.status, done.body]).toEqual([
      200,
      { success: true, message: 'Your email address is verified.' },
    ])
    const again = await send({ token })
    expect([again.status, again.body]).toEqual([
      400,
      { message: words, code: 'BAD_INPUT', errors: { token: [words] } },
    ])
    for (const body of [{}, { token: '' }, { token: 5 }, { token: 'x'.repeat(201) }]) {
      const { status, body: refused } = await send(body)
      expect([status, Object.keys(refused.errors)]).toEqual([400, ['token']])
    }
  })
})
