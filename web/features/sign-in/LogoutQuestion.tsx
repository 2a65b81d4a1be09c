import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx'

const sentences = {
  here: 'You have typed something that is not saved.',
  elsewhere: 'Another tab of this browser has text that is not saved.',
}

export interface LogoutQuestionProps {
  open: boolean
  onClose: () => void
  /** Which tab holds the unsaved text. */
  unsaved: keyof typeof sentences
  onConfirm: () => void
}

/** Asks before *Logout* discards unsaved text. */
export function LogoutQuestion({ unsaved, ...dialog }: LogoutQuestionProps) {
  return (
    <ConfirmDialog
      {...dialog}
      title="Log out and discard it?"
      description={`${sentences[unsaved]} Logging out discards it in every tab.`}
      confirmText="Log Out"
      cancelText="Stay"
    />
  )
}
