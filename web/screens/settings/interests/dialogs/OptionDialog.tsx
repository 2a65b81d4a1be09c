import type { DialogProps } from '#web/ui/overlays/Dialog.tsx'
import type { OptionAct } from '../optionAct.ts'
import { DeleteOptionDialog } from './DeleteOptionDialog.tsx'
import { EditOptionDialog } from './EditOptionDialog.tsx'

interface OptionDialogProps extends Pick<DialogProps, 'open' | 'finalFocus'> {
  act: OptionAct
  onClose: () => void
}

/** What is asked of an option. Give it a new `key` each time: it begins with the option as it is then. */
export function OptionDialog({ act: { kind, option }, ...dialog }: OptionDialogProps) {
  return kind === 'edit' ? (
    <EditOptionDialog option={option} {...dialog} />
  ) : (
    <DeleteOptionDialog option={option} {...dialog} />
  )
}
