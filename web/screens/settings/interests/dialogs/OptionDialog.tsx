import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import type { OptionDialogRequest } from '../optionDialogRequest.ts'
import { DeleteOptionDialog } from './DeleteOptionDialog.tsx'
import { EditOptionDialog } from './EditOptionDialog.tsx'

interface OptionDialogProps extends DialogState {
  request: OptionDialogRequest
}

/** The dialogs of an option. */
export function OptionDialog({ request: { kind, option }, ...dialog }: OptionDialogProps) {
  return kind === 'edit' ? (
    <EditOptionDialog option={option} {...dialog} />
  ) : (
    <DeleteOptionDialog option={option} {...dialog} />
  )
}
