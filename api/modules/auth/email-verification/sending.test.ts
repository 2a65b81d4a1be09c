import { describe, expect, it, vi } from 'vitest'
import { demoBusinessId } from '#api/core/tenancy/demo.ts'
import {
  createUser,
  person,
  sendAgain,
  setUpVerification,
  update,
  type VerificationScene,
  victim,
} from '#api/modules/auth/email-verification/testing/emailVerification.ts'
import { hashOf } from '#api/modules/auth/linkTokens.ts'
import { operatorOf } from '#api/testing/harness/accounts/operator.ts'
import { confirmedSession } from '#api/testing/harness/accounts/sessions.ts'
import { browser } from '#api/testing/harness/accounts/signIn.ts'
import {
  requestReset,
  settled,
  verificationTokensIn,
  verifyEmail,
} from '#api/testing/harness/mail/mailbox.ts'
import { idOf } from '#api/testing/harness/records/team.ts'
import { actor, publicUrl, type TestBusiness } from '#api/testing/harness/world.ts'

const poison = {
  business: { name: 'URGENT: your account was locked. Verify at https://evil.example/login' },
  admin: { firstName: 'you have won, open https://evil.example/win now,', lastName: 'evil.example' },
}
let serial = 0

describe('the link that verifies an address', () => {
  let world: VerificationScene['world']
  let box: VerificationScene['box']
  let business: VerificationScene['business']
  const { registers, mails } = setUpVerification((scene) => {
    ;({ world, box, business } = scene)
  })
  const verify = (token = '') => browser(world).run(verifyEmail, { token })

  it('goes to the person who registers, who is signed in without it', async () => {
    const { registerBusiness: session } = await registers(victim)
    expect(session.user.emailVerified).toBe(false)
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail).toMatchObject({ to: victim, subject: 'Verify your email address for Cuecard' })
    const [token = ''] = verificationTokensIn(mail?.text ?? '')
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    expect(mail?.html).toContain(`href="${publicUrl}/verify-email?token=${token}"`)
    const row = await world.prisma.emailVerification.findFirst({ where: { userId: session.user.databaseId } })
    expect(row).toMatchObject({ email: victim, tokenHash: hashOf(token) })
    expect(row?.expiresAt.getTime()).toBe(world.clock.now().getTime() + 7 * 24 * 60 * 60_000)
  })

  it('goes to a member whom an admin adds, and to the admin of a business that the superadmin makes', async () => {
    await business.admin.actor.ok(createUser, { input: person('one@mail.example') })
    const operator = await operatorOf(world)
    await operator.ok(
      `mutation ($input: CreateBusinessInput!) { createBusiness(input: $input) { business { id } } }`,
      { input: { business: { name: 'Made' }, admin: person('two@mail.example') } },
    )
    expect((await mails()).map(({ to }) => to)).toEqual(['one@mail.example', 'two@mail.example'])
  })

  it('is sent after the answer, and not at all when the account was not made', async () => {
    const run = vi.spyOn(world.services.backgroundTasks, 'run').mockImplementation(() => undefined)
    await registers(victim)
    expect(run).toHaveBeenCalledTimes(1)
    expect(box.mails).toEqual([])
    const { username } = await business.member()
    await business.admin.actor.fails(createUser, { input: person('x@mail.example', { username }) })
    expect(run).toHaveBeenCalledTimes(1)
    run.mockRestore()
  })

  it('carries nothing that a stranger typed, before and after the address is verified', async () => {
    const typed = /evil|win|URGENT|locked|Moss|mia/i
    await registers(victim, poison)
    await browser(world).ok(requestReset, { email: victim })
    const before = await mails()
    expect(before).toHaveLength(2)
    const [token = ''] = before.flatMap(({ text }) => verificationTokensIn(text))
    expect((await verify(token)).failures).toEqual([])
    await browser(world).ok(requestReset, { email: victim })
    const after = (await mails()).slice(2)
    expect(after).toHaveLength(1)
    for (const { text, html = '', subject } of [...before, ...after]) {
      expect(`${subject} ${text} ${html}`).not.toMatch(typed)
      expect([text.match(/https?:/g), html.match(/https?:/g)]).toEqual([['https:'], ['https:']])
      expect(html.match(/href=/g)).toHaveLength(1)
    }
    expect(after[0]?.text).toContain('A business whose name is not shown in mails')
  })

  it('is sent to a new address, which is not verified; the earlier link verifies nothing', async () => {
    const { id } = await business.member({ email: 'old@mail.example', emailVerifiedAt: world.clock.now() })
    await business.admin.actor.ok(update, {
      input: { id: idOf({ id }), email: 'old@mail.example', firstName: 'Mo' },
    })
    expect(await mails()).toEqual([])
    const change = async (email: string) => {
      const { updateUser } = await business.admin.actor.ok(update, { input: { id: idOf({ id }), email } })
      expect(updateUser.user.emailVerified).toBe(false)
      return verificationTokensIn((await mails()).at(-1)?.text ?? '')[0]
    }
    const first = await change('first@mail.example')
    const second = await change('second@mail.example')
    expect(box.mails.map(({ to }) => to)).toEqual(['first@mail.example', 'second@mail.example'])
    for (let turn = 0; turn < 5; turn += 1) expect((await verify(first)).failures).toHaveLength(1)
    expect((await verify(second)).failures).toEqual([])
  })

  it.each(['createUser', 'updateUser', 'sendVerificationEmail'])(
    'is never sent in the demo: %s',
    async (act) => {
      await world.prisma.business.upsert({
        where: { id: demoBusinessId },
        create: { id: demoBusinessId, name: 'The demo' },
        update: {},
      })
      const who = {
        firstName: 'Ada',
        lastName: 'Demo',
        passwordHash: '$argon2id$none',
        role: 'ADMIN' as const,
      }
      const account = {
        username: `a${serial}`,
        email: `a${++serial}@mail.example`,
        businessId: demoBusinessId,
      }
      const { id: userId } = await world.prisma.user.create({ data: { ...who, ...account } })
      const timeZone = 'America/New_York'
      const admin = actor(world.services, {
        kind: 'user',
        businessId: demoBusinessId,
        userId,
        role: 'ADMIN',
        fullName: 'Ada Demo',
        timeZone,
        sessionId: await confirmedSession(world.prisma, { businessId: demoBusinessId, userId }),
      })
      if (act === 'createUser') await admin.ok(createUser, { input: person(victim) })
      if (act === 'updateUser')
        await admin.ok(update, { input: { id: idOf({ id: userId }), email: `b${serial}@m.example` } })
      if (act === 'sendVerificationEmail') {
        expect((await admin.fails(sendAgain, { id: idOf({ id: userId }) })).code).toBe('FORBIDDEN')
      }
      expect(await mails()).toEqual([])
    },
  )

  describe('asked for again', () => {
    it('is sent for oneself by everyone, for others by admins, and ends the earlier one', async () => {
      const { employee, manager, admin } = business
      await employee.actor.ok(sendAgain, { id: idOf(employee) })
      await settled(world)
      await admin.actor.ok(sendAgain, { id: idOf(employee) })
      expect((await manager.actor.fails(sendAgain, { id: idOf(employee) })).code).toBe('FORBIDDEN')
      expect((await employee.actor.fails(sendAgain, { id: idOf(manager) })).code).toBe('FORBIDDEN')
      const other = await world.business()
      expect((await other.admin.actor.fails(sendAgain, { id: idOf(employee) })).code).toBe('NOT_FOUND')
      const [first, second, ...more] = (await mails()).flatMap(({ text }) => verificationTokensIn(text))
      expect(more).toEqual([])
      expect((await verify(first)).failures).toHaveLength(1)
      expect((await verify(second)).failures).toEqual([])
      expect(await admin.actor.fails(sendAgain, { id: idOf(employee) })).toMatchObject({
        code: 'CONFLICT',
        message: 'This email address is verified already.',
      })
    })
  })

  it('shows who is verified to admins and to the person', async () => {
    const team = '{ viewer { business { team { databaseId emailVerified canSendVerification } } } }'
    const seenBy = async (who: TestBusiness['admin']) => {
      const { viewer } = await who.actor.ok(team)
      return viewer.business.team.find(
        (user: { databaseId: number }) => user.databaseId === business.employee.id,
      )
    }
    expect(await seenBy(business.admin)).toMatchObject({ emailVerified: false, canSendVerification: true })
    expect(await seenBy(business.employee)).toMatchObject({ emailVerified: false, canSendVerification: true })
    expect(await seenBy(business.manager)).toMatchObject({ emailVerified: null, canSendVerification: false })
  })
})
