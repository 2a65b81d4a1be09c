import { Check, Copy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/actions/Button.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'

/** A key as it is shown once, to be copied. */
export function NewKey({ value }: { value: string }) {
  const [copied, setCopied] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  // The button that made the key is gone.
  useEffect(() => button.current?.focus(), [])

  async function copy() {
    // Without a secure connection browsers have no clipboard; the field can be copied by hand.
    await navigator.clipboard?.writeText(value).then(
      () => setCopied(true),
      () => undefined,
    )
  }
  return (
    <div className="flex flex-col gap-4">
      <Notice tone="warning">Copy it now: it is shown only this once. Keep it like a password.</Notice>
      <TextField label="Key" value={value} onChange={() => undefined} />
      <Button ref={button} variant="primary" icon={copied ? <Check /> : <Copy />} onClick={copy}>
        {copied ? 'Copied' : 'Copy Key'}
      </Button>
      <p className="text-muted text-sm">
        Programs send it as{' '}
        <code className="font-mono text-xs">Authorization: Bearer {value.slice(0, 12)}…</code>
      </p>
    </div>
  )
}
