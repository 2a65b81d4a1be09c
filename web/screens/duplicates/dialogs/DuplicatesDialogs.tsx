import { OpenDialogs, type OpenedDialogs } from '#web/components/dialogs/OpenDialogs.tsx'
import { MergeDialog } from '#web/features/customers/merge/MergeDialog.tsx'

const dialogs = { merge: MergeDialog }

export interface DuplicatesDialogsProps {
  opened: OpenedDialogs<typeof dialogs>
}

/** All dialogs of the screen. */
export function DuplicatesDialogs({ opened }: DuplicatesDialogsProps) {
  return <OpenDialogs dialogs={dialogs} opened={opened} shared={{}} />
}
