import { ConnectionHandler, commitLocalUpdate, type RecordProxy, type RecordSourceProxy } from 'relay-runtime'
import { createMockEnvironment } from 'relay-test-utils'
import { expect, test } from 'vitest'
import { placeActivity, removeActivity } from './activityLists.ts'

/** A store with lines of the log made at these minutes; `loaded` of them are in the log. */
function log(minutes: Record<string, number>, loaded: readonly string[], unfinished = false) {
  const environment = createMockEnvironment()
  const change = (act: (store: RecordSourceProxy, business: RecordProxy) => void) =>
    commitLocalUpdate(environment, (store) => act(store, store.get('b1') ?? store.create('b1', 'Business')))
  change((store, business) => {
    for (const [id, minute] of Object.entries(minutes)) {
      const activity = store.create(id, 'Activity')
      activity.setValue(new Date(minute * 60_000).toISOString(), 'createdAt')
      activity.setValue(Number(id.slice(1)), 'databaseId')
    }
    const list = store.create('log', 'ActivityConnection')
    const pageInfo = store.create('info', 'PageInfo')
    pageInfo.setValue(unfinished, 'hasNextPage')
    list.setLinkedRecord(pageInfo, 'pageInfo')
    list.setLinkedRecords(
      loaded.map((id) =>
        ConnectionHandler.createEdge(store, list, store.get(id) as RecordProxy, 'ActivityEdge'),
      ),
      'edges',
    )
    business.setLinkedRecord(list, '__ActivityLog_activities_connection')
  })
  return {
    place: (id: string) =>
      change((store, business) => placeActivity(store, business, store.get(id) as RecordProxy)),
    remove: (id: string) => change((store, business) => removeActivity(store, business, id)),
    ids() {
      let ids: string[] = []
      change((store) => {
        const edges = store.get('log')?.getLinkedRecords('edges') ?? []
        ids = edges.map((edge) => edge?.getLinkedRecord('node')?.getDataID() ?? '')
      })
      return ids
    },
  }
}

test('a new line stands first, once, also when it is told twice', () => {
  const { place, ids } = log({ a1: 1, a2: 2, a3: 3 }, ['a2', 'a1'])
  place('a3')
  place('a3')
  expect(ids()).toEqual(['a3', 'a2', 'a1'])
})

test('lines that come out of order find their places; those of one moment go by number', () => {
  const { place, ids } = log({ a1: 1, a4: 2, a5: 2, a6: 3 }, ['a6', 'a1'])
  place('a4')
  place('a5')
  expect(ids()).toEqual(['a6', 'a5', 'a4', 'a1'])
})

test('what lies behind the loaded part comes with the next page', () => {
  const { place, ids } = log({ a1: 1, a2: 2 }, ['a2'], true)
  place('a1')
  expect(ids()).toEqual(['a2'])
})

test('a line that is gone leaves', () => {
  const { remove, ids } = log({ a1: 1, a2: 2 }, ['a2', 'a1'])
  remove('a2')
  expect(ids()).toEqual(['a1'])
})
