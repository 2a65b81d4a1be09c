import { CalendarPlus } from 'lucide-react'
import { graphql } from 'react-relay/hooks'
import type { Ahead_customer$key } from '#web/__generated__/Ahead_customer.graphql.ts'
import { ShowMore } from '#web/components/ShowMore.tsx'
import { SmoothMoves } from '#web/components/SmoothMoves.tsx'
import { useListFocus } from '#web/components/useListFocus.ts'
import { usePages } from '#web/relay/usePages.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Card, CardHeader } from '#web/ui/display/Card.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { customerDialogs } from '../dialogs/customerDialogs.ts'
import { TimelineEntry } from './TimelineEntry.tsx'

/** Open contacts, follow-ups and appointments of a customer, soonest first. */
export function Ahead({ customer }: { customer: Ahead_customer$key }) {
  const { data, more } = usePages(
    graphql`
      fragment Ahead_customer on Customer
      @argumentDefinitions(count: { type: "Int", defaultValue: 5 }, cursor: { type: "String" })
      @refetchable(queryName: "AheadPaginationQuery") {
        ahead: timeline(part: UPCOMING, first: $count, after: $cursor) @connection(key: "Customer_ahead", filters: []) {
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
  const open = customerDialogs.useOpen()
  const list = useListFocus()
  const { edges } = data.ahead

  return (
    <Card as="section" flush aria-label="Ahead" tabIndex={-1} className="outline-none">
      <CardHeader title="Ahead" />
      <SmoothMoves of={edges} />
      {edges.length === 0 ? (
        <EmptyState
          compact
          icon={<CalendarPlus />}
          title="Nothing planned"
          action={<Button onClick={() => open('schedule')}>Schedule a contact</Button>}
        >
          Plan the next call or visit, and nobody has to remember it.
        </EmptyState>
      ) : (
        <ul ref={list} className="divide-y divide-line">
          {edges.map(({ at, node }) => (
            <TimelineEntry key={node.id} entry={node} at={at} dated />
          ))}
        </ul>
      )}
      <ShowMore {...more} />
    </Card>
  )
}
