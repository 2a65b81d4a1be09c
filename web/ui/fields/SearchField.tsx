import { Search, X } from 'lucide-react'
import type { ComponentPropsWithRef, KeyboardEvent } from 'react'
import { classNames } from '#web/lib/classNames.ts'
import { IconButton } from '../actions/IconButton.tsx'
import { Kbd } from '../display/Kbd.tsx'
import { Spinner } from '../feedback/Spinner.tsx'
import { controlStyles } from './controlStyles.ts'

export type SearchFieldProps = Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'value' | 'onChange' | 'onSubmit' | 'className'
> & {
  /** For screen readers: `Search customers`. */
  label: string
  value: string
  onChange: (value: string) => void
  /** Enter was pressed. */
  onSubmit?: (value: string) => void
  /** Whether a search is running. */
  pending?: boolean
  /** The key that focuses the field, shown while it is empty; the parent handles the key. */
  shortcut?: string
  className?: string
}

/** A search box. Esc first clears it, and then leaves it. */
export function SearchField({
  label,
  value,
  onChange,
  onSubmit,
  pending = false,
  shortcut,
  className,
  onKeyDown,
  ...input
}: SearchFieldProps) {
  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event)
    if (event.key === 'Escape' && value === '') event.currentTarget.blur()
    else if (event.key === 'Escape') {
      event.stopPropagation()
      event.preventDefault()
      onChange('')
    }
    if (event.key === 'Enter') onSubmit?.(value)
  }

  return (
    <div className={classNames('relative flex items-center', className)}>
      <span aria-hidden className="pointer-events-none absolute left-3 text-faint">
        {pending ? <Spinner /> : <Search className="size-4" />}
      </span>
      <input
        {...input}
        type="search"
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={handleKey}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        className={`${controlStyles} truncate pr-10 pl-9 [&::-webkit-search-cancel-button]:hidden`}
      />
      {value !== '' ? (
        <IconButton
          label="Clear search"
          icon={<X />}
          size="sm"
          onClick={() => onChange('')}
          className="absolute right-1 pointer-coarse:right-0"
        />
      ) : (
        shortcut && (
          <span aria-hidden className="pointer-events-none absolute right-2 pointer-coarse:hidden">
            <Kbd>{shortcut}</Kbd>
          </span>
        )
      )}
    </div>
  )
}
