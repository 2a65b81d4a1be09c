import { graphql } from 'react-relay/hooks'
import {
  ConnectionHandler,
  type RecordProxy,
  type RecordSourceProxy,
  type RecordSourceSelectorProxy,
} from 'relay-runtime'
import { removeFromBell } from '#web/components/bell-lists/bellLists.ts'
import { type Priority, priorityNames } from '#web/components/hot-board/priority.ts'
import { placeInOrder } from '#web/relay/placeInOrder.ts'

/** The `@connection` keys of the two sections of the board; they have no filters. */
const sections = { ACTIVE: 'ActiveItems_hotBoardItems', RESOLVED: 'ResolvedItems_resolvedItems' } as const
type Section = keyof typeof sections

/**
 * What every write to the board asks back about the business: the counts of its sections, the figures of the
 * dashboard, and the first items, where one that was resolved makes room for the next.
 */
graphql`
  fragment hotBoardLists_business on Business {
    # eslint-disable-next-line relay/must-colocate-fragment-spreads
    ...bellLists_business
    # eslint-disable-next-line relay/unused-fields
    hotBoardCounts {
      active
      resolved
    }
    # eslint-disable-next-line relay/unused-fields
    stats {
      # eslint-disable-next-line relay/must-colocate-fragment-spreads
      ...StatCards_stats
    }
    # eslint-disable-next-line relay/must-colocate-fragment-spreads
    ...HotItems_business
  }
`

/** Everything that the lists show of an item; ask for it wherever one may come into them. */
graphql`
  fragment hotBoardLists_hotBoardItem on HotBoardItem {
    # eslint-disable-next-line relay/unused-fields
    id
    # eslint-disable-next-line relay/unused-fields
    databaseId
    # eslint-disable-next-line relay/unused-fields
    resolved
    # eslint-disable-next-line relay/must-colocate-fragment-spreads
    ...ActiveItem_item
    # eslint-disable-next-line relay/must-colocate-fragment-spreads
    ...ResolvedItem_item
    # eslint-disable-next-line relay/must-colocate-fragment-spreads
    ...HotItem_item
    # eslint-disable-next-line relay/must-colocate-fragment-spreads
    ...BellHotItem_item
  }
`

/** A section as far as it has been loaded; null when it has not. */
export function loadedSection(business: RecordProxy, section: Section): RecordProxy | null {
  return ConnectionHandler.getConnection(business, sections[section]) ?? null
}

/** Puts an item into its section, in its place, and out of the other. Again changes nothing. */
export function placeHotBoardItem(store: RecordSourceProxy, business: RecordProxy, item: RecordProxy): void {
  const home: Section = item.getValue('resolved') === true ? 'RESOLVED' : 'ACTIVE'
  for (const section of ['ACTIVE', 'RESOLVED'] as const) {
    const connection = loadedSection(business, section)
    if (!connection) continue
    if (section === home) placeInOrder(store, connection, item, 'HotBoardItemEdge', orders[section])
    else ConnectionHandler.deleteNode(connection, item.getDataID())
  }
}

/** Takes an item that is gone out of both sections and out of the store. */
export function removeHotBoardItem(store: RecordSourceProxy, business: RecordProxy, id: string): void {
  for (const section of ['ACTIVE', 'RESOLVED'] as const) {
    const connection = loadedSection(business, section)
    if (connection) ConnectionHandler.deleteNode(connection, id)
  }
  removeFromBell(business, id)
  store.delete(id)
}

/** The updater of a write that answers with the `hotBoardItem` it changed and the `business` around it. */
export function placeAnsweredItem(field: string) {
  return (store: RecordSourceSelectorProxy) => {
    const payload = store.getRootField(field)
    const item = payload?.getLinkedRecord('hotBoardItem')
    const business = payload?.getLinkedRecord('business')
    if (item && business) placeHotBoardItem(store, business, item)
  }
}

type Order = (item: RecordProxy, other: RecordProxy) => boolean

const number = (item: RecordProxy) => Number(item.getValue('databaseId') ?? 0)
const instant = (item: RecordProxy, field: string) => Date.parse(String(item.getValue(field)))
const urgency = (item: RecordProxy) => priorityNames.indexOf(item.getValue('priority') as Priority)

/** The server's orders: urgent first, then oldest; resolved ones latest first (decisions, section 8). */
const orders: Record<Section, Order> = {
  ACTIVE: (item, other) =>
    (urgency(item) - urgency(other) ||
      instant(item, 'createdAt') - instant(other, 'createdAt') ||
      number(item) - number(other)) < 0,
  RESOLVED: (item, other) =>
    (instant(other, 'resolvedAt') - instant(item, 'resolvedAt') || number(other) - number(item)) < 0,
}
