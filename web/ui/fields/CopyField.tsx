import { Check, Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../actions/IconButton.tsx'
import { useCopy } from '../actions/useCopy.ts'

interface CopyFieldProps {
  label: string
  /** The name of the value for screen readers, such as *Address for replies*; the label by default. */
  name?: string
  value: string
  /** The text below. */
  children?: ReactNode
}

/** A value to copy elsewhere. */
export function CopyField({ label, name = label, value, children }: CopyFieldProps) {
  const [copy, copied] = useCopy(value)
  const spoken = `the ${name.charAt(0).toLowerCase()}${name.slice(1)}`
  return (
    <div>
      <p className="font-medium text-ink text-sm">{label}</p>
      <div className="mt-1 flex items-center gap-1 rounded-md border border-line bg-sunken pl-2.5">
        <input
          readOnly
          value={value}
          aria-label={name}
          onFocus={({ currentTarget }) => currentTarget.select()}
          className="h-9 min-w-0 flex-1 truncate bg-transparent font-mono text-ink text-xs pointer-coarse:h-11"
        />
        <IconButton
          size="sm"
          label={copied ? `Copied ${spoken}` : `Copy ${spoken}`}
          icon={copied ? <Check /> : <Copy />}
          onClick={copy}
        />
      </div>
      {children && <p className="mt-1 text-muted text-sm">{children}</p>}
    </div>
  )
}
