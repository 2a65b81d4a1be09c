import { OpenDialogs, type OpenedDialogs } from '#web/components/dialogs/OpenDialogs.tsx'
import { DeleteImportDialog } from './DeleteImportDialog.tsx'
import { NewFieldDialog } from './NewFieldDialog.tsx'
import { RevertImportDialog } from './RevertImportDialog.tsx'

const dialogs = { delete: DeleteImportDialog, newField: NewFieldDialog, revert: RevertImportDialog }

export interface ImportDialogsProps {
  opened: OpenedDialogs<typeof dialogs>
}

/** All dialogs of the page. */
export function ImportDialogs({ opened }: ImportDialogsProps) {
  return <OpenDialogs dialogs={dialogs} opened={opened} />
}
