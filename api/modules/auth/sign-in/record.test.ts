import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demoUsername } from '#api/core/accounts/usernames.ts'
import { registry } from '#api/core/telemetry/metrics.ts'
import { demoBusinessId } from '#api/core/tenancy/demo.ts'
import { signInWithCode, ticketOf, withFactor } from '#api/modules/auth/second-factor/testing/secondFactor.ts'
import { type Account, browser, employ, signIn, tokenOf } from '#api/testing/harness/accounts/signIn.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { settled } from '#api/testing/harness/mail/mailbox.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

const network = '192.0.2.x'

describe('a sign-in', () => {
  let world: World
  let business: TestBusiness
  let account: Account

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
  })
  beforeEach(async () => {
    await world.prisma.rateLimiterFlexible.deleteMany()
    business = await world.business()
    account = await employ(world, business.id)
  })

  const attempt = (password: string, { username } = account) =>
    browser(world).fails(signIn, { username, password })
  async function trail(of = account) {
    await settled(world)
    const entries = await world.prisma.auditEntry.findMany({
      where: { subject: `User:${of.id}`, businessId: of.businessId, kind: 'signIn' },
      orderBy: { id: 'asc' },
    })
    return entries.map(({ actorType, actorId, action, after }) => [actorType, actorId, action, after])
  }
  async function counted(outcome: string) {
    await settled(world)
    const { values } = (await registry.getSingleMetric('cuecard_sign_ins_total')?.get()) ?? { values: [] }
    return values.find(({ labels }) => labels.outcome === outcome)?.value ?? 0
  }

  it('stands in the audit trail with its way and network, and is counted', async () => {
    const before = await counted('signed-in')
    await tokenOf(world, account)
    expect(await trail()).toEqual([['user', account.id, 'signIn:succeed', { way: 'password', network }]])
    expect(await counted('signed-in')).toBe(before + 1)
  })

  it('that is refused stands there once in 15 minutes, and each is counted', async () => {
    const before = await counted('wrong-password')
    for (let i = 0; i < 4; i += 1) await attempt('wrong one')
    const refused = { way: 'password', reason: 'wrong password', network }
    expect(await trail()).toEqual([['system', null, 'signIn:refuse', refused]])
    expect(await counted('wrong-password')).toBe(before + 4)
  })

  it('beyond the limit is counted as one of too many', async () => {
    const before = await counted('too-many-attempts')
    for (let i = 0; i < 6; i += 1) await attempt('wrong one')
    expect(await counted('too-many-attempts')).toBe(before + 1)
  })

  it.each([
    [
      'suspended business',
      () => world.prisma.business.update({ where: { id: business.id }, data: { isActive: false } }),
    ],
    [
      'deactivated account',
      () => world.prisma.user.updateMany({ where: { id: account.id }, data: { isActive: false } }),
    ],
  ])('to a %s says so in the trail', async (reason, change) => {
    await change()
    await attempt(account.password)
    expect(await trail()).toEqual([['system', null, 'signIn:refuse', { way: 'password', reason, network }]])
  })

  it('with a username that nobody has is counted, and in nobody’s trail', async () => {
    const [before, entries] = [await counted('wrong-password'), await world.prisma.auditEntry.count()]
    await attempt('wrong one', { ...account, username: 'nobody at all' })
    expect(await counted('wrong-password')).toBe(before + 1)
    expect(await world.prisma.auditEntry.count()).toBe(entries)
  })

  it('with a second factor names the kind of code, and the wrong ones', async () => {
    const { code, recoveryCodes } = await withFactor(
      world,
      browser(world, await tokenOf(world, account)),
      account.password,
    )
    const second = async (typed: string) =>
      browser(world).run(signInWithCode, { ticket: await ticketOf(world, account), code: typed })
    await second('000000')
    await second(code())
    await second(String(recoveryCodes[0]))
    expect((await trail()).slice(1)).toEqual([
      ['system', null, 'signIn:refuse', { way: 'code', reason: 'wrong code', network }],
      ['user', account.id, 'signIn:succeed', { way: 'code', network }],
      ['user', account.id, 'signIn:succeed', { way: 'recovery code', network }],
    ])
  })

  it('at the demo, whose visitors share an account, is left out', async () => {
    await world.prisma.business.create({ data: { id: demoBusinessId, name: 'The demo' } })
    const demo = await employ(world, demoBusinessId, { username: demoUsername })
    await tokenOf(world, demo)
    expect(await trail(demo)).toEqual([])
  })
})
