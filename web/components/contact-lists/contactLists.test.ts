import fc from 'fast-check'
import { ConnectionHandler, commitLocalUpdate, type RecordProxy, type RecordSourceProxy } from 'relay-runtime'
import { createMockEnvironment } from 'relay-test-utils'
import { describe, expect, test } from 'vitest'
import { contactsOf, loadedList, placeContact, removeContact, removeContactsOf } from './contactLists.ts'
import { settleDueContacts } from './dueContacts.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const hour = 3_600_000
const at = (hours: number) => new Date(now + hours * hour).toISOString()

type List = 'ALL' | 'UPCOMING' | 'OVERDUE'
interface Held {
  readonly hours: number
  readonly customer?: string
  readonly completed?: boolean
}

/** A store with contacts `k1`, `k2`… in the lists that have been loaded. */
function shop(
  held: Record<string, Held>,
  loaded: Partial<Record<List, readonly string[]>>,
  unfinished = false,
) {
  const environment = createMockEnvironment()
  function change<Result>(act: (store: RecordSourceProxy, business: RecordProxy) => Result): Result {
    let result: Result | undefined
    commitLocalUpdate(environment, (store) => {
      result = act(store, store.get('b1') ?? store.create('b1', 'Business'))
    })
    return result as Result
  }
  change((store, business) => {
    for (const [id, { hours, customer = 'c1', completed }] of Object.entries(held)) {
      const record = store.create(id, 'Contact')
      record.setValue(at(hours), 'scheduledDate')
      record.setValue(Number(id.slice(1)), 'databaseId')
      record.setValue(completed ? 'COMPLETED' : hours < 0 ? 'OVERDUE' : 'SCHEDULED', 'status')
      record.setLinkedRecord(store.get(customer) ?? store.create(customer, 'Customer'), 'customer')
    }
    for (const [filter, ids] of Object.entries(loaded)) {
      const id = ConnectionHandler.getConnectionID('b1', 'ContactList_contacts', { filter })
      const list = store.create(id, 'ContactConnection')
      business.setLinkedRecord(list, '__ContactList_contacts_connection', { filter })
      list.setLinkedRecords(
        ids.map((node) => edge(store, list, node)),
        'edges',
      )
      const pageInfo = store.create(`${id}:pageInfo`, 'PageInfo')
      pageInfo.setValue(unfinished, 'hasNextPage')
      list.setLinkedRecord(pageInfo, 'pageInfo')
    }
    const counts = store.create('b1:counts', 'ContactCounts')
    counts.setValue(5, 'upcoming')
    counts.setValue(1000, 'overdue')
    business.setLinkedRecord(counts, 'contactCounts')
  })
  return {
    change,
    ids: (list: List) =>
      change((_store, business) =>
        contactsOf(loadedList(business, list)).map(({ node }) => node.getDataID()),
      ),
  }
}

function edge(store: RecordSourceProxy, list: RecordProxy, id: string): RecordProxy {
  const node = store.get(id)
  if (!node) throw new Error(`No contact ${id}`)
  return ConnectionHandler.createEdge(store, list, node, 'ContactEdge')
}

function place({ change }: ReturnType<typeof shop>, id: string, move: Partial<Held> = {}) {
  change((store, business) => {
    const record = store.get(id)
    if (!record) throw new Error(`No contact ${id}`)
    if (move.hours !== undefined) record.setValue(at(move.hours), 'scheduledDate')
    if (move.completed !== undefined) record.setValue(move.completed ? 'COMPLETED' : 'SCHEDULED', 'status')
    placeContact(store, business, record, now)
  })
}

