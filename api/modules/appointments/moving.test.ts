import { describe, expect, it } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import type { Prisma } from '#api/generated/client.ts'
import { appointmentOf } from '#api/testing/harness/records/appointments.ts'
import { setUpBusiness } from '#api/testing/harness/setUpBusiness.ts'
import type { TestBusiness, World } from '#api/testing/harness/world.ts'

const fields = `date startTime endTime startsAt endsAt description notes hasSmsReminder isReminderSent status isNoShow
  completedAt canMove canCancel customer { name }`
const update = `mutation ($input: UpdateServiceAppointmentInput!) { updateServiceAppointment(input: $input) {
  serviceAppointment { ${fields} } business { name } } }`

const statuses = ['SCHEDULED', 'IN_PROGRESS', 'COMPLETED', 'CANCELLED'] as const
const steps = [
  'SCHEDULED IN_PROGRESS',
  'SCHEDULED CANCELLED',
  'IN_PROGRESS COMPLETED',
  'IN_PROGRESS CANCELLED',
]
const allowed = new Set([...steps, 'CANCELLED SCHEDULED', ...statuses.map((status) => `${status} ${status}`)])

describe('an appointment', () => {
  let world: World
  let business: TestBusiness

  setUpBusiness((scene) => {
    ;({ world, business } = scene)
  })

  const booked = (data: Partial<Prisma.ServiceAppointmentUncheckedCreateInput> = {}) =>
    appointmentOf(world, business, { place: 1, ...data })
  const gid = (id: number) => globalId('ServiceAppointment', id)
  const change = async (id: number, input: object, person = business.employee) => {
    const { updateServiceAppointment } = await person.actor.ok(update, { input: { id: gid(id), ...input } })
    return updateServiceAppointment.serviceAppointment
  }
  const refused = (id: number, input: object, person = business.employee) =>
    person.actor.fails(update, { input: { id: gid(id), ...input } })
  const row = (id: number) => world.prisma.serviceAppointment.findFirstOrThrow({ where: { id } })
  const lines = async () => {
    const log = await world.prisma.activity.findMany({
      where: { businessId: business.id },
      orderBy: { id: 'asc' },
    })
    return log.map(({ description }) => description)
  }
  const text = (appointmentId: number, data: Partial<Prisma.SmsMessageUncheckedCreateInput> = {}) =>
    world.prisma.smsMessage.create({
      data: {
        businessId: business.id,
        appointmentId,
        kind: 'reminder',
        toNumber: '+15550100200',
        body: 'Hi',
        ...data,
      },
    })
  const states = async () => {
    const texts = await world.prisma.smsMessage.findMany({ where: { businessId: business.id } })
    return texts.map(({ state }) => state).sort()
  }

  it('An appointment that moves has other instants and a place on the other day; texts of the old time are not sent', async () => {
    const { id } = await booked({ reminderSent: true, confirmedAt: new Date() })
    await text(id)
    await text(id, { kind: 'confirmation', state: 'SENT', sentAt: world.clock.now(), providerSid: 'SM1' })
    expect(await change(id, { date: '2026-06-16', startTime: '10:00', endTime: '12:30' })).toMatchObject({
      startsAt: '2026-06-16T14:00:00.000Z',
      endsAt: '2026-06-16T16:30:00.000Z',
      isReminderSent: false,
      description: 'New felt',
    })
    expect(await row(id)).toMatchObject({ place: 1, scheduleVersion: 1, confirmedAt: null })
    expect(await states()).toEqual(['CANCELLED', 'SENT'])
    expect(await lines()).toEqual([
      'Appointment moved from Mon, Jun 15, 9:00 AM to Tue, Jun 16, 10:00 AM: New felt',
    ])
  })

  it('An appointment whose words are corrected keeps its place, its texts and its version, and says nothing', async () => {
    const { id } = await booked({ reminderSent: true })
    await text(id)
    expect(await change(id, { description: 'New cloth', notes: 'Blue' })).toMatchObject({
      description: 'New cloth',
      notes: 'Blue',
      isReminderSent: true,
    })
    expect(await row(id)).toMatchObject({ place: 1, scheduleVersion: 0 })
    expect(await states()).toEqual(['PENDING'])
    expect(await lines()).toEqual([])
  })

  it.each([{ smsReminder: false }, { status: 'CANCELLED' }])('sends no text after %j', async (input) => {
    const { id } = await booked()
    await text(id)
    await change(id, input)
    expect(await states()).toEqual(['CANCELLED'])
    expect(await row(id)).toMatchObject({ scheduleVersion: 0 })
  })

  it('An appointment that goes to another customer sends that one its own texts', async () => {
    const { id } = await booked({ reminderSent: true })
    await text(id)
    const other = await business.customer({ firstName: 'Otto' })
    const input = { customerId: globalId('Customer', other.id) }
    expect(await change(id, input)).toMatchObject({
      customer: { name: 'Otto Customer' },
      isReminderSent: false,
    })
    expect(await states()).toEqual(['CANCELLED'])
    const foreign = await (await world.business()).customer()
    expect(await refused(id, { customerId: globalId('Customer', foreign.id) })).toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  it.each(statuses.flatMap((from) => statuses.map((to) => [from, to] as const)))(
    'An appointment that is %s may become %s or not',
    async (from, to) => {
      const { id } = await booked({
        status: from,
        ...(from === 'CANCELLED' && { place: null, cancelledById: business.employee.id }),
        ...(from === 'COMPLETED' && { completedAt: new Date('2026-06-15T15:00:00Z') }),
      })
      if (allowed.has(`${from} ${to}`)) expect(await change(id, { status: to })).toMatchObject({ status: to })
      else expect(await refused(id, { status: to })).toMatchObject({ code: 'CONFLICT' })
      expect((await row(id)).status).toBe(allowed.has(`${from} ${to}`) ? to : from)
    },
  )

  it('is completed by the current user at the current time, and cannot be moved afterwards', async () => {
    const { id } = await booked({ status: 'IN_PROGRESS' })
    expect(await change(id, { status: 'COMPLETED' })).toMatchObject({
      completedAt: '2026-06-10T16:00:00.000Z',
      canMove: false,
      canCancel: false,
    })
    expect(await row(id)).toMatchObject({ completedById: business.employee.id, place: 1 })
    expect(await refused(id, { startTime: '10:00' })).toMatchObject({
      code: 'CONFLICT',
      message:
        'An appointment that is completed cannot be moved. You completed it on Jun 10, 2026, 12:00 PM.',
    })
    expect(await change(id, { notes: 'Paid', startTime: '09:00' })).toMatchObject({ notes: 'Paid' })
    expect(await lines()).toEqual(['Appointment completed: New felt'])
  })

  it('is a no-show only when it is cancelled', async () => {
    const { id } = await booked()
    expect(await refused(id, { noShow: true })).toMatchObject({
      code: 'BAD_INPUT',
      fields: { noShow: ['Only a cancelled appointment can be a no-show'] },
    })
    expect(await change(id, { status: 'CANCELLED', noShow: true })).toMatchObject({ isNoShow: true })
    expect(await lines()).toEqual([
      'Appointment cancelled: New felt',
      'Appointment marked as a no-show: New felt',
    ])
    expect(await change(id, { status: 'SCHEDULED' })).toMatchObject({ status: 'SCHEDULED', isNoShow: false })
  })

  it('An appointment that was cancelled comes back only where its day has room', async () => {
    const { id } = await booked({ status: 'CANCELLED', place: null, cancelledById: business.employee.id })
    await booked({ place: 1 })
    const second = await booked({ place: 2 })
    expect(await refused(id, { status: 'SCHEDULED' })).toMatchObject({
      message: 'This day already has 2 appointments.',
    })
    expect(await change(id, { status: 'SCHEDULED', date: '2026-06-17' })).toMatchObject({
      date: '2026-06-17',
    })
    await change(id, { status: 'CANCELLED' })
    await change(second.id, { status: 'CANCELLED' })
    expect(await change(id, { status: 'SCHEDULED', date: '2026-06-15' })).toMatchObject({
      status: 'SCHEDULED',
    })
    expect((await row(id)).place).toBe(2)
  })

  it('finds room on another day as a new one does', async () => {
    await booked({ date: '2026-06-16', place: 1 })
    await booked({ date: '2026-06-16', place: 2 })
    const { id } = await booked()
    expect(await refused(id, { date: '2026-06-16' })).toMatchObject({
      code: 'CONFLICT',
      message: 'This day already has 2 appointments.',
    })
    expect(await refused(id, { date: '2026-06-16', overbook: true })).toMatchObject({ code: 'FORBIDDEN' })
    await change(id, { date: '2026-06-16', overbook: true }, business.manager)
    expect((await row(id)).place).toBeNull()
  })

  it('moves with twenty others into one day, and with one the other way, without anyone waiting for ever', async () => {
    const many = await Promise.all(
      Array.from({ length: 20 }, (_, day) => booked({ date: `2026-07-${String(day + 1).padStart(2, '0')}` })),
    )
    const answers = await Promise.all(
      many.map(({ id }) =>
        business.employee.actor.run(update, { input: { id: gid(id), date: '2026-08-01' } }),
      ),
    )
    expect(answers.filter(({ failures }) => failures.length === 0)).toHaveLength(2)
    const [one, two] = [await booked({ date: '2026-09-01' }), await booked({ date: '2026-09-02' })]
    await Promise.all([change(one.id, { date: '2026-09-02' }), change(two.id, { date: '2026-09-01' })])
    expect([(await row(one.id)).date, (await row(two.id)).date]).toEqual(['2026-09-02', '2026-09-01'])
  })

  it('An appointment of another business is not found', async () => {
    const { id } = await booked()
    const stranger = await world.business()
    expect(await stranger.admin.actor.fails(update, { input: { id: gid(id), notes: 'x' } })).toMatchObject({
      code: 'NOT_FOUND',
      message: 'Appointment not found',
    })
  })
})
