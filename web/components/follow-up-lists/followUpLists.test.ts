import { ConnectionHandler, commitLocalUpdate, type RecordProxy, type RecordSourceProxy } from 'relay-runtime'
import { createMockEnvironment } from 'relay-test-utils'
import { describe, expect, test } from 'vitest'
import { placeCadence, removeCadence } from './cadenceList.ts'
import { placeFollowUp, placeFollowUpsOf, removeFollowUp, removeFollowUpsOf } from './followUpLists.ts'

type List = 'TODAY' | 'OVERDUE' | 'UPCOMING' | 'DONE'
interface Held {
  readonly day: number
  readonly status: List | 'COMPLETED' | 'SKIPPED' | 'CANCELLED'
  readonly customer?: string
}

const at = (day: number) => `2026-06-${String(day).padStart(2, '0')}T13:00:00.000Z`

/** A store with follow-ups `f1`, `f2`… in the lists that have been loaded. */
function shop(
  held: Record<string, Held>,
  loaded: Partial<Record<List, readonly string[]>>,
  unfinished = false,
) {
  const environment = createMockEnvironment()
  const change = (act: (store: RecordSourceProxy, business: RecordProxy) => void) =>
    commitLocalUpdate(environment, (store) => act(store, store.get('b1') ?? store.create('b1', 'Business')))
  change((store, business) => {
    for (const [id, { day, status, customer = 'c1' }] of Object.entries(held)) {
      const record = store.create(id, 'FollowUp')
      record.setValue(at(day), 'scheduledDate')
      record.setValue(status === 'COMPLETED' || status === 'SKIPPED' ? at(day) : null, 'closedAt')
      record.setValue(Number(id.slice(1)), 'databaseId')
      record.setValue(status, 'status')
      record.setLinkedRecord(store.get(customer) ?? store.create(customer, 'Customer'), 'customer')
    }
    for (const [filter, ids] of Object.entries(loaded)) {
      const id = ConnectionHandler.getConnectionID('b1', 'FollowUpList_followUps', { filter })
      const list = store.create(id, 'FollowUpConnection')
      business.setLinkedRecord(list, '__FollowUpList_followUps_connection', { filter })
      const edges = ids.map((node) => {
        const edge = store.create(`${id}:${node}`, 'FollowUpEdge')
        return edge.setLinkedRecord(store.get(node) ?? null, 'node')
      })
      list.setLinkedRecords(edges, 'edges')
      const pageInfo = store.create(`${id}:pageInfo`, 'PageInfo')
      pageInfo.setValue(unfinished, 'hasNextPage')
      list.setLinkedRecord(pageInfo, 'pageInfo')
    }
  })
  return {
    change,
    ids(list: List) {
      let ids: (string | undefined)[] = []
      change((_store, business) => {
        const connection = ConnectionHandler.getConnection(business, 'FollowUpList_followUps', {
          filter: list,
        })
        ids = (connection?.getLinkedRecords('edges') ?? []).map((edge) =>
          edge?.getLinkedRecord('node')?.getDataID(),
        )
      })
      return ids
    },
    has: (id: string) => Boolean(environment.getStore().getSource().get(id)),
  }
}

const place = (id: string) => (store: RecordSourceProxy, business: RecordProxy) => {
  const record = store.get(id)
  if (record) placeFollowUp(store, business, record)
}

