import { Check, Copy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/actions/Button.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'

export interface ShownOnceProps {
  /** What the secret is, such as *key*. */
  label: string
  value: string
  copyText: string
}

/** A secret that is shown once, with a button to copy it. */
export function ShownOnce({ label, value, copyText }: ShownOnceProps) {
  const [copied, setCopied] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  // The button that created it has disappeared.
  useEffect(() => button.current?.focus(), [])

  async function copy() {
    // Without a secure connection browsers have no clipboard; the field can be copied by hand.
    await navigator.clipboard?.writeText(value).then(
      () => setCopied(true),
      () => undefined,
    )
  }
  return (
    <>
      <Notice tone="warning">Copy it now: it is shown only this once. Keep it like a password.</Notice>
      <TextField label={label} value={value} onChange={() => undefined} />
      <Button ref={button} variant="primary" icon={copied ? <Check /> : <Copy />} onClick={copy}>
        {copied ? 'Copied' : copyText}
      </Button>
    </>
  )
}
