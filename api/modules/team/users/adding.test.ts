import { describe, expect, it } from 'vitest'
import { browser, signIn } from '#api/testing/harness/accounts/signIn.ts'
import { add, idOf, person, setPassword, update } from '#api/testing/harness/records/team.ts'
import { setUpBusiness } from '#api/testing/harness/setUpBusiness.ts'
import type { TestBusiness, World } from '#api/testing/harness/world.ts'

describe('the team', () => {
  let world: World
  let business: TestBusiness
  setUpBusiness((scene) => {
    ;({ world, business } = scene)
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
})
