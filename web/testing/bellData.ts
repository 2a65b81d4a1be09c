import type { ContactData } from './contactData.ts'

interface BellContents {
  overdueContacts?: readonly ContactData[]
  upcomingContacts?: readonly ContactData[]
  hotBoardItems?: readonly object[]
  overdueFollowUps?: readonly object[]
  dueTasks?: readonly object[]
  notifications?: readonly object[]
  /** Counts beyond the listed entries. */
  more?: Partial<
    Record<'overdueContacts' | 'upcomingContacts' | 'hotBoardItems' | 'overdueFollowUps' | 'dueTasks', number>
  >
  unreadCount?: number
  changesAt?: string
}

/** The bell as the API returns it, with counts from its lists. */
export function bellData({
  overdueContacts = [],
  upcomingContacts = [],
  hotBoardItems = [],
  overdueFollowUps = [],
  dueTasks = [],
  notifications = [],
  more = {},
  unreadCount = 0,
  changesAt = '2096-11-21T05:00:00.000Z',
}: BellContents = {}) {
  const lists = { overdueContacts, upcomingContacts, hotBoardItems, overdueFollowUps, dueTasks }
  const counted = Object.entries(lists).map(([name, list]) => [
    name,
    list.length + (more[name as keyof typeof lists] ?? 0),
  ])
  const counts: Record<string, number> = Object.fromEntries(counted)
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const edges = notifications.map((node) => ({ __typename: 'NotificationEdge', cursor: 'c', node }))
  const forYou = { edges, pageInfo: { endCursor: null, hasNextPage: false } }
  return { ...lists, counts: { ...counts, total }, unreadCount, changesAt, forYou }
}

/** The data of the opened bell. */
export function bellAnswer(bell = bellData()) {
  const business = { __typename: 'Business', id: 'b1' }
  return { data: { viewer: { __typename: 'Viewer', business, bell } } }
}

/** A notification for the viewer. */
export function notificationData(id: number, title: string, more: object = {}) {
  return {
    __typename: 'Notification',
    id: `n${id}`,
    databaseId: id,
    title,
    subjectType: 'HotBoardItem',
    subjectDatabaseId: 12,
    readAt: null,
    reminderToSettle: null,
    createdAt: '2026-11-20T15:00:00.000Z',
    ...more,
  }
}
