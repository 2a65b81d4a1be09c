import { Check, Copy } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Button } from '#web/ui/actions/Button.tsx'
import { useCopy } from '#web/ui/actions/useCopy.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { Dialog, type DialogState } from '#web/ui/overlays/Dialog.tsx'

interface ShownOnceDialogProps extends DialogState {
  title: string
  /** What the secret is, such as *key*. */
  label: string
  value: string
  copyText: string
  /** The text below the secret. */
  children?: ReactNode
}

const question = {
  title: 'Close without copying?',
  description: 'It can’t be shown again.',
  confirmText: 'Close',
  cancelText: 'Back',
}

/** Shows a secret once, with a button to copy it; only *Done* closes it without confirmation. */
export function ShownOnceDialog({ label, value, copyText, children, ...dialog }: ShownOnceDialogProps) {
  const [copy, copied] = useCopy(value)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      {...dialog}
      // Forward does not show the secret again.
      onReopen={undefined}
      question={question}
      initialFocus={button}
      size="sm"
      footer={<Button onClick={dialog.onClose}>Done</Button>}
    >
      <div className="flex flex-col gap-4">
        <Notice tone="warning">Copy it now: it is shown only this once. Keep it like a password.</Notice>
        <TextField label={label} value={value} onChange={() => undefined} />
        <Button ref={button} variant="primary" icon={copied ? <Check /> : <Copy />} onClick={copy}>
          {copied ? 'Copied' : copyText}
        </Button>
        {children}
      </div>
    </Dialog>
  )
}
