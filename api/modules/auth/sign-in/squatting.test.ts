import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { accountsPerSignIn } from '#api/modules/auth/sign-in/accounts.ts'
import { freshDatabase } from '#api/testing/database.ts'
import { type Account, browser, employ } from '#api/testing/signIn.ts'
import { openWorld, type World } from '#api/testing/world.ts'

const signIn = `mutation ($username: String!, $password: String!, $business: String, $lastBusinessId: Int) {
  signIn(input: { username: $username, password: $password, business: $business, lastBusinessId: $lastBusinessId }) {
    business { databaseId name } } }`

interface Hints {
  business?: string
  lastBusinessId?: number
}

/** 99 businesses have the victim's username, and all of them have signed in more recently. */
describe('a username that strangers use elsewhere', () => {
  let world: World
  let victim: Account

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
    victim = await employ(world, (await world.business({ name: 'Honest  Café' })).id, { username: 'admin' })
    const passwordHash = await world.services.passwords.hash('squatter')
    await world.prisma.user.update({
      where: { businessId_id: { businessId: victim.businessId, id: victim.id } },
      data: { lastLoginAt: new Date('2026-01-01') },
    })
    await world.prisma.$executeRaw`WITH made AS (
        INSERT INTO "Business" (name) SELECT 'Squat ' || n FROM generate_series(1, 99) n RETURNING id
      ) INSERT INTO "User" ("businessId", username, email, "passwordHash", "firstName", "lastName", "lastLoginAt")
        SELECT id, 'admin', 's@b.example', ${passwordHash}, 'Sam', 'Squatter', '2026-05-01'::timestamptz FROM made`
  })
  afterEach(() => vi.restoreAllMocks())

  const run = (password: string, hints: Hints = {}, address = '192.0.2.50') =>
    browser(world, undefined, address).run(signIn, { username: 'admin', password, ...hints })
  const entered = async (hints: Hints) => {
    const { data, failures } = await run(victim.password, hints)
    return failures[0]?.code ?? data.signIn.business.databaseId
  }
  const verified = async (act: () => Promise<unknown>) => {
    const verify = vi.spyOn(world.services.passwords, 'verify')
    await act()
    const { length } = verify.mock.calls
    verify.mockRestore()
    return length
  }

  it('lets its owner in by the business that the browser used last, or by the name of the business', async () => {
    for (let time = 0; time < 5; time += 1) {
      expect(await entered({ lastBusinessId: victim.businessId })).toBe(victim.businessId)
      await world.prisma.user.updateMany({ where: { id: victim.id }, data: { lastLoginAt: null } })
      for (const business of ['Honest  Café', ' honest café ', 'HONEST CAFE\u0301']) {
        expect(await entered({ business })).toBe(victim.businessId)
      }
      await world.prisma.user.updateMany({ where: { id: victim.id }, data: { lastLoginAt: null } })
    }
  })

  it('costs as many hashes as ever: one by name, three at most', async () => {
    const lastBusinessId = victim.businessId
    expect(await verified(() => run(victim.password, { business: 'Honest Café' }))).toBe(1)
    expect(await verified(() => run(victim.password, { lastBusinessId }))).toBe(accountsPerSignIn)
    expect(await verified(() => run('squatter'))).toBe(accountsPerSignIn)
  })

  it.each([
    ['a name of nobody', { username: 'nobody at all' }, 3],
    ['a name of one', { username: 'only one' }, 3],
    ['a name of a hundred', { username: 'admin' }, 3],
    ['a business that has it', { username: 'admin', business: 'Honest Café' }, 1],
    ['a business that has it not', { username: 'only one', business: 'Honest Café' }, 1],
    ['a business that is not there', { username: 'admin', business: 'Nowhere' }, 1],
    ['a hint that has it', { username: 'admin', lastBusinessId: 1 }, 3],
    ['a hint that is nothing', { username: 'only one', lastBusinessId: -1 }, 3],
  ])('takes as long for a wrong password: %s', async (_what, given, hashes) => {
    await employ(world, (await world.business()).id, { username: 'only one' }).catch(() => null)
    await world.prisma.rateLimiterFlexible.deleteMany()
    const answer = { code: '' }
    const count = await verified(async () => {
      const { failures } = await browser(world).run(signIn, { password: 'wrong horse', ...given })
      answer.code = failures[0]?.code ?? ''
    })
    expect([answer.code, count]).toEqual(['INVALID_CREDENTIALS', hashes])
    await world.prisma.user.deleteMany({ where: { username: 'only one' } })
  })

  it('tries the account of the named business alone', async () => {
    const { failures } = await run('squatter', { business: 'Honest Café' })
    expect(failures[0]?.code).toBe('INVALID_CREDENTIALS')
    const { failures: elsewhere } = await run(victim.password, { business: 'Squat 1' })
    expect(elsewhere[0]?.code).toBe('INVALID_CREDENTIALS')
  })

  it('asks which business when several of the latest fit', async () => {
    expect((await run('squatter')).failures[0]).toMatchObject({ code: 'CHOOSE_BUSINESS' })
  })

  it('does not forget guesses at it when a squatter signs in rightly', async () => {
    await world.prisma.rateLimiterFlexible.deleteMany()
    const codes: (string | undefined)[] = []
    for (let time = 0; time < 10; time += 1) {
      codes.push((await run('a guess', { business: 'Honest Café' }, '192.0.2.66')).failures[0]?.code)
      await run('squatter', { business: 'Squat 7' }, '192.0.2.66')
    }
    expect(codes.filter((code) => code === 'INVALID_CREDENTIALS')).toHaveLength(5)
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(5)
  })

  it('is let in while squatters sign in rightly, without waiting for them', async () => {
    const { passwords } = world.services
    const { verify } = passwords
    for (let time = 0; time < 5; time += 1) {
      // Verifying the squatters' accounts waits until the victim has signed in.
      vi.spyOn(passwords, 'verify').mockImplementation(async (known, password, turn) => {
        if (password === 'squatter') await letIn
        return verify(known, password, turn)
      })
      const squatters = Array.from({ length: 12 }, () => run('squatter'))
      const letIn = entered({ business: 'Honest Café' })
      expect(await letIn).toBe(victim.businessId)
      await Promise.all(squatters)
      vi.restoreAllMocks()
    }
  })

  it('is no reason to refuse it to a business', async () => {
    const business = await world.business({ name: 'Newcomers' })
    const add = `mutation ($input: CreateUserInput!) { createUser(input: $input) { __typename } }`
    const input = {
      username: 'admin',
      password: 'a password',
      firstName: 'Ann',
      lastName: 'Honest',
      email: 'ann@example.com',
      role: 'EMPLOYEE',
    }
    expect((await business.admin.actor.run(add, { input })).failures).toEqual([])
  })
})
