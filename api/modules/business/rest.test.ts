import { beforeAll, describe, expect, it } from 'vitest'
import type { Role } from '#api/generated/enums.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { serve, type TestServer, tokenFor } from '#api/testing/harness/http/httpServer.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

describe('/api/business', () => {
  let world: World
  let business: TestBusiness
  let server: TestServer

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
    business = await world.business({ name: 'Rack & Cue' })
    server = await serve(world)
  })

  const send = async (role: Role, method: string, body?: object) =>
    server.send(method, '/api/business', {
      token: await tokenFor(world, business, role),
      ...(body && { body }),
    })
  const standing = () =>
    world.prisma.business.findUniqueOrThrow({
      where: { id: business.id },
      select: { isActive: true, subscriptionStatus: true, smsEnabled: true },
    })

  it.each(['EMPLOYEE', 'MANAGER', 'ADMIN'] as const)('answers the whole record to a %s', async (role) => {
    expect(await send(role, 'GET')).toMatchObject({
      status: 200,
      body: {
        id: business.id,
        name: 'Rack & Cue',
        businessType: 'retail',
        address: null,
        phone: null,
        email: null,
        timeZone: 'America/New_York',
        maxAppointmentsPerDay: 2,
        idleMinutes: null,
        gamificationEnabled: true,
        isActive: true,
        subscriptionStatus: 'active',
        smsEnabled: false,
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
      },
    })
  })

  it.each([
    ['america/new_york', 'America/New_York'],
    ['AMERICA/PORT-AU-PRINCE', 'America/Port-au-Prince'],
    ['africa/dar_es_salaam', 'Africa/Dar_es_Salaam'],
    ['us/eastern', 'America/New_York'],
    ['US/Pacific', 'US/Pacific'],
    ['utc', 'UTC'],
  ])('names the time zone %s as %s', async (timeZone, named) => {
    expect((await send('ADMIN', 'PUT', { timeZone })).body).toMatchObject({ timeZone: named })
  })

  it('changes what an admin sends, and ignores what only the platform and the SMS settings change', async () => {
    const before = await standing()
    const sent = { name: 'Cue & Rack', isActive: false, subscriptionStatus: 'cancelled', smsEnabled: true }
    expect(await send('ADMIN', 'PUT', sent)).toMatchObject({
      status: 200,
      body: { name: 'Cue & Rack', isActive: true, subscriptionStatus: 'active', smsEnabled: false },
    })
    expect(await standing()).toEqual(before)
  })

  it('shows that texts are on once the SMS settings say so', async () => {
    await world.prisma.business.update({ where: { id: business.id }, data: { smsEnabled: true } })
    expect((await send('EMPLOYEE', 'GET')).body).toMatchObject({ smsEnabled: true })
  })
})
