import { graphql } from 'react-relay/hooks'
import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from 'relay-runtime'
import { placeEntry, removeEntry } from '#web/components/timeline-lists/timelineLists.ts'
import { placeInOrder } from '#web/relay/placeInOrder.ts'

/** The `@connection` key of the activity log. */
const connectionKey = 'ActivityLog_activities'

/** What the log needs to know of a line that somebody else has written. */
graphql`
  fragment activityLists_activity on Activity {
    # eslint-disable-next-line relay/unused-fields
    databaseId
    # eslint-disable-next-line relay/unused-fields
    createdAt
    # eslint-disable-next-line relay/must-colocate-fragment-spreads
    ...ActivityEntry_activity
    ...timelineLists_activity
  }
`

/** Newest first; ties go by number. */
function rank(activity: RecordProxy): [number, number] {
  return [Date.parse(String(activity.getValue('createdAt'))), Number(activity.getValue('databaseId') ?? 0)]
}

function isNewer(activity: RecordProxy, other: RecordProxy): boolean {
  const [time, number] = rank(activity)
  const [otherTime, otherNumber] = rank(other)
  return time === otherTime ? number > otherNumber : time > otherTime
}

/** Puts a line of the log where it belongs in the log and in its customer's timeline, as far as they are loaded. */
export function placeActivity(store: RecordSourceProxy, business: RecordProxy, activity: RecordProxy): void {
  placeEntry(store, activity)
  const log = ConnectionHandler.getConnection(business, connectionKey)
  if (!log) return
  placeInOrder(store, log, activity, 'ActivityEdge', isNewer)
}

/** Takes a line out of the log: its customer is gone. */
export function removeActivity(store: RecordSourceProxy, business: RecordProxy, id: string): void {
  const log = ConnectionHandler.getConnection(business, connectionKey)
  if (log) ConnectionHandler.deleteNode(log, id)
  removeEntry(store, id)
  store.delete(id)
}
