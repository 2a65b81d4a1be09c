import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeOf, waitForNextCode } from '#api/modules/auth/second-factor/testing/secondFactor.ts'
import { resetSuperadminPassword } from '#api/modules/superadmin/passwordReset.ts'
import { employ } from '#api/testing/harness/accounts/signIn.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { serve, type TestServer } from '#api/testing/harness/http/httpServer.ts'
import { openWorld, type World } from '#api/testing/harness/world.ts'

const path = '/api/auth/second-factor'
const password = 'correct horse'

describe('a second factor over REST', () => {
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

  const post = (to: string, body: object, token?: string) =>
    server.send('POST', to, { body, ...(token && { token }) })

  async function userAccount() {
    const { username } = await employ(world, (await world.business()).id)
    return { login: '/api/auth/login', username }
  }
  async function superadminAccount() {
    const passwordHash = await world.services.passwords.hash(password)
    await world.prisma.superAdmin.create({
      data: { username: 'triton', email: 'ops@example.com', passwordHash },
    })
    return { login: '/api/superadmin/login', username: 'triton' }
  }

  it.each([
    ['a user', userAccount],
    ['a superadmin', superadminAccount],
  ])('is set up, asked for and removed by %s', async (_who, account) => {
    const { login, username } = await account()
    const { token } = (await post(login, { username, password })).body
    expect((await server.send('GET', path, { token })).status).toBe(404)
    const { secret } = (await post(path, { password }, token)).body
    const confirmed = await post(`${path}/confirm`, { code: codeOf(world, secret) }, token)
    expect(confirmed.body.recoveryCodes).toHaveLength(10)
    expect((await server.send('GET', path, { token })).body.recoveryCodesLeft).toBe(10)
    waitForNextCode(world)

    const asked = await post(login, { username, password })
    expect(asked).toMatchObject({
      status: 401,
      body: {
        code: 'SECOND_FACTOR_REQUIRED',
        message: 'Enter the code of your authenticator app.',
        ticket: expect.any(String),
      },
    })
    const { ticket } = asked.body
    const wrong = await post(login, { ticket, code: '000000' })
    expect(wrong).toMatchObject({
      status: 400,
      body: { code: 'BAD_INPUT', message: 'This code is not right, or it was used before.' },
    })
    const begun = await post(login, { ticket, code: codeOf(world, secret) })
    expect(begun.status).toBe(200)
    const used = await post(login, { ticket, code: confirmed.body.recoveryCodes[0] })
    expect([used.status, used.body.code]).toEqual([401, 'CHOICE_ENDED'])

    const code = confirmed.body.recoveryCodes[1]
    expect((await post(`${path}/remove`, { password, code }, begun.body.token)).body).toEqual({
      success: true,
    })
    expect((await post(login, { username, password })).status).toBe(200)
  })

  it('is all that a superadmin without one can set up where it is required', async () => {
    const strict = openWorld(database, undefined, { superadminFactor: 'required' })
    const closed = await serve(strict)
    const { username } = await superadminAccount()
    const { token } = (await closed.send('POST', '/api/superadmin/login', { body: { username, password } }))
      .body
    const refused = { status: 403, body: { code: 'SECOND_FACTOR_NOT_SET_UP' } }
    const ask = (query: string) => closed.send('POST', '/graphql', { token, body: { query } })
    for (let time = 0; time < 5; time += 1) {
      expect(await closed.send('GET', '/api/superadmin/businesses', { token })).toMatchObject(refused)
      expect((await ask('{ superadmin { id } }')).body.errors[0].extensions.code).toBe(
        'SECOND_FACTOR_NOT_SET_UP',
      )
      expect((await ask('{ viewer { business { id } } }')).body.errors[0].extensions.code).toBe(
        'SECOND_FACTOR_NOT_SET_UP',
      )
    }
    const { secret } = (await closed.send('POST', path, { token, body: { password } })).body
    await closed.send('POST', `${path}/confirm`, { token, body: { code: codeOf(strict, secret) } })
    expect((await closed.send('GET', '/api/superadmin/businesses', { token })).status).toBe(200)
    expect((await closed.send('POST', '/api/auth/logout', { token })).status).toBe(200)
  })

  it('of superadmins is gone where the server switches it off', async () => {
    const { login, username } = await superadminAccount()
    const { token } = (await post(login, { username, password })).body
    const { secret } = (await post(path, { password }, token)).body
    await post(`${path}/confirm`, { code: codeOf(world, secret) }, token)
    const off = await serve(openWorld(database, undefined, { superadminFactor: 'off' }))
    const begun = await off.send('POST', login, { body: { username, password } })
    expect(begun.status).toBe(200)
    const refused = await off.send('POST', path, { token: begun.body.token, body: { password } })
    expect(refused).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
  })

  it('of a superadmin goes with a reset of the password by the operator', async () => {
    const { login, username } = await superadminAccount()
    const { token } = (await post(login, { username, password })).body
    const { secret } = (await post(path, { password }, token)).body
    await post(`${path}/confirm`, { code: codeOf(world, secret) }, token)
    expect((await post(login, { username, password })).body.code).toBe('SECOND_FACTOR_REQUIRED')
    await resetSuperadminPassword(world.services, username, 'another password')
    expect((await post(login, { username, password: 'another password' })).status).toBe(200)
  })
})
