import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demoBusinessId } from '#api/core/accounts/usernames.ts'
import { globalId } from '#api/core/graph/ids.ts'
import { freshDatabase } from '#api/testing/database.ts'
import { type Account, browser, employ, signIn, tokenOf, whoAmI } from '#api/testing/signIn.ts'
import { actor, openWorld, type TestBusiness, type World } from '#api/testing/world.ts'

const user = 'user { databaseId firstName lastName email username role isActive }'
const add = `mutation ($input: CreateUserInput!) { createUser(input: $input) {
  ${user} business { team { username } } } }`
const update = `mutation ($input: UpdateUserInput!) { updateUser(input: $input) { ${user} } }`
const setPassword = `mutation ($input: SetUserPasswordInput!) { setUserPassword(input: $input) { ${user} } }`

let serial = 0
const person = (more: object = {}) => {
  serial += 1
  const username = `mia${serial}`
  return {
    firstName: 'Mia',
    lastName: 'Moss',
    email: `${username}@m.example`,
    username,
    password: 'secret',
    ...more,
  }
}
const idOf = ({ id }: { id: number }) => globalId('User', id)

describe('the team', () => {
  let world: World
  let business: TestBusiness

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
  })

  beforeEach(async () => {
    business = await world.business({ name: `Shop ${serial}` })
  })

  const trail = () =>
    world.prisma.auditEntry.findMany({ where: { businessId: business.id }, orderBy: { id: 'asc' } })
  const adds = (more: object) => business.admin.actor.fails(add, { input: person(more) })

  it('accepts a user added by an admin, who can then sign in', async () => {
    const input = person({ role: 'MANAGER', email: ' Mia@M.example ' })
    const { createUser } = await business.admin.actor.ok(add, { input })
    const { password, ...shown } = input
    expect(createUser.user).toMatchObject({ ...shown, email: 'Mia@M.example', isActive: true })
    expect(createUser.business.team).toContainEqual({ username: input.username })
    const data = await browser(world).ok(signIn, { username: input.username.toUpperCase(), password })
    expect(data.signIn.user.role).toBe('MANAGER')
  })

  it('has employees unless said otherwise, and is changed by admins alone', async () => {
    const { createUser } = await business.admin.actor.ok(add, { input: person() })
    expect(createUser.user.role).toBe('EMPLOYEE')
    for (const role of ['EMPLOYEE', 'MANAGER'] as const) {
      expect((await business.as(role).fails(add, { input: person() })).code).toBe('FORBIDDEN')
    }
  })

  it.each([
    [{ firstName: ' ' }, { firstName: ['First name is required'] }],
    [{ lastName: '' }, { lastName: ['Last name is required'] }],
    [{ email: 'nobody' }, { email: ['Valid email required'] }],
    [{ username: '' }, { username: ['Username is required'] }],
    [{ password: 'short' }, { password: ['Password must be at least 6 characters'] }],
    [{ firstName: '\u200b\u2060' }, { firstName: ['First name is required'] }],
    [{ lastName: '\u3164' }, { lastName: ['Last name is required'] }],
    [{ username: '\u2800' }, { username: ['Username is required'] }],
    [{ username: 'a\u3164b' }, { username: ['Username contains characters that are not allowed'] }],
    [{ username: 'a\u200bb' }, { username: ['Username contains characters that are not allowed'] }],
    [{ password: 'x'.repeat(201) }, { password: ['Password must be at most 200 characters'] }],
  ])('refuses %j', async (more, fields) => {
    expect(await adds(more)).toMatchObject({ code: 'BAD_INPUT', fields })
  })

  it('has unique usernames and emails per business, ignoring case', async () => {
    const taken = await business.member({ username: 'Nora', email: 'nora@n.example' })
    const message = 'Username already exists'
    expect(await adds({ username: 'nORA' })).toMatchObject({
      code: 'CONFLICT',
      message,
      fields: { username: [message] },
    })
    const email = 'Email already exists'
    expect(await adds({ email: 'NORA@n.example' })).toMatchObject({
      code: 'CONFLICT',
      message: email,
      fields: { email: [email] },
    })
    const change = { id: idOf(business.employee), email: 'NORA@N.example' }
    expect(await business.admin.actor.fails(update, { input: change })).toMatchObject({
      code: 'CONFLICT',
      message: email,
    })
    await business.admin.actor.ok(update, { input: { id: idOf(taken), email: 'NORA@N.example' } })
    const other = await world.business({ name: 'Elsewhere' })
    await other.admin.actor.ok(add, { input: person({ username: 'nora', email: 'nora@n.example' }) })
  })

  it.each(['triton', ' TRITON', 'demo', 'Demo'])('gives nobody the name %s', async (username) => {
    expect(await adds({ username })).toMatchObject({ code: 'CONFLICT', message: 'Username already exists' })
  })

  it('writes to the audit trail, and never a password', async () => {
    const input = person()
    const { createUser } = await business.admin.actor.ok(add, { input })
    const id = createUser.user.databaseId
    await business.admin.actor.ok(update, { input: { id: idOf({ id }), firstName: 'Mina', role: 'MANAGER' } })
    await business.admin.actor.ok(update, { input: { id: idOf({ id }), firstName: 'Mina' } })
    await business.admin.actor.ok(setPassword, { input: { id: idOf({ id }), newPassword: 'another secret' } })
    const { password: _, ...shown } = input
    expect(await trail()).toMatchObject([
      { action: 'team:add', subject: `User:${id}`, before: null, after: { ...shown, role: 'EMPLOYEE' } },
      {
        action: 'team:update',
        subject: `User:${id}`,
        before: { firstName: 'Mia', role: 'EMPLOYEE' },
        after: { firstName: 'Mina', role: 'MANAGER' },
      },
      { action: 'team:changePassword', subject: `User:${id}`, before: null, after: null },
    ])
    expect(JSON.stringify(await trail())).not.toMatch(/secret|argon/)
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

    it('end with another role', async () => {
      await change({ role: 'EMPLOYEE', lastName: 'Same' })
      await browser(world, token).ok(whoAmI)
      await change({ role: 'MANAGER' })
      await over()
    })

    it('end with a new password, as do the links for one', async () => {
      const link = await world.prisma.passwordResetToken.create({
        data: {
          businessId: business.id,
          userId: account.id,
          tokenHash: String(account.id).padStart(64, '0'),
          expiresAt: new Date('2026-06-10T17:00:00Z'),
        },
      })
      const input = { id: idOf(account), newPassword: 'chosen for you' }
      await business.admin.actor.ok(setPassword, { input })
      await over()
      await tokenOf(world, { ...account, password: 'chosen for you' })
      expect(
        await world.prisma.passwordResetToken.findFirstOrThrow({ where: { id: link.id } }),
      ).toMatchObject({ used: true })
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

  it('of the demo keeps what anyone signs in with', async () => {
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