describe('a follow-up', () => {
  const held: Record<string, Held> = {
    f1: { day: 1, status: 'OVERDUE' },
    f2: { day: 3, status: 'OVERDUE' },
    f3: { day: 10, status: 'TODAY' },
    f4: { day: 2, status: 'COMPLETED' },
    f5: { day: 4, status: 'SKIPPED' },
  }
  const loaded = { OVERDUE: ['f1', 'f2'], TODAY: ['f3'], UPCOMING: [], DONE: ['f5', 'f4'] }

  test.each([
    ['is in no list once it is cancelled', { day: 1, status: 'CANCELLED' }, 'OVERDUE', ['f2']],
    ['moves among those overdue by its day', { day: 5, status: 'OVERDUE' }, 'OVERDUE', ['f2', 'f1']],
    ['goes by number on one day', { day: 10, status: 'TODAY' }, 'TODAY', ['f1', 'f3']],
    [
      'stands first of those done when it was closed last',
      { day: 9, status: 'SKIPPED' },
      'DONE',
      ['f1', 'f5', 'f4'],
    ],
    [
      'stands among those done by when it was closed',
      { day: 3, status: 'COMPLETED' },
      'DONE',
      ['f5', 'f1', 'f4'],
    ],
    ['fills an empty list', { day: 20, status: 'UPCOMING' }, 'UPCOMING', ['f1']],
  ] as const)('%s', (_what, { day, status }, list, ids) => {
    const { change, ids: listed } = shop(held, loaded)
    change((store) => {
      const record = store.get('f1')
      record?.setValue(status, 'status').setValue(at(day), 'scheduledDate')
      record?.setValue(status === 'COMPLETED' || status === 'SKIPPED' ? at(day) : null, 'closedAt')
    })
    change(place('f1'))
    change(place('f1'))
    expect(listed(list)).toEqual(ids)
    const everywhere = (['TODAY', 'OVERDUE', 'UPCOMING', 'DONE'] as const).flatMap(listed)
    expect(everywhere.filter((id) => id === 'f1')).toHaveLength(status === 'CANCELLED' ? 0 : 1)
  })

  test('behind the loaded part waits for the next page', () => {
    const { change, ids } = shop({ ...held, f6: { day: 8, status: 'OVERDUE' } }, loaded, true)
    change(place('f6'))
    expect(ids('OVERDUE')).toEqual(['f1', 'f2'])
  })

  test('leaves lists alone that have not been loaded', () => {
    const { change, ids } = shop(held, { TODAY: ['f3'] })
    change(place('f1'))
    expect([ids('TODAY'), ids('OVERDUE')]).toEqual([['f3'], []])
  })

  test('that is gone leaves every list and the store', () => {
    const { change, ids, has } = shop(held, loaded)
    change((store, business) => removeFollowUp(store, business, 'f1'))
    expect([ids('OVERDUE'), has('f1')]).toEqual([['f2'], false])
  })
})

describe('the follow-ups of a customer', () => {
  const held: Record<string, Held> = {
    f1: { day: 1, status: 'OVERDUE' },
    f2: { day: 2, status: 'COMPLETED' },
    f3: { day: 20, status: 'UPCOMING' },
    f4: { day: 21, status: 'UPCOMING', customer: 'c2' },
    f5: { day: 25, status: 'UPCOMING' },
  }
  const loaded = { OVERDUE: ['f1'], UPCOMING: ['f3', 'f4'], DONE: ['f2'] }

  test('are those that wait after a change of status; what is done stays', () => {
    const { change, ids } = shop(held, loaded)
    const settle = (store: RecordSourceProxy, business: RecordProxy) => {
      const customer = store.get('c1')
      const f5 = store.get('f5')
      if (!customer || !f5) throw new Error('the store is not as it was made')
      const list = store.get('open') ?? store.create('open', 'FollowUpConnection')
      const edge = store.get('edge') ?? store.create('edge', 'FollowUpEdge')
      list.setLinkedRecords([edge.setLinkedRecord(f5, 'node')], 'edges')
      customer.setLinkedRecord(list, 'followUps', { first: 50, filter: 'OPEN' })
      placeFollowUpsOf(store, business, customer)
    }
    change(settle)
    change(settle)
    expect([ids('OVERDUE'), ids('UPCOMING'), ids('DONE')]).toEqual([[], ['f4', 'f5'], ['f2']])
  })

  test('go with the customer', () => {
    const { change, ids, has } = shop(held, loaded)
    change((store, business) => removeFollowUpsOf(store, business, 'c1'))
    expect([ids('OVERDUE'), ids('UPCOMING'), ids('DONE')]).toEqual([[], ['f4'], []])
    expect([has('f1'), has('f2'), has('f4')]).toEqual([false, false, true])
  })
})

test('a step stands in its plan by its day, and leaves it', () => {
  const { change } = shop({}, {})
  const steps = (business: RecordProxy) =>
    business.getLinkedRecords('followUpCadences')?.map((step) => step.getDataID())
  change((store, business) => {
    const step = (number: number, day: number) =>
      store.create(`s${number}`, 'FollowUpCadence').setValue(number, 'databaseId').setValue(day, 'dayNumber')
    const late = step(3, 7)
    placeCadence(store, business, late)
    expect(steps(business)).toBeUndefined()
    business.setLinkedRecords([step(1, 3), step(2, 7)], 'followUpCadences')
    placeCadence(store, business, late)
    expect(steps(business)).toEqual(['s1', 's2', 's3'])
    late.setValue(1, 'dayNumber')
    placeCadence(store, business, late)
    expect(steps(business)).toEqual(['s3', 's1', 's2'])
    removeCadence(store, business, 's1')
    expect(steps(business)).toEqual(['s3', 's2'])
  })
})
