import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { meaningOf } from '#api/modules/sms/replies/keywords.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { serve } from '#api/testing/harness/http/httpServer.ts'
import { appointmentOf } from '#api/testing/harness/records/appointments.ts'
import { provider, sid, textOf, withAccount } from '#api/testing/harness/sms/callbacks.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

const from = '+15550100200'

describe('the words of a text', () => {
  it.each([
    [
      ['STOP', 'stop', ' Stop. ', '“Stop”', 'STOPALL', 'stop all', 'Unsubscribe', 'CANCEL', 'end', 'Quit!'],
      'stop',
    ],
    [['optout', 'Opt-out', 'opt out', 'REVOKE', 'ｓｔｏｐ', '\nstop\n'], 'stop'],
    [['START', 'yes', 'Yes!', 'unstop'], 'start'],
    [['C', 'c', ' c ', 'C.', '(c)', '1', '"1"', 'Confirm', 'confirmed'], 'confirm'],
    [['HELP', 'info'], 'help'],
    [
      ['', ' ', '?', '11', 'cc', 'Please stop by', "can't stop", 'cancel my visit', 'toString', 'yes please'],
      null,
    ],
  ])('%j mean %s', (bodies, meaning) => {
    for (const body of bodies) expect([body, meaningOf(body)]).toEqual([body, meaning])
  })
})

