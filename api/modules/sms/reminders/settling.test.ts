import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import type { SendOutcome } from '#api/modules/sms/gateway/smsGateway.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { appointmentAt, textingBusiness } from '#api/testing/harness/sms/texting.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

const again = `mutation ($id: ID!) { resendReminder(input: { id: $id }) { smsMessage { state canMarkSent } } }`
const mark = `mutation ($id: ID!) { markReminderSent(input: { id: $id }) { smsMessage { state markedSentBy } } }`
const cancel = `mutation ($id: ID!) { cancelServiceAppointment(input: { id: $id }) { serviceAppointment { id } } }`
const bell = `{ viewer { bell { forYou(first: 5) { edges { node { kind reminderToSettle } } } } } }`
const screen = `{ viewer { business { smsSettings { unsettledReminders {
  id canSendAgain canMarkSent appointmentStartsAt customer { name } } } } } }`

const startsAt = '2026-06-10T16:40:00.000Z'

describe('a reminder of which nobody knows whether it went out', () => {
  let world: World
  let business: TestBusiness
  let id: string
  let appointmentId: number

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
  })

  beforeEach(async () => {
    await world.prisma.business.deleteMany()
    world.clock.set('2026-06-10T16:00:00Z')
    world.texts.answers()
    world.texts.sent.length = 0
    business = await textingBusiness(world)
    const appointment = await appointmentAt(world, business, startsAt)
    appointmentId = appointment.id
    const called = new Date('2026-06-10T15:30:00Z')
    const row = await world.prisma.smsMessage.create({
      data: {
        businessId: business.id,
        appointmentId,
        customerId: appointment.customerId,
        kind: 'reminder',
        toNumber: '+15550100200',
        body: 'Hi',
        state: 'UNKNOWN',
        attempts: 1,
        createdAt: called,
        claimedAt: called,
        claimedBy: 'dead',
        callingAt: called,
        errorReason: 'Lost.',
      },
    })
    id = globalId('SmsMessage', row.id)
    for (const { id: userId } of [business.admin, business.manager]) {
      const about = { kind: 'text-unknown', title: 'A reminder', subject: `SmsMessage:${row.id}` }
      await world.prisma.notification.create({ data: { businessId: business.id, userId, ...about } })
    }
  })

  const text = () => world.prisma.smsMessage.findFirstOrThrow({ where: { appointmentId } })
  const rings = () => world.prisma.notification.count({ where: { kind: 'text-unknown' } })
  const reminded = async () =>
    (await world.prisma.serviceAppointment.findFirstOrThrow({ where: { id: appointmentId } })).reminderSent
  const log = async () => {
    const lines = await world.prisma.activity.findMany({ where: { businessId: business.id } })
    return lines.map(({ performedBy, description }) => `${performedBy}: ${description}`)
  }
  const refused = async (mutation: string, actor = business.manager.actor) =>
    (await actor.run(mutation, { id })).failures[0]

  it('is offered to managers in the bell, and listed for admins with its appointment', async () => {
    const { forYou } = (await business.manager.actor.ok(bell)).viewer.bell
    expect(forYou.edges).toEqual([{ node: { kind: 'TEXT_UNKNOWN', reminderToSettle: id } }])
    const { smsSettings } = (await business.admin.actor.ok(screen)).viewer.business
    expect(smsSettings.unsettledReminders).toEqual([
      {
        id,
        canSendAgain: true,
        canMarkSent: true,
        appointmentStartsAt: startsAt,
        customer: { name: 'Cora Customer' },
      },
    ])
  })

  it('is sent once more, by whom asks first of ten at once, and is off the bells of all', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => business.manager.actor.run(again, { id })),
    )
    expect(world.texts.sent).toHaveLength(1)
    const failures = answers.flatMap(({ failures }) => failures.map(({ code }) => code))
    expect(failures).toEqual(Array.from({ length: 9 }, () => 'CONFLICT'))
    expect(await text()).toMatchObject({ state: 'SENT', attempts: 2 })
    expect([await rings(), await reminded()]).toEqual([0, true])
    expect(await log()).toEqual([`${business.manager.fullName}: Text sent: appointment reminder`])
    expect(await refused(mark, business.admin.actor)).toMatchObject({
      code: 'CONFLICT',
      message: 'This reminder was sent.',
    })
  })

  it('is marked as sent by the first of several, with the name, and is off the bells of all', async () => {
    const [first, second] = await Promise.all([
      business.manager.actor.run(mark, { id }),
      business.manager.actor.run(mark, { id }),
    ])
    expect([...first.failures, ...second.failures]).toHaveLength(1)
    expect(await text()).toMatchObject({
      state: 'SENT',
      markedSentBy: business.manager.fullName,
      providerSid: null,
    })
    expect([await rings(), await reminded(), world.texts.sent.length]).toEqual([0, true, 0])
    expect(await log()).toEqual([`${business.manager.fullName}: Text marked as sent: appointment reminder`])
    const message = `${business.manager.fullName} has already marked this reminder as sent.`
    expect(await refused(again, business.admin.actor)).toMatchObject({ code: 'CONFLICT', message })
    expect((await business.admin.actor.ok(screen)).viewer.business.smsSettings.unsettledReminders).toEqual([])
  })

  it('is the matter of managers of its own business', async () => {
    const neighbour = await textingBusiness(world)
    for (const mutation of [again, mark]) {
      expect((await refused(mutation, business.employee.actor))?.code).toBe('FORBIDDEN')
      expect((await refused(mutation, neighbour.admin.actor))?.code).toBe('NOT_FOUND')
    }
    expect([world.texts.sent.length, (await text()).state]).toEqual([0, 'UNKNOWN'])
  })

  it.each<[string, () => Promise<unknown>, string]>([
    ['has begun', async () => world.clock.set('2026-06-10T16:41:00Z'), 'The appointment has begun'],
    [
      'was cancelled',
      () => business.employee.actor.ok(cancel, { id: globalId('ServiceAppointment', appointmentId) }),
      'The appointment has begun, or was moved or cancelled.',
    ],
    [
      'is of a number that opted out',
      async () => {
        const { phoneNumber } = await world.prisma.customer.findFirstOrThrow({
          where: { businessId: business.id },
        })
        await world.prisma.smsOptOut.create({
          data: { businessId: business.id, phoneNumber: `+1${phoneNumber}` },
        })
      },
      'This number has opted out of texts.',
    ],
    [
      'is of a business with SMS off',
      () => world.prisma.business.update({ where: { id: business.id }, data: { smsEnabled: false } }),
      'SMS features are off.',
    ],
    [
      'is still asked about',
      () => world.prisma.smsMessage.updateMany({ data: { nextAttemptAt: new Date() } }),
      'Cuecard is still asking the provider about this reminder.',
    ],
  ])('is not sent again when it %s', async (_name, act, message) => {
    await act()
    expect(await refused(again)).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining(message),
    })
    expect([world.texts.sent.length, (await text()).state]).toEqual([0, 'UNKNOWN'])
  })

  it('needs nobody any more when its appointment is cancelled', async () => {
    await business.employee.actor.ok(cancel, { id: globalId('ServiceAppointment', appointmentId) })
    expect(await rings()).toBe(0)
    expect((await business.admin.actor.ok(screen)).viewer.business.smsSettings.unsettledReminders).toEqual([])
  })

  it.each<[SendOutcome, string, object, number]>([
    [
      { kind: 'not-sent', reason: 'No way there.' },
      'UNAVAILABLE',
      { state: 'UNKNOWN', nextAttemptAt: null },
      2,
    ],
    [
      { kind: 'refused', code: 20_003, reason: 'Wrong token.', optedOut: false },
      'BAD_INPUT',
      { state: 'UNKNOWN', nextAttemptAt: null },
      2,
    ],
    [
      { kind: 'refused', code: 21_211, reason: 'No phone.', optedOut: false },
      'BAD_INPUT',
      { state: 'FAILED' },
      0,
    ],
    [
      { kind: 'unknown', reason: 'Lost again.' },
      'UNAVAILABLE',
      { state: 'UNKNOWN', nextAttemptAt: new Date('2026-06-10T16:03:00Z') },
      0,
    ],
  ])('says what became of it after %j', async (outcome, code, row, still) => {
    world.texts.answers(() => outcome)
    const failure = await refused(again)
    expect(failure).toMatchObject({
      code,
      message: expect.stringContaining('reason' in outcome ? outcome.reason : ''),
    })
    expect(await text()).toMatchObject(row)
    expect(await rings()).toBe(still)
  })
})
