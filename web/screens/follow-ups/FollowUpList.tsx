import { lazy, useState } from 'react'
import { graphql, usePaginationFragment } from 'react-relay/hooks'
import type { FollowUpList_business$key } from '#web/__generated__/FollowUpList_business.graphql.ts'
import type { FollowUpListPaginationQuery } from '#web/__generated__/FollowUpListPaginationQuery.graphql.ts'
import type { FollowUpAct } from '#web/components/follow-ups/followUpAct.ts'
import { useListFocus } from '#web/components/list-focus/useListFocus.ts'
import { LoadMore } from '#web/components/load-more/LoadMore.tsx'
import { WhenWanted } from '#web/components/when-wanted/WhenWanted.tsx'
import { FollowUpCard } from './FollowUpCard.tsx'
import { FollowUpsEmpty } from './FollowUpsEmpty.tsx'
import { followUpGrid } from './FollowUpsSkeleton.tsx'
import type { FollowUpTabValue } from './followUpTabs.ts'

const fetchDialogs = () => import('#web/components/follow-ups/FollowUpDialog.tsx')
const FollowUpDialog = lazy(async () => ({ default: (await fetchDialogs()).FollowUpDialog }))

interface FollowUpListProps {
  business: FollowUpList_business$key
  tab: FollowUpTabValue
  onTab: (tab: FollowUpTabValue) => void
}

/** The follow-ups of one tab, a page at a time, and the dialogs of what is asked of them. */
export function FollowUpList({ business, tab, onTab }: FollowUpListProps) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
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
              # What writes have to know to put it in its place.
              # eslint-disable-next-line relay/must-colocate-fragment-spreads
              ...followUpLists_followUp
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
  const [asked, setAsked] = useState<{ act: FollowUpAct; turn: number } | null>(null)
  const [open, setOpen] = useState(false)
  const { list, successor } = useListFocus()

  const ask = (act: FollowUpAct) => {
    setAsked((last) => ({ act, turn: (last?.turn ?? 0) + 1 }))
    setOpen(true)
  }

  return (
    <>
      {data.followUps.edges.length === 0 ? (
        <FollowUpsEmpty business={data} tab={tab} onTab={onTab} />
      ) : (
        <ul ref={list} className={followUpGrid}>
          {data.followUps.edges.map(({ node }) => (
            <FollowUpCard key={node.databaseId} followUp={node} timeZone={data.timeZone} onAct={ask} />
          ))}
        </ul>
      )}
      <LoadMore {...{ hasNext, isLoadingNext, loadNext }} noun="follow-ups" />
      <WhenWanted wanted={open} load={fetchDialogs}>
        {asked && (
          <FollowUpDialog
            key={asked.turn}
            act={asked.act}
            business={data}
            open={open}
            onClose={() => setOpen(false)}
            finalFocus={successor}
          />
        )}
      </WhenWanted>
    </>
  )
}
