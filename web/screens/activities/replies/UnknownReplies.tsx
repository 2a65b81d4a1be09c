import { MessageSquareText } from 'lucide-react'
import { graphql } from 'react-relay/hooks'
import type { UnknownReplies_business$key } from '#web/__generated__/UnknownReplies_business.graphql.ts'
import { ByDay } from '#web/components/ByDay.tsx'
import { loadDialogs } from '#web/components/dialogs/defineDialogs.tsx'
import { LoadMore } from '#web/components/LoadMore.tsx'
import { SmoothMoves } from '#web/components/SmoothMoves.tsx'
import { usePages } from '#web/relay/usePages.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { replyDialogs } from './replyDialogs.ts'
import { UnknownReply } from './UnknownReply.tsx'

const dialogs = loadDialogs(async () => (await import('./ReplyDialogs.tsx')).ReplyDialogs)

/**
 * Texts from unknown numbers, newest first. Adding a customer with the number moves its texts to the customer's page.
 */
export function UnknownReplies({ business }: { business: UnknownReplies_business$key }) {
  const { data, more } = usePages(
    graphql`
      fragment UnknownReplies_business on Business
      @argumentDefinitions(count: { type: "Int", defaultValue: 25 }, cursor: { type: "String" })
      @refetchable(queryName: "UnknownRepliesPaginationQuery") {
        unknownReplies(first: $count, after: $cursor) @connection(key: "UnknownReplies_unknownReplies") {
          edges {
            node {
              id
              createdAt
              ...UnknownReply_reply
            }
          }
        }
        ...ReplyDialogs_business
      }
    `,
    business,
  )
  const replies = data.unknownReplies.edges.map(({ node }) => node)

  return (
    <replyDialogs.Host of={dialogs} business={data}>
      {replies.length === 0 ? (
        <EmptyState icon={<MessageSquareText />} title="No texts from unknown numbers">
          Texts from numbers that don’t belong to a customer appear here.
        </EmptyState>
      ) : (
        <div className="flex flex-col gap-6">
          <ByDay entries={replies} at={({ createdAt }) => createdAt}>
            {(reply) => <UnknownReply key={reply.id} reply={reply} />}
          </ByDay>
          <SmoothMoves of={data.unknownReplies.edges} />
          <LoadMore {...more} noun="texts" />
        </div>
      )}
    </replyDialogs.Host>
  )
}
