import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ActivityType } from '#api/generated/enums.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { planOf, type Statement, watchStatements } from '#api/testing/harness/database/statements.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

const read = `query (
  $customer: Int!, $part: TimelinePart!, $topic: TimelineTopic, $search: String, $first: Int, $after: String
) {
  viewer { business { customer(databaseId: $customer) {
    timeline(part: $part, topic: $topic, search: $search, first: $first, after: $after) {
      edges { node {
        ... on Contact { subject }
        ... on FollowUp { title }
        ... on Activity { description }
        ... on ServiceAppointment { description cancelledBy { firstName } }
        ... on SmsMessage { body }
        ... on SmsReply { body meaning }
      } }
      pageInfo { hasNextPage endCursor }
    }
  } } }
}`

interface Asked {
  part?: 'ALL' | 'UPCOMING' | 'PAST'
  topic?: string
  search?: string
  first?: number
  after?: string
}

describe('a timeline', () => {
  let world: World
  let database: Awaited<ReturnType<typeof freshDatabase>>
  const watched = watchStatements()
  let business: TestBusiness
  let customer: number

  const at = (day: number) => `2026-06-${String(day).padStart(2, '0')}T15:00:00Z`
  const page = async (asked: Asked) => {
    const data = await business.employee.actor.ok(read, { customer, part: 'PAST', ...asked })
    return data.viewer.business.customer.timeline
  }
  const told = ({ node }: { node: Record<string, string> }) =>
    node.subject ?? node.title ?? node.description ?? node.body
  const listed = async (asked: Asked) => (await page(asked)).edges.map(told)

  const log = (type: ActivityType, description: string, day: number, of = customer) =>
    world.prisma.activity.create({
      data: {
        businessId: business.id,
        customerId: of,
        type,
        description,
        performedBy: 'Ada Tester',
        createdAt: at(day),
      },
    })

  beforeAll(async () => {
    database = await freshDatabase()
    world = openWorld(database)
  })
  afterAll(watched.stop)

  beforeEach(async () => {
    business = await world.business()
    customer = (await business.customer()).id
    const owned = { businessId: business.id, customerId: customer }
    const { id: admin } = business.admin
    const done = { completed: true, completedAt: at(1), completedById: admin }
    const appointment = { date: '2026-06-02', startTime: '09:00', endTime: '11:00', technician: 'Tom Ode' }
    const step = { anchorDate: at(1), customerStatus: 'UNSOLD', dayNumber: 3, scheduledDate: at(20) } as const
    await business.contact({ ...owned, notes: 'Planned call', scheduledDate: at(28) })
    await business.contact({ ...owned, notes: 'Call', completedNotes: 'Wants SLATE', ...done })
    await world.prisma.serviceAppointment.create({
      data: {
        ...owned,
        ...appointment,
        description: 'New felt',
        notes: 'Slate is cracked',
        status: 'CANCELLED',
        startsAt: at(2),
        endsAt: at(2),
        updatedAt: at(2),
        cancelledById: admin,
      },
    })
    await world.prisma.followUp.create({ data: { ...owned, ...step, title: 'Check in' } })
    await world.prisma.followUp.create({
      data: {
        ...owned,
        ...step,
        dayNumber: 7,
        title: 'Thanked',
        outcome: 'Reached',
        state: 'SKIPPED',
        closedAt: at(3),
      },
    })
    await world.prisma.smsMessage.create({
      data: { ...owned, kind: 'test', toNumber: '5550100200', body: '100% done', createdAt: at(4) },
    })
    await world.prisma.smsReply.create({
      data: {
        ...owned,
        fromNumber: '+15550100200',
        body: 'Stop.',
        createdAt: at(5),
        providerSid: `SM${customer}`,
      },
    })
    await log('NOTE', 'Likes slate\nand maple', 6)
    await log('SALE', 'Status changed from unsold to sold', 7)
    await log('OTHER', 'New customer added', 8)
    await log('CONTACT', 'Called in', 9)
    await log('MEETING', 'Came by', 10)
  })

  it.each([
    ['CONTACT', ['Called in', 'Call']],
    ['FOLLOW_UP', ['Thanked']],
    ['APPOINTMENT', ['Came by', 'New felt']],
    ['TEXT', ['Stop.', '100% done']],
    ['NOTE', ['Likes slate\nand maple']],
    ['STATUS', ['New customer added', 'Status changed from unsold to sold']],
  ])('is limited to %s', async (topic, expected) => {
    expect(await listed({ topic })).toEqual(expected)
  })

  it('assigns every entry to exactly one topic', async () => {
    const topics = ['CONTACT', 'FOLLOW_UP', 'APPOINTMENT', 'TEXT', 'NOTE', 'STATUS']
    const each = await Promise.all(topics.map((topic) => listed({ topic })))
    expect(each.flat().toSorted()).toEqual((await listed({})).toSorted())
  })

  it('filters each part, and is empty when a part has no entries of the topic', async () => {
    expect(await listed({ part: 'UPCOMING', topic: 'CONTACT' })).toEqual(['Planned call'])
    expect(await listed({ part: 'UPCOMING', topic: 'NOTE' })).toEqual([])
    expect(await listed({ part: 'ALL', topic: 'FOLLOW_UP' })).toEqual(['Check in', 'Thanked'])
  })

  it.each([
    ['slate', ['Likes slate\nand maple', 'New felt', 'Call']],
    ['  MAPLE   slate ', ['Likes slate\nand maple']],
    ['slate walnut', []],
    ['tom ode', ['New felt']],
    ['reached', ['Thanked']],
    ['100%', ['100% done']],
    ['%', ['100% done']],
    ['_', []],
    ['\\', []],
    ["'; DROP", []],
    ['\0 \ud83d maple', []],
  ])('finds %j in its entries', async (search, expected) => {
    expect(await listed({ search })).toEqual(expected)
  })

  it('ignores a blank search', async () => {
    expect(await listed({ search: ' \t ' })).toHaveLength(10)
  })

  it('searches within a topic', async () => {
    expect(await listed({ topic: 'APPOINTMENT', search: 'slate' })).toEqual(['New felt'])
  })

  it('pages search results', async () => {
    for (let count = 0; count < 5; count += 1) await log('NOTE', `Slate ${count}`, 11)
    const whole = await listed({ search: 'slate' })
    expect(whole).toHaveLength(8)
    const pages: string[] = []
    for (let after: string | undefined, more = true; more; ) {
      const { edges, pageInfo } = await page({ search: 'slate', first: 3, ...(after ? { after } : {}) })
      pages.push(...edges.map(told))
      more = pageInfo.hasNextPage
      after = pageInfo.endCursor
    }
    expect(pages).toEqual(whole)
  })

  it('reads a bounded number of entries in a long history', async () => {
    await database.pool.query(
      `INSERT INTO "Activity" ("businessId", "customerId", type, description, "performedBy", "createdAt")
         SELECT ${business.id}, ${customer}, 'OTHER', 'Line ' || i || '.', 'Ada', now() - i * interval '1 minute'
           FROM generate_series(1, 6000) AS i`,
    )
    await database.pool.query('ANALYZE "Activity"')
    expect(await listed({ search: 'Line 4990.' })).toEqual(['Line 4990.'])
    expect(await listed({ search: 'Line 5990.' })).toEqual([])
    const statements = await watched.of(() => listed({ topic: 'NOTE' }))
    const statement = statements.find(({ text }) => text.includes('UNION ALL') || text.includes(`'NOTE'`))
    expect((await planOf(database.url, statement as Statement)).mostRows).toBeLessThan(50)
  })

  it('finds no entries of other customers or businesses', async () => {
    const other = (await business.customer({ firstName: 'Otto' })).id
    await log('NOTE', 'Slate of Otto', 11, other)
    expect(await listed({ search: 'otto' })).toEqual([])
    const neighbour = await world.business()
    const data = await neighbour.admin.actor.ok(read, { customer, part: 'ALL', search: 'slate' })
    expect(data.viewer.business.customer).toBeNull()
  })

  it('shows who cancelled an appointment, and the meaning of a keyword', async () => {
    const [appointment] = (await page({ search: 'felt' })).edges
    expect(appointment.node.cancelledBy).toEqual({ firstName: 'Ada' })
    const [reply] = (await page({ search: 'stop' })).edges
    expect(reply.node.meaning).toBe('STOP')
  })
})
