import { ShownOnce } from '../../shown-once/ShownOnce.tsx'

/** A key as it is shown once, to be copied. */
export function NewKey({ value }: { value: string }) {
  return (
    <div className="flex flex-col gap-4">
      <ShownOnce label="Key" value={value} copyText="Copy Key" />
      <p className="text-muted text-sm">
        Programs send it as{' '}
        <code className="font-mono text-xs">Authorization: Bearer {value.slice(0, 12)}…</code>
      </p>
    </div>
  )
}