describe('what people answer', () => {
  let world: World
  let twilio: ReturnType<typeof provider>
  let business: TestBusiness
  let customer: Awaited<ReturnType<TestBusiness['customer']>>

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
    twilio = provider(await serve(world))
  })
  beforeEach(async () => {
    business = await world.business()
    await withAccount(world, business)
    customer = await business.customer()
  })

  const answer = (Body: string, more: Record<string, string> = {}) =>
    twilio.call({ business, kind: 'incoming', fields: { MessageSid: sid(), From: from, Body, ...more } })
  const where = () => ({ businessId: business.id })
  const replies = () => world.prisma.smsReply.findMany({ where: where(), orderBy: { id: 'asc' } })
  const optOuts = async () =>
    (await world.prisma.smsOptOut.findMany({ where: where() })).map(({ phoneNumber }) => phoneNumber)
  const told = () => world.prisma.notification.findMany({ where: where(), orderBy: { id: 'asc' } })
  const reminded = async (
    data: Parameters<typeof appointmentOf>[2] = {},
    text: Parameters<typeof textOf>[2] = {},
  ) => {
    const appointment = await appointmentOf(world, business, {
      customerId: customer.id,
      bookedById: business.employee.id,
      reminderSent: true,
      ...data,
    })
    await textOf(world, business, {
      appointmentId: appointment.id,
      customerId: appointment.customerId,
      ...text,
    })
    return appointment
  }
  const confirmedAt = async ({ id }: { id: number }) =>
    (await world.prisma.serviceAppointment.findFirstOrThrow({ where: { id } })).confirmedAt

  it('is kept, with the customer whose number it is, and answered with nothing', async () => {
    const { status, headers, text } = await answer('  Can you come at 3?\r\nThanks 🎱 ')
    expect([status, headers.get('content-type')]).toEqual([200, 'text/xml; charset=utf-8'])
    expect(text).toBe('<?xml version="1.0" encoding="UTF-8"?><Response/>')
    expect(await replies()).toMatchObject([
      { customerId: customer.id, fromNumber: from, body: 'Can you come at 3?\nThanks 🎱' },
    ])
  })

  it('notifies the user who booked the appointment of the last text', async () => {
    await reminded()
    await answer('Can you come at 3?')
    expect(await told()).toMatchObject([
      {
        userId: business.employee.id,
        kind: 'customer-replied',
        title: 'Cora Customer replied: Can you come at 3?',
        subject: `Customer:${customer.id}`,
      },
    ])
  })

  it('is told to managers and admins otherwise, of one customer one unread at a time', async () => {
    await answer('Hello?')
    await world.prisma.notification.updateMany({
      where: { ...where(), userId: business.admin.id },
      data: { readAt: world.clock.now() },
    })
    await answer('Anybody there?')
    const list = (await told()).map(({ userId, title }) => [userId, title])
    expect(list).toEqual(
      expect.arrayContaining([
        [business.admin.id, 'Cora Customer replied: Hello?'],
        [business.admin.id, 'Cora Customer replied: Anybody there?'],
        [business.manager.id, 'Cora Customer replied: Anybody there?'],
      ]),
    )
    expect(list).toHaveLength(3)
  })

  it('belongs to whom was texted last, among several with one number to the newest', async () => {
    const newest = await business.customer({ firstName: 'Nora' })
    await answer('Hi')
    await textOf(world, business, { customerId: customer.id })
    await answer('Hi again')
    expect((await replies()).map(({ customerId }) => customerId)).toEqual([newest.id, customer.id])
  })

  it('A text from a number that no customer has is kept, too', async () => {
    await answer('Who is this?', { From: '+447700900123' })
    const [reply] = await replies()
    expect(reply).toMatchObject({ customerId: null, fromNumber: '+447700900123' })
    expect((await told())[0]).toMatchObject({
      title: '+447700900123 replied: Who is this?',
      subject: `SmsReply:${reply?.id}`,
    })
  })

  it('A text that is brought twenty times at once, and once more, is one', async () => {
    const appointment = await reminded()
    const fields = { MessageSid: sid(), From: from, Body: 'c' }
    const call = () => twilio.call({ business, kind: 'incoming', fields })
    const answers = await Promise.all(Array.from({ length: 20 }, call))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const first = await confirmedAt(appointment)
    world.clock.set('2026-06-11T16:00:00.000Z')
    await call()
    world.clock.set('2026-06-10T16:00:00.000Z')
    expect([(await replies()).length, (await told()).length, await confirmedAt(appointment)]).toEqual([
      1,
      0,
      first,
    ])
    expect(await world.prisma.activity.count({ where: where() })).toBe(1)
  })

  it('STOP opts the number out, START in, and a YES to something else is read by people', async () => {
    await answer('Stop')
    expect([await optOuts(), (await told()).length]).toEqual([[from], 2])
    await answer('STOP')
    await answer('yes')
    expect(await optOuts()).toEqual([])
    const before = (await told()).at(-1)?.title
    expect(before).toBe('Cora Customer replied: STOP')
    await answer('Yes')
    expect([await optOuts(), (await told()).at(-1)?.title]).toEqual([[], 'Cora Customer replied: Yes'])
  })

  it('A text in words that the provider takes for STOP is a STOP', async () => {
    await answer('please no more', { OptOutType: 'STOP' })
    expect(await optOuts()).toEqual([from])
  })

  it('STOP counts in a suspended business too', async () => {
    await world.prisma.business.update({
      where: { id: business.id },
      data: { subscriptionStatus: 'SUSPENDED' },
    })
    expect((await answer('STOP')).status).toBe(200)
    expect(await optOuts()).toEqual([from])
  })

  it('C confirms the appointment of the last reminder, then the one before', async () => {
    const first = await reminded({}, { sentAt: '2026-06-10T10:00:00Z' })
    const second = await reminded({ date: '2026-06-16' }, { sentAt: '2026-06-10T11:00:00Z' })
    await answer('C')
    expect([await confirmedAt(first), await confirmedAt(second)]).toEqual([null, world.clock.now()])
    await answer(' c. ')
    expect(await confirmedAt(first)).toEqual(world.clock.now())
    await answer('1')
    expect(await told()).toEqual([])
    const lines = await world.prisma.activity.findMany({ where: where(), orderBy: { id: 'asc' } })
    expect(lines.map(({ description, type, subject }) => [description, type, subject])).toEqual([
      ['Appointment confirmed by text: New felt', 'MEETING', `ServiceAppointment:${second.id}`],
      ['Appointment confirmed by text: New felt', 'MEETING', `ServiceAppointment:${first.id}`],
    ])
  })

  it.each([
    ['is over', { startsAt: '2026-06-10T15:00:00Z' }, {}],
    ['was moved since', { scheduleVersion: 1, reminderSent: false }, {}],
    ['was cancelled', { status: 'CANCELLED' }, {}],
    ['was reminded at another number', {}, { toNumber: '+15550100299' }],
    ['was not reminded', {}, { state: 'FAILED' }],
  ] as const)('C confirms no appointment that %s: people read it', async (_what, data, text) => {
    const appointment = await reminded(data, text)
    await answer('C')
    expect(await confirmedAt(appointment)).toBeNull()
    expect((await told()).map(({ title }) => title)).toContain('Cora Customer replied: C')
  })

  it('HELP is left to the provider', async () => {
    await answer('help')
    expect([(await replies()).length, await told()]).toEqual([1, []])
  })

  it('is bounded, and without what nobody types', async () => {
    await answer('\u0000\u0007', { NumMedia: '1' })
    await answer(`a\u0000${'🎱'.repeat(2_000)}`)
    const [picture, long] = await replies()
    expect(picture?.body).toBe('[A picture, without words]')
    expect([...(long?.body ?? '')]).toHaveLength(1_600)
    expect(long?.body.slice(0, 3)).toBe('a🎱')
  })

  it('A text that comes while the customer is being deleted is kept, and never fails', async () => {
    const people = await Promise.all(
      Array.from({ length: 8 }, (_, i) => business.customer({ phoneNumber: `555010030${i}` })),
    )
    const answers = await Promise.all(
      people.flatMap(({ id, phoneNumber }) => [
        answer('Hi', { From: `+1${phoneNumber}` }),
        world.prisma.customer.deleteMany({ where: { businessId: business.id, id } }),
      ]),
    )
    for (const each of answers) if ('status' in each) expect(each.status).toBe(200)
  })
})
