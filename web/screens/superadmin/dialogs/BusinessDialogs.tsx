import { OpenDialogs, type OpenedDialogs } from '#web/components/dialogs/OpenDialogs.tsx'
import { AddBusinessDialog } from './AddBusinessDialog.tsx'
import { DeleteBusinessDialog } from './DeleteBusinessDialog.tsx'
import { ExportDialog } from './ExportDialog.tsx'
import { StopDialog } from './StopDialog.tsx'
import { UsersDialog } from './UsersDialog.tsx'

const dialogs = {
  add: AddBusinessDialog,
  stop: StopDialog,
  users: UsersDialog,
  export: ExportDialog,
  delete: DeleteBusinessDialog,
}

export interface BusinessDialogsProps {
  /** The connection that shows the businesses. */
  list: string
  /** Whether the server encrypts exports. */
  encrypts: boolean
  opened: OpenedDialogs<typeof dialogs, 'list' | 'encrypts'>
}

/** The dialogs of the panel. */
export function BusinessDialogs({ opened, ...shared }: BusinessDialogsProps) {
  return <OpenDialogs dialogs={dialogs} opened={opened} shared={shared} />
}
