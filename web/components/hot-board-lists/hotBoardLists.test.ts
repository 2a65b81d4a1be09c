import fc from 'fast-check'
import { ConnectionHandler, commitLocalUpdate, type RecordProxy, type RecordSourceProxy } from 'relay-runtime'
import { createMockEnvironment } from 'relay-test-utils'
import { describe, expect, test } from 'vitest'
import { loadedSection, placeHotBoardItem, removeHotBoardItem } from './hotBoardLists.ts'

type Section = 'ACTIVE' | 'RESOLVED'
interface Held {
  readonly priority?: string
  readonly day?: number
  /** The day it was resolved. */
  readonly done?: number
}

const keys = {
  ACTIVE: '__ActiveItems_hotBoardItems_connection',
  RESOLVED: '__ResolvedItems_resolvedItems_connection',
}
const instant = (day: number) => `2026-11-${String(day).padStart(2, '0')}T12:00:00.000Z`

function fill(record: RecordProxy, { priority, day, done }: Held) {
  if (priority) record.setValue(priority, 'priority')
  if (day) record.setValue(instant(day), 'createdAt')
  record.setValue(done !== undefined, 'resolved')
  record.setValue(done === undefined ? null : instant(done), 'resolvedAt')
}

/** A store with items `h1`, `h2`… in the sections that have been loaded. */
function board(held: Record<string, Held>, loaded: Partial<Record<Section, string[]>>, unfinished = false) {
  const environment = createMockEnvironment()
  function change<Result>(act: (store: RecordSourceProxy, business: RecordProxy) => Result): Result {
    let result: Result | undefined
    commitLocalUpdate(environment, (store) => {
      result = act(store, store.get('b1') ?? store.create('b1', 'Business'))
    })
    return result as Result
  }
  change((store, business) => {
    for (const [id, item] of Object.entries(held)) {
      const record = store.create(id, 'HotBoardItem')
      record.setValue(Number(id.slice(1)), 'databaseId')
      fill(record, { priority: 'MEDIUM', day: 1, ...item })
    }
    for (const [section, ids] of Object.entries(loaded) as [Section, string[]][]) {
      const connection = store.create(`b1:${section}`, 'HotBoardItemConnection')
      business.setLinkedRecord(connection, keys[section])
      const edges = ids.map((id) => {
        const node = store.get(id)
        if (!node) throw new Error(`No item ${id}`)
        return ConnectionHandler.createEdge(store, connection, node, 'HotBoardItemEdge')
      })
      connection.setLinkedRecords(edges, 'edges')
      const pageInfo = store.create(`b1:${section}:page`, 'PageInfo')
      pageInfo.setValue(unfinished, 'hasNextPage')
      connection.setLinkedRecord(pageInfo, 'pageInfo')
    }
  })
  return {
    change,
    place: (id: string, now?: Held) =>
      change((store, business) => {
        const record = store.get(id)
        if (!record) throw new Error(`No item ${id}`)
        if (now) fill(record, now)
        placeHotBoardItem(store, business, record)
      }),
    ids: (section: Section) =>
      change((_store, business) =>
        loadedSection(business, section)
          ?.getLinkedRecords('edges')
          ?.map((edge) => edge?.getLinkedRecord('node')?.getDataID()),
      ),
  }
}

const held = {
  h1: { priority: 'URGENT', day: 3 },
  h2: { priority: 'HIGH', day: 2 },
  h3: { priority: 'LOW', day: 1 },
  h4: { done: 5 },
}
const loaded = { ACTIVE: ['h1', 'h2', 'h3'], RESOLVED: ['h4'] }

describe('placing an item', () => {
  test('puts a new one in its place, and arriving twice changes nothing', () => {
    const { place, ids } = board({ ...held, h5: { priority: 'HIGH', day: 4 } }, loaded)
    place('h5')
    place('h5')
    expect([ids('ACTIVE'), ids('RESOLVED')]).toEqual([['h1', 'h2', 'h5', 'h3'], ['h4']])
  })

  test('moves one whose urgency changed', () => {
    const { place, ids } = board(held, loaded)
    place('h3', { priority: 'URGENT', day: 1 })
    expect(ids('ACTIVE')).toEqual(['h3', 'h1', 'h2'])
  })

  test('moves a resolved one over, latest first, and back when that is undone', () => {
    const { place, ids } = board(held, loaded)
    place('h2', { done: 6 })
    expect([ids('ACTIVE'), ids('RESOLVED')]).toEqual([
      ['h1', 'h3'],
      ['h2', 'h4'],
    ])
    place('h2', {})
    expect([ids('ACTIVE'), ids('RESOLVED')]).toEqual([['h1', 'h2', 'h3'], ['h4']])
  })

  test('leaves to the next page what lies behind the loaded part', () => {
    const { place, ids } = board({ ...held, h5: { priority: 'LOW', day: 9 } }, loaded, true)
    place('h5')
    expect(ids('ACTIVE')).toEqual(['h1', 'h2', 'h3'])
  })

  test('touches no section that is not loaded', () => {
    const { place, ids } = board(held, { ACTIVE: ['h1'] })
    place('h1', { done: 6 })
    expect([ids('ACTIVE'), ids('RESOLVED')]).toEqual([[], undefined])
  })

  test('orders like the server, whatever comes in whatever order', () => {
    const urgency = ['URGENT', 'HIGH', 'MEDIUM', 'LOW']
    const items = fc.uniqueArray(
      fc.record({
        id: fc.integer({ min: 1, max: 99 }),
        priority: fc.constantFrom(...urgency),
        day: fc.integer({ min: 1, max: 3 }),
        done: fc.option(fc.integer({ min: 4, max: 6 }), { nil: undefined }),
      }),
      { selector: ({ id }) => id },
    )
    fc.assert(
      fc.property(items, (made) => {
        const all = Object.fromEntries(made.map((item) => [`h${item.id}`, item]))
        const store = board(all, { ACTIVE: [], RESOLVED: [] })
        for (const { id } of made) store.place(`h${id}`)
        const active = made
          .filter(({ done }) => done === undefined)
          .toSorted(
            (a, b) =>
              urgency.indexOf(a.priority) - urgency.indexOf(b.priority) || a.day - b.day || a.id - b.id,
          )
        const resolved = made
          .filter(({ done }) => done !== undefined)
          .toSorted((a, b) => (b.done ?? 0) - (a.done ?? 0) || b.id - a.id)
        expect(store.ids('ACTIVE')).toEqual(active.map(({ id }) => `h${id}`))
        expect(store.ids('RESOLVED')).toEqual(resolved.map(({ id }) => `h${id}`))
      }),
    )
  })
})

test('an item that is gone leaves both sections and the store', () => {
  const { change, ids } = board(held, { ACTIVE: ['h1', 'h2'], RESOLVED: ['h4', 'h1'] })
  change((store, business) => removeHotBoardItem(store, business, 'h1'))
  expect([ids('ACTIVE'), ids('RESOLVED')]).toEqual([['h2'], ['h4']])
  expect(change((store) => store.get('h1'))).toBeFalsy()
})
