import type { ReactNode } from 'react'
import { graphql } from 'react-relay/hooks'
import type { FollowUpList_business$key } from '#web/__generated__/FollowUpList_business.graphql.ts'
import { loadDialogs } from '#web/components/dialogs/defineDialogs.tsx'
import { rowKeys } from '#web/components/keys/rowKeys.ts'
import { usePageKeys } from '#web/components/keys/usePageKeys.ts'
import { ListGroup } from '#web/components/ListGroup.tsx'
import { LoadMore } from '#web/components/LoadMore.tsx'
import { SmoothMoves } from '#web/components/SmoothMoves.tsx'
import { useListFocus } from '#web/components/useListFocus.ts'
import { MoveOverdueButton } from '#web/features/overdue/MoveOverdueButton.tsx'
import { formatDay } from '#web/lib/dates.ts'
import { dayGroup, overdueGroup } from '#web/lib/dayGroup.ts'
import { groupRuns } from '#web/lib/groupRuns.ts'
import { usePages } from '#web/relay/usePages.ts'
import { useTimeZone } from '#web/session/useTimeZone.ts'
import { followUpDialogs } from './dialogs/followUpDialogs.ts'
import { FollowUpRow } from './FollowUpRow.tsx'
import { FollowUpsEmpty } from './FollowUpsEmpty.tsx'
import { rowList } from './followUpRows.ts'
import type { FollowUpTabValue } from './followUpTabs.ts'

const dialogs = loadDialogs(async () => (await import('./dialogs/FollowUpDialogs.tsx')).FollowUpDialogs)

const keys = rowKeys([
  { keys: ['Enter'], does: 'Open the customer' },
  { keys: ['c'], does: 'Complete' },
  { keys: ['s'], does: 'Snooze' },
])

interface FollowUpListProps {
  business: FollowUpList_business$key
  tab: FollowUpTabValue
  onTab: (tab: FollowUpTabValue) => void
  /** The empty state while only the viewer's own are shown. */
  nothingMine: ReactNode
}

/** The follow-ups of one tab, page by page, with their dialogs. */
export function FollowUpList({ business, tab, onTab, nothingMine }: FollowUpListProps) {
  const timeZone = useTimeZone()
  const { data, more } = usePages(
    graphql`
      fragment FollowUpList_business on Business
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 25 }
        cursor: { type: "String" }
        filter: { type: "FollowUpFilter!" }
        mine: { type: "Boolean" }
      )
      @refetchable(queryName: "FollowUpListPaginationQuery") {
        followUps(first: $count, after: $cursor, filter: $filter, mine: $mine)
          @connection(key: "FollowUpList_followUps", filters: ["filter", "mine"]) {
          edges {
            node {
              databaseId
              scheduledDate
              closedAt
              ...FollowUpRow_followUp
            }
          }
        }
        ...FollowUpsEmpty_business @arguments(mine: $mine)
      }
    `,
    business,
  )
  usePageKeys('In the list', keys)
  const list = useListFocus()
  const nodes = data.followUps.edges.map(({ node }) => node)
  // Done ones by the day on which they were closed, the others by the day on which they are due.
  const groups = groupRuns(nodes, ({ closedAt, scheduledDate }) =>
    tab === 'done' && closedAt ? formatDay(closedAt, timeZone) : dayGroup(scheduledDate, timeZone),
  )
  const titleOf = (group: string) => (tab === 'overdue' ? overdueGroup(group) : group)

  return (
    <followUpDialogs.Host of={dialogs}>
      {/* It moves everybody's, which are not all shown. */}
      {tab === 'overdue' && !nothingMine && nodes.length > 1 && <MoveOverdue />}
      {nodes.length === 0 ? (
        (nothingMine ?? <FollowUpsEmpty business={data} tab={tab} onTab={onTab} />)
      ) : (
        <div ref={list}>
          {groups.map(([group, members]) => (
            <ListGroup
              key={group}
              title={titleOf(group)}
              // The tab says it already.
              titleHidden={titleOf(group).toLowerCase() === tab}
              className={rowList}
            >
              {members.map((followUp) => (
                <FollowUpRow key={followUp.databaseId} followUp={followUp} />
              ))}
            </ListGroup>
          ))}
        </div>
      )}
      <SmoothMoves of={nodes} />
      <LoadMore {...more} noun="follow-ups" />
    </followUpDialogs.Host>
  )
}

function MoveOverdue() {
  const open = followUpDialogs.useOpen()
  return <MoveOverdueButton onPress={() => open('moveOverdue', { kind: 'follow-up' })} />
}
