import { graphql } from 'react-relay/hooks'
import type { useResolveItemMutation } from '#web/__generated__/useResolveItemMutation.graphql.ts'
import type { useResolveItemReopenItemMutation } from '#web/__generated__/useResolveItemReopenItemMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'

/** Resolves an item; the toast offers *Undo* to users who may reopen it. */
export function useResolveItem(title: string) {
  const [reopen] = useReopenItem(title)
  const [run, pending] = useMutation<useResolveItemMutation>(
    graphql`
      mutation useResolveItemMutation($input: ResolveHotBoardItemInput!) {
        resolveHotBoardItem(input: $input) {
          celebrations {
            ...Celebration_celebration
          }
          hotBoardItem {
            id
            resolvedAt
            canReopen
          }
        }
      }
    `,
    {
      subject: title,
      success: 'Item resolved',
      undo: ({ resolveHotBoardItem }) => {
        const item = resolveHotBoardItem?.hotBoardItem
        return item?.canReopen && (() => reopen(item.id, item.resolvedAt))
      },
      failure: 'Failed to resolve item',
    },
  )
  /** The Dashboard passes the resolver and the notes; on the board the viewer resolves. */
  const resolve = (id: string, by: { resolvedBy?: string; notes?: string | null } = {}) =>
    run({ input: { id, ...by, onlyIfOpen: true } })
  return [resolve, pending] as const
}

/** Reopens a resolved item; as an Undo, only the resolution of that time. */
export function useReopenItem(title: string) {
  const [run, pending] = useMutation<useResolveItemReopenItemMutation>(
    graphql`
      mutation useResolveItemReopenItemMutation($input: ReopenHotBoardItemInput!) {
        reopenHotBoardItem(input: $input) {
          __typename
        }
      }
    `,
    {
      subject: title,
      undoes: true,
      success: 'Item is active again',
      failure: ({ message }) => `Failed to reopen item: ${message}`,
    },
  )
  const reopen = (id: string, expectedClosedAt?: string | null) => run({ input: { id, expectedClosedAt } })
  return [reopen, pending] as const
}