describe('placing a contact', () => {
  const three = { k1: { hours: 1 }, k2: { hours: 3 }, k3: { hours: -2 } }
  const everywhere = { ALL: ['k2', 'k1', 'k3'], UPCOMING: ['k1', 'k2'], OVERDUE: ['k3'] }

  test('puts a new one in its place in every loaded list, and leaves the others alone', () => {
    const store = shop({ ...three, k4: { hours: 2 } }, { ALL: ['k2', 'k1', 'k3'], UPCOMING: ['k1', 'k2'] })
    place(store, 'k4')
    expect(store.ids('ALL')).toEqual(['k2', 'k4', 'k1', 'k3'])
    expect(store.ids('UPCOMING')).toEqual(['k1', 'k4', 'k2'])
    expect(store.ids('OVERDUE')).toEqual([])
  })

  test('takes a completed one out of the open lists only', () => {
    const store = shop(three, everywhere)
    place(store, 'k1', { completed: true })
    expect(store.ids('ALL')).toEqual(['k2', 'k1', 'k3'])
    expect(store.ids('UPCOMING')).toEqual(['k2'])
  })

  test('brings a reopened one back where it was', () => {
    const store = shop({ ...three, k3: { hours: -2, completed: true } }, { ...everywhere, OVERDUE: [] })
    place(store, 'k3', { completed: false })
    expect(store.ids('OVERDUE')).toEqual(['k3'])
    expect(store.ids('UPCOMING')).toEqual(['k1', 'k2'])
  })

  test('moves one between upcoming and overdue with its time', () => {
    const store = shop(three, everywhere)
    place(store, 'k3', { hours: 24 })
    expect(store.ids('OVERDUE')).toEqual([])
    expect(store.ids('UPCOMING')).toEqual(['k1', 'k2', 'k3'])
    expect(store.ids('ALL')).toEqual(['k3', 'k2', 'k1'])
    expect(store.change((records) => records.get('k3')?.getValue('status'))).toBe('SCHEDULED')
  })

  test('leaves to the next page what lies behind the loaded part', () => {
    const store = shop({ ...three, k4: { hours: 9 } }, { UPCOMING: ['k1', 'k2'] }, true)
    place(store, 'k4')
    expect(store.ids('UPCOMING')).toEqual(['k1', 'k2'])
  })

  test('orders like the server, whatever comes in whatever order', () => {
    const contacts = fc.uniqueArray(
      fc.record({ id: fc.integer({ min: 1, max: 99 }), hours: fc.integer({ min: 0, max: 3 }) }),
      {
        selector: ({ id }) => id,
        minLength: 1,
      },
    )
    fc.assert(
      fc.property(contacts, (made) => {
        const held = Object.fromEntries(made.map(({ id, hours }) => [`k${id}`, { hours }]))
        const store = shop(held, { ALL: [], UPCOMING: [] })
        for (const id of Object.keys(held)) place(store, id)
        const soonest = made.toSorted((a, b) => a.hours - b.hours || a.id - b.id).map(({ id }) => `k${id}`)
        expect(store.ids('UPCOMING')).toEqual(soonest)
        expect(store.ids('ALL')).toEqual(soonest.toReversed())
      }),
    )
  })
})

describe('removing', () => {
  const held = { k1: { hours: 1 }, k2: { hours: 2, customer: 'c2' }, k3: { hours: -1 } }
  const loaded = { ALL: ['k2', 'k1', 'k3'], UPCOMING: ['k1', 'k2'], OVERDUE: ['k3'] }

  test('takes a contact out of every list', () => {
    const store = shop(held, loaded)
    store.change((records, business) => removeContact(records, business, 'k1'))
    expect([store.ids('ALL'), store.ids('UPCOMING'), store.ids('OVERDUE')]).toEqual([
      ['k2', 'k3'],
      ['k2'],
      ['k3'],
    ])
  })

  test('takes all contacts of a deleted customer out, and only those', () => {
    const store = shop(held, loaded)
    store.change((records, business) => removeContactsOf(records, business, 'c1'))
    expect([store.ids('ALL'), store.ids('UPCOMING'), store.ids('OVERDUE')]).toEqual([['k2'], ['k2'], []])
  })
})

describe('when time passes', () => {
  const held = { k1: { hours: 1 }, k2: { hours: 2 }, k3: { hours: 3, completed: true } }
  const loaded = { ALL: ['k3', 'k2', 'k1'], UPCOMING: ['k1', 'k2'], OVERDUE: [] }
  const counts = (store: ReturnType<typeof shop>) =>
    store.change((records) => [
      records.get('b1:counts')?.getValue('upcoming'),
      records.get('b1:counts')?.getValue('overdue'),
    ])

  test('waits for the next contact', () => {
    const store = shop(held, loaded)
    expect(store.change((records) => settleDueContacts(records, 'b1', now))).toBe(now + hour)
    expect(store.ids('UPCOMING')).toEqual(['k1', 'k2'])
    expect(counts(store)).toEqual([5, 1000])
  })

  test('moves what is due to the overdue ones once, and says what is next', () => {
    const store = shop(held, loaded)
    const later = now + 1.5 * hour
    expect(store.change((records) => settleDueContacts(records, 'b1', later))).toBe(now + 2 * hour)
    expect(store.change((records) => settleDueContacts(records, 'b1', later))).toBe(now + 2 * hour)
    expect(store.ids('UPCOMING')).toEqual(['k2'])
    expect(store.ids('OVERDUE')).toEqual(['k1'])
    expect(store.ids('ALL')).toEqual(['k3', 'k2', 'k1'])
    // What is beyond a thousand is not counted, so it can't change by one.
    expect(counts(store)).toEqual([4, 1000])
  })

  test('has nothing to wait for when all is due', () => {
    const store = shop(held, loaded)
    expect(store.change((records) => settleDueContacts(records, 'b1', now + 9 * hour))).toBe(Infinity)
    expect(store.ids('OVERDUE')).toEqual(['k1', 'k2'])
  })
})
