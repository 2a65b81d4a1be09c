import fc from 'fast-check'
import { ConnectionHandler, commitLocalUpdate, type RecordProxy, type RecordSourceProxy } from 'relay-runtime'
import { createMockEnvironment } from 'relay-test-utils'
import { expect, test } from 'vitest'
import { keepVendorSearch, placeVendor, removeVendor } from './vendorLists.ts'

const keys = {
  all: '__VendorList_vendorContacts_connection',
  cue: '__VendorList_vendorContacts_connection(search:"cue")',
}

/** A store with the whole book and the result of a search for `cue`, both loaded and empty. */
function book(hasNextPage = false) {
  keepVendorSearch('cue')
  const environment = createMockEnvironment()
  function change<Result>(act: (store: RecordSourceProxy, business: RecordProxy) => Result): Result {
    let result: Result | undefined
    commitLocalUpdate(environment, (store) => {
      result = act(store, store.get('b1') ?? store.create('b1', 'Business'))
    })
    return result as Result
  }
  change((store, business) => {
    for (const [list, key] of Object.entries(keys)) {
      const connection = store.create(list, 'VendorContactConnection')
      connection.setLinkedRecords([], 'edges')
      const pageInfo = store.create(`${list}:page`, 'PageInfo')
      pageInfo.setValue(hasNextPage, 'hasNextPage')
      connection.setLinkedRecord(pageInfo, 'pageInfo')
      business.setLinkedRecord(connection, key)
    }
  })
  return {
    place: (number: number, company: string) =>
      change((store, business) => {
        const record = store.get(`v${number}`) ?? store.create(`v${number}`, 'VendorContact')
        record.setValue(number, 'databaseId')
        record.setValue(company, 'company')
        record.setValue('Rae', 'salesRep')
        record.setValue('5550100', 'phoneNumber')
        placeVendor(store, business, record)
      }),
    /** There is another page behind the loaded part. */
    goOn: () => change((store) => store.get('all:page')?.setValue(true, 'hasNextPage')),
    remove: (id: string) => change((store, business) => removeVendor(store, business, id)),
    has: (id: string) => change((store) => Boolean(store.get(id))),
    ids: (list: keyof typeof keys) =>
      change((_store, business) => {
        const search = list === 'all' ? null : list
        const connection = ConnectionHandler.getConnection(business, 'VendorList_vendorContacts', { search })
        return connection
          ?.getLinkedRecords('edges')
          ?.map((edge) => edge?.getLinkedRecord('node')?.getDataID())
      }),
  }
}

test('a contact comes where it belongs, and arriving twice changes nothing', () => {
  const { place, ids } = book()
  place(1, 'Oak')
  place(2, 'ash')
  place(3, 'Äsh Cues')
  place(2, 'ash')
  expect([ids('all'), ids('cue')]).toEqual([['v2', 'v3', 'v1'], ['v3']])
})

test('one that is renamed moves, and joins and leaves a search', () => {
  const { place, ids } = book()
  place(1, 'Ash')
  place(2, 'Oak')
  place(1, 'Zebra Cues')
  expect([ids('all'), ids('cue')]).toEqual([['v2', 'v1'], ['v1']])
  place(1, 'Birch')
  expect([ids('all'), ids('cue')]).toEqual([['v1', 'v2'], []])
})

test('what lies behind the loaded part is left to the next page', () => {
  const { place, ids } = book(true)
  place(1, 'Oak')
  expect(ids('all')).toEqual([])
})

test('the last of the loaded part stays when it is written: the next page begins behind it', () => {
  const { place, goOn, ids } = book()
  for (const [i, company] of ['Ash', 'Birch', 'Cedar'].entries()) place(i + 1, company)
  goOn()
  for (const [i, company] of ['Ash', 'Birch', 'Cedar'].entries()) place(i + 1, company)
  place(3, 'Cypress')
  expect(ids('all')).toEqual(['v1', 'v2', 'v3'])
  place(1, 'Zelkova')
  expect(ids('all')).toEqual(['v2', 'v3'])
})

test('one that is gone leaves every list and the store', () => {
  const { place, remove, ids, has } = book()
  place(1, 'Cue Oak')
  remove('v1')
  remove('v1')
  expect([ids('all'), ids('cue'), has('v1')]).toEqual([[], [], false])
})

test('all stand by company, then by age, in whatever order they come', () => {
  const companies = fc.array(fc.constantFrom('Ash', 'ash', 'Äsh', 'Oak', 'oak', '1 Cue', 'Ω'), {
    maxLength: 12,
  })
  const { compare } = new Intl.Collator('en')
  fc.assert(
    fc.property(companies, fc.infiniteStream(fc.nat()), (names, order) => {
      const { place, ids } = book()
      const all = names.map((company, i) => ({ company, number: i + 1 }))
      const shuffled = all
        .map((each) => ({ ...each, at: order.next().value }))
        .toSorted((a, b) => a.at - b.at)
      for (const { number, company } of shuffled) place(number, company)
      const sorted = all.toSorted((a, b) => compare(a.company, b.company) || a.number - b.number)
      expect(ids('all')).toEqual(sorted.map(({ number }) => `v${number}`))
    }),
    { numRuns: 30 },
  )
})
