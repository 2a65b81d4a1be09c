import { describe, expect, it } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import type { Prisma } from '#api/generated/client.ts'
import { appointmentOf } from '#api/testing/harness/records/appointments.ts'
import { setUpBusiness } from '#api/testing/harness/setUpBusiness.ts'
import type { TestBusiness, World } from '#api/testing/harness/world.ts'

const update = `mutation ($input: UpdateServiceAppointmentInput!) { updateServiceAppointment(input: $input) {
  serviceAppointment { status completedAt needsOutcome canStart canComplete canBookAgain }
  business { appointmentsNeedingOutcome } } }`
const waiting = `query ($first: Int, $after: String) { viewer { business { appointmentsNeedingOutcome
  serviceAppointments(filter: NEEDS_OUTCOME, first: $first, after: $after) {
    edges { node { date startTime needsOutcome } } pageInfo { hasNextPage endCursor } } } } }`

describe('the outcome of an appointment', () => {
  let world: World
  let business: TestBusiness

  setUpBusiness((scene) => {
    ;({ world, business } = scene)
  })

  type Data = Partial<Prisma.ServiceAppointmentUncheckedCreateInput>
  /** Books an appointment at New York times on a day of June 2026. The clock of the tests is at noon of the tenth. */
  const booked = (day: number, from = '09', to = '11', data: Data = {}) => {
    const date = `2026-06-${String(day).padStart(2, '0')}`
    const instant = (hour: string) => new Date(`${date}T${String(Number(hour) + 4).padStart(2, '0')}:00:00Z`)
    const times = { startTime: `${from}:00`, endTime: `${to}:00` }
    return appointmentOf(world, business, {
      date,
      ...times,
      startsAt: instant(from),
      endsAt: instant(to),
      ...data,
    })
  }
  const input = (id: number, status: string) => ({
    input: { id: globalId('ServiceAppointment', id), status },
  })
  const told = (id: number) =>
    world.prisma.activity.findMany({
      where: { businessId: business.id, subject: `ServiceAppointment:${id}` },
      select: { description: true },
    })

  it('is needed by what is scheduled or in progress after its end, the oldest first, a page at a time', async () => {
    await booked(10, '09', '13')
    await booked(10, '10', '12')
    await booked(9, '14', '15')
    await booked(9)
    await booked(8, '09', '11', { status: 'IN_PROGRESS' })
    await booked(8, '09', '11', { status: 'CANCELLED' })
    await booked(11)
    await appointmentOf(world, await world.business(), { endsAt: new Date('2026-06-01') })
    const page = async (after: string | null) =>
      (await business.employee.actor.ok(waiting, { first: 2, after })).viewer.business
    const first = await page(null)
    expect(first.appointmentsNeedingOutcome).toBe(4)
    const { edges, pageInfo } = first.serviceAppointments
    expect(edges.map(({ node }: { node: object }) => node)).toEqual([
      { date: '2026-06-08', startTime: '09:00', needsOutcome: true },
      { date: '2026-06-09', startTime: '09:00', needsOutcome: true },
    ])
    const { serviceAppointments: rest } = await page(pageInfo.endCursor)
    expect(rest.edges.map(({ node }: { node: object }) => node)).toEqual([
      { date: '2026-06-09', startTime: '14:00', needsOutcome: true },
      { date: '2026-06-10', startTime: '10:00', needsOutcome: true },
    ])
    expect(rest.pageInfo.hasNextPage).toBe(false)
  })

  it('is completed in one step once its end has passed', async () => {
    const { id } = await booked(9)
    const { updateServiceAppointment } = await business.employee.actor.ok(update, input(id, 'COMPLETED'))
    expect(updateServiceAppointment).toEqual({
      serviceAppointment: {
        status: 'COMPLETED',
        completedAt: '2026-06-10T16:00:00.000Z',
        needsOutcome: false,
        canStart: false,
        canComplete: false,
        canBookAgain: false,
      },
      business: { appointmentsNeedingOutcome: 0 },
    })
    expect(await told(id)).toEqual([{ description: 'Appointment completed: New felt' }])
  })

  it.each([
    ['still on its way', 10, '09', '13'],
    ['ahead', 11, '09', '11'],
  ] as const)('takes its two steps while it is %s', async (_what, day, from, to) => {
    const { id } = await booked(day, from, to)
    expect(await business.employee.actor.fails(update, input(id, 'COMPLETED'))).toMatchObject({
      code: 'CONFLICT',
      message: 'An appointment that is scheduled cannot become completed.',
    })
    const { updateServiceAppointment } = await business.employee.actor.ok(update, input(id, 'IN_PROGRESS'))
    expect(updateServiceAppointment.serviceAppointment).toMatchObject({ canStart: false, canComplete: true })
    await business.employee.actor.ok(update, input(id, 'COMPLETED'))
  })

  it('A cancelled appointment is not completed, though its end has passed', async () => {
    const { id } = await booked(9, '09', '11', { status: 'CANCELLED' })
    expect(await business.admin.actor.fails(update, input(id, 'COMPLETED'))).toMatchObject({
      code: 'CONFLICT',
    })
  })

  it('is one, even when twenty users report it concurrently', async () => {
    const { id } = await booked(9)
    const people = [business.employee, business.manager, business.admin]
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, turn) =>
        (people[turn % 3] ?? business.admin).actor.run(update, input(id, 'COMPLETED')),
      ),
    )
    expect(answers.flatMap(({ failures }) => failures)).toEqual([])
    expect(await told(id)).toHaveLength(1)
    const row = await world.prisma.serviceAppointment.findFirstOrThrow({ where: { id } })
    expect(row).toMatchObject({ status: 'COMPLETED', completedAt: world.clock.now() })
  })

  it('is either completed or a no-show when both are said at once', async () => {
    const { id } = await booked(9)
    const noShow = { input: { ...input(id, 'CANCELLED').input, noShow: true } }
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, turn) =>
        business.employee.actor.run(update, turn % 2 === 0 ? input(id, 'COMPLETED') : noShow),
      ),
    )
    const failures = answers.flatMap(({ failures }) => failures)
    expect(failures).toHaveLength(10)
    expect(new Set(failures.map(({ code }) => code))).toEqual(new Set(['CONFLICT']))
    const row = await world.prisma.serviceAppointment.findFirstOrThrow({ where: { id } })
    expect(row.noShow).toBe(row.status === 'CANCELLED')
  })
})
