import { History as HistoryIcon, SearchX } from 'lucide-react'
import { graphql } from 'react-relay/hooks'
import type { HistoryList_customer$key } from '#web/__generated__/HistoryList_customer.graphql.ts'
import { LoadMore } from '#web/components/LoadMore.tsx'
import { SmoothMoves } from '#web/components/SmoothMoves.tsx'
import { formatCalendarDay, formatDay } from '#web/lib/dates.ts'
import { dayOf } from '#web/lib/days.ts'
import { groupRuns } from '#web/lib/groupRuns.ts'
import { usePages } from '#web/relay/usePages.ts'
import { useTimeZone } from '#web/session/useTimeZone.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { customerDialogs } from '../dialogs/customerDialogs.ts'
import { TimelineEntry } from './TimelineEntry.tsx'

interface HistoryListProps {
  customer: HistoryList_customer$key
  /** Whether a filter limits the list. */
  filtered: boolean
  onClear: () => void
}

/** The entries of the history grouped by day, newest first, page by page. */
export function HistoryList(props: HistoryListProps) {
  const timeZone = useTimeZone()
  const { customer, filtered, onClear } = props
  const { data, more } = usePages(
    graphql`
      fragment HistoryList_customer on Customer
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 25 }
        cursor: { type: "String" }
        topic: { type: "TimelineTopic" }
        words: { type: "String" }
      )
      @refetchable(queryName: "HistoryListPaginationQuery") {
        history: timeline(part: PAST, topic: $topic, search: $words, first: $count, after: $cursor)
          @connection(key: "Customer_history", filters: ["topic", "search"]) {
          edges {
            at
            node {
              ... on Node {
                id
              }
              ...TimelineEntry_entry
            }
          }
        }
      }
    `,
    customer,
  )
  const { edges } = data.history
  const days = groupRuns(edges, ({ at }) => dayOf(at, timeZone))

  return (
    <>
      {days.length === 0 && (filtered ? <NothingFound onClear={onClear} /> : <NothingYet />)}
      {days.length > 0 && (
        <div className="divide-y divide-line">
          {days.map(([day, entries]) => (
            <section
              key={day}
              aria-labelledby={`day-${day}`}
              className="grid grid-cols-1 sm:grid-cols-[7.5rem_minmax(0,1fr)]"
            >
              <h3 id={`day-${day}`} className="px-4 pt-4 text-muted text-sm sm:pt-5">
                <time dateTime={day} title={formatCalendarDay(day)}>
                  {formatDay(day, timeZone)}
                </time>
              </h3>
              <ul>
                {entries.map(({ at, node }) => (
                  <TimelineEntry key={node.id ?? 'import'} entry={node} at={at} />
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
      <SmoothMoves of={edges} />
      <div className="pb-4 empty:hidden">
        <LoadMore {...more} noun="entries" />
      </div>
    </>
  )
}

function NothingYet() {
  const open = customerDialogs.useOpen()
  return (
    <EmptyState
      compact
      icon={<HistoryIcon />}
      title="Nothing has happened yet"
      action={<Button onClick={() => open('note')}>Add a note</Button>}
    >
      Calls, appointments, texts and notes appear here.
    </EmptyState>
  )
}

function NothingFound({ onClear }: Pick<HistoryListProps, 'onClear'>) {
  return (
    <EmptyState
      compact
      icon={<SearchX />}
      title="Nothing found"
      action={<Button onClick={onClear}>Show everything</Button>}
    >
      No entries match this topic and search.
    </EmptyState>
  )
}
