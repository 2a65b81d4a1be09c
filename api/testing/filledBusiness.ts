import { globalId } from '#api/core/graph/ids.ts'
import { pendingMessages, webhookTo } from '#api/testing/webhooks.ts'
import type { TestBusiness, World } from '#api/testing/world.ts'

const minute = 60_000
const day = 24 * 60 * minute

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

  const contacts = await prisma.contact.createManyAndReturn({
    data: each((i) => i).flatMap((i) =>
      ofEach(i).flatMap((customerId) => [
        { businessId, customerId, scheduledDate: at(i * minute), notes: 'soon' },
        { businessId, customerId, scheduledDate: at(i * minute - 2 * day), notes: 'late' },
        {
          businessId,
          customerId,
          scheduledDate: at(-i * minute),
          notes: 'done',
          completed: true,
          completedAt: at(-i * minute),
          completedById: person(i),
        },
      ]),
    ),
  })
  const steps = await prisma.followUpStep.createManyAndReturn({
    data: each((i) => ({ businessId, customerStatus: 'UNSOLD', dayNumber: i, title: `Step ${i}` })),
  })
  const plan = { businessId, customerStatus: 'UNSOLD', dayNumber: 1, title: 'Call', stepId: null } as const
  const followUps = await prisma.followUp.createManyAndReturn({
    data: each((i) => i).flatMap((i) =>
      ofEach(i).flatMap((customerId) => {
        const followUp = { ...plan, customerId, anchorDate: at(-i * day) }
        const closed = { closedAt: at(-i * minute), completedById: person(i) }
        return [
          ...[0, -2 * day, 2 * day].map((offset) => ({
            ...followUp,
            scheduledDate: at(offset + i * minute),
          })),
          { ...followUp, scheduledDate: at(-i * day), state: 'SKIPPED', ...closed } as const,
        ]
      }),
    ),
  })
  const item = { businessId, description: 'Table 3' }
  const items = await prisma.hotBoardItem.createManyAndReturn({
    data: each((i) => i).flatMap((i) => {
      const made = {
        ...item,
        createdAt: at(-i * minute),
        createdById: person(i),
        createdByName: `Sam${i} Tester`,
      }
      const resolved = { resolved: true, resolvedAt: at(i), resolvedById: person(i), resolvedByName: 'Sam' }
      return [
        { ...made, title: `Of a colleague ${i}`, assignedToId: person(i) },
        // One item is urgent, so that My Day begins with a hot board item, as it has one of every kind among its
        // first entries.
        {
          ...made,
          title: `Of Emma ${i}`,
          assignedToId: business.employee.id,
          ...(i === 0 && { priority: 'URGENT' as const }),
        },
        { ...made, title: `Of yesterday ${i}`, ...resolved },
      ]
    }),
  })
  const words = { businessId, title: 'Chalk', content: 'Order chalk' }
  const own = await prisma.stickyNote.createManyAndReturn({
    data: each((i) => ({ ...words, userId: business.employee.id, position: i })),
  })
  const others = await prisma.stickyNote.createManyAndReturn({
    data: each((i) => ({ ...words, userId: person(i) })),
  })
  const lent = each((i) => ({
    noteId: own[i]?.id ?? 0,
    sharedWithUserId: person(i),
    sharedByUserId: business.employee.id,
  }))
  const borrowed = each((i) => ({
    noteId: others[i]?.id ?? 0,
    sharedWithUserId: business.employee.id,
    sharedByUserId: person(i),
  }))
  await prisma.sharedNote.createMany({ data: lent.map((share) => ({ businessId, ...share })) })
  const shares = await prisma.sharedNote.createManyAndReturn({
    data: borrowed.map((share) => ({ businessId, ...share })),
  })
  const vendors = await prisma.vendorContact.createManyAndReturn({
    data: each((i) => ({
      businessId,
      company: `Cora ${i}`,
      salesRep: 'Rae',
      phoneNumber: '555-0100',
      createdByName: 'Ada',
      assignedToId: person(i),
      assignedToName: `Sam${i} Tester`,
    })),
  })
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
  const said = { businessId, type: 'NOTE', description: 'Said so', performedBy: 'Ada Tester' } as const
  const activities = await prisma.activity.createManyAndReturn({
    data: each((i) => i).flatMap((i) =>
      ofEach(i).map((customerId) => ({ ...said, customerId, createdAt: at(-i * minute) })),
    ),
  })
  const appointment = {
    businessId,
    customerId: focus,
    technician: 'Ada',
    description: 'Felt',
    endTime: '12:00',
  }
  const appointments = await prisma.serviceAppointment.createManyAndReturn({
    data: each((i) => ({
      ...appointment,
      date: `2027-01-${String(1 + (i % 28)).padStart(2, '0')}`,
      startTime: '09:00',
      startsAt: at(i * minute - 2 * day),
      endsAt: at(i * minute - day),
    })),
  })
  await prisma.smsMessage.createMany({
    data: each((i) => ({
      businessId,
      customerId: focus,
      kind: 'test',
      toNumber: '5550100',
      body: 'Hello',
      createdAt: at(-i * minute),
    })),
  })
  await prisma.smsReply.createMany({
    data: each((i) => ({
      businessId,
      customerId: focus,
      fromNumber: '+15550100200',
      body: 'Hello',
      providerSid: `SM${i}`,
      createdAt: at(-i * minute),
    })),
  })
  const views = await prisma.savedView.createManyAndReturn({
    data: each((i) => ({
      businessId,
      userId: business.employee.id,
      name: `View ${i}`,
      layout: 'LIST' as const,
    })),
  })
  const options = await prisma.interestOption.createManyAndReturn({
    data: each((i) => ({ businessId, value: `interest-${i}`, label: `Interest ${i}`, sortOrder: i })),
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
  const tasks = await prisma.organizerTask.createManyAndReturn({
    data: each((i) => ({
      businessId,
      title: 'Order felt',
      reminderSet: true,
      tags: ['felt'],
      dueDate: at(i < 2 ? -3 * day : 0),
      userId: business.employee.id,
      assignedById: business.manager.id,
    })),
  })
  const webhook = await webhookTo(world, business, 'https://hooks.example.com/', ['text.received'])
  await pendingMessages(world, webhook, size)
  const found = {
    GamificationStats: stats,
    Contact: contacts,
    Customer: customers,
    FollowUp: followUps,
    FollowUpStep: steps,
    Activity: activities,
    Notification: notifications,
    HotBoardItem: items,
    StickyNote: own,
    SharedNote: shares,
    VendorContact: vendors,
    User: team,
    InterestOption: options,
    SavedView: views,
    ServiceAppointment: appointments,
    OrganizerTask: tasks,
    WebhookEndpoint: [webhook],
  }
  const ids = Object.fromEntries(
    Object.entries(found).map(([type, rows]) => [
      type,
      idsOf(rows)
        .slice(-size)
        .map((id) => globalId(type, id)),
    ]),
  )
  return { ...business, ids, customerId: focus }
}
