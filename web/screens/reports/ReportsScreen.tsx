import { Lock, Users } from 'lucide-react'
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks'
import type { ReportsScreenQuery } from '#web/__generated__/ReportsScreenQuery.graphql.ts'
import { PreloadLink } from '#web/router/PreloadLink.tsx'
import { LinkButton } from '#web/ui/actions/LinkButton.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { AppointmentsReport } from './AppointmentsReport.tsx'
import { CustomersReport } from './CustomersReport.tsx'
import { DoneReport } from './DoneReport.tsx'
import { OutcomesReport } from './OutcomesReport.tsx'
import { OwnersReport } from './OwnersReport.tsx'
import { PeriodChoice } from './PeriodChoice.tsx'
import { TextsReport } from './TextsReport.tsx'

/** The reports, for managers and admins; employees see why they have no access. */
export function ReportsScreen({ queryRef }: { queryRef: PreloadedQuery<ReportsScreenQuery> }) {
  const { viewer } = usePreloadedQuery<ReportsScreenQuery>(
    graphql`
      query ReportsScreenQuery($weeks: Int!) @preloadable {
        viewer @required(action: THROW) {
          business {
            customers(first: 1) {
              edges {
                __typename
              }
            }
            reports(weeks: $weeks) {
              ...CustomersReport_reports
              ...DoneReport_reports
              ...OutcomesReport_reports
              ...AppointmentsReport_reports
              ...TextsReport_reports
              ...OwnersReport_reports
            }
          }
        }
      }
    `,
    queryRef,
  )
  const { customers, reports } = viewer.business
  if (!reports) {
    return (
      <EmptyState
        icon={<Lock />}
        title="Only managers and admins can open Reports"
        action={<LinkButton render={<PreloadLink to="/" />}>Back to the Dashboard</LinkButton>}
      >
        Reports cover the work of the whole team. Ask a manager for the numbers you need.
      </EmptyState>
    )
  }
  if (customers.edges.length === 0) {
    return (
      <EmptyState
        icon={<Users />}
        title="No reports yet"
        action={
          <LinkButton variant="primary" render={<PreloadLink to="/customers?dialog=add-customer" />}>
            Add a customer
          </LinkButton>
        }
      >
        Reports start with your first customer and grow as your team calls, books and follows up.
      </EmptyState>
    )
  }
  return (
    <>
      <PeriodChoice weeks={queryRef.variables.weeks} />
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        <CustomersReport reports={reports} />
        <DoneReport reports={reports} />
        <AppointmentsReport reports={reports} />
        <TextsReport reports={reports} />
        <OutcomesReport reports={reports} />
        <OwnersReport reports={reports} />
      </div>
    </>
  )
}
