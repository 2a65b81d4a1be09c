import { ConnectionHandler, commitLocalUpdate, type RecordProxy, type RecordSourceProxy } from 'relay-runtime'
import { createMockEnvironment } from 'relay-test-utils'
import { expect, test } from 'vitest'
import { placeEntry, removeEntry } from './timelineLists.ts'

interface Given {
  ahead?: Record<string, number>
  behind?: Record<string, number>
  unfinished?: boolean
}

const instant = (minute: number) => new Date(minute * 60_000).toISOString()

/** A customer whose timeline holds entries at these minutes, as its page has loaded it. */
function timeline({ ahead = {}, behind = {}, unfinished = false }: Given) {
  const environment = createMockEnvironment()
  const change = (act: (store: RecordSourceProxy) => void) => commitLocalUpdate(environment, act)
  change((store) => {
    const customer = store.create('c1', 'Customer')
    for (const [name, entries] of [
      ['ahead', ahead],
      ['history', behind],
    ] as const) {
      const list = store.create(name, 'TimelineConnection')
      const pageInfo = store.create(`${name} info`, 'PageInfo')
      pageInfo.setValue(unfinished, 'hasNextPage')
      list.setLinkedRecord(pageInfo, 'pageInfo')
      const edges = Object.entries(entries).map(([id, minute]) => {
        const entry = store.create(id, 'Contact')
        entry.setLinkedRecord(customer, 'customer')
        const edge = ConnectionHandler.createEdge(store, list, entry, 'TimelineEdge')
        edge.setValue(instant(minute), 'at')
        return edge
      })
      list.setLinkedRecords(edges, 'edges')
      customer.setLinkedRecord(list, `__Customer_${name}_connection`)
    }
  })
  const ids = (name: string) => {
    let found: string[] = []
    change((store) => {
      const edges = store.get(name)?.getLinkedRecords('edges') ?? []
      found = edges.map((edge) => edge?.getLinkedRecord('node')?.getDataID() ?? '')
    })
    return found
  }
  return {
    place: (id: string, part: string | null, minute: number, type = 'Contact') =>
      change((store) => {
        const entry = store.get(id) ?? store.create(id, type)
        entry.setLinkedRecord(store.get('c1') as RecordProxy, 'customer')
        entry.setValue(part, 'timelinePart')
        entry.setValue(instant(minute), 'timelineAt')
        entry.setValue(9, 'databaseId')
        placeEntry(store, entry)
      }),
    remove: (id: string) => change((store) => removeEntry(store, id)),
    lists: () => ({ ahead: ids('ahead'), behind: ids('history') }),
  }
}

test('what lies ahead stands soonest first, what is behind newest first, once', () => {
  const { place, lists } = timeline({ ahead: { a1: 1, a3: 3 }, behind: { b3: 3, b1: 1 } })
  place('a2', 'AHEAD', 2)
  place('a2', 'AHEAD', 2)
  place('b2', 'BEHIND', 2, 'Activity')
  place('b4', 'BEHIND', 4, 'Activity')
  expect(lists()).toEqual({ ahead: ['a1', 'a2', 'a3'], behind: ['b4', 'b3', 'b2', 'b1'] })
})

test('what is done goes from ahead to the moment it was done, and back', () => {
  const { place, lists } = timeline({ ahead: { a1: 1, a2: 9 }, behind: { b1: 1 } })
  place('a2', 'BEHIND', 5)
  expect(lists()).toEqual({ ahead: ['a1'], behind: ['a2', 'b1'] })
  place('a2', 'AHEAD', 9)
  expect(lists()).toEqual({ ahead: ['a1', 'a2'], behind: ['b1'] })
})

test('what is no entry any more goes', () => {
  const { place, remove, lists } = timeline({ ahead: { a1: 1, a2: 2 } })
  place('a1', null, 1)
  remove('a2')
  expect(lists()).toEqual({ ahead: [], behind: [] })
})

test('what stands behind the loaded part comes with the next page', () => {
  const { place, lists } = timeline({ behind: { b3: 3, b2: 2 }, unfinished: true })
  place('b1', 'BEHIND', 1)
  expect(lists().behind).toEqual(['b3', 'b2'])
})

test('entries of one moment stand as the server has them, by kind', () => {
  const { place, lists } = timeline({ behind: { b1: 1 } })
  place('line', 'BEHIND', 1, 'Activity')
  expect(lists().behind).toEqual(['line', 'b1'])
})
