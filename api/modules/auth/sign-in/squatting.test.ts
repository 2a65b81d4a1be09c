import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { accountsPerSignIn } from '#api/modules/auth/sign-in/accounts.ts'
import { type Account, browser, employ } from '#api/testing/harness/accounts/signIn.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { openWorld, type World } from '#api/testing/harness/world.ts'

const signIn = `mutation ($username: String!, $password: String!, $business: String, $lastBusinessId: Int) {
  signIn(input: { username: $username, password: $password, business: $business, lastBusinessId: $lastBusinessId }) {
    business { databaseId name } } }`

interface Hints {
  business?: string
  lastBusinessId?: number
}

/** Registers businesses whose admins have this username, created at a time. */
const squat = (
  { prisma }: World,
  given: { username: string; count: number; at: string; passwordHash: string; verified?: boolean },
) =>
  prisma.$executeRaw`WITH made AS (
      INSERT INTO "Business" (name) SELECT 'Squat ' || n FROM generate_series(1, ${given.count}::int) n RETURNING id
    ) INSERT INTO "User" ("businessId", username, email, "passwordHash", "firstName", "lastName", "createdAt",
        "lastLoginAt", "emailVerifiedAt")
      SELECT id, ${given.username}, 's@b.example', ${given.passwordHash}, 'Sam', 'Squatter', ${given.at}::timestamptz,
        '2030-01-01'::timestamptz, CASE WHEN ${given.verified === true} THEN ${given.at}::timestamptz END FROM made`

/** 99 businesses have the victim's username, are older, and have signed in more recently. */
describe('a username that strangers use elsewhere', () => {
  let world: World
  let victim: Account
  let passwordHash: string

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
    victim = await employ(world, (await world.business({ name: 'Honest  Café' })).id, { username: 'admin' })
    passwordHash = await world.services.passwords.hash('squatter')
    await squat(world, { username: 'admin', count: 99, at: '2026-01-01', passwordHash })
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
      for (const business of ['Honest  Café', ' honest café ', 'HONEST CAFE\u0301']) {
        expect(await entered({ business })).toBe(victim.businessId)
      }
    }
  })

  it.each([
    ['3 later ones', [{ count: 3, at: '2027-01-01' }], false],
    ['30 later ones, with a verified address', [{ count: 30, at: '2027-01-01', verified: true }], false],
    [
      '2 earlier and 30 later ones',
      [
        { count: 2, at: '2026-01-01', verified: true },
        { count: 30, at: '2027-01-01', verified: true },
      ],
      false,
    ],
    ['10 earlier ones, when its address is verified', [{ count: 10, at: '2026-01-01' }], true],
    [
      '30 earlier and 30 later ones, when its address is verified',
      [
        { count: 30, at: '2026-01-01' },
        { count: 30, at: '2027-01-01', verified: true },
      ],
      true,
    ],
  ])('lets its owner in from a new device beside %s', async (what, strangers, isVerified) => {
    const username = `kim ${what}`
    const owner = await employ(world, (await world.business()).id, { username })
    const at = new Date('2026-06-01')
    await world.prisma.user.updateMany({
      where: { username },
      data: { createdAt: at, emailVerifiedAt: isVerified ? at : null },
    })
    for (const each of strangers) await squat(world, { ...each, username, passwordHash })
    for (let time = 0; time < 5; time += 1) {
      const data = await browser(world).ok(signIn, { username, password: owner.password })
      expect(data.signIn.business.databaseId).toBe(owner.businessId)
    }
  })

  it('lets its owner in by the name of the business after refusals without it', async () => {
    const address = '192.0.2.51'
    const codes = async (hints: Hints) =>
      (await run(victim.password, hints, address)).failures[0]?.code ?? 'in'
    for (let time = 0; time < 5; time += 1) expect(await codes({})).toBe('INVALID_CREDENTIALS')
    expect(await codes({})).toBe('RATE_LIMITED')
    expect(await codes({ business: 'Honest Café' })).toBe('in')
    for (const business of ['Squat 3', 'SQUAT  3', 'ｓquat 3', ' squat 3', 'Squat 3 ']) {
      expect(await codes({ business })).toBe('INVALID_CREDENTIALS')
    }
    expect(await codes({ business: 'Squat 3' })).toBe('RATE_LIMITED')
    expect(await codes({ business: 'Honest Café' })).toBe('in')
  })

  it('costs one hash by name, and as many as accounts are tried without', async () => {
    const lastBusinessId = victim.businessId
    expect(await verified(() => run(victim.password, { business: 'Honest Café' }))).toBe(1)
    expect(await verified(() => run(victim.password, { lastBusinessId }))).toBe(4)
    expect(await verified(() => run('squatter'))).toBe(3)
  })

  it.each([
    ['a name of nobody', { username: 'nobody at all' }, accountsPerSignIn],
    ['a name of one', { username: 'only one' }, accountsPerSignIn],
    ['a name of a hundred', { username: 'admin' }, accountsPerSignIn],
    ['a business that has it', { username: 'admin', business: 'Honest Café' }, 1],
    ['a business that has it not', { username: 'only one', business: 'Honest Café' }, 1],
    ['a business that is not there', { username: 'admin', business: 'Nowhere' }, 1],
    ['a hint that has it', { username: 'admin', lastBusinessId: 1 }, accountsPerSignIn],
    ['a hint that is nothing', { username: 'only one', lastBusinessId: -1 }, accountsPerSignIn],
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

  it('asks which business when several of the oldest fit', async () => {
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
