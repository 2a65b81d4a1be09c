import { ArrowLeft } from 'lucide-react'
import { useEffect } from 'react'
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks'
import type { PlansScreenQuery } from '#web/__generated__/PlansScreenQuery.graphql.ts'
import { loadDialogs } from '#web/components/dialogs/defineDialogs.tsx'
import { useListFocus } from '#web/components/useListFocus.ts'
import { customerStatuses } from '#web/features/customers/customerStatus.ts'
import { plansSeen } from '#web/features/follow-ups/plansSeen.ts'
import { PreloadLink } from '#web/router/PreloadLink.tsx'
import { remember } from '#web/session/storage.ts'
import { LinkButton } from '#web/ui/actions/LinkButton.tsx'
import { planDialogs } from './dialogs/planDialogs.ts'
import { PlanCard } from './PlanCard.tsx'
import { planGrid } from './PlansSkeleton.tsx'
import { usePlanChanges } from './usePlanChanges.ts'

const dialogs = loadDialogs(async () => (await import('./dialogs/PlanDialogs.tsx')).PlanDialogs)

/** The follow-up plans, one for each status. Everyone reads them, managers edit them. */
export function PlansScreen({ queryRef }: { queryRef: PreloadedQuery<PlansScreenQuery> }) {
  const { business } = usePreloadedQuery<PlansScreenQuery>(
    graphql`
      query PlansScreenQuery @preloadable {
        viewer @required(action: THROW) {
          business {
            canEditFollowUpPlans
            followUpSteps {
              customerStatus
              ...PlanCard_steps
            }
          }
        }
      }
    `,
    queryRef,
  ).viewer
  useEffect(() => remember(plansSeen, 'yes'), [])
  const expected = usePlanChanges()
  const list = useListFocus()
  const { canEditFollowUpPlans: canEdit, followUpSteps: steps } = business

  return (
    <planDialogs.Host of={dialogs} expected={expected}>
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <LinkButton
          variant="ghost"
          icon={<ArrowLeft />}
          render={<PreloadLink to="/followups" />}
          className="-ml-3"
        >
          Back to Follow-ups
        </LinkButton>
        {!canEdit && <p className="text-muted">Managers and admins edit the plans.</p>}
      </div>
      <ul ref={list} className={planGrid}>
        {customerStatuses.map((status) => (
          <PlanCard
            key={status}
            status={status}
            steps={steps.filter(({ customerStatus }) => customerStatus === status)}
            canEdit={canEdit}
            onCount={expected.ask}
          />
        ))}
      </ul>
    </planDialogs.Host>
  )
}
