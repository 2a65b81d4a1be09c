import { Check, Copy, Download } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '#web/ui/actions/Button.tsx'
import { LinkButton } from '#web/ui/actions/LinkButton.tsx'
import { useCopy } from '#web/ui/actions/useCopy.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { DialogBody, DialogFooter, useCloseDialog } from '#web/ui/overlays/Dialog.tsx'

/** The confirmation before the codes go. */
export const codesQuestion = {
  title: 'Close without keeping the codes?',
  description: 'They can’t be shown again.',
  confirmText: 'Close',
  cancelText: 'Back',
}

/** The recovery codes, which are shown once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const text = codes.join('\n')
  const [copy, copied] = useCopy(text)
  const close = useCloseDialog()
  const list = useRef<HTMLUListElement>(null)
  return (
    <>
      <DialogBody>
        <div className="flex flex-col gap-4">
          <Notice tone="warning">
            Keep these codes where you find them without your phone. Each opens your account once, with your
            password. They are shown only now.
          </Notice>
          <ul
            ref={list}
            aria-label="Recovery codes"
            translate="no"
            className="grid gap-y-1.5 rounded-lg border border-line bg-sunken p-4 font-mono text-sm"
          >
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
          <div className="flex flex-wrap gap-2">
            <Button icon={copied ? <Check /> : <Copy />} onClick={copy}>
              {copied ? 'Copied' : 'Copy Codes'}
            </Button>
            <LinkButton
              href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
              download="cuecard-recovery-codes.txt"
              icon={<Download />}
            >
              Download
            </LinkButton>
          </div>
        </div>
      </DialogBody>
      <DialogFooter>
        <Button variant="primary" onClick={close}>
          Done
        </Button>
      </DialogFooter>
    </>
  )
}
