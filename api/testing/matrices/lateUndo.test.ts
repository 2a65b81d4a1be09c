import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { appointmentOf } from '#api/testing/harness/records/appointments.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

/** A mutation that Undo runs with the value that it starts from, as the web application does. */
interface Undoable {
  mutation: string
  type: string
  payload: string
  create(world: World, business: TestBusiness): Promise<string>
  /** The value before, the one that Undo starts from, and a later one of another user. */
  values: [before: object, after: object, later: object]
  expected: object
  /** What a late Undo answers. */
  says: string
}

const appointments = {
  mutation: 'updateServiceAppointment',
  create: async (world: World, business: TestBusiness) =>
    globalId('ServiceAppointment', (await appointmentOf(world, business)).id),
}

const cases: Record<string, Undoable> = {
  'the status of a customer': {
    mutation: 'changeCustomerStatus',
    type: 'ChangeCustomerStatusInput',
    payload: 'customer { status }',
    create: async (_world, business) => globalId('Customer', (await business.customer()).id),
    values: [{ status: 'UNSOLD' }, { status: 'SOLD' }, { status: 'NOT_IN_MARKET' }],
    expected: { expectedStatus: 'SOLD' },
    says: 'Max Tester changed the status to not in market in the meantime.',
  },
  'the time of a contact': {
    mutation: 'rescheduleContact',
    type: 'RescheduleContactInput',
    payload: 'contact { scheduledDate }',
    create: async (_world, business) => globalId('Contact', (await business.contact()).id),
    values: [
      { scheduledDate: '2026-06-10T16:00:00.000Z' },
      { scheduledDate: '2026-06-11T16:00:00.000Z' },
      { scheduledDate: '2026-06-12T16:00:00.000Z' },
    ],
    expected: { expectedScheduledDate: '2026-06-11T16:00:00.000Z' },
    says: 'Max Tester moved it to Jun 12, 2026, 12:00 PM in the meantime.',
  },
  'the day of a follow-up': {
    mutation: 'snoozeFollowUp',
    type: 'SnoozeFollowUpInput',
    payload: 'followUp { scheduledDate }',
    create: async (_world, business) => globalId('FollowUp', (await business.followUp()).id),
    values: [
      { scheduledDate: '2026-06-10T16:00:00.000Z' },
      { scheduledDate: '2026-06-11T13:00:00.000Z' },
      { scheduledDate: '2026-06-12T13:00:00.000Z' },
    ],
    expected: { expectedScheduledDate: '2026-06-11T13:00:00.000Z' },
    says: 'It was moved to Jun 12, 2026, 9:00 AM in the meantime.',
  },
  'the day of an appointment': {
    ...appointments,
    type: 'UpdateServiceAppointmentInput',
    payload: 'serviceAppointment { date }',
    values: [{ date: '2026-06-15' }, { date: '2026-06-16' }, { date: '2026-06-17' }],
    expected: { expectedStartsAt: '2026-06-16T13:00:00.000Z', expectedEndsAt: '2026-06-16T15:00:00.000Z' },
    says: 'Max Tester moved it to Jun 17, 2026, 9:00 AM in the meantime.',
  },
  'the end of an appointment': {
    ...appointments,
    type: 'UpdateServiceAppointmentInput',
    payload: 'serviceAppointment { startTime endTime }',
    values: [
      { startTime: '09:00', endTime: '11:00' },
      { startTime: '10:00', endTime: '12:00' },
      { startTime: '10:00', endTime: '13:00' },
    ],
    expected: { expectedStartsAt: '2026-06-15T14:00:00.000Z', expectedEndsAt: '2026-06-15T16:00:00.000Z' },
    says: 'Max Tester moved it to Jun 15, 2026, 10:00 AM in the meantime.',
  },
  'the technician of an appointment': {
    ...appointments,
    type: 'UpdateServiceAppointmentInput',
    payload: 'serviceAppointment { technician }',
    values: [{ technician: 'Theo Felt' }, { technician: 'Emma Tester' }, { technician: 'Rita Rail' }],
    expected: { expectedTechnician: 'Emma Tester' },
    says: 'The technician was changed to Rita Rail in the meantime.',
  },
}

