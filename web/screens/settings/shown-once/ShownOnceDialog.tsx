import type { ReactNode } from 'react'
import { Dialog, DialogClose, type DialogState } from '#web/ui/overlays/Dialog.tsx'
import { ShownOnce, type ShownOnceProps } from './ShownOnce.tsx'

interface ShownOnceDialogProps extends DialogState, ShownOnceProps {
  title: string
  /** What stands below the secret. */
  children?: ReactNode
}

/** Shows a secret this once. */
export function ShownOnceDialog({ label, value, copyText, children, ...dialog }: ShownOnceDialogProps) {
  return (
    <Dialog {...dialog} guarded size="sm" footer={<DialogClose>Done</DialogClose>}>
      <div className="flex flex-col gap-4">
        <ShownOnce label={label} value={value} copyText={copyText} />
        {children}
      </div>
    </Dialog>
  )
}
