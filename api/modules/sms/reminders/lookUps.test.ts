import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import { createBusinessContext } from '#api/core/tenancy/businessContext.ts'
import type { SendOutcome } from '#api/modules/sms/gateway/smsGateway.ts'
import { claimDue, fromTheFirst, releaseForSending } from '#api/modules/sms/reminders/claims.ts'
import { recordOutcome } from '#api/modules/sms/reminders/outcomes.ts'
import { sendReminders } from '#api/modules/sms/reminders/sendDue.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { appointmentAt, textingBusiness } from '#api/testing/harness/sms/texting.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

const minute = 60_000
const startsAt = '2026-06-11T15:00:00Z'
const lost: SendOutcome = { kind: 'unknown', reason: 'The provider did not answer in time.' }
const cancel = `mutation ($id: ID!) { cancelServiceAppointment(input: { id: $id }) { serviceAppointment { id } } }`

describe('a reminder that may have gone out', () => {
  let world: World
  let business: TestBusiness

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
  })

  beforeEach(async () => {
    await world.prisma.business.deleteMany()
    world.texts.answers(() => lost)
    world.texts.listed(true)
    world.texts.sent.length = 0
    world.texts.found.length = 0
    business = await textingBusiness(world)
    at(120)
  })

  /** Sets the clock, in minutes before the start. */
  const at = (minutes: number) =>
    world.clock.set(new Date(Date.parse(startsAt) - minutes * minute).toISOString())
  const passAt = (minutes: number) => {
    at(minutes)
    return sendReminders(world.services)
  }
  const booked = () => appointmentAt(world, business, startsAt)
  const message = (appointmentId: number) =>
    world.prisma.smsMessage.findFirstOrThrow({ where: { appointmentId } })
  const rung = () => world.prisma.notification.findMany({ where: { kind: 'text-unknown' } })
  /** Makes the provider's message list contain the last sent text. */
  const shows = (status = 'delivered') => {
    const text = world.texts.sent.at(-1)
    const found = { sid: `SM${world.texts.found.length}`, to: text?.to ?? '', body: text?.body ?? '' }
    world.texts.found.push({ ...found, status, dateCreated: world.clock.now(), errorCode: null })
  }
  const system = () => {
    const actor = { kind: 'system', businessId: business.id, timeZone: 'America/New_York' } as const
    return createBusinessContext(world.services.tenant(business.id), actor, world.services.clock)
  }

  it('was sent when the provider lists it, and is not sent again', async () => {
    const { id } = await booked()
    await passAt(120)
    shows()
    await passAt(117)
    expect(await message(id)).toMatchObject({ state: 'DELIVERED', providerSid: 'SM0' })
    for (let minutes = 115; minutes > 0; minutes -= 5) await passAt(minutes)
    expect(world.texts.sent).toHaveLength(1)
    expect(await rung()).toEqual([])
  })

  it('is sent again after two lists without it, fifteen minutes apart, and begins anew when that is lost too', async () => {
    const { id } = await booked()
    const handedOver: number[] = []
    for (let minutes = 120; minutes >= 80; minutes -= 1) {
      const before = world.texts.sent.length
      await passAt(minutes)
      if (world.texts.sent.length > before) handedOver.push(minutes)
      if (handedOver.length === 2) break
    }
    // Three minutes until the first look-up, fifteen until the second.
    expect(handedOver).toEqual([120, 102])
    expect(await message(id)).toMatchObject({ state: 'UNKNOWN', attempts: 1, absentSince: null })
    world.texts.answers()
    for (let minutes = 101; minutes > 84; minutes -= 1) await passAt(minutes)
    expect(world.texts.sent).toHaveLength(2)
    expect(await passAt(84)).toMatchObject({ sent: 1 })
    expect(await message(id)).toMatchObject({ state: 'SENT' })
    expect(await rung()).toEqual([])
  })

  it('is not taken for absent by lists that could not be read', async () => {
    await booked()
    await passAt(120)
    await passAt(117)
    world.texts.listed(false)
    for (let minutes = 116; minutes >= 95; minutes -= 1) await passAt(minutes)
    expect(world.texts.sent).toHaveLength(1)
    world.texts.listed(true)
    shows()
    await passAt(90)
    expect(world.texts.sent).toHaveLength(1)
    expect((await world.prisma.smsMessage.findFirstOrThrow()).state).toBe('DELIVERED')
  })

  it('stays unknown half an hour before when no list could be read: managers and admins hear of it, once', async () => {
    const { id } = await booked()
    world.texts.listed(false)
    for (let minutes = 120; minutes > 30; minutes -= 5) {
      expect(await passAt(minutes)).toMatchObject({ unknown: 0 })
    }
    expect(await rung()).toEqual([])
    expect(await passAt(29)).toMatchObject({ unknown: 1 })
    expect(await passAt(25)).toMatchObject({ unknown: 0 })
    expect(await message(id)).toMatchObject({ state: 'UNKNOWN', nextAttemptAt: null })
    const told = await rung()
    expect(told.map(({ userId }) => userId).sort()).toEqual([business.admin.id, business.manager.id].sort())
    expect(told[0]).toMatchObject({
      title: 'The reminder to Cora Customer for Thu, Jun 11 11:00 AM may not have arrived',
      subject: `SmsMessage:${(await message(id)).id}`,
    })
    expect(world.texts.sent).toHaveLength(1)
  })

  it('is not sent again less than an hour before: managers hear of it at once', async () => {
    await booked()
    await passAt(62)
    expect(await passAt(58)).toMatchObject({ unknown: 1 })
    expect(await rung()).toHaveLength(2)
    for (let minutes = 57; minutes > 0; minutes -= 5) await passAt(minutes)
    expect(world.texts.sent).toHaveLength(1)
  })

  it('is not sent again to an appointment that was called off meanwhile, and rings for nobody', async () => {
    const { id } = await booked()
    await passAt(120)
    await passAt(117)
    await business.employee.actor.ok(cancel, { id: globalId('ServiceAppointment', id) })
    for (let minutes = 115; minutes > 0; minutes -= 5) await passAt(minutes)
    expect(world.texts.sent).toHaveLength(1)
    expect((await message(id)).state).toBe('CANCELLED')
    expect(await rung()).toEqual([])
  })

  it('is not sent again to a number that opted out meanwhile', async () => {
    const { id } = await booked()
    await passAt(120)
    await passAt(117)
    await world.prisma.smsOptOut.create({
      data: { businessId: business.id, phoneNumber: world.texts.sent[0]?.to ?? '' },
    })
    for (let minutes = 115; minutes > 0; minutes -= 5) await passAt(minutes)
    expect(world.texts.sent).toHaveLength(1)
    expect(await message(id)).toMatchObject({ errorReason: 'This number has opted out of texts.' })
  })

  it.each<[string, SendOutcome, string]>([
    ['did not send it changes nothing', { kind: 'not-sent', reason: 'Late.' }, 'CLAIMED'],
    ['lost it changes nothing', lost, 'CLAIMED'],
    [
      'was refused changes nothing',
      { kind: 'refused', code: null, reason: 'No.', optedOut: false },
      'CLAIMED',
    ],
    ['sent it keeps it from being sent again', { kind: 'accepted', sid: 'SMlate' }, 'SENT'],
  ])(
    'When a text was claimed anew, an instance wakes up and says that it %s',
    async (_name, outcome, state) => {
      const { id } = await booked()
      const [first] = (await claimDue(system(), fromTheFirst, 'frozen')).claims
      const frozen = first && (await releaseForSending(system(), first))
      if (!frozen) throw new Error('not let go')
      at(117)
      await passAt(117)
      // After the second look-up the text is free, and another instance claims it before this run does.
      await world.prisma.smsMessage.updateMany({
        data: { state: 'CLAIMED', claimedBy: 'other', callingAt: null, absentSince: null },
      })
      const [other] = [{ messageId: frozen.messageId, appointmentId: id, claimedBy: 'other' }]
      await recordOutcome(system(), frozen, outcome)
      expect((await message(id)).state).toBe(state)
      expect((await releaseForSending(system(), other)) === null).toBe(state === 'SENT')
    },
  )

  it('Two hundred reminders go out once each, through an hour of errors', async () => {
    await Promise.all(Array.from({ length: 200 }, () => appointmentAt(world, business, startsAt)))
    for (let minutes = 150; minutes >= 90; minutes -= 5) await passAt(minutes)
    const inVain = world.texts.sent.length
    expect(inVain).toBeGreaterThan(30)
    world.texts.answers()
    for (let minutes = 85; minutes > 60; minutes -= 5) await passAt(minutes)
    expect(world.texts.sent.slice(inVain)).toHaveLength(200)
    expect(new Set(world.texts.sent.slice(inVain).map(({ to }) => to)).size).toBe(200)
    expect(await world.prisma.smsMessage.count({ where: { state: 'SENT' } })).toBe(200)
  })

  it('A reminder that waited until it was too late is told of as failed', async () => {
    const { id } = await booked()
    world.texts.answers(() => ({ kind: 'not-sent', reason: 'The provider could not be reached.' }))
    await passAt(120)
    await passAt(59)
    expect(await message(id)).toMatchObject({
      state: 'FAILED',
      errorReason: 'The provider could not be reached.',
    })
    expect(await world.prisma.notification.count({ where: { kind: 'text-failed' } })).toBe(2)
    expect(world.texts.sent).toHaveLength(1)
  })
})
