import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { browser, signIn, signInWithChoice, whoAmI } from '#api/testing/harness/accounts/signIn.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { openWorld, type World } from '#api/testing/harness/world.ts'

const register = `mutation ($input: RegisterBusinessInput!) {
  registerBusiness(input: $input) {
    token
    user { databaseId username email firstName lastName role isActive }
    business { databaseId name businessType timeZone maxAppointmentsPerDay today
      interestOptions { label }
      followUpSteps { title isActive } }
  }
}`

const plain = `mutation ($input: RegisterBusinessInput!) { registerBusiness(input: $input) { token } }`

const admin = {
  firstName: 'Rita',
  lastName: 'Moss',
  username: 'rita',
  email: 'rita@moss.example',
  password: 'break shot',
}

let serial = 0
/** A valid registration, except for the given fields. */
const registration = (business: object = {}, person: object = {}) => ({
  input: {
    business: { name: `Moss & Daughters ${++serial}`, ...business },
    admin: { ...admin, username: `rita${serial}`, ...person },
  },
})

describe('registering a business', () => {
  let world: World

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
  })
  beforeEach(() => world.prisma.rateLimiterFlexible.deleteMany())
  afterEach(() => vi.restoreAllMocks())

  const door = (address?: string) => browser(world, undefined, address)
  const businesses = () => world.prisma.business.count()

  it('signs the admin in to a business with interests and plans', async () => {
    const { registerBusiness: session } = await door().ok(
      register,
      registration(
        {
          name: ' Moss Billiards ',
          businessType: 'BILLIARDS',
          phone: '(585) 555-0142',
          timeZone: 'Pacific/Auckland',
        },
        { username: ' Rita ' },
      ),
    )
    expect(session.user).toMatchObject({
      username: 'Rita',
      email: 'rita@moss.example',
      role: 'ADMIN',
      isActive: true,
    })
    expect(session.business).toMatchObject({
      name: 'Moss Billiards',
      businessType: 'BILLIARDS',
      timeZone: 'Pacific/Auckland',
      today: '2026-06-11',
    })
    expect(session.business.databaseId).toBeGreaterThan(1)
    const labels = session.business.interestOptions.map(({ label }: { label: string }) => label)
    expect(labels).toEqual(['Pool tables', 'Accessories', 'Shuffle board', 'Darts', 'Foosball'])
    expect(session.business.followUpSteps).toHaveLength(12)
    const { viewer } = await browser(world, session.token).ok(whoAmI)
    expect(viewer.user).toEqual({ databaseId: session.user.databaseId, username: 'Rita' })
    const stored = await world.prisma.business.findUniqueOrThrow({
      where: { id: session.business.databaseId },
      include: { users: true },
    })
    expect(stored.phone).toBe('5855550142')
    expect(stored.users[0]).toMatchObject({
      passwordHash: expect.stringContaining('$argon2id$'),
      lastLoginAt: world.clock.now(),
    })
  })

  it('is retail in New York unless it says otherwise', async () => {
    const { registerBusiness: session } = await door().ok(
      register,
      registration({ timeZone: ' ', email: '', address: null }),
    )
    const usual = { businessType: 'RETAIL', timeZone: 'America/New_York', maxAppointmentsPerDay: 2 }
    expect(session.business).toMatchObject(usual)
  })

  it('names every field that is wrong, in the words of the form', async () => {
    const before = await businesses()
    const wrong = {
      business: { name: ' ', email: 'nowhere', phone: '12', timeZone: 'Mars/Olympus' },
      admin: { firstName: '', lastName: ' ', username: 'ab', email: 'rita@', password: '12345' },
    }
    const failure = await door().fails(plain, { input: wrong })
    expect([failure.code, failure.fields]).toEqual([
      'BAD_INPUT',
      {
        'business.name': ['Business name is required'],
        'business.email': ['Valid email required'],
        'business.phone': ['Phone number must have 7 to 10 digits'],
        'business.timeZone': ['Time zone must be a known one, like America/New_York'],
        'admin.firstName': ['First name is required'],
        'admin.lastName': ['Last name is required'],
        'admin.username': ['Username must be at least 3 characters'],
        'admin.email': ['Valid email required'],
        'admin.password': ['Password must be at least 6 characters'],
      },
    ])
    expect(await businesses()).toBe(before)
  })

  it.each(['tri\u200bton', 'an\u202ena', '\u2060ana'])(
    'refuses what nobody sees in a name: %j',
    async (username) => {
      expect(await door().fails(plain, registration({}, { username }))).toMatchObject({
        code: 'BAD_INPUT',
        message: 'Username contains characters that are not allowed',
      })
    },
  )

  it.each(['triton', 'TRITON', 'demo', 'Demo'])('refuses the reserved %s as taken', async (username) => {
    const failure = await door().fails(plain, registration({}, { username }))
    expect(failure).toMatchObject({
      code: 'CONFLICT',
      message: 'Username already exists',
      fields: { 'admin.username': ['Username already exists'] },
    })
  })

  it('A registration that is sent twenty times at once makes one business', async () => {
    const same = registration({ name: 'Double Click' }, { username: 'eager' })
    const answers = await Promise.all(Array.from({ length: 20 }, () => door().run(plain, same)))
    const codes = answers.map(({ failures }) => failures[0]?.message ?? 'made').sort()
    expect(codes).toEqual([...Array(19).fill('Username already exists'), 'made'])
    expect(await world.prisma.business.count({ where: { name: 'Double Click' } })).toBe(1)
    expect(await world.prisma.user.count({ where: { username: 'eager' } })).toBe(1)
  })

  it('lets businesses of other names have the username; sign-in asks which', async () => {
    await door().ok(plain, registration({ name: 'North' }, { username: 'shared' }))
    await door().ok(plain, registration({ name: 'South' }, { username: 'shared' }))
    const choice = await door().fails(signIn, { username: 'shared', password: admin.password })
    expect(choice.code).toBe('CHOOSE_BUSINESS')
    const offered = choice.data?.businesses as { name: string; choiceToken: string }[]
    expect(offered.map(({ name }) => name).sort()).toEqual(['North', 'South'])
    const { choiceToken = '' } = offered.find(({ name }) => name === 'South') ?? {}
    const { signInWithChoice: chosen } = await door().ok(signInWithChoice, { choiceToken })
    expect(chosen.business.name).toBe('South')
  })

  it('hashes the password before the transaction begins', async () => {
    const order: string[] = []
    const { passwords, platform } = world.services
    const { hash } = passwords
    vi.spyOn(passwords, 'hash').mockImplementation(async (password) => {
      const made = await hash(password)
      order.push('hashed')
      return made
    })
    const begin = platform.$transaction.bind(platform)
    vi.spyOn(platform, '$transaction').mockImplementation(((work: never) => {
      order.push('transaction')
      return begin(work)
    }) as never)
    await door().ok(plain, registration())
    expect(order).toEqual(['hashed', 'transaction'])
  })

  describe('again and again', () => {
    afterEach(() => {
      world.services.registrationLimit = 600
    })
    const used = (address: string, points: number) =>
      Promise.all(
        Array.from({ length: points }, () =>
          world.services.throttle.take(
            { name: 'registration', points: world.services.registrationLimit, seconds: 3600 },
            address,
          ),
        ),
      )

    it('is possible as often an hour from one address as it is set to, aliases counted one by one', async () => {
      world.services.registrationLimit = 30
      await used('192.0.2.9', 28)
      const before = await businesses()
      const aliases = Array.from(
        { length: 5 },
        (_, index) => `a${index}: registerBusiness(input: $i${index}) { token }`,
      )
      const declared = Array.from({ length: 5 }, (_, index) => `$i${index}: RegisterBusinessInput!`)
      const variables = Object.fromEntries(
        Array.from({ length: 5 }, (_, index) => [`i${index}`, registration().input]),
      )
      const { failures } = await door('192.0.2.9').run(
        `mutation (${declared}) { ${aliases.join(' ')} }`,
        variables,
      )
      expect(failures.map(({ code }) => code)).toEqual(['RATE_LIMITED', 'RATE_LIMITED', 'RATE_LIMITED'])
      expect(failures[0]?.retryAfter).toBeGreaterThan(3000)
      expect(await businesses()).toBe(before + 2)
      await door('192.0.2.10').ok(plain, registration())
    })

    it('counts nothing for a form that is filled in wrong', async () => {
      world.services.registrationLimit = 30
      await used('192.0.2.11', 29)
      await door('192.0.2.11').fails(plain, registration({ name: '' }))
      await door('192.0.2.11').ok(plain, registration())
    })
  })
})
