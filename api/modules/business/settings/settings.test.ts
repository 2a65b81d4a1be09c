import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { browser, employ, tokenOf } from '#api/testing/harness/accounts/signIn.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { setUpBusiness } from '#api/testing/harness/setUpBusiness.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

const update = `mutation ($input: UpdateBusinessInput!) { updateBusiness(input: $input) { business {
  name businessType phone email address timeZone maxAppointmentsPerDay today } } }`
const details = `{ viewer { business { name phone email address timeZone maxAppointmentsPerDay canEdit today } } }`

describe('the details of the business', () => {
  let world: World
  let business: TestBusiness

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
  })

  beforeEach(async () => {
    business = await world.business({ name: 'Rack & Cue' })
  })

  const change = (input: object) => business.admin.actor.ok(update, { input })
  const trail = () =>
    world.prisma.auditEntry.findMany({ where: { businessId: business.id }, orderBy: { id: 'asc' } })

  it('are changed by an admin, those that are given alone', async () => {
    const { updateBusiness } = await change({
      businessType: 'SERVICE',
      phone: '(585) 555-0100',
      email: ' a@b.example ',
    })
    expect(updateBusiness.business).toMatchObject({
      name: 'Rack & Cue',
      businessType: 'SERVICE',
      phone: '5855550100',
      email: 'a@b.example',
      address: null,
    })
    const again = await change({ phone: null, address: '12 Felt Street', maxAppointmentsPerDay: 20 })
    expect(again.updateBusiness.business).toMatchObject({
      phone: null,
      email: 'a@b.example',
      address: '12 Felt Street',
      maxAppointmentsPerDay: 20,
    })
  })

  it('are read by everyone, and changed by admins alone', async () => {
    for (const [role, canEdit] of [
      ['EMPLOYEE', false],
      ['MANAGER', false],
      ['ADMIN', true],
    ] as const) {
      const { viewer } = await business.as(role).ok(details)
      expect(viewer.business).toMatchObject({ name: 'Rack & Cue', maxAppointmentsPerDay: 2, canEdit })
    }
    const input = { name: 'Mine now' }
    expect((await business.manager.actor.fails(update, { input })).code).toBe('FORBIDDEN')
  })

  it.each([
    [{ name: '  ' }, { name: ['Business name is required'] }],
    [{ phone: '12345' }, { phone: ['Phone number must have 7 to 10 digits'] }],
    [{ phone: `5855550100${' '.repeat(30)}.` }, { phone: ['Phone number must be at most 40 characters'] }],
    [{ email: 'nobody' }, { email: ['Valid email required'] }],
    [{ timeZone: 'Mars/Olympus' }, { timeZone: ['Time zone must be a known one, like America/New_York'] }],
    [{ timeZone: '+02:00' }, { timeZone: ['Time zone must be a known one, like America/New_York'] }],
    [
      { maxAppointmentsPerDay: 0 },
      { maxAppointmentsPerDay: ['Daily appointment limit must be a whole number from 1 to 20'] },
    ],
    [
      { maxAppointmentsPerDay: 21 },
      { maxAppointmentsPerDay: ['Daily appointment limit must be a whole number from 1 to 20'] },
    ],
    [
      { idleMinutes: 20 },
      { idleMinutes: ['Minutes until an idle session ends must be 15, 30, 60, 240 or 480'] },
    ],
  ])('refuse %j', async (input, fields) => {
    expect(await business.admin.actor.fails(update, { input })).toMatchObject({ code: 'BAD_INPUT', fields })
    expect(await trail()).toEqual([])
  })

  it('stand in the audit trail, what changed alone', async () => {
    await change({ name: 'Rack & Cue', maxAppointmentsPerDay: 4 })
    await change({ name: 'Rack & Cue' })
    await change({ idleMinutes: 30 })
    await change({ idleMinutes: null })
    expect(await trail()).toMatchObject([
      {
        action: 'business:update',
        subject: `Business:${business.id}`,
        actorName: business.admin.fullName,
        before: { maxAppointmentsPerDay: 2 },
        after: { maxAppointmentsPerDay: 4 },
      },
      { before: { idleMinutes: null }, after: { idleMinutes: 30 } },
      { before: { idleMinutes: 30 }, after: { idleMinutes: null } },
    ])
  })

  it('The details of the business never make two businesses of one name hold one username', async () => {
    const other = await world.business({ name: 'Bank Shot' })
    await employ(world, business.id, { username: 'rory' })
    await change({ name: 'Bank  Shot' })
    await change({ name: 'Rack & Cue' })
    await employ(world, other.id, { username: 'RORY' })
    const message = 'A business of this name already has a member with the same username'
    expect(await business.admin.actor.fails(update, { input: { name: ' bank shot' } })).toMatchObject({
      code: 'CONFLICT',
      fields: { name: [message] },
    })
    const third = await world.business({ name: 'Chalk' })
    await employ(world, third.id, { username: 'rory' })
    const both = [business, third].map(({ admin }) => admin.actor.run(update, { input: { name: 'Corner' } }))
    const failures = (await Promise.all(both)).flatMap(({ failures: its }) =>
      its.map(({ message: said }) => said),
    )
    expect(failures).toEqual([message])
  })

  it('take every zone that a browser may offer, and so does the database', async () => {
    const zones = Intl.supportedValuesOf('timeZone')
    const moments = zones.map((_zone, index) => `now() AT TIME ZONE $${index + 1}`)
    await world.prisma.$queryRawUnsafe(`SELECT ${moments.join(', ')}`, ...zones)
    await change({ timeZone: zones.at(-1) })
  })
})

