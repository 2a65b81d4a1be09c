import { graphql, useFragment } from 'react-relay/hooks'
import { CompleteContactDialog } from '#web/components/complete-contact/CompleteContactDialog.tsx'
import { AddCustomerDialog } from '#web/components/customers/AddCustomerDialog.tsx'
import { ScheduleContactDialog } from '#web/components/schedule-contact/ScheduleContactDialog.tsx'
import { useDialogParam } from '#web/router/useDialogParam.ts'
import type { DashboardDialogs_business$key } from './__generated__/DashboardDialogs_business.graphql.ts'
import type { Completion } from './upcoming/useCompletion.ts'

interface DashboardDialogsProps {
  business: DashboardDialogs_business$key
  completion: Completion
}

/** Everything that opens above the dashboard. It weighs more than the dashboard itself, and comes after it. */
export function DashboardDialogs({ business, completion }: DashboardDialogsProps) {
  const data = useFragment(
    graphql`
      fragment DashboardDialogs_business on Business {
        ...AddCustomerDialog_business
        ...ScheduleContactDialog_business
      }
    `,
    business,
  )
  const addition = useDialogParam('add-customer')
  const scheduling = useDialogParam('schedule-contact')
  const { asked } = completion

  return (
    <>
      <AddCustomerDialog business={data} open={addition.open} onClose={addition.close} />
      <ScheduleContactDialog business={data} open={scheduling.open} onClose={scheduling.close} />
      {asked && (
        <CompleteContactDialog
          key={asked.turn}
          contact={asked.contact}
          open={completion.open}
          onClose={completion.close}
          finalFocus={completion.successor}
        />
      )}
    </>
  )
}
