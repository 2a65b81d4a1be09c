import { beforeAll, describe, expect, it } from 'vitest'
import { type Account, employ } from '#api/testing/harness/accounts/signIn.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { serve, type TestServer } from '#api/testing/harness/http/httpServer.ts'
import { openWorld, type World } from '#api/testing/harness/world.ts'

let world: World
let server: TestServer
let account: Account

beforeAll(async () => {
  world = openWorld(await freshDatabase())
  account = await employ(world, (await world.business()).id, { role: 'MANAGER' })
  server = await serve(world, { proxies: 1 })
})

let caller = 0
/** Each call has its own address to avoid the rate limits; the server trusts the proxy header. */
const login = (body: unknown, from = `192.0.2.${++caller}`) =>
  server.send('POST', '/api/auth/login', { body, headers: { 'x-forwarded-for': from } })

describe('POST /api/auth/login', () => {
  it('answers with the token and the user', async () => {
    const { username, password } = account
    const { status, body } = await login({ username, password })
    expect(status).toBe(200)
    const { id, businessId } = account
    expect(body).toEqual({
      token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      user: {
        id,
        businessId,
        username,
        firstName: 'Sam',
        lastName: 'Signer',
        email: expect.stringContaining('@example.com'),
        role: 'manager',
        isActive: true,
      },
    })
    const stats = await server.send('GET', '/api/dashboard/stats', { token: body.token })
    expect(stats.status).toBe(200)
  })

  it('says what is missing, and no more than that about what is wrong', async () => {
    const empty = await login({})
    expect([empty.status, empty.body.errors]).toEqual([
      400,
      { username: ['Username is required'], password: ['Password is required'] },
    ])
    const wrong = await login({ username: account.username, password: 'wrong' })
    expect([wrong.status, wrong.body]).toEqual([
      401,
      { message: 'Invalid username or password', code: 'INVALID_CREDENTIALS' },
    ])
    const odd = await login({ username: ['a'], password: {} })
    expect([odd.status, Object.keys(odd.body.errors)]).toEqual([400, ['username', 'password']])
  })

  it('offers the businesses that fit, and takes the ticket of one', async () => {
    const [one, two] = [await world.business({ name: 'One' }), await world.business({ name: 'Two' })]
    const shared = { username: 'shared', password: 'the same one' }
    await employ(world, one.id, shared)
    await employ(world, two.id, shared)
    const offered = await login(shared)
    expect(offered.status).toBe(409)
    expect(offered.body.businesses.map(({ name }: { name: string }) => name).sort()).toEqual(['One', 'Two'])
    const { ticket } = offered.body.businesses.find(({ name }: { name: string }) => name === 'Two')
    const chosen = await login({ ticket })
    expect([chosen.status, chosen.body.user.businessId]).toEqual([200, two.id])
    expect((await login({ ticket })).status).toBe(401)
  })

  it('tells an attacker when to come back, whatever the attacker writes into the header', async () => {
    const victim = await employ(world, account.businessId)
    const attempt = (n: number) =>
      login({ username: victim.username, password: 'guess' }, `10.9.9.${n}, 198.51.100.7`)
    for (let n = 0; n < 5; n += 1) expect((await attempt(n)).status).toBe(401)
    const refused = await attempt(6)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('lets one account sign in a hundred and fifty times at once, from one address', async () => {
    const { username, password } = account
    const answers = await Promise.all(
      Array.from({ length: 150 }, () => login({ username, password }, '192.0.3.1')),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(150).fill(200))
    expect(new Set(answers.map(({ body }) => body.token)).size).toBe(150)
  })
})

describe('POST /api/auth/change-password', () => {
  it('ends every session but the new one', async () => {
    const own = await employ(world, account.businessId)
    const { body: session } = await login({ username: own.username, password: own.password })
    const change = (body: unknown, token = session.token) =>
      server.send('POST', '/api/auth/change-password', { token, body })
    const short = await change({ currentPassword: own.password, newPassword: '12345' })
    expect([short.status, short.body.errors]).toEqual([
      400,
      { newPassword: ['Password must be at least 6 characters'] },
    ])
    const changed = await change({ currentPassword: own.password, newPassword: 'another one' })
    expect([changed.status, changed.body]).toEqual([200, { success: true, token: expect.any(String) }])
    const team = (token: string) => server.send('GET', '/api/team', { token })
    expect((await team(session.token)).status).toBe(401)
    expect((await team(changed.body.token)).status).toBe(200)
  })
})
