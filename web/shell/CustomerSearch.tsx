import { useRef } from 'react'
import { useSearchShortcut } from '#web/components/useSearchShortcut.ts'
import { usePreload } from '#web/router/PreloadLink.tsx'
import { useSearchParam } from '#web/router/useSearchParam.ts'
import { SearchField } from '#web/ui/fields/SearchField.tsx'

/** The search box of the header: typing leads to the customers that match. `/` focuses it. */
export function CustomerSearch({ className }: { className?: string }) {
  const { value, pending, change, submit } = useSearchParam('/customers')
  const input = useRef<HTMLInputElement>(null)
  const preload = usePreload()

  useSearchShortcut(input, () => preload('/customers'))

  return (
    <SearchField
      ref={input}
      label="Search customers"
      placeholder="Search customers..."
      shortcut="/"
      value={value}
      onChange={change}
      onSubmit={submit}
      pending={pending}
      className={className}
    />
  )
}
