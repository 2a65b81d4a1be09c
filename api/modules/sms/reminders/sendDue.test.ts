import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sendReminders } from '#api/modules/sms/reminders/sendDue.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { appointmentAt, nextPhone, textingBusiness } from '#api/testing/harness/sms/texting.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

const minute = 60_000

describe('a pass', () => {
  let world: World
  let business: TestBusiness

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
  })

  beforeEach(async () => {
    await world.prisma.serviceAppointment.deleteMany()
    world.clock.set('2026-06-10T16:00:00Z')
    world.texts.answers()
    world.texts.sent.length = 0
    world.texts.found.length = 0
    business = await textingBusiness(world, { name: 'Corner Pocket' })
  })

  const tomorrow = '2026-06-11T15:00:00Z'
  const pass = () => sendReminders(world.services)
  const later = (minutes: number) =>
    world.clock.set(new Date(world.clock.now().getTime() + minutes * minute).toISOString())
  const message = (appointmentId: number) =>
    world.prisma.smsMessage.findFirstOrThrow({ where: { appointmentId }, orderBy: { id: 'desc' } })
  const appointment = (id: number) => world.prisma.serviceAppointment.findFirstOrThrow({ where: { id } })
  const notifications = () =>
    world.prisma.notification.findMany({ where: { businessId: business.id, kind: 'text-failed' } })
  const log = async () => {
    const lines = await world.prisma.activity.findMany({ where: { businessId: business.id } })
    return lines.map(({ type, performedBy, description }) => `${type} ${performedBy}: ${description}`)
  }

  it('sends a reminder that is due once, and says so', async () => {
    const { id } = await appointmentAt(world, business, tomorrow)
    expect(await pass()).toEqual({ sent: 1, unsent: 0, doubtful: 0, unknown: 0, broken: 0 })
    const [text] = world.texts.sent
    const sent = await message(id)
    expect(text).toMatchObject({
      to: `+1${(await world.prisma.customer.findFirstOrThrow({ where: { businessId: business.id } })).phoneNumber}`,
      body: 'Hi Cora, Corner Pocket reminder: Thu, Jun 11 11:00 AM with Theo Felt. Reply C to confirm, STOP to opt out.',
      statusCallback: `https://cuecard.example/webhooks/twilio/${business.id}/status?message=${sent.id}`,
      account: { authToken: 'token', from: '+15550100000' },
    })
    expect(sent).toMatchObject({
      state: 'SENT',
      attempts: 1,
      providerSid: expect.any(String),
      sentAt: world.clock.now(),
    })
    expect((await appointment(id)).reminderSent).toBe(true)
    expect(await log()).toEqual(['NOTE Automatic: Text sent: appointment reminder'])
    expect(await pass()).toEqual({ sent: 0, unsent: 0, doubtful: 0, unknown: 0, broken: 0 })
  })

  it.each([
    ['more than 24 hours ahead', '2026-06-11T16:00:01Z', {}],
    ['less than an hour ahead', '2026-06-10T16:59:59Z', {}],
    ['cancelled', tomorrow, { status: 'CANCELLED' }],
    ['in progress', tomorrow, { status: 'IN_PROGRESS' }],
    ['without reminder', tomorrow, { smsReminder: false }],
    ['reminded already', tomorrow, { reminderSent: true }],
  ] as const)('sends none for one that is %s', async (_name, at, data) => {
    await appointmentAt(world, business, at, data)
    await pass()
    expect(world.texts.sent).toEqual([])
    expect(await world.prisma.smsMessage.count({ where: { businessId: business.id } })).toBe(0)
  })

  it.each(['2026-06-11T16:00:00Z', '2026-06-10T17:00:00Z'])('sends one for %s', async (at) => {
    await appointmentAt(world, business, at)
    await pass()
    expect(world.texts.sent).toHaveLength(1)
  })

  it.each([
    { isActive: false },
    { subscriptionStatus: 'SUSPENDED' as const },
    { smsEnabled: false },
    { twilioAccountSid: null },
    { twilioAuthTokenSealed: null, twilioAuthTokenHint: null },
    { twilioAuthTokenSealed: 'sealed with another secret' },
    { twilioPhoneNumber: null },
  ])('sends none for a business that is %j', async (data) => {
    await appointmentAt(world, business, tomorrow)
    await world.prisma.business.update({ where: { id: business.id }, data })
    expect(await pass()).toEqual({ sent: 0, unsent: 0, doubtful: 0, unknown: 0, broken: 0 })
    expect(world.texts.sent).toEqual([])
    expect(await world.prisma.smsMessage.count({ where: { businessId: business.id, state: 'FAILED' } })).toBe(
      0,
    )
  })

  it('says at once why a number gets none, once, and sends when it can', async () => {
    const customer = await business.customer({ phoneNumber: '5550199' })
    const { id } = await appointmentAt(world, business, tomorrow, { customerId: customer.id })
    await pass()
    await pass()
    expect(await message(id)).toMatchObject({
      state: 'FAILED',
      errorReason: 'This is not a phone number that can receive texts.',
    })
    expect(await notifications()).toHaveLength(2)
    const phoneNumber = nextPhone()
    await world.prisma.customer.updateMany({ where: { id: customer.id }, data: { phoneNumber } })
    await world.prisma.smsOptOut.create({
      data: { businessId: business.id, phoneNumber: `+1${phoneNumber}` },
    })
    await pass()
    expect(world.texts.sent).toEqual([])
    await world.prisma.smsOptOut.deleteMany()
    await pass()
    expect(world.texts.sent).toHaveLength(1)
    expect(await message(id)).toMatchObject({ state: 'SENT', errorReason: null })
  })

  it.each([
    ['surely not sent', 'not-sent', { sent: 0, unsent: 1, doubtful: 0 }],
    ['not known to be sent', 'unknown', { sent: 0, unsent: 0, doubtful: 1 }],
  ] as const)('reports what is %s as such', async (_what, kind, report) => {
    world.texts.answers(() => ({ kind, reason: 'The connection to the provider was lost.' }))
    await appointmentAt(world, business, tomorrow)
    expect(await pass()).toEqual({ ...report, unknown: 0, broken: 0 })
  })

  it('tries again after 5, 15 and 45 minutes what was surely not sent, and then fails', async () => {
    world.texts.answers(() => ({ kind: 'not-sent', reason: 'The provider could not be reached.' }))
    const { id } = await appointmentAt(world, business, tomorrow)
    const tries: number[] = []
    for (let minutes = 0; minutes <= 120; minutes += 1) {
      const before = world.texts.sent.length
      await pass()
      if (world.texts.sent.length > before) tries.push(minutes)
      if (minutes < 65) expect((await message(id)).state).toBe('PENDING')
      later(1)
    }
    expect(tries).toEqual([0, 5, 20, 65])
    expect(await message(id)).toMatchObject({ state: 'FAILED', attempts: 4 })
    expect(await log()).toEqual(['NOTE Automatic: Text failed: The provider could not be reached.'])
    // Switching the reminder off and on starts its attempts again.
    const input = (smsReminder: boolean) => ({
      input: {
        id: Buffer.from(`ServiceAppointment:${id}`).toString('base64'),
        smsReminder,
      },
    })
    const update = `mutation ($input: UpdateServiceAppointmentInput!) { updateServiceAppointment(input: $input) {
      serviceAppointment { reminderState } } }`
    await business.employee.actor.ok(update, input(false))
    await business.employee.actor.ok(update, input(true))
    world.texts.answers()
    await pass()
    expect(await message(id)).toMatchObject({ state: 'SENT', attempts: 1 })
  })

  it('takes up what a dead instance has claimed: what was not let go is sent, the rest is looked up', async () => {
    const dead = { claimedAt: world.clock.now(), claimedBy: 'dead', state: 'CLAIMED' as const }
    const [one, two] = [
      await appointmentAt(world, business, tomorrow),
      await appointmentAt(world, business, tomorrow, {}),
    ]
    const row = { businessId: business.id, kind: 'reminder', toNumber: '+15550100299', body: 'Hi', ...dead }
    await world.prisma.smsMessage.create({
      data: { ...row, appointmentId: one.id, customerId: one.customerId },
    })
    await world.prisma.smsMessage.create({
      data: { ...row, appointmentId: two.id, customerId: two.customerId, callingAt: world.clock.now() },
    })
    await pass()
    expect(world.texts.sent).toEqual([])
    later(3)
    await pass()
    expect(world.texts.sent).toHaveLength(1)
    expect((await message(one.id)).state).toBe('SENT')
    expect((await message(two.id)).state).toBe('UNKNOWN')
  })

  it('opts a number out that the provider says has', async () => {
    const reason = 'This number has opted out of texts.'
    world.texts.answers(() => ({ kind: 'refused', code: 21_610, reason, optedOut: true }))
    const { id } = await appointmentAt(world, business, tomorrow)
    await pass()
    expect(await message(id)).toMatchObject({ state: 'FAILED', errorCode: 21_610, errorReason: reason })
    expect(await world.prisma.smsOptOut.count({ where: { businessId: business.id } })).toBe(1)
    expect(await notifications()).toHaveLength(2)
  })

  it('lets no bad number stop another, and no wrong credential another business', async () => {
    const other = await textingBusiness(world)
    const broken = (await appointmentAt(world, business, tomorrow)).customerId
    const { phoneNumber } = await world.prisma.customer.findFirstOrThrow({ where: { id: broken } })
    for (let i = 0; i < 9; i += 1) await appointmentAt(world, business, tomorrow)
    for (let i = 0; i < 9; i += 1) await appointmentAt(world, other, tomorrow)
    world.texts.answers(({ to, account }) => {
      if (account.accountSid.endsWith(`0${other.id}`)) {
        return { kind: 'refused', code: 20_003, reason: 'Wrong token', optedOut: false }
      }
      if (to === `+1${phoneNumber}`)
        return { kind: 'refused', code: 21_211, reason: 'No phone', optedOut: false }
      return { kind: 'accepted', sid: `SM${to}` }
    })
    expect(await pass()).toMatchObject({ sent: 9, broken: 0 })
    const states = await world.prisma.smsMessage.groupBy({
      by: ['businessId', 'state'],
      _count: true,
      where: { businessId: { in: [business.id, other.id] } },
      orderBy: [{ businessId: 'asc' }, { state: 'asc' }],
    })
    expect(states).toEqual([
      { businessId: business.id, state: 'SENT', _count: 9 },
      { businessId: business.id, state: 'FAILED', _count: 1 },
      // Only a few attempts were made, and nobody is notified that a number is wrong.
      { businessId: other.id, state: 'PENDING', _count: 9 },
    ])
    expect(
      world.texts.sent.filter(({ account }) => account.accountSid.endsWith(`0${other.id}`)).length,
    ).toBeLessThan(5)
  })

  it('works through many, four at once', async () => {
    let [inside, most] = [0, 0]
    world.texts.answers(async ({ to }) => {
      inside += 1
      most = Math.max(most, inside)
      await new Promise((done) => setTimeout(done, 30))
      inside -= 1
      return { kind: 'accepted', sid: `SM${to}` }
    })
    const many = Array.from({ length: 40 }, () => appointmentAt(world, business, tomorrow))
    await Promise.all(many)
    expect(await pass()).toEqual({ sent: 40, unsent: 0, doubtful: 0, unknown: 0, broken: 0 })
    expect(world.texts.sent).toHaveLength(40)
    expect(new Set(world.texts.sent.map(({ to }) => to)).size).toBe(40)
    expect(most).toBe(4)
  })
})
