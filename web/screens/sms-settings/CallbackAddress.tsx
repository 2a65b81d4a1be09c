import { Check, Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '#web/ui/actions/IconButton.tsx'
import { useCopy } from '#web/ui/actions/useCopy.ts'

interface CallbackAddressProps {
  label: string
  address: string
  /** Where to enter the address. */
  children: ReactNode
}

/** An address to copy into the provider's console. */
export function CallbackAddress({ label, address, children }: CallbackAddressProps) {
  const [copy, copied] = useCopy(address)
  return (
    <div>
      <p className="font-medium text-ink text-sm">{label}</p>
      <div className="mt-1 flex items-center gap-1 rounded-md border border-line bg-sunken pl-2.5">
        <input
          readOnly
          value={address}
          aria-label={`Address for ${label.toLowerCase()}`}
          onFocus={({ currentTarget }) => currentTarget.select()}
          className="h-9 min-w-0 flex-1 truncate bg-transparent font-mono text-ink text-xs pointer-coarse:h-11"
        />
        <IconButton
          size="sm"
          label={
            copied
              ? `Copied the address for ${label.toLowerCase()}`
              : `Copy the address for ${label.toLowerCase()}`
          }
          icon={copied ? <Check /> : <Copy />}
          onClick={copy}
        />
      </div>
      <p className="mt-1 text-muted text-sm">{children}</p>
    </div>
  )
}
