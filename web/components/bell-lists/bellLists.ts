import { graphql } from 'react-relay/hooks'
import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from 'relay-runtime'
import { placeInOrder } from '#web/relay/placeInOrder.ts'

/**
 * What every write to something that the bell lists asks back about the business: the badge, the dot, and the short
 * lists, in which another moves up. The long ones are kept right by the functions below.
 */
graphql`
  fragment bellLists_business on Business {
    # What is done anywhere leaves the day's queue.
    # eslint-disable-next-line relay/must-colocate-fragment-spreads
    ...MyDayPanel_business
    # eslint-disable-next-line relay/unused-fields
    bell {
      changesAt
      unreadCount
      counts {
        overdueContacts
        upcomingContacts
        hotBoardItems
        overdueFollowUps
        dueTasks
        total
      }
      upcomingContacts {
        id
        # eslint-disable-next-line relay/must-colocate-fragment-spreads
        ...BellContact_contact
      }
      hotBoardItems {
        id
        # eslint-disable-next-line relay/must-colocate-fragment-spreads
        ...BellHotItem_item
      }
    }
  }
`

/** What the *For you* list needs to know of news that have just come. */
graphql`
  fragment bellLists_notification on Notification {
    # eslint-disable-next-line relay/unused-fields
    databaseId
    # eslint-disable-next-line relay/must-colocate-fragment-spreads
    ...News_notification
  }
`

/** The most that a long list holds, as in the graph. */
const mostListed = 100

/** Puts an overdue contact into the bell's list, or takes one out that is not overdue any more. */
export function placeContactInBell(business: RecordProxy, contact: RecordProxy, now = Date.now()): void {
  const overdue = contact.getValue('status') !== 'COMPLETED' && timeOf(contact) < now
  place(business, 'overdueContacts', contact, overdue)
}

/** Likewise for a follow-up: overdue while it is pending and its day is over. */
export function placeFollowUpInBell(business: RecordProxy, followUp: RecordProxy): void {
  place(business, 'overdueFollowUps', followUp, followUp.getValue('status') === 'OVERDUE')
}

/** Likewise for a task: it rings on its day and while overdue, if it has a reminder and is the viewer's own. */
export function placeTaskInBell(business: RecordProxy, task: RecordProxy): void {
  const due = ['OVERDUE', 'TODAY'].includes(String(task.getValue('group')))
  const rings = due && task.getValue('reminderSet') === true && task.getValue('isOwn') === true
  place(business, 'dueTasks', task, rings)
}

/** Takes what is gone out of the bell's lists. */
export function removeFromBell(business: RecordProxy, id: string): void {
  const bell = business.getLinkedRecord('bell')
  for (const name of [
    'overdueContacts',
    'upcomingContacts',
    'hotBoardItems',
    'overdueFollowUps',
    'dueTasks',
  ]) {
    const listed = bell?.getLinkedRecords(name)
    if (listed) {
      bell?.setLinkedRecords(
        listed.filter((record) => record.getDataID() !== id),
        name,
      )
    }
  }
}

/** Puts news for the viewer on top of their list, once it has been loaded. */
export function placeNews(store: RecordSourceProxy, business: RecordProxy, news: RecordProxy): void {
  const bell = business.getLinkedRecord('bell')
  const list = bell && ConnectionHandler.getConnection(bell, 'ForYou_forYou')
  if (list) placeInOrder(store, list, news, 'BellForYouConnectionEdge', isNewer)
}

function isNewer(news: RecordProxy, other: RecordProxy): boolean {
  const number = (record: RecordProxy) => Number(record.getValue('databaseId') ?? 0)
  return number(news) > number(other)
}

/** Takes news that are gone out of the viewer's list. */
export function removeNews(_store: RecordSourceProxy, business: RecordProxy, id: string): void {
  const bell = business.getLinkedRecord('bell')
  const list = bell && ConnectionHandler.getConnection(bell, 'ForYou_forYou')
  if (list) ConnectionHandler.deleteNode(list, id)
}

/** A list that has not been loaded stays so; it comes whole when the bell is opened. */
function place(business: RecordProxy, name: string, record: RecordProxy, belongs: boolean): void {
  const bell = business.getLinkedRecord('bell')
  const listed = bell?.getLinkedRecords(name)
  if (!bell || !listed) return
  const others = listed.filter((other) => other.getDataID() !== record.getDataID())
  const at = others.findIndex((other) => timeOf(other) > timeOf(record))
  const placed = belongs ? others.toSpliced(at === -1 ? others.length : at, 0, record) : others
  bell.setLinkedRecords(placed.slice(0, mostListed), name)
}

/** When it is due, in milliseconds. */
function timeOf(record: RecordProxy): number {
  return Date.parse(String(record.getValue('scheduledDate') ?? record.getValue('dueDate')))
}
