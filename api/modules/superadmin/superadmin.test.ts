import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { resetSuperadminPassword } from '#api/modules/superadmin/passwordReset.ts'
import { ensureSuperadmin } from '#api/modules/superadmin/service.ts'
import { browser, employ, whoAmI } from '#api/testing/harness/accounts/signIn.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { openWorld, type World } from '#api/testing/harness/world.ts'

const signInSuperadmin = `mutation ($username: String!, $password: String!) {
  signInSuperadmin(input: { username: $username, password: $password }) {
    token
    superadmin { id username email }
  }
}`

const ownName = '{ superadmin { id username email } }'

describe('the superadmin', () => {
  let world: World

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
  })

  beforeEach(async () => {
    await world.prisma.superAdmin.deleteMany()
    await world.prisma.rateLimiterFlexible.deleteMany()
  })

  const signInAs = (username: string, password: string) =>
    browser(world).run(signInSuperadmin, { username, password })

  const refusal = { code: 'INVALID_CREDENTIALS', message: 'Invalid username or password' }

  it('signs in, in any spelling, and sees who they are', async () => {
    await ensureSuperadmin(world.services, 'deep blue sea')
    const { data } = await signInAs(' TRITON ', 'deep blue sea')
    const { token, superadmin } = data.signInSuperadmin
    expect(superadmin).toEqual({ id: expect.any(String), username: 'triton', email: expect.any(String) })
    expect(await browser(world, token).ok(ownName)).toEqual({ superadmin })
    expect((await browser(world, token).fails(whoAmI)).code).toBe('FORBIDDEN')
    const { lastLoginAt } = await world.prisma.superAdmin.findFirstOrThrow()
    expect(lastLoginAt).toEqual(world.clock.now())
  })

  it('is not told apart from nobody', async () => {
    await ensureSuperadmin(world.services, 'deep blue sea')
    const verify = vi.spyOn(world.services.passwords, 'verify')
    expect((await signInAs('triton', 'wrong sea')).failures).toMatchObject([refusal])
    expect((await signInAs('proteus', 'deep blue sea')).failures).toMatchObject([refusal])
    await world.prisma.superAdmin.updateMany({ data: { isActive: false } })
    expect((await signInAs('triton', 'deep blue sea')).failures).toMatchObject([refusal])
    expect(verify).toHaveBeenCalledTimes(3)
    verify.mockRestore()
    expect((await world.prisma.superAdmin.findFirstOrThrow()).lastLoginAt).toBeNull()
  })

  it('is no user of a business, and users are no superadmins', async () => {
    await ensureSuperadmin(world.services, 'deep blue sea')
    const business = await world.business()
    const { username, password } = await employ(world, business.id, { role: 'ADMIN' })
    expect((await signInAs(username, password)).failures).toMatchObject([refusal])
  })

  it('is guessed at five times', async () => {
    await ensureSuperadmin(world.services, 'deep blue sea')
    const guesses = Array.from({ length: 20 }, (_, turn) => signInAs('triton', `guess ${turn}`))
    const codes = (await Promise.all(guesses)).map(({ failures }) => failures[0]?.code)
    expect(codes.filter((code) => code === 'INVALID_CREDENTIALS')).toHaveLength(5)
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(15)
    expect((await signInAs('triton', 'deep blue sea')).failures).toMatchObject([{ code: 'RATE_LIMITED' }])
  })

  it('names both fields that are empty', async () => {
    expect((await signInAs('', '')).failures).toMatchObject([
      { fields: { username: ['Username is required'], password: ['Password is required'] } },
    ])
  })

  it('is signed out by a new token version and by being deactivated', async () => {
    await ensureSuperadmin(world.services, 'deep blue sea')
    const { token } = (await signInAs('triton', 'deep blue sea')).data.signInSuperadmin
    await world.prisma.superAdmin.updateMany({ data: { tokenVersion: 1 } })
    expect((await browser(world, token).fails(ownName)).code).toBe('SESSION_EXPIRED')
    await world.prisma.superAdmin.updateMany({ data: { tokenVersion: 0, isActive: false } })
    expect((await browser(world, token).fails(ownName)).code).toBe('SESSION_EXPIRED')
  })

  it('gets a new password, which ends the sessions and is recorded', async () => {
    await ensureSuperadmin(world.services, 'deep blue sea')
    const { token } = (await signInAs('triton', 'deep blue sea')).data.signInSuperadmin
    expect(await resetSuperadminPassword(world.services, 'Triton', 'high green sea')).toBe('high green sea')
    expect((await browser(world, token).fails(ownName)).code).toBe('SESSION_EXPIRED')
    expect((await signInAs('triton', 'deep blue sea')).failures).toMatchObject([refusal])
    const again = (await signInAs('triton', 'high green sea')).data.signInSuperadmin
    const trail =
      '{ superadmin { auditTrail(first: 5) { edges { node { action actorName subjectType } } } } }'
    const { superadmin } = await browser(world, again.token).ok(trail)
    expect(superadmin.auditTrail.edges).toContainEqual({
      node: { action: 'SUPERADMIN_RESET_PASSWORD', actorName: 'triton', subjectType: 'SuperAdmin' },
    })
    const random = await resetSuperadminPassword(world.services, 'triton')
    expect(random).toMatch(/^[\w-]{22}$/)
    expect((await signInAs('triton', random)).failures).toEqual([])
    await expect(resetSuperadminPassword(world.services, 'proteus')).rejects.toThrow(
      'There is no superadmin proteus',
    )
  })

  describe('at the first start', () => {
    it('is made with the password given', async () => {
      expect(await ensureSuperadmin(world.services, 'deep blue sea')).toBeNull()
      expect((await signInAs('triton', 'deep blue sea')).failures).toEqual([])
    })

    it('The first start makes up a password for the superadmin, and tells it', async () => {
      const password = await ensureSuperadmin(world.services)
      expect(password).toMatch(/^[\w-]{22}$/)
      expect((await signInAs('triton', password ?? '')).failures).toEqual([])
    })

    it('A later start leaves the superadmin as it is', async () => {
      await ensureSuperadmin(world.services, 'deep blue sea')
      expect(await ensureSuperadmin(world.services, 'another sea')).toBeNull()
      expect(await ensureSuperadmin(world.services)).toBeNull()
      expect((await signInAs('triton', 'deep blue sea')).failures).toEqual([])
      await world.prisma.superAdmin.updateMany({
        data: { username: 'poseidon', email: 'poseidon@example.com' },
      })
      expect(await ensureSuperadmin(world.services)).toBeNull()
      expect(await world.prisma.superAdmin.count()).toBe(1)
    })

    it('Several instances that start at once make one superadmin, and the password that is told works', async () => {
      const told = await Promise.all(Array.from({ length: 8 }, () => ensureSuperadmin(world.services)))
      const [password, ...others] = told.filter((each) => each !== null)
      expect(others).toEqual([])
      expect((await signInAs('triton', password ?? '')).failures).toEqual([])
    })
  })
})
