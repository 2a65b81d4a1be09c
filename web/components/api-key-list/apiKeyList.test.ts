import { commitLocalUpdate, type RecordProxy, type RecordSourceProxy } from 'relay-runtime'
import { createMockEnvironment } from 'relay-test-utils'
import { expect, test } from 'vitest'
import { placeApiKey, removeApiKey } from './apiKeyList.ts'

/** A store with the keys `k1`, `k2`…, those named last in the list that has been loaded. */
function keysOf(revoked: readonly string[], loaded: readonly string[] | null) {
  const environment = createMockEnvironment()
  const act = (work: (store: RecordSourceProxy, business: RecordProxy) => void) =>
    commitLocalUpdate(environment, (store) => work(store, store.get('b1') ?? store.create('b1', 'Business')))
  const record = (store: RecordSourceProxy, id: string) => store.get(id) ?? store.create(id, 'ApiKey')
  act((store, business) => {
    for (const id of ['k1', 'k2', 'k3']) {
      record(store, id).setValue(Number(id.slice(1)), 'databaseId')
      record(store, id).setValue(revoked.includes(id) ? '2026-06-10T16:00:00.000Z' : null, 'revokedAt')
    }
    if (loaded)
      business.setLinkedRecords(
        loaded.map((id) => record(store, id)),
        'apiKeys',
      )
  })
  return {
    place: (id: string) => act((store, business) => placeApiKey(store, business, record(store, id))),
    remove: (id: string) => act((store, business) => removeApiKey(store, business, id)),
    ids() {
      let ids: (string | undefined)[] | undefined
      act((_store, business) => {
        ids = business.getLinkedRecords('apiKeys')?.map((key) => key.getDataID())
      })
      return ids
    },
  }
}

test('a key stands among the others by its age, newest first, and once', () => {
  const list = keysOf([], ['k3', 'k1'])
  list.place('k2')
  list.place('k2')
  expect(list.ids()).toEqual(['k3', 'k2', 'k1'])
  const first = keysOf([], [])
  first.place('k1')
  expect(first.ids()).toEqual(['k1'])
})

test('a revoked key leaves the list, and does not come back', () => {
  const list = keysOf(['k2'], ['k3', 'k2', 'k1'])
  list.place('k2')
  list.place('k2')
  expect(list.ids()).toEqual(['k3', 'k1'])
  list.remove('k1')
  expect(list.ids()).toEqual(['k3'])
})

test('a list that was not loaded stays away', () => {
  const list = keysOf([], null)
  list.place('k1')
  list.remove('k1')
  expect(list.ids()).toBeUndefined()
})
