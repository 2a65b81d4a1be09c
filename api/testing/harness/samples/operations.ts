import { readFile } from 'node:fs/promises'
import {
  type DocumentNode,
  type FieldNode,
  getNamedType,
  Kind,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { globalId } from '#api/core/graph/ids.ts'
import { schema } from '#api/schema.ts'
import { operatorOf } from '#api/testing/harness/accounts/operator.ts'
import type { Actor, TestBusiness, World } from '#api/testing/harness/world.ts'

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

/** Whoever may do least comes first. */
const actorsOf = async (business: TestBusiness, world: World): Promise<Actor[]> => [
  business.employee.actor,
  business.manager.actor,
  business.admin.actor,
  await operatorOf(world),
]

/** The places of an answer that hold records, of all records in a list together. */
function partsOf(value: unknown, place = '', found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found
  if (!Array.isArray(value)) found.add(place)
  for (const [key, part] of Object.entries(value)) {
    partsOf(part, Array.isArray(value) ? place : `${place}.${key}`, found)
  }
  return found
}

/**
 * The actor to whom the API gives the most parts of the answer and refuses none; of several the one with the fewest
 * rights. What a user may not see is null.
 */
export async function actorFor(name: string, business: Query & TestBusiness, world: World): Promise<Actor> {
  const answers = []
  for (const actor of await actorsOf(business, world)) {
    const { data, failures } = await actor.run(operations.get(name) ?? '', variablesFor(name, business))
    if (failures.length === 0) answers.push({ actor, parts: partsOf(data).size })
  }
  const [best] = answers.sort((one, other) => other.parts - one.parts)
  if (!best) throw new Error(`Nobody may run ${name}`)
  return best.actor
}

interface Query extends Pick<TestBusiness, 'id' | 'employee'> {
  customerId: number
  /** The global ids of records, by type. */
  ids?: Record<string, string[]>
}

/** The type of the record whose id the operation takes; undefined when it takes none. */
function typeOfNode(document: DocumentNode): string | undefined {
  const types = new TypeInfo(schema)
  const fragments = new Map(
    document.definitions.flatMap((each) =>
      each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each]] : [],
    ),
  )
  let found: string | undefined
  const visitField = (field: FieldNode) => {
    const takesId = field.arguments?.some(
      ({ value }) => value.kind === Kind.VARIABLE && value.name.value === 'id',
    )
    if (!takesId) return
    const [narrowed] = (field.selectionSet?.selections ?? []).flatMap((each) => {
      if (each.kind === Kind.INLINE_FRAGMENT) return each.typeCondition?.name.value ?? []
      return each.kind === Kind.FRAGMENT_SPREAD
        ? (fragments.get(each.name.value)?.typeCondition.name.value ?? [])
        : []
    })
    found = narrowed ?? getNamedType(types.getType())?.name
  }
  visit(document, visitWithTypeInfo(types, { Field: visitField }))
  return found
}

/** The global id that an operation takes. */
function nodeFor(type: string | undefined, { id, customerId, employee, ids }: Query): string {
  if (type === 'Customer') return globalId('Customer', customerId)
  if (type === 'User') return globalId('User', employee.id)
  if (type === 'ManagedBusiness') return globalId('ManagedBusiness', id)
  return ids?.[type ?? '']?.[0] ?? globalId('Business', id)
}

/** The filter of a list, by its type. */
function filterFor(text: string) {
  if (/\$filter: CustomerFilter\b/.test(text)) return { statuses: ['UNSOLD'], interests: ['Darts'] }
  return /\$filter: FollowUpFilter\b/.test(text) ? 'OVERDUE' : 'COMPLETED'
}

/** Variables for all operations, with the maximum page size; each operation uses those that it declares. */
export function variablesFor(name: string, business: Query) {
  const { customerId } = business
  const text = operations.get(name) ?? ''
  return {
    id: nodeFor(typeOfNode(parse(text)), business),
    count: 100,
    customer: customerId,
    filter: filterFor(text),
    search: /^ {2}superadmin\b/m.test(text) ? 'shop' : 'cora',
    recent: [0, 1, 2, 3, 4].map((offset) => globalId('Customer', customerId - offset)),
    // For the question before a merge.
    customerId: globalId('Customer', customerId),
    otherId: globalId('Customer', customerId - 1),
    putOff: [],
    status: 'UNSOLD',
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
    // For the move of all overdue contacts.
    contacts: true,
    perDay: 10,
    // Selects the hours as well, as the week view does.
    first: '2027-01-01',
    last: '2027-01-07',
    byHours: true,
    sheet: 10,
    panel: 10,
    // For the two tabs of Sticky Notes.
    shared: true,
    // For all tabs of Settings at once.
    business: true,
    team: true,
    interests: true,
    tags: true,
    fields: true,
    system: true,
    trash: true,
    // Selects all tabs of the Activities screen.
    log: true,
    completed: true,
    replies: true,
    // For all tabs of the superadmin panel, with `system` above.
    businesses: true,
    trail: true,
  }
}
