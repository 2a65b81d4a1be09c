import { ConnectionHandler, commitLocalUpdate, type RecordProxy, type RecordSourceProxy } from 'relay-runtime'
import { createMockEnvironment } from 'relay-test-utils'
import { describe, expect, test } from 'vitest'
import {
  placeContactInBell,
  placeFollowUpInBell,
  placeNews,
  removeFromBell,
  removeNews,
} from './bellLists.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const at = (hours: number) => new Date(now + hours * 3_600_000).toISOString()

/** A bell with overdue contacts and follow-ups so many hours from now, `null` for lists that were not loaded. */
function bell(contacts: number[] | null, followUps: number[] | null = null, news: number[] | null = null) {
  const environment = createMockEnvironment()
  const change = (act: (store: RecordSourceProxy, business: RecordProxy) => void) =>
    commitLocalUpdate(environment, (store) => act(store, store.get('b1') ?? store.create('b1', 'Business')))
  const record = (store: RecordSourceProxy, type: string, hours: number, status: string) => {
    const made = store.get(`${type} ${hours}`) ?? store.create(`${type} ${hours}`, type)
    made.setValue(at(hours), 'scheduledDate')
    made.setValue(status, 'status')
    return made
  }
  const notification = (store: RecordSourceProxy, id: number) => {
    const made = store.get(`n${id}`) ?? store.create(`n${id}`, 'Notification')
    made.setValue(id, 'databaseId')
    return made
  }
  change((store, business) => {
    const made = store.create('b1:bell', 'Bell')
    business.setLinkedRecord(made, 'bell')
    if (contacts) {
      made.setLinkedRecords(
        contacts.map((hours) => record(store, 'Contact', hours, 'OVERDUE')),
        'overdueContacts',
      )
    }
    if (followUps) {
      made.setLinkedRecords(
        followUps.map((hours) => record(store, 'FollowUp', hours, 'OVERDUE')),
        'overdueFollowUps',
      )
    }
    if (news) {
      const list = store.create(
        ConnectionHandler.getConnectionID('b1:bell', 'ForYou_forYou'),
        'BellForYouConnection',
      )
      made.setLinkedRecord(list, '__ForYou_forYou_connection')
      const edges = news.map((id) => {
        const edge = store.create(`edge ${id}`, 'BellForYouConnectionEdge')
        edge.setLinkedRecord(notification(store, id), 'node')
        return edge
      })
      list.setLinkedRecords(edges, 'edges')
    }
  })
  const listed = (name: string) => {
    let ids: string[] | null = null
    change((_store, business) => {
      const list = business.getLinkedRecord('bell')?.getLinkedRecords(name)
      ids = list ? list.map((one) => one.getDataID()) : null
    })
    return ids
  }
  const forYou = () => {
    let ids: unknown[] = []
    change((store) => {
      const list = store.get(ConnectionHandler.getConnectionID('b1:bell', 'ForYou_forYou'))
      ids = (list?.getLinkedRecords('edges') ?? []).map((edge) =>
        edge.getLinkedRecord('node')?.getValue('databaseId'),
      )
    })
    return ids
  }
  return { change, record, notification, listed, forYou }
}

describe('overdue contacts in the bell', () => {
  test.each([
    ['one that has become overdue, in its place', -2, 'OVERDUE', ['Contact -3', 'Contact -2', 'Contact -1']],
    ['one that is there already, once', -3, 'OVERDUE', ['Contact -3', 'Contact -1']],
    ['not one that is completed', -3, 'COMPLETED', ['Contact -1']],
    ['not one to come', 2, 'SCHEDULED', ['Contact -3', 'Contact -1']],
  ])('hold %s', (_what, hours, status, expected) => {
    const { change, record, listed } = bell([-3, -1])
    for (const _twice of [1, 2]) {
      change((store, business) => placeContactInBell(business, record(store, 'Contact', hours, status), now))
    }
    expect(listed('overdueContacts')).toEqual(expected)
  })

  test('stay unloaded until the bell is opened', () => {
    const { change, record, listed } = bell(null)
    change((store, business) => placeContactInBell(business, record(store, 'Contact', -1, 'OVERDUE'), now))
    expect(listed('overdueContacts')).toBeNull()
  })

  test('are at most a hundred', () => {
    const { change, record, listed } = bell(Array.from({ length: 100 }, (_, i) => i - 200))
    change((store, business) => placeContactInBell(business, record(store, 'Contact', -300, 'OVERDUE'), now))
    expect(listed('overdueContacts')).toHaveLength(100)
    expect(listed('overdueContacts')?.[0]).toBe('Contact -300')
  })
})

test('follow-ups come and go by their status', () => {
  const { change, record, listed } = bell([], [-3])
  change((store, business) => {
    placeFollowUpInBell(business, record(store, 'FollowUp', -5, 'OVERDUE'))
    placeFollowUpInBell(business, record(store, 'FollowUp', -3, 'SKIPPED'))
    placeFollowUpInBell(business, record(store, 'FollowUp', -1, 'TODAY'))
  })
  expect(listed('overdueFollowUps')).toEqual(['FollowUp -5'])
})

test('what is deleted is in no list', () => {
  const { change, listed } = bell([-3, -1], [-2])
  change((_store, business) => {
    removeFromBell(business, 'Contact -3')
    removeFromBell(business, 'FollowUp -2')
  })
  expect([listed('overdueContacts'), listed('overdueFollowUps')]).toEqual([['Contact -1'], []])
})

test('news stand newest first, each once, and go again', () => {
  const { change, notification, forYou } = bell([], [], [7, 3])
  change((store, business) => {
    for (const id of [9, 5, 9, 1]) placeNews(store, business, notification(store, id))
    removeNews(store, business, 'n3')
  })
  expect(forYou()).toEqual([9, 7, 5, 1])
})
