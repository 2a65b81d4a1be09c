import { graphql, useFragment } from 'react-relay/hooks'
import type { CustomersDialogs_business$key } from '#web/__generated__/CustomersDialogs_business.graphql.ts'
import { OpenDialogs, type OpenedDialogs } from '#web/components/dialogs/OpenDialogs.tsx'
import { BulkContactDialog } from '#web/features/bulk/dialogs/BulkContactDialog.tsx'
import { BulkFieldDialog } from '#web/features/bulk/dialogs/BulkFieldDialog.tsx'
import { BulkInterestDialog } from '#web/features/bulk/dialogs/BulkInterestDialog.tsx'
import { BulkPlanDialog } from '#web/features/bulk/dialogs/BulkPlanDialog.tsx'
import { BulkStatusDialog } from '#web/features/bulk/dialogs/BulkStatusDialog.tsx'
import { BulkTagsDialog } from '#web/features/bulk/dialogs/BulkTagsDialog.tsx'
import { BulkTrashDialog } from '#web/features/bulk/dialogs/BulkTrashDialog.tsx'
import { ScheduleContactDialog } from '#web/features/contacts/ScheduleContactDialog.tsx'
import { AddCustomerDialog } from '#web/features/customers/dialogs/AddCustomerDialog.tsx'
import { ChangeStatusDialog } from '#web/features/customers/dialogs/ChangeStatusDialog.tsx'
import { DeleteCustomerDialog } from '#web/features/customers/dialogs/DeleteCustomerDialog.tsx'
import { EditCustomerDialog } from '#web/features/customers/dialogs/EditCustomerDialog.tsx'
import { MergeDialog } from '#web/features/customers/merge/MergeDialog.tsx'
import { DeleteViewDialog } from '../saved-views/dialogs/DeleteViewDialog.tsx'
import { RenameViewDialog } from '../saved-views/dialogs/RenameViewDialog.tsx'
import { SaveViewDialog } from '../saved-views/dialogs/SaveViewDialog.tsx'

/** Contacts scheduled from a card default to 09:00 local time. */
const fixedTime = '09:00'

const dialogs = {
  add: AddCustomerDialog,
  changeStatus: ChangeStatusDialog,
  edit: EditCustomerDialog,
  schedule: ScheduleContactDialog,
  delete: DeleteCustomerDialog,
  merge: MergeDialog,
  bulkStatus: BulkStatusDialog,
  bulkInterest: BulkInterestDialog,
  bulkTags: BulkTagsDialog,
  bulkField: BulkFieldDialog,
  bulkContact: BulkContactDialog,
  bulkPlan: BulkPlanDialog,
  bulkTrash: BulkTrashDialog,
  saveView: SaveViewDialog,
  renameView: RenameViewDialog,
  deleteView: DeleteViewDialog,
}

export interface CustomersDialogsProps {
  business: CustomersDialogs_business$key
  opened: OpenedDialogs<typeof dialogs, 'business' | 'fixedTime'>
}

/** All dialogs of the list, of what is selected in it, and of its saved views. */
export function CustomersDialogs({ business, opened }: CustomersDialogsProps) {
  const data = useFragment(
    graphql`
      fragment CustomersDialogs_business on Business {
        ...AddCustomerDialog_business
        ...EditCustomerDialog_business
        ...BulkInterestDialog_business
        ...BulkTagsDialog_business
        ...BulkFieldDialog_business
      }
    `,
    business,
  )
  return <OpenDialogs dialogs={dialogs} opened={opened} shared={{ business: data, fixedTime }} />
}
