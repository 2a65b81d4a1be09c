import { globalId } from '#api/core/graph/ids.ts'
import { insertMany } from '#api/testing/harness/samples/samplesOfModules.ts'
import type { TestBusiness, World } from '#api/testing/harness/world.ts'

/** A business with `size` records of each type, and the ids of some of them. */
export interface FilledBusiness extends TestBusiness {
  /** Global ids by type, `size` of each. */
  ids: Record<string, string[]>
  /** A customer with records of every type. */
  customerId: number
}

/**
 * Fills a business with open, overdue, due and completed records, of one customer and of many, for all users and for
 * Emma.
 */
export async function filledBusiness(world: World, size: number): Promise<FilledBusiness> {
  const business = await world.business()
  const { prisma } = world
  const businessId = business.id
  const now = Number(world.clock.now())
  const each = <Row>(row: (i: number) => Row) => Array.from({ length: size }, (_none, i) => row(i))
  const at = (offset: number) => new Date(now + offset)
  const idsOf = (rows: { id: number | string }[]) => rows.map(({ id }) => id)

  const account = { businessId, lastName: 'Tester', passwordHash: '$argon2id$x' }
  const team = await prisma.user.createManyAndReturn({
    data: each((i) => ({
      ...account,
      firstName: `Sam${i}`,
      username: `sam${businessId}-${i}`,
      email: `sam${businessId}-${i}@example.com`,
    })),
  })
  const person = (i: number) => team[i]?.id ?? 0
  const customers: { id: number }[] = []
  for (let i = 0; i < size; i += 1) customers.push(await business.customer({ firstName: `Cora${i}` }))
  const focus = customers.at(-1)?.id ?? 0
  const ofEach = (i: number) => [focus, customers[i]?.id ?? 0]
  const found = await insertMany({
    world,
    prisma,
    business,
    businessId,
    size,
    each,
    at,
    person,
    focus,
    ofEach,
  })
  const { Contact: contacts = [], HotBoardItem: items = [], VendorContact: vendors = [] } = found
  const notifications = await prisma.notification.createManyAndReturn({
    data: each((i) => ({
      businessId,
      userId: business.employee.id,
      kind: 'assigned',
      title: 'For you',
      subject: `HotBoardItem:${items[i]?.id}`,
      records: [`HotBoardItem:${items[i]?.id}`, `VendorContact:${vendors[i]?.id}`],
    })),
  })
  const stats = await prisma.gamificationStats.createManyAndReturn({
    data: each((i) => ({ businessId, userId: person(i), totalPoints: 5, contactsDone: 1 })),
  })
  await prisma.pointEntry.createMany({
    data: each((i) => i).flatMap((i) =>
      [person(i), business.employee.id].map((userId) => ({
        businessId,
        userId,
        rule: 'contact-on-time',
        subject: `Contact:${contacts[i]?.id}`,
        points: 5,
        localDay: at(0),
      })),
    ),
  })
  await prisma.userBadge.createMany({
    data: each((i) => ({
      businessId,
      userId: person(i),
      badgeId: 'century',
      badgeName: 'Century',
      badgeIcon: 'phone-call',
      badgeDescription: 'Complete 100 contacts',
      progress: 1,
      maxProgress: 100,
    })),
  })
  const nodes = {
    ...found,
    Customer: customers,
    User: team,
    Notification: notifications,
    GamificationStats: stats,
  }
  const ids = Object.fromEntries(
    Object.entries(nodes).map(([type, rows]) => [
      type,
      idsOf(rows)
        .slice(-size)
        .map((id) => globalId(type, id)),
    ]),
  )
  return { ...business, ids, customerId: focus }
}
