import { commitLocalUpdate, type RecordProxy, type RecordSourceProxy } from 'relay-runtime'
import { createMockEnvironment } from 'relay-test-utils'
import { expect, test } from 'vitest'
import { placeInterestOption, removeInterestOption } from './interestLists.ts'

/** A shop with these options, by place; the list holds those that were `loaded`, or is not there. */
function shop(places: Record<string, number>, loaded: readonly string[] | null) {
  const environment = createMockEnvironment()
  const change = (act: (store: RecordSourceProxy, business: RecordProxy) => void) =>
    commitLocalUpdate(environment, (store) => act(store, store.get('b1') ?? store.create('b1', 'Business')))
  change((store, business) => {
    const records = Object.entries(places).map(([id, place]) =>
      store.create(id, 'InterestOption').setValue(place, 'sortOrder'),
    )
    if (!loaded) return
    const list = loaded.map((id) => records.find((record) => record.getDataID() === id) as RecordProxy)
    business.setLinkedRecords(list, 'interestOptions')
  })
  return {
    place: (id: string) =>
      change((store, business) => placeInterestOption(store, business, store.get(id) as RecordProxy)),
    move: (id: string, to: number) => change((store) => store.get(id)?.setValue(to, 'sortOrder')),
    remove: (id: string) => change((store, business) => removeInterestOption(store, business, id)),
    ids() {
      let ids: string[] | undefined
      change((_store, business) => {
        ids = business.getLinkedRecords('interestOptions')?.map((record) => record.getDataID())
      })
      return ids
    },
  }
}

test('an option stands where it belongs, and once', () => {
  const { place, ids } = shop({ a: 0, b: 1, c: 2 }, ['a', 'c'])
  place('b')
  place('b')
  expect(ids()).toEqual(['a', 'b', 'c'])
})

test('one that moved takes the others along', () => {
  const { place, move, ids } = shop({ a: 0, b: 1, c: 2 }, ['a', 'b', 'c'])
  move('c', 0)
  move('a', 1)
  move('b', 2)
  place('c')
  expect(ids()).toEqual(['c', 'a', 'b'])
})

test('one that is gone leaves, also twice', () => {
  const { remove, ids } = shop({ a: 0, b: 1 }, ['a', 'b'])
  remove('a')
  remove('a')
  expect(ids()).toEqual(['b'])
})

test('nothing happens while no list is loaded', () => {
  const { place, remove, ids } = shop({ a: 0 }, null)
  place('a')
  remove('a')
  expect(ids()).toBeUndefined()
})
