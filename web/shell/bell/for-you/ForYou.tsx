import { MessageCircleHeart } from 'lucide-react'
import { graphql } from 'react-relay/hooks'
import type { ForYou_viewer$key } from '#web/__generated__/ForYou_viewer.graphql.ts'
import { LoadMore } from '#web/components/LoadMore.tsx'
import { usePages } from '#web/relay/usePages.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { NotificationItem } from './NotificationItem.tsx'
import { useMarkRead } from './useMarkRead.ts'

/** What concerns the person alone, newest first. */
export function ForYou({ viewer, onLeave }: { viewer: ForYou_viewer$key; onLeave: () => void }) {
  const { data, more } = usePages(
    graphql`
      fragment ForYou_viewer on Viewer
      @argumentDefinitions(count: { type: "Int", defaultValue: 25 }, cursor: { type: "String" })
      @refetchable(queryName: "ForYouPaginationQuery") {
        bell {
          unreadCount
          forYou(first: $count, after: $cursor) @connection(key: "ForYou_forYou") {
            edges {
              node {
                id
                readAt
                ...NotificationItem_notification
              }
            }
          }
        }
      }
    `,
    viewer,
  )
  const { bell } = data
  const notifications = bell.forYou.edges.map(({ node }) => node)
  const [newest] = notifications
  const { markRead, markAllRead, pending } = useMarkRead()

  if (!newest) {
    return (
      <EmptyState compact icon={<MessageCircleHeart />} title="Nothing for you yet">
        What team members assign to you or share with you, and what customers text back, shows up here.
      </EmptyState>
    )
  }
  return (
    <>
      {bell.unreadCount > 0 && (
        <div className="flex min-h-10 items-center justify-between border-line border-b bg-hover pr-2 pl-4">
          <p className="text-muted text-sm">{bell.unreadCount > 999 ? '999+' : bell.unreadCount} unread</p>
          <Button size="sm" variant="ghost" pending={pending} onClick={() => markAllRead(newest.id)}>
            Mark all as read
          </Button>
        </div>
      )}
      <ul className="divide-y divide-line">
        {notifications.map((node) => (
          <NotificationItem
            key={node.id}
            notification={node}
            onOpen={() => node.readAt === null && markRead(node.id)}
            onLeave={onLeave}
          />
        ))}
      </ul>
      <div className="px-4 pb-4 empty:hidden">
        <LoadMore {...more} noun="notifications" />
      </div>
    </>
  )
}
