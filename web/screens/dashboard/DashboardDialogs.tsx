import { graphql, useFragment } from 'react-relay/hooks'
import type { DashboardDialogs_viewer$key } from '#web/__generated__/DashboardDialogs_viewer.graphql.ts'
import type { Asked } from '#web/components/asked/useAsked.ts'
import { CompleteContactDialog } from '#web/components/complete-contact/CompleteContactDialog.tsx'
import { AddCustomerDialog } from '#web/components/customers/AddCustomerDialog.tsx'
import { AddItemDialog } from '#web/components/hot-board/AddItemDialog.tsx'
import { everyone } from '#web/components/hot-board/itemForm.ts'
import { ResolveAsDialog } from '#web/components/hot-board/ResolveAsDialog.tsx'
import { ScheduleContactDialog } from '#web/components/schedule-contact/ScheduleContactDialog.tsx'
import { useDialogParam } from '#web/router/useDialogParam.ts'

/** Whom a row of the dashboard asks to complete. */
export interface ContactInHand {
  readonly id: string
  readonly customerName: string
}

/** What a row of the dashboard asks to resolve. */
export interface ItemInHand {
  readonly id: string
  readonly title: string
}

interface DashboardDialogsProps {
  viewer: DashboardDialogs_viewer$key
  completion: Asked<ContactInHand>
  resolution: Asked<ItemInHand>
}

/** Everything that opens above the dashboard. It weighs more than the dashboard itself, and comes after it. */
export function DashboardDialogs({ viewer, completion, resolution }: DashboardDialogsProps) {
  const data = useFragment(
    graphql`
      fragment DashboardDialogs_viewer on Viewer {
        business {
          ...AddCustomerDialog_business
          ...ScheduleContactDialog_business
          ...AddItemDialog_business
        }
        ...ResolveAsDialog_viewer
      }
    `,
    viewer,
  )
  const { business } = data
  const addition = useDialogParam('add-customer')
  const scheduling = useDialogParam('schedule-contact')
  const itemAddition = useDialogParam('add-item')

  return (
    <>
      <AddCustomerDialog business={business} open={addition.open} onClose={addition.close} />
      <ScheduleContactDialog business={business} open={scheduling.open} onClose={scheduling.close} />
      <AddItemDialog
        business={business}
        open={itemAddition.open}
        onClose={itemAddition.close}
        assignedTo={everyone}
      />
      {completion.asked && (
        <CompleteContactDialog
          key={`complete ${completion.asked.turn}`}
          contact={completion.asked.thing}
          open={completion.open}
          onClose={completion.close}
          finalFocus={completion.successor}
        />
      )}
      {resolution.asked && (
        <ResolveAsDialog
          key={`resolve ${resolution.asked.turn}`}
          viewer={data}
          item={resolution.asked.thing}
          open={resolution.open}
          onClose={resolution.close}
          finalFocus={resolution.successor}
        />
      )}
    </>
  )
}
