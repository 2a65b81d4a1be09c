import { describe, expect, it } from 'vitest'
import type { Connection } from '#api/core/database/connection.ts'
import { models } from '#api/policy/models.ts'
import { browser, whoAmI } from '#api/testing/harness/accounts/signIn.ts'
import type { World } from '#api/testing/harness/world.ts'
import { resetDemo, seedDemo } from '../seed.ts'
import { asDecided, demoOf, friday, removeDemo, setUpDemo, signInAs, stats } from './testing/demo.ts'
import { wiped } from './wipe.ts'

/** The content of the demo business, without values that the database assigns. */
async function contents({ prisma }: World) {
  const where = { businessId: 1 }
  const omit = { businessId: true, id: true } as const
  const orderBy = { createdAt: 'asc' } as const
  return {
    business: await prisma.business.findMany({ where: { id: 1 } }),
    users: await prisma.user.findMany({
      where,
      select: { username: true, email: true, firstName: true, role: true, isActive: true },
      orderBy: { id: 'asc' },
    }),
    customers: await prisma.customer.findMany({ where, omit, orderBy: { id: 'asc' } }),
    contacts: await prisma.contact.findMany({
      where,
      omit: { ...omit, customerId: true, completedById: true },
      orderBy: [orderBy, { scheduledDate: 'asc' }],
    }),
    followUps: await prisma.followUp.groupBy({
      by: ['state', 'title'],
      where,
      _count: true,
      orderBy: [{ title: 'asc' }, { state: 'asc' }],
    }),
    board: await prisma.hotBoardItem.findMany({ where, select: { title: true }, orderBy }),
    vendors: await prisma.vendorContact.count({ where }),
    appointments: await prisma.serviceAppointment.count({ where }),
    tasks: await prisma.organizerTask.count({ where }),
    notes: await prisma.stickyNote.count({ where }),
    activities: await prisma.activity.count({ where }),
    points: await prisma.pointEntry.aggregate({ where, _sum: { points: true }, _count: true }),
    notifications: await prisma.notification.count({ where }),
    interests: await prisma.interestOption.findMany({
      where,
      select: { label: true, sortOrder: true },
      orderBy: { sortOrder: 'asc' },
    }),
  }
}

