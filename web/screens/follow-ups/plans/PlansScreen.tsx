import { ArrowLeft } from 'lucide-react'
import { lazy } from 'react'
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks'
import type { PlansScreenQuery } from '#web/__generated__/PlansScreenQuery.graphql.ts'
import { LazyDialogs } from '#web/components/LazyDialogs.tsx'
import { useDialogRequest } from '#web/components/useDialogRequest.ts'
import { useListFocus } from '#web/components/useListFocus.ts'
import { customerStatuses } from '#web/features/customers/customerStatus.ts'
import { PreloadLink } from '#web/router/PreloadLink.tsx'
import { LinkButton } from '#web/ui/actions/LinkButton.tsx'
import { PlanCard } from './PlanCard.tsx'
import { planGrid } from './PlansSkeleton.tsx'
import type { PlanDialogRequest } from './planDialogRequest.ts'
import { usePlanChanges } from './usePlanChanges.ts'

const fetchDialogs = () => import('./dialogs/PlanDialog.tsx')
const PlanDialog = lazy(async () => ({ default: (await fetchDialogs()).PlanDialog }))

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
  const requests = useDialogRequest<PlanDialogRequest>()
  const expected = usePlanChanges()
  const { list, successor } = useListFocus()
  const { canEditFollowUpPlans: canEdit, followUpSteps: steps } = business

  const ask = (request: PlanDialogRequest) => {
    if (request.kind === 'apply') expected.ask(request.status)
    requests.ask(request, successor)
  }

  return (
    <>
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
            onRequest={ask}
          />
        ))}
      </ul>
      <LazyDialogs open={requests.open} load={fetchDialogs}>
        {requests.request && (
          <PlanDialog request={requests.request} expected={expected} {...requests.dialog} />
        )}
      </LazyDialogs>
    </>
  )
}
