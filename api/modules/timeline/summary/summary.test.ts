import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { appointmentOf } from '#api/testing/harness/records/appointments.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

const read = `query { viewer { business { customers(sort: NAME) { edges { node {
  name lastContactAt nextStep { kind at title isLate }
} } } } } }`

describe('the next step and the last contact of customers', () => {
  let world: World
  let business: TestBusiness
  let customerId: number

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
  })
  beforeEach(async () => {
    world.clock.set('2026-06-10T16:00:00.000Z')
    business = await world.business()
    customerId = (await business.customer({ firstName: 'Ann' })).id
  })

  const summaries = async () => {
    const { viewer } = await business.employee.actor.ok(read, {})
    const { edges } = viewer.business.customers
    return edges.map(({ node }: { node: Record<string, unknown> }) => node)
  }
  const summary = async () => (await summaries())[0]
  const nextStep = async () => (await summary()).nextStep

  it('are null for a new customer', async () => {
    expect(await summary()).toMatchObject({ nextStep: null, lastContactAt: null })
  })

  it('are the earliest open record and the latest completion', async () => {
    await business.contact({
      customerId,
      scheduledDate: '2026-06-12T16:00:00Z',
      notes: '\n Call about cues\n',
    })
    expect(await nextStep()).toEqual({
      kind: 'CONTACT',
      at: '2026-06-12T16:00:00.000Z',
      title: 'Call about cues',
      isLate: false,
    })
    await business.followUp({ customerId, title: 'Check in', scheduledDate: '2026-06-11T13:00:00Z' })
    expect(await nextStep()).toMatchObject({ kind: 'FOLLOW_UP', title: 'Check in' })
    const times = { startsAt: '2026-06-10T18:00:00Z', endsAt: '2026-06-10T20:00:00Z' }
    const { id } = await appointmentOf(world, business, { customerId, ...times })
    expect(await nextStep()).toMatchObject({ kind: 'APPOINTMENT', title: 'New felt' })
    const done = { status: 'COMPLETED', completedAt: '2026-06-10T20:00:00Z' } as const
    await world.prisma.serviceAppointment.updateMany({ where: { id }, data: done })
    await business.contact({ customerId, completed: true, completedAt: '2026-06-09T16:00:00Z' })
    const closedAt = '2026-06-10T21:00:00.000Z'
    await business.followUp({ customerId, state: 'SKIPPED', closedAt })
    expect((await summary()).lastContactAt).toBe('2026-06-10T20:00:00.000Z')
    const completed = { state: 'COMPLETED', completed: true, completedAt: closedAt, closedAt } as const
    await business.followUp({ customerId, ...completed })
    expect(await summary()).toMatchObject({ lastContactAt: closedAt, nextStep: { kind: 'FOLLOW_UP' } })
  })

  it('are late: a contact after its time, a follow-up from the next day, an appointment after its end', async () => {
    await business.contact({ customerId, scheduledDate: '2026-06-10T15:59:00Z' })
    const bo = (await business.customer({ firstName: 'Bo' })).id
    await business.followUp({ customerId: bo, scheduledDate: '2026-06-10T13:00:00Z' })
    const cy = (await business.customer({ firstName: 'Cy' })).id
    const times = { startsAt: '2026-06-10T15:00:00Z', endsAt: '2026-06-10T17:00:00Z' }
    await appointmentOf(world, business, { customerId: cy, ...times })
    const late = async () =>
      (await summaries()).map(({ nextStep }: { nextStep: { isLate: boolean } }) => nextStep.isLate)
    expect(await late()).toEqual([true, false, false])
    world.clock.set('2026-06-11T04:00:00.000Z')
    expect(await late()).toEqual([true, true, true])
  })
})
