import { useEffect, useRef } from 'react'
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks'
import type { CommentThreadQuery } from '#web/__generated__/CommentThreadQuery.graphql.ts'
import type { ChangedType } from '#web/__generated__/useLiveSubscription.graphql.ts'
import { useListFocus } from '#web/components/useListFocus.ts'
import { useRefreshedQuery } from '#web/relay/useRefreshedQuery.ts'
import { CommentRow } from './CommentRow.tsx'

const query = graphql`
  query CommentThreadQuery($id: ID!) @preloadable {
    node(id: $id) {
      ... on HotBoardItem {
        isResolved
        comments(last: 100) {
          edges {
            node {
              id
              ...CommentRow_comment
            }
          }
          pageInfo {
            hasPreviousPage
          }
        }
      }
    }
  }
`

const shows: readonly ChangedType[] = ['HotBoardItem', 'HotBoardComment']

/** The latest comments on an item, the newest last. */
export function CommentThread({ queryRef }: { queryRef: PreloadedQuery<CommentThreadQuery> }) {
  useRefreshedQuery(query, shows, queryRef.variables)
  const { node } = usePreloadedQuery<CommentThreadQuery>(query, queryRef)
  const list = useListFocus()
  const end = useRef<HTMLDivElement>(null)
  const last = node?.comments?.edges.at(-1)?.node.id
  useEffect(() => {
    if (last) end.current?.scrollIntoView({ block: 'nearest' })
  }, [last])
  if (!node?.comments || !last) return <p className="text-muted">No comments yet.</p>
  const { comments, isResolved } = node
  return (
    <>
      {comments.pageInfo.hasPreviousPage && (
        <p className="pb-1 text-muted text-sm">The latest 100 comments are shown.</p>
      )}
      <ul ref={list} aria-label="Comments" className="flex flex-col divide-y divide-line">
        {comments.edges.map(({ node: comment }) => (
          <CommentRow key={comment.id} comment={comment} isKept={isResolved === true} />
        ))}
      </ul>
      <div ref={end} />
    </>
  )
}
