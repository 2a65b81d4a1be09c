import { useEffect, useRef } from 'react'
import { usePreload } from '#web/router/PreloadLink.tsx'
import { useSearchParam } from '#web/router/useSearchParam.ts'
import { SearchField } from '#web/ui/fields/SearchField.tsx'

/** The search box of the header: typing opens the customers that match. `/` focuses it. */
export function CustomerSearch({ className }: { className?: string }) {
  const { value, pending, change, submit } = useSearchParam('/customers')
  const input = useRef<HTMLInputElement>(null)
  const preload = usePreload()

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event
      if (key !== '/' || ctrlKey || metaKey || altKey || !(target instanceof Element)) return
      if (target.closest('input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog]'))
        return
      event.preventDefault()
      preload('/customers')
      input.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [preload])

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
