import type { Prisma } from '#api/generated/client.ts'
import { type BusinessScene, setUpBusiness } from '#api/testing/harness/setUpBusiness.ts'
import type { TestBusiness, World } from '#api/testing/harness/world.ts'

export const read = `query ($customer: Int!, $part: TimelinePart!, $first: Int, $after: String) {
  viewer { business { customer(databaseId: $customer) { timeline(part: $part, first: $first, after: $after) {
    edges { at node {
      __typename
      ... on Contact { subject status completedBy { firstName } }
      ... on FollowUp { title customerName }
      ... on Activity { description customerName }
      ... on ServiceAppointment { description appointmentStatus: status customer { name } }
      ... on SmsMessage { body textState: state }
      ... on SmsReply { body }
    } }
    pageInfo { hasNextPage endCursor }
  } } } }
}`

type Part = 'ALL' | 'UPCOMING' | 'PAST'

const at7 = '2026-06-07T15:00:00Z'

/** The setting of a test: a customer without entries. */
export interface TimelineScene extends BusinessScene {
  customer: number
}

/** An entry of the timeline in short. */
export const told = ({ at, node }: { at: string; node: Record<string, string> }) =>
  `${at.slice(5, 16)} ${node.subject ?? node.title ?? node.description ?? node.body}`

/** Sets up tests of the timeline of a customer. `begin` receives the scene of each test. */
export function setUpTimeline(begin: (scene: TimelineScene) => void) {
  let world: World
  let business: TestBusiness
  let customer: number

  setUpBusiness(async (scene) => {
    ;({ world, business } = scene)
    customer = (await business.customer()).id
    begin({ ...scene, customer })
  })

  const page = async (part: Part, args: { first?: number; after?: string } = {}, of = customer) => {
    const data = await business.employee.actor.ok(read, { customer: of, part, ...args })
    return data.viewer.business.customer.timeline
  }

  const listed = async (part: Part) => {
    const { edges } = await page(part)
    return edges.map(told)
  }

  const note = (
    description: string,
    createdAt: string,
    data: Partial<Prisma.ActivityUncheckedCreateInput> = {},
  ) =>
    world.prisma.activity.create({
      data: {
        businessId: business.id,
        customerId: customer,
        type: 'NOTE',
        description,
        performedBy: 'Ada Tester',
        createdAt,
        ...data,
      },
    })

  const appointment = (data: Partial<Prisma.ServiceAppointmentUncheckedCreateInput>) =>
    world.prisma.serviceAppointment.create({
      data: {
        businessId: business.id,
        customerId: customer,
        date: '2026-06-12',
        startTime: '09:00',
        endTime: '11:00',
        startsAt: '2026-06-12T13:00:00Z',
        endsAt: '2026-06-12T15:00:00Z',
        technician: 'Tom',
        description: 'New felt',
        ...data,
      },
    })

  const followUp = (title: string, data: Partial<Prisma.FollowUpUncheckedCreateInput> = {}) =>
    world.prisma.followUp.create({
      data: {
        businessId: business.id,
        customerId: customer,
        anchorDate: '2026-06-01T00:00:00Z',
        customerStatus: 'UNSOLD',
        dayNumber: 3,
        title,
        scheduledDate: '2026-06-13T13:00:00Z',
        ...data,
      },
    })

  const text = (body: string, createdAt: string, data: Partial<Prisma.SmsMessageUncheckedCreateInput> = {}) =>
    world.prisma.smsMessage.create({
      data: {
        businessId: business.id,
        customerId: customer,
        kind: 'test',
        toNumber: '5550100200',
        body,
        createdAt,
        ...data,
      },
    })

  const contact = (notes: string, scheduledDate: string, completedAt?: string) =>
    business.contact({
      customerId: customer,
      notes,
      scheduledDate,
      ...(completedAt ? { completed: true, completedAt, completedById: business.admin.id } : {}),
    })

  /** Inserts an entry of every kind. */
  const everyKind = async () => {
    await contact('Call about cues', '2026-06-11T15:00:00Z')
    await contact('Late call', '2026-06-01T15:00:00Z')
    await contact('Done call', '2026-06-05T15:00:00Z', '2026-06-04T15:00:00Z')
    await appointment({})
    await appointment({ description: 'Levelled', status: 'COMPLETED', completedAt: '2026-05-20T15:00:00Z' })
    await appointment({ description: 'Off', status: 'CANCELLED', updatedAt: '2026-06-08T15:00:00Z' })
    await followUp('Check in')
    await followUp('Thanked', { state: 'COMPLETED', completed: true, completedAt: at7, closedAt: at7 })
    await followUp('Skipped', { state: 'SKIPPED', closedAt: '2026-06-06T15:00:00Z' })
    await text('See you tomorrow', '2026-06-03T15:00:00Z')
    await world.prisma.smsReply.create({
      data: {
        businessId: business.id,
        customerId: customer,
        fromNumber: '+15550100200',
        body: 'At 3, please',
        providerSid: `SM${customer}-${Math.random()}`,
        createdAt: '2026-06-03T16:00:00Z',
      },
    })
    await note('Likes slate', '2026-06-02T15:00:00Z')
  }

  return { page, listed, note, appointment, followUp, text, contact, everyKind }
}
