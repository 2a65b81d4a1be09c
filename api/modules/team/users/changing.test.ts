import { beforeEach, describe, expect, it } from 'vitest'
import { demoBusinessId } from '#api/core/tenancy/demo.ts'
import {
  type Account,
  browser,
  employ,
  signIn,
  tokenOf,
  whoAmI,
} from '#api/testing/harness/accounts/signIn.ts'
import { idOf, setPassword, update } from '#api/testing/harness/records/team.ts'
import { setUpBusiness } from '#api/testing/harness/setUpBusiness.ts'
import { actor, type TestBusiness, type World } from '#api/testing/harness/world.ts'

describe('the team', () => {
  let world: World
  let business: TestBusiness
  setUpBusiness((scene) => {
    ;({ world, business } = scene)
  })

  describe('and its sessions', () => {
    let account: Account
    let token: string
    beforeEach(async () => {
      account = await employ(world, business.id)
      token = await tokenOf(world, account)
    })
    const over = async () => expect((await browser(world, token).fails(whoAmI)).code).toBe('SESSION_EXPIRED')
    const change = (input: object) =>
      business.admin.actor.ok(update, { input: { id: idOf(account), ...input } })

    const addLink = () =>
      world.prisma.passwordResetToken.create({
        data: {
          businessId: business.id,
          userId: account.id,
          tokenHash: String(account.id).padStart(64, '0'),
          expiresAt: new Date('2026-06-10T17:00:00Z'),
        },
      })
    const openLinks = () =>
      world.prisma.passwordResetToken.count({ where: { userId: account.id, used: false } })

    it('end with another role', async () => {
      await change({ role: 'EMPLOYEE', lastName: 'Same' })
      await browser(world, token).ok(whoAmI)
      await change({ role: 'MANAGER' })
      await over()
    })

    it('end with a new password, as do the links for one', async () => {
      await addLink()
      const input = { id: idOf(account), newPassword: 'chosen for you' }
      await business.admin.actor.ok(setPassword, { input })
      await over()
      await tokenOf(world, { ...account, password: 'chosen for you' })
      expect(await openLinks()).toBe(0)
    })

    it.each([
      ['deactivation, and stay so after reactivation', [{ isActive: false }, { isActive: true }]],
      ['another email address', [{ email: 'moved@example.com' }]],
    ])('The links for a new password end with %s', async (_what, changes) => {
      await addLink()
      await change({ lastName: 'Same' })
      expect(await openLinks()).toBe(1)
      for (const each of changes) await change(each)
      expect(await openLinks()).toBe(0)
    })

    it('end with deactivation; a reactivated user must sign in again', async () => {
      await change({ isActive: false })
      await over()
      const failed = await browser(world).run(signIn, { ...account })
      expect(failed.failures[0]?.code).toBe('INVALID_CREDENTIALS')
      await change({ isActive: true })
      await over()
      await tokenOf(world, account)
    })
  })

  it('keeps one’s own password to the old one', async () => {
    const input = { id: idOf(business.admin), newPassword: 'mine' }
    expect(
      (await business.admin.actor.fails(setPassword, { input: { ...input, newPassword: 'mine again' } }))
        .code,
    ).toBe('FORBIDDEN')
    expect(await business.admin.actor.fails(setPassword, { input })).toMatchObject({
      code: 'BAD_INPUT',
      message: 'Password must be at least 6 characters',
    })
  })

  it('keeps its last active admin', async () => {
    await business.member({ role: 'ADMIN', isActive: false })
    for (const change of [{ role: 'MANAGER' }, { isActive: false }]) {
      const failure = await business.admin.actor.fails(update, {
        input: { id: idOf(business.admin), ...change },
      })
      expect(failure).toMatchObject({ code: 'CONFLICT', message: 'At least one active admin must remain.' })
    }
    const second = await business.member({ role: 'ADMIN' })
    await business.admin.actor.ok(update, { input: { id: idOf(second), role: 'EMPLOYEE' } })
  })

  it('The team of the demo keeps what anyone signs in with', async () => {
    await world.prisma.business.create({ data: { id: demoBusinessId, name: 'The demo' } })
    const { prisma, services } = world
    const names = { firstName: 'Sam', lastName: 'Whitaker', email: 'demo@example.com', username: 'demo' }
    const passwordHash = await services.passwords.hash('demo1234')
    const demo = await prisma.user.create({
      data: { businessId: demoBusinessId, role: 'ADMIN', passwordHash, ...names },
    })
    await prisma.user.create({
      data: {
        ...names,
        businessId: demoBusinessId,
        role: 'ADMIN',
        passwordHash,
        username: 'second',
        email: 's@example.com',
      },
    })
    const sam = actor(services, {
      kind: 'user',
      businessId: demoBusinessId,
      userId: demo.id,
      role: 'ADMIN',
      fullName: 'Sam Whitaker',
      timeZone: 'America/New_York',
    })
    const id = idOf(demo)
    for (const change of [{ email: 'me@example.com' }, { role: 'EMPLOYEE' }, { isActive: false }]) {
      expect((await sam.fails(update, { input: { id, ...change } })).code).toBe('FORBIDDEN')
    }
    expect((await sam.fails(setPassword, { input: { id, newPassword: 'mine now' } })).code).toBe('FORBIDDEN')
    const same = { ...names, username: undefined, firstName: 'Samuel' }
    const { username: _, ...kept } = same
    const { updateUser } = await sam.ok(update, { input: { id, ...kept, role: 'ADMIN' } })
    expect(updateUser.user.firstName).toBe('Samuel')
    const facts = '{ viewer { user { isDemo canEdit canSetPassword canDeactivate canReactivate } } }'
    expect((await sam.ok(facts)).viewer.user).toEqual({
      isDemo: true,
      canEdit: true,
      canSetPassword: false,
      canDeactivate: false,
      canReactivate: false,
    })
  })

  it('cannot be demoted or deactivated while it is the only active admin', async () => {
    const read = '{ viewer { business { team { role canDeactivate canChangeRole } } } }'
    const admins = async () =>
      (await business.admin.actor.ok(read)).viewer.business.team
        .filter(({ role }: { role: string }) => role === 'ADMIN')
        .map(({ canDeactivate, canChangeRole }: Record<string, boolean>) => [canDeactivate, canChangeRole])
    expect(await admins()).toEqual([[false, false]])
    await world.prisma.user.update({
      where: { businessId_id: { businessId: business.id, id: business.manager.id } },
      data: { role: 'ADMIN' },
    })
    expect(await admins()).toEqual([
      [true, true],
      [true, true],
    ])
  })
})
