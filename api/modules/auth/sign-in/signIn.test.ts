import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { accountsPerSignIn } from '#api/modules/auth/sign-in/accounts.ts'
import { browser, employ, signIn, whoAmI } from '#api/testing/harness/accounts/signIn.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

describe('signing in', () => {
  let world: World
  let business: TestBusiness

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
    business = await world.business({ name: 'Ours', timeZone: 'Pacific/Auckland' })
  })

  afterEach(() => vi.restoreAllMocks())

  const attempt = (username: string, password: string) => browser(world).run(signIn, { username, password })

  const refused = async (username: string, password: string) =>
    browser(world).fails(signIn, { username, password })

  const opened = async (name: string, state = {}) => {
    const other = await world.business({ name })
    await world.prisma.business.update({ where: { id: other.id }, data: state })
    return other
  }

  it('begins a session, and the answer says all that the new member may see', async () => {
    const { id, username, password } = await employ(world, business.id)
    const { signIn: session } = await browser(world).ok(signIn, { username, password })
    expect(session.user).toEqual({
      databaseId: id,
      username,
      email: expect.stringContaining('@'),
      role: 'EMPLOYEE',
    })
    expect(session.business).toEqual({ databaseId: business.id, name: 'Ours', today: '2026-06-11' })
    const { viewer } = await browser(world, session.token).ok(whoAmI)
    expect(viewer).toEqual({ user: { databaseId: id, username }, business: { databaseId: business.id } })
  })

  it.each([
    ['ŞİŞLİ', 'şişli'],
    ['IŞIK', 'ışık'],
    ['ışıl', 'IŞIL'],
    ['ΝΊΚΟΣ', 'νίκος'],
    ['zoë', 'ZOË'.normalize('NFD')],
    ['René\u200b', 'rené'],
  ])('opens the account %j for %j', async (stored, typed) => {
    const { username, password } = await employ(world, business.id, { username: stored })
    expect((await attempt(typed, password)).data.signIn.user.username).toBe(username)
  })

  it.each([
    ['şişko', 'sisko'],
    ['gross', 'groß'],
    ['søren', 'soren'],
    ["o'hara", 'o’hara'],
    ['ana', 'ＡＮＡ'],
  ])('does not open the account %j for %j', async (stored, typed) => {
    const { password } = await employ(world, business.id, { username: stored })
    expect((await refused(typed, password)).code).toBe('INVALID_CREDENTIALS')
  })

  it('takes the username in any case and with blanks around it, the password exactly', async () => {
    await employ(world, business.id, { username: 'Ömer', password: ' Blank ends ' })
    const { data } = await attempt('  öMER ', ' Blank ends ')
    expect(data.signIn.user.username).toBe('Ömer')
    expect((await refused('Ömer', 'Blank ends')).code).toBe('INVALID_CREDENTIALS')
    expect((await refused('Ömer', ' blank ends ')).code).toBe('INVALID_CREDENTIALS')
  })

  it('notes when it was', async () => {
    const account = await employ(world, business.id)
    const lastLogin = async () =>
      (await world.prisma.user.findFirstOrThrow({ where: { id: account.id } })).lastLoginAt
    await refused(account.username, 'wrong horse')
    expect(await lastLogin()).toBeNull()
    await attempt(account.username, account.password)
    expect(await lastLogin()).toEqual(world.clock.now())
  })

  it('answers a wrong password and an unknown name alike, after as many verifications', async () => {
    const { username } = await employ(world, business.id)
    const verify = vi.spyOn(world.services.passwords, 'verify')
    const wrong = await refused(username, 'wrong horse')
    expect(verify).toHaveBeenCalledTimes(accountsPerSignIn)
    const unknown = await refused('nobody at all', 'wrong horse')
    expect(verify).toHaveBeenCalledTimes(2 * accountsPerSignIn)
    expect(unknown).toEqual(wrong)
    expect(wrong).toMatchObject({ code: 'INVALID_CREDENTIALS', message: 'Invalid username or password' })
  })

  it('knows nobody who is not active', async () => {
    const { id, username, password } = await employ(world, business.id)
    await world.prisma.user.updateMany({ where: { id }, data: { isActive: false } })
    expect((await refused(username, password)).code).toBe('INVALID_CREDENTIALS')
  })

  it('finds no user under the name of the superadmin, even if there is one', async () => {
    await world.prisma.$executeRaw`ALTER TABLE "User" DROP CONSTRAINT "User_reserved_check"`
    const { password } = await employ(world, business.id, { username: 'triton' })
    for (const name of ['triton', 'TRITON', ' Triton ', 'Trİton']) {
      expect((await refused(name, password)).code).toBe('INVALID_CREDENTIALS')
    }
  })

  describe('where several businesses have the name', () => {
    it('lets the password decide', async () => {
      const other = await opened('Other')
      await employ(world, business.id, { username: 'alex', password: 'first password' })
      await employ(world, other.id, { username: 'Alex', password: 'second password' })
      expect((await attempt('alex', 'first password')).data.signIn.business.databaseId).toBe(business.id)
      expect((await attempt('alex', 'second password')).data.signIn.business.databaseId).toBe(other.id)
    })

    it('asks which, where the password fits several; never naming one it does not fit', async () => {
      const [one, two, three] = [await opened('One'), await opened('Two'), await opened('Three')]
      for (const { id } of [one, two]) await employ(world, id, { username: 'kim' })
      await employ(world, three.id, { username: 'kim', password: 'another' })
      const { code, data } = await refused('kim', 'correct horse')
      expect(code).toBe('CHOOSE_BUSINESS')
      const businesses = data?.businesses as { name: string }[]
      expect(businesses.map(({ name }) => name).sort()).toEqual(['One', 'Two'])
    })

    it('passes over the ones that are suspended', async () => {
      const closed = await opened('Closed', { subscriptionStatus: 'SUSPENDED' })
      const open = await opened('Open')
      for (const { id } of [closed, open]) await employ(world, id, { username: 'lee' })
      expect((await attempt('lee', 'correct horse')).data.signIn.business.name).toBe('Open')
    })
  })

  it.each([{ subscriptionStatus: 'SUSPENDED' }, { subscriptionStatus: 'CANCELLED' }, { isActive: false }])(
    'Signing in to a business that is %j is refused in words, to those who know the password',
    async (state) => {
      const { id } = await opened('Closed', state)
      const { username, password } = await employ(world, id)
      expect(await refused(username, password)).toMatchObject({
        code: 'SUSPENDED',
        message: 'This business is suspended. Please contact support.',
      })
      expect((await refused(username, 'wrong horse')).code).toBe('INVALID_CREDENTIALS')
    },
  )

  it('asks for both fields at once', async () => {
    expect(await refused('  ', '')).toMatchObject({
      code: 'BAD_INPUT',
      fields: { username: ['Username is required'], password: ['Password is required'] },
    })
  })

  const nasty = ['a\u0000b', '\ud800', 'a\udc00', '\u001b[31m', 'x'.repeat(1_000_000)]

  it.each(nasty)('refuses odd text number %#', async (text) => {
    expect(await refused(text, 'correct horse')).toMatchObject({
      code: 'BAD_INPUT',
      fields: { username: [expect.any(String)] },
    })
    expect(await refused('someone', text)).toMatchObject({
      code: 'BAD_INPUT',
      fields: { password: [expect.any(String)] },
    })
  })

  it.each(["' OR 1=1 --", '%', '\u202egnidlib', '🎱'.repeat(40), '{"$ne": null}'])(
    'takes %j for a name',
    async (text) => {
      expect((await refused(text, 'correct horse')).code).toBe('INVALID_CREDENTIALS')
      expect((await refused('someone', text)).code).toBe('INVALID_CREDENTIALS')
    },
  )

  describe('makes the rest of the request that of the newcomer', () => {
    const three = `mutation ($username: String!, $password: String!) {
      before: changePassword(input: { currentPassword: "wrong horse", newPassword: "new password" }) { token }
      signIn(input: { username: $username, password: $password }) {
        business { name customers(first: 1) { edges { cursor } } }
      }
      after: changePassword(input: { currentPassword: $password, newPassword: "new password" }) { token }
    }`

    it.each([
      ['nobody', () => browser(world), 'UNAUTHENTICATED'],
      ['a member of another business', () => business.admin.actor, 'BAD_INPUT'],
    ])(
      'A sign-in makes the rest of the request that of the newcomer when %s sent it',
      async (_who, sender, before) => {
        await business.customer()
        const newcomer = await employ(world, (await opened('Elsewhere')).id)
        const { data, failures } = await sender().run(three, { ...newcomer })
        expect(failures).toMatchObject([{ code: before, path: ['before'] }])
        expect(data.signIn.business).toEqual({ name: 'Elsewhere', customers: { edges: [] } })
        const { viewer } = await browser(world, data.after.token).ok(whoAmI)
        expect(viewer.user.databaseId).toBe(newcomer.id)
      },
    )

    it('All that is read after a sign-in is the newcomer’s, even if the sender read the like before', async () => {
      const elsewhere = await opened('Elsewhere')
      const newcomer = await employ(world, elsewhere.id)
      const write = (customerId: number) =>
        `createActivity(input: { customerId: "Customer:${customerId}", type: NOTE, description: "x" }) {
          activity { customer { firstName } } }`
      const { data, failures } = await business.admin.actor.run(
        `mutation ($username: String!, $password: String!) {
          before: ${write((await business.customer({ firstName: 'Ours' })).id)}
          signIn(input: { username: $username, password: $password }) { token }
          after: ${write((await elsewhere.customer({ firstName: 'Theirs' })).id)}
        }`,
        { ...newcomer },
      )
      expect(failures).toEqual([])
      expect(data.before.activity.customer).toEqual({ firstName: 'Ours' })
      expect(data.after.activity.customer).toEqual({ firstName: 'Theirs' })
    })

    it('A sign-in makes the rest of its own request alone that of the newcomer', async () => {
      const newcomer = await employ(world, business.id)
      const as = browser(world)
      await as.ok(signIn, { ...newcomer })
      expect((await as.fails(whoAmI)).code).toBe('UNAUTHENTICATED')
    })
  })
})
