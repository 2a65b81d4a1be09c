import { lazy } from 'react'
import { graphql } from 'react-relay/hooks'
import type { AppointmentOutcomes_business$key } from '#web/__generated__/AppointmentOutcomes_business.graphql.ts'
import { LazyDialogs } from '#web/components/LazyDialogs.tsx'
import { ShowMore } from '#web/components/ShowMore.tsx'
import { useDialogRequest } from '#web/components/useDialogRequest.ts'
import { usePages } from '#web/relay/usePages.ts'
import { Card, CardHeader } from '#web/ui/display/Card.tsx'
import type { OutcomeDialogRequest } from './OutcomeDialogs.tsx'
import { OutcomeRow } from './OutcomeRow.tsx'

const fetchDialogs = () => import('./OutcomeDialogs.tsx')
const OutcomeDialogs = lazy(async () => ({ default: (await fetchDialogs()).OutcomeDialogs }))

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
        ...OutcomeDialogs_business
        needingOutcome: serviceAppointments(filter: NEEDS_OUTCOME, first: $count, after: $cursor)
          @connection(key: "AppointmentOutcomes_needingOutcome", filters: []) {
          edges {
            node {
              id
              ...OutcomeRow_appointment
              ...OutcomeDialogs_appointment
            }
          }
        }
      }
    `,
    business,
  )
  const requests = useDialogRequest<OutcomeDialogRequest>()
  const { edges } = data.needingOutcome
  const count = Math.max(data.appointmentsNeedingOutcome, edges.length)

  return (
    <>
      {edges.length > 0 && (
        <Card as="section" flush aria-label="Needs an outcome">
          <CardHeader title="Needs an outcome" count={count} />
          <ul className="divide-y divide-line">
            {edges.map(({ node }) => (
              <OutcomeRow
                key={node.id}
                appointment={node}
                onRequest={(kind) => requests.ask({ kind, appointment: node })}
              />
            ))}
          </ul>
          <ShowMore {...more} />
        </Card>
      )}
      <LazyDialogs open={requests.open} load={fetchDialogs}>
        {requests.request && (
          <OutcomeDialogs business={data} request={requests.request} {...requests.dialog} />
        )}
      </LazyDialogs>
    </>
  )
}
