import { graphql } from 'react-relay/hooks'
import {
  ConnectionHandler,
  type RecordProxy,
  type RecordSourceProxy,
  type RecordSourceSelectorProxy,
} from 'relay-runtime'
import { placeTaskInBell, removeFromBell } from '#web/components/bell-lists/bellLists.ts'
import { type Priority, priorityNames } from '#web/components/hot-board/priority.ts'
import { placeInOrder } from '#web/relay/placeInOrder.ts'

/** The `@connection` keys of the lists of tasks; they have no filters. */
const lists = {
  OPEN: 'OpenTasks_organizerTasks',
  DONE: 'DoneTasks_doneTasks',
  GIVEN: 'GivenTasks_givenTasks',
} as const
type List = keyof typeof lists

/** What every write to a task asks back about the business: how many each group holds, and what the bell counts. */
graphql`
  fragment taskLists_business on Business {
    # eslint-disable-next-line relay/must-colocate-fragment-spreads
    ...bellLists_business
    # eslint-disable-next-line relay/unused-fields
    taskCounts {
      overdue
      today
      tomorrow
      thisWeek
      later
      noDate
      done
    }
  }
`

/** Everything that the lists show of a task; ask for it wherever one may come into them. */
graphql`
  fragment taskLists_task on OrganizerTask {
    # eslint-disable-next-line relay/unused-fields
    id
    # eslint-disable-next-line relay/unused-fields
    databaseId
    # eslint-disable-next-line relay/unused-fields
    dueDate
    # eslint-disable-next-line relay/unused-fields
    priority
    # eslint-disable-next-line relay/unused-fields
    group
    # eslint-disable-next-line relay/unused-fields
    isOwn
    # eslint-disable-next-line relay/unused-fields
    updatedAt
    # eslint-disable-next-line relay/unused-fields
    reminderSet
    # eslint-disable-next-line relay/must-colocate-fragment-spreads
    ...TaskRow_task
    # eslint-disable-next-line relay/must-colocate-fragment-spreads
    ...DoneTask_task
    # eslint-disable-next-line relay/must-colocate-fragment-spreads
    ...GivenTask_task
    # eslint-disable-next-line relay/must-colocate-fragment-spreads
    ...BellTask_task
  }
`

function loaded(business: RecordProxy, list: List): RecordProxy | null {
  return ConnectionHandler.getConnection(business, lists[list]) ?? null
}

/** Where a task stands: among one's own open or closed ones, or among those given to colleagues. */
function homeOf(task: RecordProxy): List {
  if (task.getValue('isOwn') !== true) return 'GIVEN'
  return task.getValue('group') === 'DONE' ? 'DONE' : 'OPEN'
}

/** Puts a task where it belongs, as far as that has been loaded, and out of the other lists. Again changes nothing. */
export function placeTask(store: RecordSourceProxy, business: RecordProxy, task: RecordProxy): void {
  const home = homeOf(task)
  for (const list of ['OPEN', 'DONE', 'GIVEN'] as const) {
    const connection = loaded(business, list)
    if (!connection) continue
    if (list === home) placeInOrder(store, connection, task, 'OrganizerTaskEdge', orders[list])
    else ConnectionHandler.deleteNode(connection, task.getDataID())
  }
  placeTaskInBell(business, task)
}

/** Takes a task that is gone out of every list and out of the store. */
export function removeTask(store: RecordSourceProxy, business: RecordProxy, id: string): void {
  for (const list of ['OPEN', 'DONE', 'GIVEN'] as const) {
    const connection = loaded(business, list)
    if (connection) ConnectionHandler.deleteNode(connection, id)
  }
  removeFromBell(business, id)
  store.delete(id)
}

/** The updater of a write that answers with the `organizerTask` it changed and the `business` around it. */
export function placeAnsweredTask(field: string) {
  return (store: RecordSourceSelectorProxy) => {
    const payload = store.getRootField(field)
    const task = payload?.getLinkedRecord('organizerTask')
    const business = payload?.getLinkedRecord('business')
    if (task && business) placeTask(store, business, task)
  }
}

type Order = (task: RecordProxy, other: RecordProxy) => boolean

const number = (task: RecordProxy) => Number(task.getValue('databaseId') ?? 0)
const instant = (task: RecordProxy) => Date.parse(String(task.getValue('updatedAt')))
const urgency = (task: RecordProxy) => priorityNames.indexOf(task.getValue('priority') as Priority)
/** Days as texts compare as days do; those without one come last. */
const day = (task: RecordProxy) => String(task.getValue('dueDate') ?? '9998-12-31')

/** The server's orders: by day, urgency and age; last closed first; newest first. */
const orders: Record<List, Order> = {
  OPEN: (task, other) =>
    (day(task).localeCompare(day(other)) || urgency(task) - urgency(other) || number(task) - number(other)) <
    0,
  DONE: (task, other) => (instant(other) - instant(task) || number(other) - number(task)) < 0,
  GIVEN: (task, other) => number(task) > number(other),
}
