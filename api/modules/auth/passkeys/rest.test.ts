import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openAuthenticator } from '#api/modules/auth/passkeys/testing/authenticator.ts'
import { resetSuperadminPassword } from '#api/modules/superadmin/passwordReset.ts'
import { employ } from '#api/testing/harness/accounts/signIn.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { serve, type TestServer } from '#api/testing/harness/http/httpServer.ts'
import { openWorld, type World } from '#api/testing/harness/world.ts'

const path = '/api/auth/passkeys'
const password = 'correct horse'
const tries = 5

describe('passkeys over REST', () => {
  let world: World
  let server: TestServer
  let database: Awaited<ReturnType<typeof freshDatabase>>

  beforeAll(async () => {
    database = await freshDatabase()
    world = openWorld(database)
    server = await serve(world)
  })
  beforeEach(async () => {
    await world.prisma.rateLimiterFlexible.deleteMany()
    await world.prisma.superAdmin.deleteMany()
  })

  const send = (method: string, to: string, body?: object, token?: string, on = server) =>
    on.send(method, to, { ...(body && { body }), ...(token && { token }) })
  const optionsOf = async (to: string, body: object, token?: string, on = server) =>
    JSON.stringify((await send('POST', to, body, token, on)).body.options)
  /** Adds a passkey; resolves to what answers options with it, as REST takes it. */
  async function added(token: string, on = server) {
    const { create, get } = openAuthenticator()
    const options = await optionsOf(`${path}/registration`, { name: 'Phone' }, token, on)
    const made = await send('POST', path, { credential: JSON.parse(create(options)) }, token, on)
    return { made, answer: (options: string) => ({ credential: JSON.parse(get(options)) }) }
  }

  async function userAccount() {
    const { username } = await employ(world, (await world.business()).id)
    return { login: '/api/auth/login', other: '/api/superadmin/login', username, kind: 'user' }
  }
  async function superadminAccount() {
    const passwordHash = await world.services.passwords.hash(password)
    const data = { username: 'triton', email: 'ops@example.com', passwordHash }
    await world.prisma.superAdmin.create({ data })
    return {
      login: '/api/superadmin/login',
      other: '/api/auth/login',
      username: 'triton',
      kind: 'superadmin',
    }
  }

  it.each([
    ['a user', userAccount],
    ['a superadmin', superadminAccount],
  ])('are added, used in every place, renamed and removed by %s', async (_who, account) => {
    const { login, other, username, kind } = await account()
    const { token } = (await send('POST', login, { username, password })).body
    const started = JSON.parse(await optionsOf(`${path}/registration`, { name: 'Phone' }, token))
    expect(Buffer.from(started.user.id, 'base64url').toString()).toMatch(`${kind}:`)
    const { made, answer } = await added(token)
    expect([made.status, made.body]).toMatchObject([201, { name: 'Phone', lastUsedAt: null }])

    const asked = await send('POST', login, { username, password })
    expect([asked.status, asked.body]).toMatchObject([
      401,
      { code: 'SECOND_FACTOR_REQUIRED', message: 'Use your passkey.', methods: ['passkey'] },
    ])
    const { ticket } = asked.body
    const second = answer(await optionsOf(`${path}/sign-in`, { ticket }))
    expect((await send('POST', login, { ticket, ...second })).status).toBe(200)
    const alone = await send('POST', login, answer(await optionsOf(`${path}/sign-in`, {})))
    expect(alone.status).toBe(200)
    for (let time = 0; time < tries; time += 1) {
      const wrongKind = await send('POST', other, answer(await optionsOf(`${path}/sign-in`, {})))
      expect([wrongKind.status, wrongKind.body.code]).toEqual([401, 'INVALID_CREDENTIALS'])
    }

    const session = alone.body.token
    const confirmed = answer(await optionsOf(`${path}/confirmation`, {}, session))
    expect((await send('POST', '/api/auth/confirm-password', confirmed, session)).body).toEqual({
      success: true,
    })
    const own = `${path}/${made.body.id}`
    expect((await send('PUT', own, { name: 'Tablet' }, session)).body.name).toBe('Tablet')
    expect((await send('GET', path, undefined, session)).body).toMatchObject([{ name: 'Tablet' }])
    expect((await send('DELETE', own, undefined, session)).body).toEqual({ success: true })
    expect((await send('DELETE', own, undefined, session)).status).toBe(404)
    expect((await send('POST', login, { username, password })).status).toBe(200)
  })

  it('are a second factor for a superadmin where one is required, until the last is removed', async () => {
    const strict = openWorld(database, undefined, { superadminFactor: 'required' })
    const closed = await serve(strict)
    const { login, username } = await superadminAccount()
    const begin = async () => (await send('POST', login, { username, password }, undefined, closed)).body
    const { token } = await begin()
    const status = async (as: string) =>
      (await send('GET', '/api/superadmin/businesses', undefined, as, closed)).status
    expect(await status(token)).toBe(403)
    const { made, answer } = await added(token, closed)
    expect(await status(token)).toBe(200)
    const { ticket, code } = await begin()
    expect(code).toBe('SECOND_FACTOR_REQUIRED')
    const credential = answer(await optionsOf(`${path}/sign-in`, { ticket }, undefined, closed))
    const second = await send('POST', login, { ticket, ...credential }, undefined, closed)
    expect(await status(second.body.token)).toBe(200)
    await send('DELETE', `${path}/${made.body.id}`, undefined, token, closed)
    expect(await status(token)).toBe(403)
  })

  it('of superadmins open nothing where the server switches the second factor off', async () => {
    const { login, username } = await superadminAccount()
    const { token } = (await send('POST', login, { username, password })).body
    const { answer } = await added(token)
    const off = await serve(openWorld(database, undefined, { superadminFactor: 'off' }))
    for (let time = 0; time < tries; time += 1) {
      const credential = answer(await optionsOf(`${path}/sign-in`, {}, undefined, off))
      expect((await send('POST', login, credential, undefined, off)).status).toBe(401)
    }
    const begun = await send('POST', login, { username, password }, undefined, off)
    expect(begun.status).toBe(200)
    const refused = await send('POST', `${path}/registration`, { name: 'Key' }, begun.body.token, off)
    expect([refused.status, refused.body.code]).toEqual([403, 'FORBIDDEN'])
  })

  it('of a superadmin go with a reset of the password by the operator', async () => {
    const { login, username } = await superadminAccount()
    const { token } = (await send('POST', login, { username, password })).body
    const { answer } = await added(token)
    await resetSuperadminPassword(world.services, username, 'another password')
    const credential = answer(await optionsOf(`${path}/sign-in`, {}))
    expect((await send('POST', login, credential)).status).toBe(401)
    expect((await send('POST', login, { username, password: 'another password' })).status).toBe(200)
  })
})
