import { graphql } from 'react-relay/hooks'
import type { AppointmentOutcomes_business$key } from '#web/__generated__/AppointmentOutcomes_business.graphql.ts'
import { ShowMore } from '#web/components/ShowMore.tsx'
import { useListFocus } from '#web/components/useListFocus.ts'
import { usePages } from '#web/relay/usePages.ts'
import { Card, CardHeader } from '#web/ui/display/Card.tsx'
import { OutcomeRow } from './OutcomeRow.tsx'

/**
 * Appointments that are still scheduled or in progress after their end, oldest first, so that users can record the
 * outcome. Renders nothing when there are none.
 */
export function AppointmentOutcomes({ business }: { business: AppointmentOutcomes_business$key }) {
  const { data, more } = usePages(
    graphql`
      fragment AppointmentOutcomes_business on Business
      @argumentDefinitions(count: { type: "Int", defaultValue: 3 }, cursor: { type: "String" })
      @refetchable(queryName: "AppointmentOutcomesPaginationQuery") {
        appointmentsNeedingOutcome
        needingOutcome: serviceAppointments(filter: NEEDS_OUTCOME, first: $count, after: $cursor)
          @connection(key: "AppointmentOutcomes_needingOutcome", filters: []) {
          edges {
            node {
              id
              ...OutcomeRow_appointment
            }
          }
        }
      }
    `,
    business,
  )
  const list = useListFocus()
  const { edges } = data.needingOutcome
  const count = Math.max(data.appointmentsNeedingOutcome, edges.length)

  if (edges.length === 0) return null
  return (
    <Card as="section" flush aria-label="Needs an outcome">
      <CardHeader title="Needs an outcome" count={count} />
      <ul ref={list} className="divide-y divide-line">
        {edges.map(({ node }) => (
          <OutcomeRow key={node.id} appointment={node} />
        ))}
      </ul>
      <ShowMore {...more} />
    </Card>
  )
}
