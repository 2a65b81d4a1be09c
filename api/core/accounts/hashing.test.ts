import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { serve, type TestServer, tokenFor } from '#api/testing/harness/http/httpServer.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

// The limits of hashing.ts.
const perHour = { seconds: 60 * 60, isFinal: true } as const
const passwordsPerUser = { ...perHour, name: 'passwords-user', points: 30 }
const passwordsPerBusiness = { ...perHour, name: 'passwords-business', points: 60 }

describe('acts that hash a password', () => {
  let world: World
  let server: TestServer
  let business: TestBusiness

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
    server = await serve(world)
  })
  beforeEach(async () => {
    business = await world.business()
  })
  afterEach(() => vi.restoreAllMocks())

  const put = async (token: string, id = business.employee.id) =>
    server.send('PUT', `/api/team/${id}/password`, { token, body: { newPassword: 'a new password' } })

  it('are done thirty times an hour for one person, of 80 at once too, in the turn of the business', async () => {
    const hash = vi.spyOn(world.services.passwords, 'hash')
    const token = await tokenFor(world, business, 'ADMIN')
    const answers = await Promise.all(Array.from({ length: 80 }, () => put(token)))
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(80 - passwordsPerUser.points)
    for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(hash.mock.calls.map(([, turn]) => turn)).toEqual(
      Array(passwordsPerUser.points).fill(`business:${business.id}`),
    )
  })

  it('are done sixty times an hour for one business, new members included', async () => {
    for (let time = 0; time < passwordsPerBusiness.points; time += 1) {
      await world.services.throttle.take(passwordsPerBusiness, String(business.id))
    }
    const token = await tokenFor(world, business, 'ADMIN')
    expect((await put(token)).status).toBe(429)
    const body = {
      username: 'newbie',
      password: 'a password',
      firstName: 'N',
      lastName: 'B',
      email: 'n@b.example',
      role: 'employee',
    }
    expect((await server.send('POST', '/api/team', { token, body })).status).toBe(429)
    const other = await world.business()
    expect((await put(await tokenFor(world, other, 'ADMIN'), other.employee.id)).status).toBe(200)
  })

  it('take the turn of the address for strangers', async () => {
    const verify = vi.spyOn(world.services.passwords, 'verify')
    await server.send('POST', '/api/auth/login', { body: { username: 'nobody', password: 'a password' } })
    await server.send('POST', '/api/superadmin/login', {
      body: { username: 'nobody', password: 'a password' },
    })
    expect(new Set(verify.mock.calls.map(([, , turn]) => turn))).toEqual(new Set(['address:127.0.0.1']))
    const hash = vi.spyOn(world.services.passwords, 'hash')
    await server.send('POST', '/api/auth/register-business', {
      body: {
        businessData: { name: 'Turns', businessType: 'other' },
        userData: {
          username: 'turner',
          password: 'a password',
          firstName: 'T',
          lastName: 'T',
          email: 't@t.example',
        },
      },
    })
    expect(hash.mock.calls.map(([, turn]) => turn)).toEqual(['address:127.0.0.1'])
  })

  it('Acts that hash one’s own password are limited for the person, in the turn of the business', async () => {
    const change = `mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { token } }`
    const input = { currentPassword: 'a password', newPassword: 'another password' }
    const verify = vi.spyOn(world.services.passwords, 'verify').mockResolvedValue(true)
    const hash = vi.spyOn(world.services.passwords, 'hash')
    await business.employee.actor.ok(change, { input })
    expect([verify.mock.calls[0]?.[2], hash.mock.calls[0]?.[1]]).toEqual(
      Array(2).fill(`business:${business.id}`),
    )
    for (let time = 1; time < passwordsPerUser.points; time += 1) {
      await world.services.throttle.take(passwordsPerUser, String(business.id), String(business.employee.id))
    }
    expect((await business.employee.actor.fails(change, { input })).code).toBe('RATE_LIMITED')
  })
})