describe('the demo business', { timeout: 30_000 }, () => {
  let world: World
  let other: Connection
  setUpDemo((scene) => {
    ;({ world, other } = scene)
  })

  it.each([
    ['midday', '2026-11-20T17:00:00.000Z'],
    ['five past midnight', '2026-11-20T05:05:00.000Z'],
    ['ten to midnight', '2026-11-21T04:50:00.000Z'],
    ['the day clocks go forward', '2027-03-14T13:00:00.000Z'],
    ['the day clocks go back', '2026-11-01T06:30:00.000Z'],
    ['the first minutes of a year', '2027-01-01T05:05:00.000Z'],
  ])('shows the decided figures when reset at %s', async (_name, instant) => {
    await seedDemo(world.prisma, demoOf(world, friday))
    expect(await resetDemo(world.prisma, demoOf(world, new Date(instant)))).toBe(true)
    const { viewer } = await browser(world, await signInAs(world)).ok(stats)
    expect(viewer.business.stats).toEqual(asDecided)
  })

  it('comes back as it was after visitors have been at it, and nobody is thrown out', async () => {
    const { prisma } = world
    await removeDemo(world)
    const neighbour = await world.business({ name: 'Neighbour' })
    await neighbour.contact()
    await seedDemo(prisma, demoOf(world, friday))
    const fresh = await contents(world)
    const token = await signInAs(world)
    const before = await prisma.user.findMany({ where: { businessId: 1 }, orderBy: { id: 'asc' } })
    const [demo, priya, elena] = before
    if (!demo || !priya || !elena) throw new Error('the staff is missing')

    await visit()
    expect(await resetDemo(prisma, demoOf(world, friday))).toBe(true)

    expect(await contents(world)).toEqual(fresh)
    expect((await browser(world, token).ok(whoAmI)).viewer.user.databaseId).toBe(demo.id)
    const after = await prisma.user.findMany({ where: { businessId: 1 }, orderBy: { id: 'asc' } })
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
    expect(after.map(({ tokenVersion }) => tokenVersion)).toEqual([0, 1, 1, 1, 1])
    expect(await prisma.apiKey.count({ where: { businessId: 1 } })).toBe(0)
    const trail = await prisma.auditEntry.findMany({ where: { businessId: 1 } })
    expect(trail.map(({ actorType }) => actorType)).toEqual(['superadmin'])
    expect(await prisma.contact.count({ where: { businessId: neighbour.id } })).toBe(1)
    expect(await prisma.user.count({ where: { businessId: neighbour.id } })).toBe(3)

    async function visit() {
      const businessId = 1
      const visitor = { firstName: 'Vi', lastName: 'Sitor', username: 'vi', email: 'vi@example.com' }
      const hired = await prisma.user.create({
        data: { ...visitor, businessId, passwordHash: '$argon2id$x' },
      })
      await prisma.customer.deleteMany({ where: { businessId, status: 'SOLD' } })
      const open = { businessId, completed: false }
      const done = { completed: true, completedAt: friday, completedById: hired.id }
      await prisma.contact.updateMany({ where: open, data: done })
      await prisma.followUpStep.updateMany({ where: { businessId }, data: { title: 'Renamed' } })
      await prisma.interestOption.create({ data: { businessId, value: 'chess', label: 'Chess' } })
      await prisma.business.update({
        where: { id: businessId },
        data: { name: 'Renamed', timeZone: 'Asia/Tokyo', twilioAccountSid: 'AC1', smsEnabled: true },
      })
      const swap = (id: number, email: string) =>
        prisma.user.update({ where: { businessId_id: { businessId, id } }, data: { email, isActive: false } })
      await swap(priya?.id ?? 0, 'spare@example.com')
      await swap(elena?.id ?? 0, priya?.email ?? '')
      await swap(priya?.id ?? 0, elena?.email ?? '')
      const key = { name: 'Key', role: 'ADMIN', keyHash: 'a'.repeat(64), prefix: 'cue_' } as const
      await prisma.apiKey.create({ data: { ...key, businessId, createdById: hired.id } })
      const act = { businessId, actorName: 'Someone', action: 'business:update', subject: 'Business:1' }
      await prisma.auditEntry.createMany({
        data: ['user', 'superadmin', 'api-key'].map((actorType) => ({ ...act, actorType })),
      })
    }
  })

  it('loses what a visitor was just adding', async () => {
    const { prisma } = world
    await seedDemo(prisma, demoOf(world, friday))
    const customer = {
      firstName: 'La',
      lastName: 'Te',
      name: 'La Te',
      phoneNumber: '5550100',
      interest: 'Darts',
    }
    let reset: Promise<boolean> | undefined
    await other.prisma.$transaction(
      async (tx) => {
        await tx.customer.create({ data: { ...customer, businessId: 1 } })
        reset = resetDemo(prisma, demoOf(world, friday))
        await Promise.race([reset, someoneWaits()])
      },
      { timeout: 20_000 },
    )
    expect(await reset).toBe(true)
    expect(await prisma.customer.count({ where: { businessId: 1 } })).toBe(60)

    async function someoneWaits() {
      for (;;) {
        const { rows } = await other.pool.query(
          `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        )
        if (rows.length > 0) return
      }
    }
  })

  it('stays suspended when the superadmin has suspended it', async () => {
    await seedDemo(world.prisma, demoOf(world, friday))
    await world.prisma.business.update({ where: { id: 1 }, data: { isActive: false } })
    await resetDemo(world.prisma, demoOf(world, friday))
    const { isActive } = await world.prisma.business.findUniqueOrThrow({ where: { id: 1 } })
    expect(isActive).toBe(false)
  })

  it('is not made by a reset where there is none', async () => {
    await removeDemo(world)
    expect(await resetDemo(world.prisma, demoOf(world, friday))).toBe(false)
    expect(await world.prisma.business.count({ where: { id: 1 } })).toBe(0)
  })

  it('is wiped of every table that belongs to a business', () => {
    const owned = Object.entries(models).filter(([, { key }]) => key === 'businessId')
    const kept = ['User', 'SecondFactor', 'Passkey', 'Session', 'KnownBrowser', 'AuditEntry']
    const expected = owned.map(([model]) => model).filter((model) => !kept.includes(model))
    expect([...wiped].sort()).toEqual(expected.sort())
  })
})
