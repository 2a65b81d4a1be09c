import { MessageSquareText } from 'lucide-react'
import { lazy } from 'react'
import { graphql } from 'react-relay/hooks'
import type { UnknownReplies_business$key } from '#web/__generated__/UnknownReplies_business.graphql.ts'
import { DaySection } from '#web/components/DaySection.tsx'
import { LazyDialogs } from '#web/components/LazyDialogs.tsx'
import { LoadMore } from '#web/components/LoadMore.tsx'
import { SmoothMoves } from '#web/components/SmoothMoves.tsx'
import { useDialogRequest } from '#web/components/useDialogRequest.ts'
import { dayOf } from '#web/lib/days.ts'
import { groupRuns } from '#web/lib/groupRuns.ts'
import { usePages } from '#web/relay/usePages.ts'
import { useTimeZone } from '#web/session/useTimeZone.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { UnknownReply } from './UnknownReply.tsx'

const fetchDialog = () => import('#web/features/customers/dialogs/AddCustomerDialog.tsx')
const AddCustomerDialog = lazy(async () => ({ default: (await fetchDialog()).AddCustomerDialog }))

/**
 * Texts from unknown numbers, newest first. Adding a customer with the number moves its texts to the customer's page.
 */
export function UnknownReplies({ business }: { business: UnknownReplies_business$key }) {
  const timeZone = useTimeZone()
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
        ...AddCustomerDialog_business
      }
    `,
    business,
  )
  const addition = useDialogRequest<string>()
  const replies = data.unknownReplies.edges.map(({ node }) => node)

  return (
    <>
      {replies.length === 0 ? (
        <EmptyState icon={<MessageSquareText />} title="No texts from unknown numbers">
          Texts from numbers that don’t belong to a customer appear here.
        </EmptyState>
      ) : (
        <div className="flex flex-col gap-6">
          {groupRuns(replies, ({ createdAt }) => dayOf(createdAt, timeZone)).map(([day, entries]) => (
            <DaySection key={day} day={day}>
              {entries.map((reply) => (
                <UnknownReply key={reply.id} reply={reply} onAdd={addition.ask} />
              ))}
            </DaySection>
          ))}
          <SmoothMoves of={data.unknownReplies.edges} />
          <LoadMore {...more} noun="texts" />
        </div>
      )}
      <LazyDialogs open={addition.open} load={fetchDialog}>
        {addition.request && (
          <AddCustomerDialog
            key={addition.number}
            business={data}
            known={{ phoneNumber: addition.request }}
            {...addition.dialog}
          />
        )}
      </LazyDialogs>
    </>
  )
}
