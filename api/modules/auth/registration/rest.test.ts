import { beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { serve, type TestServer } from '#api/testing/harness/http/httpServer.ts'
import { openWorld, type World } from '#api/testing/harness/world.ts'

let world: World
let server: TestServer

beforeAll(async () => {
  world = openWorld(await freshDatabase())
  server = await serve(world)
})

const path = '/api/auth/register-business'

const businessData = {
  name: 'Second Chance Games',
  businessType: 'service',
  address: '3 Mill Road',
  phone: '585-555-0177',
  email: '',
}
const userData = {
  firstName: 'Omar',
  lastName: 'Diaz',
  username: 'omar',
  email: 'omar@games.example',
  password: 'corner pocket',
  role: 'admin',
  isActive: true,
}

describe('POST /api/auth/register-business', () => {
  it('answers 201 with the token and the admin, whatever role is sent', async () => {
    const body = { businessData, userData: { ...userData, role: 'employee', isActive: false } }
    const { status, body: answer } = await server.send('POST', path, { body })
    expect(status).toBe(201)
    expect(answer).toEqual({
      token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      user: {
        id: expect.any(Number),
        businessId: expect.any(Number),
        firstName: 'Omar',
        lastName: 'Diaz',
        username: 'omar',
        email: 'omar@games.example',
        role: 'admin',
        isActive: true,
      },
    })
    const { token, user } = answer
    expect(user.businessId).toBeGreaterThan(1)
    const options = await server.send('GET', '/api/interest-options', { token })
    expect(options.body).toHaveLength(5)
    expect((await server.send('GET', '/api/followup-cadences', { token })).body).toHaveLength(12)
    expect((await server.send('GET', '/api/customers', { token })).body).toEqual([])
  })

  it('answers 409 for a name that is taken', async () => {
    const body = {
      businessData: { ...businessData, name: 'Once' },
      userData: { ...userData, username: 'once' },
    }
    const answers = await Promise.all(Array.from({ length: 20 }, () => server.send('POST', path, { body })))
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([201, ...Array(19).fill(409)])
    expect(answers.find(({ status }) => status === 409)?.body).toEqual({
      message: 'Username already exists',
      code: 'CONFLICT',
      errors: { 'userData.username': ['Username already exists'] },
    })
  })

  it('names the fields as they were sent', async () => {
    const empty = await server.send('POST', path, { body: {} })
    expect(empty.status).toBe(400)
    expect(empty.body.errors).toEqual({
      'businessData.name': ['Business name is required'],
      'userData.firstName': ['First name is required'],
      'userData.lastName': ['Last name is required'],
      'userData.username': ['Username must be at least 3 characters'],
      'userData.email': ['Valid email required'],
      'userData.password': ['Password must be at least 6 characters'],
    })
    const odd = await server.send('POST', path, {
      body: {
        businessData: { ...businessData, businessType: 'casino', timeZone: 'Mars/Olympus' },
        userData: [],
      },
    })
    expect(odd.status).toBe(400)
    expect(odd.body.errors).toMatchObject({
      'businessData.businessType': ['Business type must be billiards, retail, restaurant, service or other'],
      'businessData.timeZone': ['Time zone must be a known one, like America/New_York'],
    })
  })

  it('answers 429 with the seconds to wait', async () => {
    const strict = { ...world.services, registrationLimit: 1 }
    const limited = await serve({ ...world, services: strict })
    await world.services.throttle.take({ name: 'registration', points: 600, seconds: 3600 }, '127.0.0.1')
    const refused = await limited.send('POST', path, { body: { businessData, userData } })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
