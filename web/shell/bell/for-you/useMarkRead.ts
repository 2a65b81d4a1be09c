import { graphql } from 'react-relay/hooks'
import type { useMarkReadAllMutation } from '#web/__generated__/useMarkReadAllMutation.graphql.ts'
import type { useMarkReadMutation } from '#web/__generated__/useMarkReadMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'

/** Marks notifications as read: one when it is opened, without a toast, or all up to the newest one in view. */
export function useMarkRead() {
  const [one] = useMutation<useMarkReadMutation>(
    graphql`
      mutation useMarkReadMutation($input: MarkNotificationReadInput!) {
        markNotificationRead(input: $input) {
          notification {
            readAt
          }
          viewer {
            bell {
              unreadCount
            }
          }
        }
      }
    `,
    { failure: () => null },
  )
  const [all, pending] = useMutation<useMarkReadAllMutation>(
    graphql`
      mutation useMarkReadAllMutation($input: MarkAllNotificationsReadInput!) {
        markAllNotificationsRead(input: $input) {
          newestRead {
            readAt
          }
          viewer {
            bell {
              unreadCount
            }
          }
        }
      }
    `,
    { failure: 'Failed to mark notifications as read', offersRetry: true },
  )
  return {
    pending,
    markRead: (id: string) => void one({ input: { id } }),
    markAllRead: (upTo: string) => void all({ input: { upTo } }),
  }
}