describe('another time zone', () => {
  let world: World
  let business: TestBusiness

  setUpBusiness((scene) => {
    ;({ world, business } = scene)
  })

  const moveTo = (timeZone: string) => business.admin.actor.ok(update, { input: { timeZone } })

  it('holds at once: in the answer itself and for everyone who is signed in', async () => {
    world.services.changeListener.onConnected()
    const token = await tokenOf(world, await employ(world, business.id))
    const today = async () => (await browser(world, token).ok(details)).viewer.business.today
    expect(await today()).toBe('2026-06-10')
    const { updateBusiness } = await moveTo('Pacific/Auckland')
    expect(updateBusiness.business.today).toBe('2026-06-11')
    expect(await today()).toBe('2026-06-11')
  })

  it.each([
    [
      '2026-07-01',
      '09:00',
      '11:00',
      '2026-07-01T16:00:00.000Z',
      '2026-07-01T18:00:00.000Z',
      '09:00',
      '11:00',
    ],
    // This time is skipped by the DST change: it moves forward by the gap, and the end with it.
    [
      '2026-03-08',
      '02:30',
      '04:00',
      '2026-03-08T10:30:00.000Z',
      '2026-03-08T12:00:00.000Z',
      '03:30',
      '05:00',
    ],
    // This time occurs twice: the first occurrence is used.
    [
      '2026-11-01',
      '01:30',
      '03:00',
      '2026-11-01T08:30:00.000Z',
      '2026-11-01T11:00:00.000Z',
      '01:30',
      '03:00',
    ],
  ])('moves the appointment of %s %s', async (date, startTime, endTime, from, to, ...shown) => {
    const appointment = await world.prisma.serviceAppointment.create({
      data: {
        businessId: business.id,
        customerId: (await business.customer()).id,
        date,
        startTime,
        endTime,
        startsAt: '2026-01-01T00:00:00Z',
        endsAt: '2026-01-01T01:00:00Z',
        technician: 'Theo',
        description: 'New felt',
      },
    })
    await moveTo('America/Los_Angeles')
    const { startsAt, endsAt, ...moved } = await world.prisma.serviceAppointment.findFirstOrThrow({
      where: { id: appointment.id },
    })
    expect([startsAt.toISOString(), endsAt.toISOString()]).toEqual([from, to])
    expect([moved.date, moved.startTime, moved.endTime]).toEqual([date, ...shown])
  })

  it('keeps day and hour of follow-ups that wait, and lets instants be', async () => {
    const at = (scheduledDate: string, more: object = {}) =>
      business.followUp({ scheduledDate: new Date(scheduledDate), ...more })
    const nine = await at('2026-06-20T13:00:00Z')
    const snoozed = await at('2026-12-20T19:30:15Z')
    const done = await at('2026-06-01T13:00:00Z', { state: 'CANCELLED' })
    const contact = await business.contact({ scheduledDate: new Date('2026-06-20T13:00:00Z') })
    const other = await world.business()
    const theirs = await other.followUp({ scheduledDate: new Date('2026-06-20T13:00:00Z') })
    await moveTo('Pacific/Auckland')
    const rows = await world.prisma.followUp.findMany({
      where: { id: { in: [nine.id, snoozed.id, done.id, theirs.id] } },
      orderBy: { id: 'asc' },
    })
    expect(rows.map(({ scheduledDate }) => scheduledDate.toISOString())).toEqual([
      '2026-06-19T21:00:00.000Z',
      '2026-12-20T01:30:15.000Z',
      '2026-06-01T13:00:00.000Z',
      '2026-06-20T13:00:00.000Z',
    ])
    const still = await world.prisma.contact.findFirstOrThrow({ where: { id: contact.id } })
    expect(still.scheduledDate.toISOString()).toBe('2026-06-20T13:00:00.000Z')
  })
})
