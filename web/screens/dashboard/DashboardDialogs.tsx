import { graphql, useFragment } from 'react-relay/hooks'
import type { DashboardDialogs_viewer$key } from '#web/__generated__/DashboardDialogs_viewer.graphql.ts'
import type { DialogRequests } from '#web/components/useDialogRequest.ts'
import { ScheduleContactDialog } from '#web/features/contacts/ScheduleContactDialog.tsx'
import { AddCustomerDialog } from '#web/features/customers/dialogs/AddCustomerDialog.tsx'
import { AddItemDialog } from '#web/features/hot-board/AddItemDialog.tsx'
import { everyone } from '#web/features/hot-board/itemForm.ts'
import { ResolveAsDialog } from '#web/features/hot-board/ResolveAsDialog.tsx'
import { useDialogParam } from '#web/router/useDialogParam.ts'

/** A request to resolve a hot board item. */
export interface ItemDialogRequest {
  readonly id: string
  readonly title: string
}

interface DashboardDialogsProps {
  viewer: DashboardDialogs_viewer$key
  resolution: DialogRequests<ItemDialogRequest>
}

/** All dialogs of the Dashboard. They are larger than the Dashboard itself and are loaded after it. */
export function DashboardDialogs({ viewer, resolution }: DashboardDialogsProps) {
  const data = useFragment(
    graphql`
      fragment DashboardDialogs_viewer on Viewer {
        business {
          ...AddCustomerDialog_business
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
      <AddCustomerDialog business={business} {...addition.dialog} />
      <ScheduleContactDialog {...scheduling.dialog} />
      <AddItemDialog business={business} {...itemAddition.dialog} assignedTo={everyone} />
      {resolution.request && (
        <ResolveAsDialog viewer={data} item={resolution.request} {...resolution.dialog} />
      )}
    </>
  )
}
