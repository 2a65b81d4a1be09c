import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { AppError } from '#api/core/errors/errors.ts'
import { network } from '#api/core/limits/network.ts'
import { accountsPerSignIn } from '#api/modules/auth/sign-in/accounts.ts'
import { type Account, browser, employ, signIn } from '#api/testing/harness/accounts/signIn.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

const minute = 60_000

describe('wrong passwords', () => {
  let world: World
  let database: Awaited<ReturnType<typeof freshDatabase>>
  let business: TestBusiness
  let account: Account

  beforeAll(async () => {
    database = await freshDatabase()
    world = openWorld(database)
    business = await world.business()
  })

  beforeEach(async () => {
    // The rate limits use the system clock.
    vi.useFakeTimers({ toFake: ['Date'] })
    await world.prisma.rateLimiterFlexible.deleteMany()
    account = await employ(world, business.id)
  })

  afterEach(() => {
    vi.restoreAllMocks()
    vi.useRealTimers()
  })

  const later = (ms: number) => vi.setSystemTime(Date.now() + ms)

  async function code(username: string, password: string, address?: string): Promise<string> {
    const { failures } = await browser(world, undefined, address).run(signIn, { username, password })
    return failures[0]?.code ?? 'in'
  }

  const wrong = (username = account.username, address?: string) => code(username, 'wrong horse', address)
  const right = (address?: string) => code(account.username, account.password, address)

  async function times(
    count: number,
    act: (turn: number) => Promise<string>,
  ): Promise<Record<string, number>> {
    const tally: Record<string, number> = {}
    for (let turn = 0; turn < count; turn += 1) {
      const outcome = await act(turn)
      tally[outcome] = (tally[outcome] ?? 0) + 1
    }
    return tally
  }

  it('are taken five times in a quarter of an hour; then even the right one waits', async () => {
    expect(await times(5, () => wrong())).toEqual({ INVALID_CREDENTIALS: 5 })
    const refused = async (words: string) => {
      const { failures } = await browser(world).run(signIn, { ...account })
      expect(failures).toMatchObject([{ code: 'RATE_LIMITED', message: `Too many attempts. ${words}` }])
      return failures
    }
    await refused('Please wait 15 minutes and try again.')
    later(14 * minute)
    const failures = await refused('Please wait 1 minute and try again.')
    expect(failures[0]?.retryAfter).toBeGreaterThan(0)
    expect(failures[0]?.retryAfter).toBeLessThanOrEqual(60)
    later(minute + 1000)
    expect(await right()).toBe('in')
  })

  it('are not checked once there were too many', async () => {
    await times(5, () => wrong())
    const verify = vi.spyOn(world.services.passwords, 'verify')
    expect(await wrong()).toBe('RATE_LIMITED')
    expect(verify).not.toHaveBeenCalled()
  })

  it('are forgotten after a right one', async () => {
    for (let round = 0; round < 3; round += 1) {
      expect(await times(4, () => wrong())).toEqual({ INVALID_CREDENTIALS: 4 })
      expect(await right()).toBe('in')
    }
  })

  it.each(['user', 'üser'])('are not forgotten after the right one of another %s', async (start) => {
    const username = account.username.replace('user', start)
    const namesake = await employ(world, (await world.business()).id, { username, password: 'another horse' })
    const outcome = (turn: number) => (turn % 2 ? wrong() : code(username, namesake.password))
    expect(await times(10, outcome)).toEqual({ in: 5, INVALID_CREDENTIALS: 5 })
    expect(await times(2, outcome)).toEqual({ RATE_LIMITED: 2 })
  })

  it('are counted by name however it is written, by address, and for names that nobody has', async () => {
    const { username } = account
    const spellings = [username, username.toUpperCase(), ` ${username}`, `${username} `, username]
    expect(await times(5, (turn) => wrong(spellings[turn]))).toEqual({ INVALID_CREDENTIALS: 5 })
    expect(await wrong()).toBe('RATE_LIMITED')
    expect(await right('192.0.2.77')).toBe('in')
    expect(await times(6, () => wrong('nobody'))).toEqual({ INVALID_CREDENTIALS: 5, RATE_LIMITED: 1 })
  })

  it('are counted for all networks of an IPv6 site together, ten times as many', async () => {
    const address = (site: number, net: number) => `2001:db8:${site}:${net}::1`
    expect(await times(6, (net) => wrong(account.username, address(1, net)))).toEqual({
      INVALID_CREDENTIALS: 6,
    })
    const where = { key: { startsWith: 'password-site' } }
    expect((await world.prisma.rateLimiterFlexible.findFirst({ where }))?.points).toBe(6)
    await world.prisma.rateLimiterFlexible.updateMany({ where, data: { points: 50 } })
    expect(await times(5, (net) => right(address(1, net + 10)))).toEqual({ RATE_LIMITED: 5 })
    expect(await right(address(2, 1))).toBe('in')
  })

  it('are counted one by one when a hundred come in one request', async () => {
    const attempts = Array.from(
      { length: 100 },
      (_, i) => `a${i}: signIn(input: { username: "${account.username}", password: "guess ${i}" }) { token }`,
    )
    const { failures } = await browser(world).run(`mutation { ${attempts.join('\n')} }`)
    const codes = failures.map((failure) => failure.code)
    expect(codes.filter((each) => each === 'INVALID_CREDENTIALS')).toHaveLength(5)
    expect(codes.filter((each) => each === 'RATE_LIMITED')).toHaveLength(95)
  })

  it('are counted one by one when a hundred come at once', async () => {
    const verify = vi.spyOn(world.services.passwords, 'verify')
    const codes = await Promise.all(Array.from({ length: 100 }, () => wrong()))
    expect(codes.filter((each) => each === 'INVALID_CREDENTIALS')).toHaveLength(5)
    expect(codes.filter((each) => each === 'RATE_LIMITED')).toHaveLength(95)
    expect(verify).toHaveBeenCalledTimes(5 * accountsPerSignIn)
  })

  it('are taken fifty times an hour from one address, whatever the names', async () => {
    const tally = await times(60, (turn) => wrong(`name${turn}`))
    expect(tally).toEqual({ INVALID_CREDENTIALS: 50, RATE_LIMITED: 10 })
    expect(await right()).toBe('RATE_LIMITED')
    expect(await right('192.0.2.77')).toBe('in')
    later(61 * minute)
    expect(await right()).toBe('in')
  })

  it('are all that is counted: sixty people may sign in from one address, at once too', async () => {
    expect(await times(60, () => right())).toEqual({ in: 60 })
    const people = await Promise.all(Array.from({ length: 60 }, () => employ(world, business.id)))
    const codes = await Promise.all(people.map(({ username, password }) => code(username, password)))
    expect(codes).toEqual(Array(60).fill('in'))
    expect(await world.prisma.rateLimiterFlexible.count({ where: { points: { not: 0 } } })).toBe(0)
  })

  it('are all that is counted: one account may sign in a hundred and fifty times at once', async () => {
    const codes = await Promise.all(Array.from({ length: 150 }, () => right()))
    expect(codes).toEqual(Array(150).fill('in'))
  })

  it('Wrong passwords among right ones at the same time are checked five times, five rounds', async () => {
    for (let round = 0; round < 5; round += 1) {
      const person = await employ(world, business.id)
      // A correct password resets the count only when nobody else has the username; here another business has it.
      await employ(world, (await world.business()).id, {
        username: person.username,
        password: 'another horse',
      })
      const codes = await Promise.all(
        Array.from({ length: 60 }, (_, i) => code(person.username, i % 2 ? person.password : 'wrong horse')),
      )
      const wrongOnes = codes.filter((_, i) => i % 2 === 0)
      expect(wrongOnes.filter((each) => each === 'INVALID_CREDENTIALS')).toHaveLength(5)
      expect(wrongOnes.filter((each) => each === 'RATE_LIMITED')).toHaveLength(25)
      expect(
        codes.filter((_, i) => i % 2).filter((each) => each !== 'in' && each !== 'RATE_LIMITED'),
      ).toEqual([])
    }
  })

  it('Wrong passwords through two instances at once are answered five times, and checked once more at most', async () => {
    const other = openWorld(database)
    const [here, there] = [world, other].map(({ services }) => vi.spyOn(services.passwords, 'verify'))
    for (let round = 0; round < 5; round += 1) {
      const { username } = await employ(world, business.id)
      here?.mockClear()
      there?.mockClear()
      const codes = await Promise.all(
        Array.from({ length: 100 }, async (_, i) => {
          const door = browser(i % 2 ? world : other, undefined, '192.0.2.1')
          return (await door.run(signIn, { username, password: 'wrong horse' })).failures[0]?.code
        }),
      )
      expect(codes.filter((each) => each === 'INVALID_CREDENTIALS')).toHaveLength(5)
      expect(codes.filter((each) => each === 'RATE_LIMITED')).toHaveLength(95)
      const checks = (here?.mock.calls.length ?? 0) + (there?.mock.calls.length ?? 0)
      expect(checks / accountsPerSignIn).toBeLessThanOrEqual(6)
    }
  })

  it('Wrong passwords with businesses and hints of all kinds are still answered five times', async () => {
    const withHint = `mutation ($username: String!, $hint: Int) {
      signIn(input: { username: $username, password: "wrong horse", lastBusinessId: $hint }) { token } }`
    const codes = await Promise.all(
      Array.from({ length: 100 }, async (_, hint) => {
        const { failures } = await browser(world).run(withHint, { username: account.username, hint })
        return failures[0]?.code
      }),
    )
    expect(codes.filter((each) => each === 'INVALID_CREDENTIALS')).toHaveLength(5)
    expect(codes.filter((each) => each === 'RATE_LIMITED')).toHaveLength(95)
  })

  it('are not counted when the check itself fails', async () => {
    const busy = vi.spyOn(world.services.passwords, 'verify').mockRejectedValue(new AppError('UNAVAILABLE'))
    expect(await times(10, () => wrong())).toEqual({ UNAVAILABLE: 10 })
    busy.mockRestore()
    expect(await right()).toBe('in')
  })

  it('Wrong passwords of two who were right at the same time leave no credit for more', async () => {
    await Promise.all([right(), right(), right(), right()])
    expect(await times(6, () => wrong())).toEqual({ INVALID_CREDENTIALS: 5, RATE_LIMITED: 1 })
  })

  it('leave no readable name or address in the database', async () => {
    await wrong('hunter2, typed into the wrong field')
    const kept = JSON.stringify(await world.prisma.rateLimiterFlexible.findMany())
    expect(kept).not.toMatch(/hunter2|192\.0\.2/i)
  })
})

describe('an address', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:0001:2::9', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['unknown', 'unknown'],
  ])('%s belongs to %s', (address, owner) => expect(network(address)).toBe(owner))
})
