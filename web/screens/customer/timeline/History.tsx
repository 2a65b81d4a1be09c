import { History as HistoryIcon } from 'lucide-react'
import { graphql } from 'react-relay/hooks'
import type { History_customer$key } from '#web/__generated__/History_customer.graphql.ts'
import type { HistoryPaginationQuery } from '#web/__generated__/HistoryPaginationQuery.graphql.ts'
import { LoadMore } from '#web/components/LoadMore.tsx'
import { byDay } from '#web/lib/byDay.ts'
import { formatCalendarDay, formatDay } from '#web/lib/dates.ts'
import { dayOf } from '#web/lib/days.ts'
import { usePages } from '#web/relay/usePages.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Card } from '#web/ui/display/Card.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import type { CustomerDialogRequest } from '../customerDialogRequest.ts'
import { TimelineEntry } from './TimelineEntry.tsx'

interface HistoryProps {
  customer: History_customer$key
  timeZone: string
  onRequest: (request: CustomerDialogRequest) => void
}

/** The history by day, newest first, page by page. */
export function History({ customer, timeZone, onRequest }: HistoryProps) {
  const { data, hasNext, isLoadingNext, loadNext } = usePages<HistoryPaginationQuery, History_customer$key>(
    graphql`
      fragment History_customer on Customer
      @argumentDefinitions(count: { type: "Int", defaultValue: 25 }, cursor: { type: "String" })
      @refetchable(queryName: "HistoryPaginationQuery") {
        history: timeline(part: PAST, first: $count, after: $cursor) @connection(key: "Customer_history", filters: []) {
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
  const days = byDay(edges, ({ at }) => dayOf(at, timeZone))

  return (
    <section id="history" aria-labelledby="history-heading" className="flex flex-col gap-4">
      <h2 id="history-heading" tabIndex={-1} className="px-1 font-semibold text-ink outline-none">
        History
      </h2>
      {days.length === 0 && (
        <EmptyState
          compact
          icon={<HistoryIcon />}
          title="Nothing has happened yet"
          action={<Button onClick={() => onRequest({ kind: 'note' })}>Add a note</Button>}
        >
          Calls, visits, texts and notes are kept here.
        </EmptyState>
      )}
      {days.length > 0 && (
        <Card flush className="divide-y divide-line">
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
                  <TimelineEntry
                    key={node.id}
                    entry={node}
                    at={at}
                    timeZone={timeZone}
                    onRequest={onRequest}
                  />
                ))}
              </ul>
            </section>
          ))}
        </Card>
      )}
      <LoadMore {...{ hasNext, isLoadingNext, loadNext }} noun="entries" />
    </section>
  )
}
