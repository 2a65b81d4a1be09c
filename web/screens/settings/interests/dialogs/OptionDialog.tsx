import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import type { OptionAct } from '../optionAct.ts'
import { DeleteOptionDialog } from './DeleteOptionDialog.tsx'
import { EditOptionDialog } from './EditOptionDialog.tsx'

interface OptionDialogProps extends DialogState {
  act: OptionAct
}

/** What is asked of an option. */
export function OptionDialog({ act: { kind, option }, ...dialog }: OptionDialogProps) {
  return kind === 'edit' ? (
    <EditOptionDialog option={option} {...dialog} />
  ) : (
    <DeleteOptionDialog option={option} {...dialog} />
  )
}
