import { ConnectionHandler, commitLocalUpdate, type RecordProxy, type RecordSourceProxy } from 'relay-runtime'
import { createMockEnvironment } from 'relay-test-utils'
import { expect, test } from 'vitest'
import { keepSearch, placeCustomer, removeCustomer } from './customerLists.ts'

/** A shop whose customers screen has loaded these lists, by search; numbers name the customers. */
function shop(loaded: readonly [search: string | null, numbers: readonly number[]][], unfinished = false) {
  const environment = createMockEnvironment()
  const change = (act: (store: RecordSourceProxy, business: RecordProxy) => void) =>
    commitLocalUpdate(environment, (store) => act(store, store.get('b1') ?? store.create('b1', 'Business')))
  const customerOf = (store: RecordSourceProxy, number: number) => {
    const known = store.get(`c${number}`)
    if (known) return known
    const customer = store.create(`c${number}`, 'Customer')
    customer.setValue(number, 'databaseId')
    customer.setValue('Maria', 'firstName')
    customer.setValue(`Ortiz${number}`, 'lastName')
    return customer
  }
  change((store, business) => {
    for (const [search, numbers] of loaded) {
      keepSearch(search)
      const id = ConnectionHandler.getConnectionID('b1', 'CustomerList_customers', { search })
      const list = store.create(id, 'CustomerConnection')
      const pageInfo = store.create(`${id} info`, 'PageInfo')
      pageInfo.setValue(unfinished, 'hasNextPage')
      list.setLinkedRecord(pageInfo, 'pageInfo')
      const edges = numbers.map((number) =>
        ConnectionHandler.createEdge(store, list, customerOf(store, number), 'CustomerEdge'),
      )
      list.setLinkedRecords(edges, 'edges')
      business.setLinkedRecord(list, '__CustomerList_customers_connection', { search })
    }
  })
  return {
    place: (number: number) =>
      change((store, business) => placeCustomer(store, business, customerOf(store, number))),
    remove: (number: number) => change((store, business) => removeCustomer(store, business, `c${number}`)),
    ids(search: string | null) {
      let ids: string[] = []
      change((_store, business) => {
        const list = ConnectionHandler.getConnection(business, 'CustomerList_customers', { search })
        const edges = list?.getLinkedRecords('edges') ?? []
        ids = edges.map((edge) => edge?.getLinkedRecord('node')?.getDataID() ?? '')
      })
      return ids
    },
    page(number: number) {
      let page: unknown
      change((_store, business) => {
        page = business.getValue('customer', { databaseId: number })
      })
      return page
    },
  }
}

test('a new customer stands on top of everyone, once, and among those a search means', () => {
  const { place, ids } = shop([
    [null, [2, 1]],
    ['maria', [2]],
    ['nobody', []],
  ])
  place(3)
  place(3)
  expect(ids(null)).toEqual(['c3', 'c2', 'c1'])
  expect(ids('maria')).toEqual(['c3', 'c2'])
  expect(ids('nobody')).toEqual([])
})

test('one who comes late stands in place, or comes with the next page', () => {
  const { place, ids } = shop([[null, [5, 3]]], true)
  place(4)
  place(1)
  expect(ids(null)).toEqual(['c5', 'c4', 'c3'])
})

test('one who is gone vanishes from every list and has no page', () => {
  const { remove, ids, page } = shop([
    [null, [2, 1]],
    ['maria', [2]],
  ])
  remove(2)
  expect(ids(null)).toEqual(['c1'])
  expect(ids('maria')).toEqual([])
  expect(page(2)).toBeNull()
})
