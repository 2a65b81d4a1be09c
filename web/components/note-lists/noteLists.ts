import { graphql } from 'react-relay/hooks'
import {
  ConnectionHandler,
  type RecordProxy,
  type RecordSourceProxy,
  type RecordSourceSelectorProxy,
} from 'relay-runtime'
import { placeInOrder } from '#web/relay/placeInOrder.ts'

/** The `@connection` keys of the lists of notes that writes keep right; they have no filters. */
const lists = { own: 'MyNotes_stickyNotes', shared: 'SharedWithMe_sharedNotes' } as const

/**
 * What every write to a note asks back about the business: the first notes of the dashboard, one's own and those of
 * colleagues, where one that is gone makes room for the next.
 */
graphql`
  fragment noteLists_business on Business {
    # eslint-disable-next-line relay/unused-fields
    stickyNotes(first: 6) {
      edges {
        node {
          ...noteLists_stickyNote
        }
      }
    }
    # eslint-disable-next-line relay/unused-fields
    sharedNotes(first: 6) {
      edges {
        node {
          ...noteLists_sharedNote
        }
      }
    }
  }
`

/** Everything that the lists show of one's own note; ask for it wherever one may come into them. */
graphql`
  fragment noteLists_stickyNote on StickyNote {
    # eslint-disable-next-line relay/unused-fields
    id
    # eslint-disable-next-line relay/unused-fields
    databaseId
    # eslint-disable-next-line relay/unused-fields
    position
    # eslint-disable-next-line relay/must-colocate-fragment-spreads
    ...StickyNote_note
  }
`

/** Everything that the lists show of a colleague's note. */
graphql`
  fragment noteLists_sharedNote on SharedNote {
    # eslint-disable-next-line relay/unused-fields
    id
    # eslint-disable-next-line relay/unused-fields
    databaseId
    # eslint-disable-next-line relay/must-colocate-fragment-spreads
    ...SharedNote_note
    # eslint-disable-next-line relay/must-colocate-fragment-spreads
    ...dialogNote_sharedNote
  }
`

/** Puts one's own note where it belongs in their list, as far as that has been loaded. Again changes nothing. */
export function placeStickyNote(store: RecordSourceProxy, business: RecordProxy, note: RecordProxy): void {
  const list = ConnectionHandler.getConnection(business, lists.own)
  if (list) placeInOrder(store, list, note, 'StickyNoteEdge', comesBefore)
}

/** The same for a colleague's note. */
export function placeSharedNote(store: RecordSourceProxy, business: RecordProxy, note: RecordProxy): void {
  const list = ConnectionHandler.getConnection(business, lists.shared)
  if (list) placeInOrder(store, list, note, 'SharedNoteEdge', comesBefore)
}

/** Takes one's own note that is gone out of their list and out of the store. */
export function removeStickyNote(store: RecordSourceProxy, business: RecordProxy, id: string): void {
  const list = ConnectionHandler.getConnection(business, lists.own)
  if (list) ConnectionHandler.deleteNode(list, id)
  store.delete(id)
}

/** The same for a colleague's note: it was removed, is no longer shared, or is gone. */
export function removeSharedNote(store: RecordSourceProxy, business: RecordProxy, id: string): void {
  const list = ConnectionHandler.getConnection(business, lists.shared)
  if (list) ConnectionHandler.deleteNode(list, id)
  store.delete(id)
}

/** The updater of a write that answers with the `stickyNote` it changed and the `business` around it. */
export function placeAnsweredNote(field: string) {
  return (store: RecordSourceSelectorProxy) => {
    const payload = store.getRootField(field)
    const note = payload?.getLinkedRecord('stickyNote')
    const business = payload?.getLinkedRecord('business')
    if (note && business) placeStickyNote(store, business, note)
  }
}

/** The server's order: by place, which shared notes have none of, then what is newer first. */
function comesBefore(note: RecordProxy, other: RecordProxy): boolean {
  const value = (record: RecordProxy, field: string) => Number(record.getValue(field) ?? 0)
  const distance = value(note, 'position') - value(other, 'position')
  return distance === 0 ? value(note, 'databaseId') > value(other, 'databaseId') : distance < 0
}
