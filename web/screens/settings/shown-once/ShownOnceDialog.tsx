import type { ReactNode } from 'react'
import { Button } from '#web/ui/actions/Button.tsx'
import { Dialog, type DialogState } from '#web/ui/overlays/Dialog.tsx'
import { ShownOnce, type ShownOnceProps } from './ShownOnce.tsx'

interface ShownOnceDialogProps extends DialogState, ShownOnceProps {
  title: string
  /** The text below the secret. */
  children?: ReactNode
}

const question = {
  title: 'Close without copying?',
  description: 'It can’t be shown again.',
  confirmText: 'Close',
  cancelText: 'Back',
}

/** Shows a secret once; only *Done* closes it without confirmation. */
export function ShownOnceDialog({ label, value, copyText, children, ...dialog }: ShownOnceDialogProps) {
  return (
    <Dialog {...dialog} question={question} size="sm" footer={<Button onClick={dialog.onClose}>Done</Button>}>
      <div className="flex flex-col gap-4">
        <ShownOnce label={label} value={value} copyText={copyText} />
        {children}
      </div>
    </Dialog>
  )
}
