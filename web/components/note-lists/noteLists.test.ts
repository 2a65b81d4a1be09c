import { ConnectionHandler, commitLocalUpdate, type RecordProxy, type RecordSourceProxy } from 'relay-runtime'
import { createMockEnvironment } from 'relay-test-utils'
import { describe, expect, test } from 'vitest'
import { placeSharedNote, placeStickyNote, removeSharedNote, removeStickyNote } from './noteLists.ts'

const kinds = {
  own: ['StickyNote', '__MyNotes_stickyNotes_connection', placeStickyNote, removeStickyNote],
  shared: ['SharedNote', '__SharedWithMe_sharedNotes_connection', placeSharedNote, removeSharedNote],
} as const

/** A store with notes numbered as their ids, at a place; `loaded` of them are in the list. */
function book(
  kind: keyof typeof kinds,
  places: Record<string, number | undefined>,
  loaded: readonly string[] | null,
  unfinished = false,
) {
  const [type, connection, place, remove] = kinds[kind]
  const environment = createMockEnvironment()
  const change = (act: (store: RecordSourceProxy, business: RecordProxy) => void) =>
    commitLocalUpdate(environment, (store) => act(store, store.get('b1') ?? store.create('b1', 'Business')))
  change((store, business) => {
    for (const [id, position] of Object.entries(places)) {
      const note = store.create(id, type)
      note.setValue(Number(id.slice(1)), 'databaseId')
      if (position !== undefined) note.setValue(position, 'position')
    }
    if (!loaded) return
    const list = store.create('list', `${type}Connection`)
    const pageInfo = store.create('info', 'PageInfo')
    pageInfo.setValue(unfinished, 'hasNextPage')
    list.setLinkedRecord(pageInfo, 'pageInfo')
    const edge = (id: string) =>
      ConnectionHandler.createEdge(store, list, store.get(id) as RecordProxy, `${type}Edge`)
    list.setLinkedRecords(loaded.map(edge), 'edges')
    business.setLinkedRecord(list, connection)
  })
  return {
    place: (id: string) => change((store, business) => place(store, business, store.get(id) as RecordProxy)),
    remove: (id: string) => change((store, business) => remove(store, business, id)),
    has(id: string) {
      let found = false
      change((store) => {
        found = Boolean(store.get(id))
      })
      return found
    },
    ids() {
      let ids: string[] = []
      change((store) => {
        const edges = store.get('list')?.getLinkedRecords('edges') ?? []
        ids = edges.map((edge) => edge?.getLinkedRecord('node')?.getDataID() ?? '')
      })
      return ids
    },
  }
}

describe('one’s own notes', () => {
  test('stand by place, then the newest first; a note told twice stands once', () => {
    const { place, ids } = book('own', { n1: 0, n2: 1, n3: 0, n4: -1 }, ['n1', 'n2'])
    for (const id of ['n3', 'n4', 'n3']) place(id)
    expect(ids()).toEqual(['n4', 'n3', 'n1', 'n2'])
  })

  test('behind the loaded part come with the next page', () => {
    const { place, ids } = book('own', { n1: 0, n2: 0 }, ['n2'], true)
    place('n1')
    expect(ids()).toEqual(['n2'])
  })

  test('that are gone leave, also twice', () => {
    const { remove, ids, has } = book('own', { n1: 0, n2: 0 }, ['n2', 'n1'])
    remove('n2')
    remove('n2')
    expect([ids(), has('n2')]).toEqual([['n1'], false])
  })

  test('are let be while no list of them is loaded', () => {
    const { place, remove, ids, has } = book('own', { n1: 0 }, null)
    place('n1')
    remove('n1')
    expect([ids(), has('n1')]).toEqual([[], false])
  })
})

describe('notes of colleagues', () => {
  test('stand the latest share first, and leave when the share ends', () => {
    const { place, remove, ids } = book('shared', { s1: undefined, s2: undefined, s3: undefined }, ['s2'])
    place('s1')
    place('s3')
    expect(ids()).toEqual(['s3', 's2', 's1'])
    remove('s2')
    expect(ids()).toEqual(['s3', 's1'])
  })
})
