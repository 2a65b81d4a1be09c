import { graphql, useFragment } from 'react-relay/hooks'
import type { DashboardDialogs_viewer$key } from '#web/__generated__/DashboardDialogs_viewer.graphql.ts'
import { OpenDialogs, type OpenedDialogs } from '#web/components/dialogs/OpenDialogs.tsx'
import { ScheduleContactDialog } from '#web/features/contacts/ScheduleContactDialog.tsx'
import { AddCustomerDialog } from '#web/features/customers/dialogs/AddCustomerDialog.tsx'
import { AddItemDialog } from '#web/features/hot-board/AddItemDialog.tsx'
import { everyone } from '#web/features/hot-board/itemForm.ts'
import { ResolveAsDialog } from '#web/features/hot-board/ResolveAsDialog.tsx'

const dialogs = {
  addCustomer: AddCustomerDialog,
  schedule: ScheduleContactDialog,
  addItem: AddItemDialog,
  resolve: ResolveAsDialog,
}

export interface DashboardDialogsProps {
  viewer: DashboardDialogs_viewer$key
  opened: OpenedDialogs<typeof dialogs, 'viewer' | 'business' | 'assignedTo'>
}

/** All dialogs of the Dashboard. They are larger than the Dashboard itself and are loaded after it. */
export function DashboardDialogs({ opened, ...refs }: DashboardDialogsProps) {
  const viewer = useFragment(
    graphql`
      fragment DashboardDialogs_viewer on Viewer {
        business {
          ...AddCustomerDialog_business
          ...AddItemDialog_business
        }
        ...ResolveAsDialog_viewer
      }
    `,
    refs.viewer,
  )
  const shared = { viewer, business: viewer.business, assignedTo: everyone }
  return <OpenDialogs dialogs={dialogs} opened={opened} shared={shared} />
}
