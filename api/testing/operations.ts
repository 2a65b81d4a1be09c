import { readFile } from 'node:fs/promises'
import { globalId } from '#api/core/graph/ids.ts'
import { operatorOf } from '#api/testing/operator.ts'
import type { Actor, TestBusiness, World } from '#api/testing/world.ts'

const texts = Object.values<string>(JSON.parse(await readFile('dist/documents.json', 'utf8')))

/** The queries and the subscription of the web application by name, as `npm run generate` stored them. */
export const operations = new Map(
  texts.flatMap((text) => {
    const [, kind, name = ''] = /^(query|subscription) (\w+)/m.exec(text) ?? []
    // Exclude the operations in tests of the web application.
    return kind && !/Test\w*Query$/.test(name) ? [[name, text] as const] : []
  }),
)

export const live = 'useLiveSubscription'

const ofOperators = /^(TritonAdminPanel|Businesses|Platform|Users)/

/** An actor who may run the operation. */
export async function actorFor(name: string, business: TestBusiness, world: World): Promise<Actor> {
  if (ofOperators.test(name)) return operatorOf(world)
  if (/^AuditEntries/.test(name)) return business.admin.actor
  if (/OpenWork|WebhookLog/.test(name)) return business.admin.actor
  return /Plan|^Reports/.test(name) ? business.manager.actor : business.employee.actor
}

interface Query extends Pick<TestBusiness, 'id' | 'employee'> {
  customerId: number
  /** The global ids of records, by type. */
  ids?: Record<string, string[]>
}

/** The global id that an operation takes. */
function nodeFor(name: string, { id, customerId, employee, ids }: Query): string {
  if (/HandedOver/.test(name)) return ids?.Notification?.[0] ?? globalId('Business', id)
  if (/WebhookLog/.test(name)) return ids?.WebhookEndpoint?.[0] ?? globalId('Business', id)
  if (/OpenWork/.test(name)) return globalId('User', employee.id)
  if (name.startsWith('Users')) return globalId('ManagedBusiness', id)
  return /^(Ahead|History|useReminder)/.test(name)
    ? globalId('Customer', customerId)
    : globalId('Business', id)
}

/** Variables for all operations, with the maximum page size; each operation uses those that it declares. */
export function variablesFor(name: string, business: Query) {
  const { customerId } = business
  return {
    id: nodeFor(name, business),
    count: 100,
    customer: customerId,
    filter: name.startsWith('FollowUp') ? 'OVERDUE' : 'COMPLETED',
    search: ofOperators.test(name) ? 'shop' : 'cora',
    recent: [0, 1, 2, 3, 4].map((offset) => globalId('Customer', customerId - offset)),
    putOff: [],
    status: 'UNSOLD',
    interest: 'Darts',
    noNextStep: false,
    sort: 'NEWEST',
    phoneNumber: '5550100200',
    name: 'Cora0 Customer',
    // For the queries of the appointment dialogs.
    after: '2026-06-11',
    date: '2026-06-11',
    startTime: '09:00',
    endTime: '10:00',
    technician: 'Emma Tester',
    // A month of the calendar, and a day in it with an appointment.
    from: '2027-01-01',
    to: '2027-02-11',
    day: '2027-01-01',
    // For the reports.
    weeks: 12,
    // Selects the hours as well, as the week view does.
    first: '2027-01-01',
    last: '2027-01-07',
    byHours: true,
    // For the two tabs of Sticky Notes.
    shared: true,
    // For all tabs of Settings at once.
    business: true,
    team: true,
    interests: true,
    system: true,
    // Selects both tabs of the Activities screen.
    log: true,
    replies: true,
    // For all tabs of the superadmin panel, with `system` above.
    businesses: true,
    trail: true,
  }
}
