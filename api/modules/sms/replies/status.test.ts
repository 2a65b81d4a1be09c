import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SmsState } from '#api/generated/enums.ts'
import { statusCallbackUrl } from '#api/modules/sms/callbacks.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { serve } from '#api/testing/harness/http/httpServer.ts'
import { appointmentOf } from '#api/testing/harness/records/appointments.ts'
import { provider, sid, textOf, tokenOf, withAccount } from '#api/testing/harness/sms/callbacks.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

type Text = Awaited<ReturnType<typeof textOf>>

describe('what the provider says became of a text', () => {
  let world: World
  let twilio: ReturnType<typeof provider>
  let business: TestBusiness
  let appointment: Awaited<ReturnType<typeof appointmentOf>>

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
    twilio = provider(await serve(world))
  })
  beforeEach(async () => {
    business = await world.business()
    await withAccount(world, business)
    appointment = await appointmentOf(world, business, { bookedById: business.employee.id })
  })

  const text = (data: Parameters<typeof textOf>[2] = {}) =>
    textOf(world, business, { appointmentId: appointment.id, customerId: appointment.customerId, ...data })
  /** A text that waits for the provider's response. */
  const onItsWay = (state: SmsState = 'CLAIMED') =>
    text({ state, providerSid: null, sentAt: null, claimedAt: world.clock.now(), claimedBy: 'one' })
  const say = (
    { id, providerSid }: Pick<Text, 'id' | 'providerSid'>,
    MessageStatus: string,
    more: Record<string, string> = {},
  ) =>
    twilio.call({
      business,
      kind: 'status',
      search: `?message=${id}`,
      fields: { MessageSid: providerSid ?? 'SMfromtheprovider', MessageStatus, ...more },
    })
  const read = ({ id }: { id: number }) => world.prisma.smsMessage.findFirstOrThrow({ where: { id } })
  const stateOf = async (of: Text) => (await read(of)).state
  const told = () => world.prisma.notification.findMany({ where: { businessId: business.id } })
  const lines = async () =>
    (await world.prisma.activity.findMany({ where: { businessId: business.id } })).map(
      (row) => row.description,
    )

  it('is called back at the address that was given', () => {
    expect(statusCallbackUrl('https://cuecard.example', 7, 12)).toBe(
      'https://cuecard.example/webhooks/twilio/7/status?message=12',
    )
  })

  it.each(['', '../etc'])(
    'A status of a text that the provider names %j changes nothing',
    async (MessageSid) => {
      const of = await onItsWay()
      expect((await say(of, 'delivered', { MessageSid })).status).toBe(204)
      expect(await read(of)).toEqual(of)
    },
  )

  it.each([
    [['queued'], 'SENT'],
    [['sent', 'delivered'], 'DELIVERED'],
    [['delivered', 'sent', 'queued'], 'DELIVERED'],
    [['delivered', 'undelivered', 'failed'], 'DELIVERED'],
    [['sent', 'undelivered'], 'FAILED'],
    [['failed', 'sent', 'queued'], 'FAILED'],
    [['undelivered', 'delivered'], 'DELIVERED'],
    [['read'], 'DELIVERED'],
    [['a word of tomorrow', ''], 'SENT'],
  ] as const)('Statuses in the order %j leave the text %s', async (words, state) => {
    const of = await text()
    for (const word of words) {
      const { status, text: body } = await say(of, word)
      expect([status, body]).toEqual([204, ''])
    }
    expect(await stateOf(of)).toBe(state)
  })

  it.each(['CLAIMED', 'UNKNOWN', 'PENDING'] as const)(
    'reaches a row that is %s and has no name for it yet',
    async (state) => {
      const of = await onItsWay(state)
      await say(of, 'delivered')
      expect(await read(of)).toMatchObject({
        state: 'DELIVERED',
        providerSid: 'SMfromtheprovider',
        sentAt: world.clock.now(),
        nextAttemptAt: null,
      })
      const { reminderSent } = await world.prisma.serviceAppointment.findFirstOrThrow({
        where: { id: appointment.id },
      })
      expect(reminderSent).toBe(true)
      expect(await lines()).toEqual(['Text sent: appointment reminder'])
      await say({ id: of.id, providerSid: 'SMfromtheprovider' }, 'sent')
      expect(await stateOf(of)).toBe('DELIVERED')
    },
  )

  it('The status of a reminder for another time says nothing of this one', async () => {
    const of = await onItsWay('UNKNOWN')
    await world.prisma.serviceAppointment.updateMany({
      where: { id: appointment.id },
      data: { scheduleVersion: 1 },
    })
    await say(of, 'sent')
    const after = await world.prisma.serviceAppointment.findFirstOrThrow({ where: { id: appointment.id } })
    expect([await stateOf(of), after.reminderSent]).toEqual(['SENT', false])
  })

  it('A status under another name than the row has changes nothing', async () => {
    const of = await text()
    await say({ id: of.id, providerSid: sid() }, 'delivered')
    expect(await read(of)).toEqual(of)
  })

  it('The failure of a text is recorded in its row and the activity log, and notified to the user who booked', async () => {
    const of = await text()
    await say(of, 'undelivered', { ErrorCode: '30005' })
    const reason = 'The number is unknown or no longer in use.'
    expect(await read(of)).toMatchObject({ state: 'FAILED', errorCode: 30005, errorReason: reason })
    expect(await lines()).toEqual([`Text failed: ${reason}`])
    expect(await told()).toMatchObject([
      {
        userId: business.employee.id,
        kind: 'text-failed',
        title: `Text to Cora Customer failed: ${reason}`,
        subject: `Customer:${appointment.customerId}`,
        readAt: null,
      },
    ])
  })

  it('The failure of a text is notified to managers and admins when the user who booked is deactivated', async () => {
    await world.prisma.user.updateMany({ where: { id: business.employee.id }, data: { isActive: false } })
    await say(await text(), 'failed')
    const people = (await told()).map(({ userId }) => userId)
    expect(people.sort()).toEqual([business.admin.id, business.manager.id].sort())
  })

  it('A status that twenty requests bring at once is taken once', async () => {
    const of = await onItsWay()
    await Promise.all(Array.from({ length: 20 }, () => say(of, 'failed', { ErrorCode: '30003' })))
    expect(await stateOf(of)).toBe('FAILED')
    expect([(await told()).length, (await lines()).length]).toEqual([1, 1])
  })

  it('Statuses in all orders at once end with what is known most of', async () => {
    const of = await onItsWay()
    const words = ['queued', 'sent', 'delivered', 'queued', 'sent', 'delivered', 'sent', 'queued']
    const answers = await Promise.all(words.map((word) => say(of, word)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]))
    expect([await stateOf(of), await lines()]).toEqual(['DELIVERED', ['Text sent: appointment reminder']])
  })

  it('A status that comes while the appointment is being moved makes nobody wait for ever', async () => {
    const move = `mutation ($id: ID!, $date: Date!) {
      updateServiceAppointment(input: { id: $id, date: $date }) { serviceAppointment { id } } }`
    const ask = `{ viewer { business { serviceAppointments(filter: ALL) { edges { node { id } } } } } }`
    const { viewer } = await business.admin.actor.ok(ask)
    const { id } = viewer.business.serviceAppointments.edges[0].node
    const texts = await Promise.all(
      Array.from({ length: 5 }, (_, version) =>
        text({
          scheduleVersion: version,
          state: 'CLAIMED',
          claimedAt: new Date(),
          claimedBy: 'one',
          providerSid: null,
        }),
      ),
    )
    const answers = await Promise.all(
      texts.flatMap((of, day) => [
        say({ ...of, providerSid: `SM${of.id}` }, 'delivered'),
        business.admin.actor.run(move, { id, date: `2026-07-1${day}` }),
      ]),
    )
    for (const answer of answers) {
      if ('status' in answer) expect(answer.status).toBe(204)
      else expect(answer.failures).toEqual([])
    }
  })

  it('The status that the number has opted out is an opt-out', async () => {
    await say(await text(), 'failed', { ErrorCode: '21610' })
    expect(await world.prisma.smsOptOut.findMany({ where: { businessId: business.id } })).toMatchObject([
      { phoneNumber: '+15550100200' },
    ])
  })

  it('The status of a text that nobody here sent is taken without a word', async () => {
    const { status } = await say({ id: 2_147_000, providerSid: sid() }, 'delivered')
    expect(status).toBe(204)
  })

  it("reaches no neighbour's text, by name or by number", async () => {
    const neighbour = await world.business()
    await withAccount(world, neighbour)
    const theirs = await textOf(world, neighbour)
    await say(theirs, 'failed')
    const lost = await textOf(world, neighbour, { state: 'UNKNOWN', providerSid: null, sentAt: null })
    await say({ id: lost.id, providerSid: sid() }, 'failed')
    expect([await read(theirs), await read(lost)]).toEqual([theirs, lost])
    expect(tokenOf(neighbour)).not.toBe(tokenOf(business))
  })
})
