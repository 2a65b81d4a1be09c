import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import { type BusinessContext, createBusinessContext } from '#api/core/tenancy/businessContext.ts'
import { claimDue, fromTheFirst, releaseForSending } from '#api/modules/sms/reminders/claims.ts'
import { sendReminders } from '#api/modules/sms/reminders/sendDue.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { appointmentAt, textingBusiness } from '#api/testing/harness/sms/texting.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

const update = `mutation ($input: UpdateServiceAppointmentInput!) { updateServiceAppointment(input: $input) {
  serviceAppointment { id } } }`
const cancel = `mutation ($input: CancelServiceAppointmentInput!) { cancelServiceAppointment(input: $input) {
  serviceAppointment { id } } }`
const settings = `mutation ($input: UpdateBusinessInput!) { updateBusiness(input: $input) { business { id } } }`
const remove = `mutation ($input: DeleteCustomerInput!) { deleteCustomer(input: $input) { deletedCustomerId } }`

interface Booked {
  id: number
  customerId: number
}

describe('between claiming a text and letting it go', () => {
  let world: World
  let business: TestBusiness
  let system: BusinessContext

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
  })

  beforeEach(async () => {
    await world.prisma.business.deleteMany()
    world.clock.set('2026-06-10T16:00:00Z')
    world.texts.sent.length = 0
    business = await textingBusiness(world)
    const { services } = world
    const actor = { kind: 'system', businessId: business.id, timeZone: 'America/New_York' } as const
    system = createBusinessContext(services.tenant(business.id), actor, services.clock)
  })

  const gid = ({ id }: Booked) => globalId('ServiceAppointment', id)
  const change = (booked: Booked, input: object) =>
    business.employee.actor.ok(update, { input: { id: gid(booked), ...input } })
  const changeBusiness = (data: object) => world.prisma.business.update({ where: { id: business.id }, data })
  const claimed = async () => {
    const booked = await appointmentAt(world, business, '2026-06-11T15:00:00Z')
    const { claims } = await claimDue(system, fromTheFirst, 'me')
    const [claim] = claims
    if (!claim) throw new Error('nothing was claimed')
    return { booked, claim }
  }

  it('nothing is sent that has changed', async () => {
    const { claim } = await claimed()
    expect(await releaseForSending(system, claim)).toMatchObject({ attempts: 1 })
    // A claim can be released only once.
    expect(await releaseForSending(system, claim)).toBeNull()
  })

  const acts: [string, (booked: Booked) => Promise<unknown>, string[]][] = [
    ['moved out of sight', (booked) => change(booked, { date: '2026-06-20', endTime: '12:00' }), []],
    [
      'moved to another hour',
      (booked) => change(booked, { startTime: '10:00', endTime: '11:00' }),
      ['10:00 AM'],
    ],
    ['cancelled', (booked) => business.employee.actor.ok(cancel, { input: { id: gid(booked) } }), []],
    ['without its reminder', (booked) => change(booked, { smsReminder: false }), []],
    ['begun', (booked) => change(booked, { status: 'IN_PROGRESS' }), []],
    ['of a business without texts', () => changeBusiness({ smsEnabled: false }), []],
    ['of a suspended business', () => changeBusiness({ isActive: false }), []],
    ['of a business that has not paid', () => changeBusiness({ subscriptionStatus: 'SUSPENDED' }), []],
    ['of a business that is gone', () => world.prisma.business.delete({ where: { id: business.id } }), []],
    [
      'of a customer who is gone',
      ({ customerId }) =>
        business.employee.actor.ok(remove, { input: { id: globalId('Customer', customerId) } }),
      [],
    ],
    [
      'of a business in another time zone',
      () => business.admin.actor.ok(settings, { input: { timeZone: 'America/Chicago' } }),
      ['11:00 AM'],
    ],
    ['in the quiet hours', async () => world.clock.set('2026-06-11T01:00:00Z'), []],
    ['too late', async () => world.clock.set('2026-06-11T14:00:01Z'), []],
  ]

  it.each(acts)('the text of an appointment that is %s is not sent', async (_name, act, afterwards) => {
    const { booked, claim } = await claimed()
    await act(booked)
    expect(await releaseForSending(system, claim)).toBeNull()
    // A text that is sent then is correct.
    if (afterwards.length > 0) world.clock.set('2026-06-10T17:00:00Z')
    await sendReminders(world.services)
    const times = world.texts.sent.map(({ body }) => /\d+:\d\d [AP]M/.exec(body)?.[0])
    expect(times).toEqual(afterwards)
  })

  it('the text of an appointment that went to somebody else goes there', async () => {
    const { booked, claim } = await claimed()
    const other = await business.customer({ firstName: 'Otto', phoneNumber: '5550100777' })
    await change(booked, { customerId: globalId('Customer', other.id) })
    expect(await releaseForSending(system, claim)).toBeNull()
    await sendReminders(world.services)
    expect(world.texts.sent).toMatchObject([{ to: '+15550100777', body: expect.stringContaining('Hi Otto') }])
  })

  it('a number that was corrected is the one that is texted', async () => {
    const { booked, claim } = await claimed()
    await world.prisma.customer.updateMany({
      where: { id: booked.customerId },
      data: { phoneNumber: '5550100778' },
    })
    expect(await releaseForSending(system, claim)).toMatchObject({ to: '+15550100778' })
  })

  it('an act that is under way comes first', async () => {
    const { booked, claim } = await claimed()
    let gone: Promise<unknown> = Promise.resolve()
    await world.prisma.$transaction(async (tx) => {
      await tx.serviceAppointment.updateMany({
        where: { id: booked.id },
        data: { scheduleVersion: 1, startTime: '10:00', startsAt: new Date('2026-06-11T14:00:00Z') },
      })
      gone = releaseForSending(system, claim)
      // Waits for this transaction; without the lock it would return much earlier.
      await Promise.race([gone, new Promise((done) => setTimeout(done, 200))])
    })
    expect(await gone).toBeNull()
  })

  it('two instances that claim at once share the texts, and none has what the other has', async () => {
    await Promise.all(
      Array.from({ length: 15 }, () => appointmentAt(world, business, '2026-06-11T15:00:00Z')),
    )
    const both = await Promise.all(['a', 'b', 'c'].map((name) => claimDue(system, fromTheFirst, name)))
    const ids = both.flatMap(({ claims }) => claims.map(({ messageId }) => messageId))
    expect(ids).toHaveLength(15)
    expect(new Set(ids).size).toBe(15)
  })
})