describe.each(Object.entries(cases))('Undo of a change of %s', (_name, undoable) => {
  const { mutation, type, payload, create, values, expected, says } = undoable
  const [before, after, later] = values
  const text = `mutation ($input: ${type}!) { ${mutation}(input: $input) { ${payload} } }`
  let world: World
  let business: TestBusiness

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
  })
  const openBusiness = async () => {
    business = await world.business()
  }
  beforeEach(openBusiness)

  const run = (by: 'employee' | 'manager', input: object) => business[by].actor.run(text, { input })
  const valueIn = ({ data }: Awaited<ReturnType<typeof run>>) => Object.values(data[mutation])[0]
  /** A record that the employee has changed, so that Undo is offered. */
  const changed = async () => {
    const id = await create(world, business)
    expect(valueIn(await run('employee', { id, ...after }))).toEqual(after)
    return id
  }
  const undo = (id: string) => run('employee', { id, ...before, ...expected })

  it('restores the value, once however often it is asked', async () => {
    const id = await changed()
    for (const _ of [1, 2]) expect(valueIn(await undo(id))).toEqual(before)
  })

  it('keeps a later change of another user, and says what happened', async () => {
    const id = await changed()
    await run('manager', { id, ...later })
    const { failures } = await undo(id)
    expect(failures).toMatchObject([{ code: 'CONFLICT', message: says }])
    // To the value that the record has already, no expected value is a conflict.
    expect(valueIn(await run('employee', { id, ...later, ...expected }))).toEqual(later)
  })

  it('keeps a change of another user at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      await openBusiness()
      const id = await changed()
      const both = [() => undo(id), () => run('manager', { id, ...later })]
      const answers = await Promise.all((round % 2 ? both : both.reverse()).map((start) => start()))
      const failures = answers.flatMap((answer) => answer.failures)
      expect(failures.every(({ code }) => code === 'CONFLICT')).toBe(true)
      expect(failures.length).toBeLessThanOrEqual(1)
      // To the value that the record has already, no expected value is a conflict.
      expect(valueIn(await run('manager', { id, ...later, ...expected }))).toEqual(later)
    }
  })
})

describe('Undo of a cancellation', () => {
  let world: World
  let business: TestBusiness

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
  })

  const answer = 'serviceAppointment { status updatedAt }'
  const cancel = `mutation ($input: CancelServiceAppointmentInput!) { act: cancelServiceAppointment(input: $input) { ${answer} } }`
  const update = `mutation ($input: UpdateServiceAppointmentInput!) { act: updateServiceAppointment(input: $input) { ${answer} } }`
  const again = { status: 'SCHEDULED' }

  it.each([
    ['nobody has touched it', [], null],
    [
      'a colleague has booked and cancelled it anew',
      [[update, again], [cancel]],
      'Max Tester changed it in the meantime.',
    ],
    [
      'a colleague has booked, moved and cancelled it anew',
      [[update, again], [update, { date: '2026-06-17' }], [cancel]],
      'Max Tester changed it in the meantime.',
    ],
  ] as const)('when %s', async (_what, meanwhile, says) => {
    business = await world.business()
    const id = await appointments.create(world, business)
    let minute = 10
    const act = (who: 'admin' | 'manager', text: string, input = {}) => {
      world.clock.set(`2026-06-10T16:${minute++}:00.000Z`)
      return business[who].actor.run(text, { input: { id, ...input } })
    }
    const { data } = await act('admin', cancel)
    for (const [text, input] of meanwhile) expect((await act('manager', text, input)).failures).toEqual([])
    const expectedUpdatedAt = data.act.serviceAppointment.updatedAt
    const undone = await act('admin', update, { ...again, expectedUpdatedAt })
    expect(undone.failures.map(({ code, message }) => [code, message])).toEqual(
      says ? [['CONFLICT', says]] : [],
    )
    const { status } = await world.prisma.serviceAppointment.findFirstOrThrow({
      where: { businessId: business.id },
    })
    expect(status).toBe(says ? 'CANCELLED' : 'SCHEDULED')
  })
})
