import { lazy } from 'react'
import { graphql } from 'react-relay/hooks'
import type { FollowUpList_business$key } from '#web/__generated__/FollowUpList_business.graphql.ts'
import type { FollowUpListPaginationQuery } from '#web/__generated__/FollowUpListPaginationQuery.graphql.ts'
import { LazyDialogs } from '#web/components/LazyDialogs.tsx'
import { LoadMore } from '#web/components/LoadMore.tsx'
import { useDialogRequest } from '#web/components/useDialogRequest.ts'
import { useListFocus } from '#web/components/useListFocus.ts'
import type { FollowUpDialogRequest } from '#web/features/follow-ups/followUpDialogRequest.ts'
import { usePages } from '#web/relay/usePages.ts'
import { cardGrid } from '#web/ui/display/cardGrid.ts'
import { FollowUpCard } from './FollowUpCard.tsx'
import { FollowUpsEmpty } from './FollowUpsEmpty.tsx'
import type { FollowUpTabValue } from './followUpTabs.ts'

const fetchDialogs = () => import('#web/features/follow-ups/FollowUpDialog.tsx')
const FollowUpDialog = lazy(async () => ({ default: (await fetchDialogs()).FollowUpDialog }))

interface FollowUpListProps {
  business: FollowUpList_business$key
  tab: FollowUpTabValue
  onTab: (tab: FollowUpTabValue) => void
}

/** The follow-ups of one tab, page by page, with their dialogs. */
export function FollowUpList({ business, tab, onTab }: FollowUpListProps) {
  const { data, hasNext, isLoadingNext, loadNext } = usePages<
    FollowUpListPaginationQuery,
    FollowUpList_business$key
  >(
    graphql`
      fragment FollowUpList_business on Business
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 25 }
        cursor: { type: "String" }
        filter: { type: "FollowUpFilter!" }
      )
      @refetchable(queryName: "FollowUpListPaginationQuery") {
        timeZone
        followUps(first: $count, after: $cursor, filter: $filter)
          @connection(key: "FollowUpList_followUps", filters: ["filter"]) {
          edges {
            node {
              databaseId
              ...FollowUpCard_followUp
            }
          }
        }
        ...FollowUpsEmpty_business
        ...FollowUpDialog_business
      }
    `,
    business,
  )
  const requests = useDialogRequest<FollowUpDialogRequest>()
  const { list, successor } = useListFocus()

  return (
    <>
      {data.followUps.edges.length === 0 ? (
        <FollowUpsEmpty business={data} tab={tab} onTab={onTab} />
      ) : (
        <ul ref={list} className={cardGrid}>
          {data.followUps.edges.map(({ node }) => (
            <FollowUpCard
              key={node.databaseId}
              followUp={node}
              timeZone={data.timeZone}
              onRequest={(request) => requests.ask(request, successor)}
            />
          ))}
        </ul>
      )}
      <LoadMore {...{ hasNext, isLoadingNext, loadNext }} noun="follow-ups" />
      <LazyDialogs open={requests.open} load={fetchDialogs}>
        {requests.request && (
          <FollowUpDialog
            key={requests.number}
            request={requests.request}
            business={data}
            {...requests.dialog}
          />
        )}
      </LazyDialogs>
    </>
  )
}
