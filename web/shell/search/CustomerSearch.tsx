import { type KeyboardEvent, lazy, Suspense, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { NotLoaded } from '#web/components/dialogs/NotLoaded.tsx'
import { ErrorBoundary } from '#web/components/ErrorBoundary.tsx'
import { usePageKeys } from '#web/components/keys/usePageKeys.ts'
import { usePrefetchWhenIdle } from '#web/components/usePrefetchWhenIdle.ts'
import { areSingleKeysOn } from '#web/lib/singleKeys.ts'
import { SearchField } from '#web/ui/fields/SearchField.tsx'

const fetchFound = () => import('./FoundCustomers.tsx')
const FoundCustomers = lazy(async () => ({ default: (await fetchFound()).FoundCustomers }))

interface CustomerSearchProps {
  /** Whether the screen shows its own customer search, which replaces this one. */
  hidden: boolean
  className: string
}

/**
 * The search box of the header: a combobox that lists the matching customers below it. Typing does not navigate; Enter
 * opens the active result, the only result, or the Customers screen with this search. `/` focuses this box, or the
 * search box of the screen.
 */
export function CustomerSearch({ hidden, className }: CustomerSearchProps) {
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  const [ways, setWays] = useState<readonly string[] | null>(null)
  const [active, setActive] = useState(-1)
  // The user may press Enter before the answer arrives.
  const [entered, setEntered] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const navigate = useNavigate()
  usePrefetchWhenIdle(fetchFound)
  const focusSearch = () => {
    const box = input.current
    const shown = box?.closest('[hidden]')
      ? document.querySelector<HTMLElement>('main input[type=search]')
      : box
    shown?.focus()
  }
  usePageKeys('Everywhere', [{ keys: ['/'], does: 'Search', act: focusSearch }])

  const go = (to: string) => {
    change('')
    input.current?.blur()
    void navigate(to)
  }
  const change = (next: string) => {
    setText(next)
    setOpen(next.trim() !== '')
    setWays(null)
    setActive(-1)
    setEntered(false)
  }
  const enter = (known: readonly string[] | null) => {
    const chosen = known?.[active] ?? (known?.length === 2 ? known[0] : known?.at(-1))
    if (chosen) go(chosen)
    else setEntered(text.trim() !== '')
  }
  const moveActive = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step || !ways) return
    event.preventDefault()
    setActive((active + step + ways.length) % ways.length)
  }

  return (
    <search
      hidden={hidden}
      className={`relative ${hidden ? '' : className}`}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false)
      }}
      onFocus={() => setOpen(text.trim() !== '')}
    >
      <SearchField
        ref={input}
        label="Search customers"
        placeholder="Search customers..."
        shortcut={areSingleKeysOn() ? '/' : undefined}
        value={text}
        onChange={change}
        onSubmit={() => enter(ways)}
        onKeyDown={moveActive}
        pending={entered}
        role="combobox"
        aria-expanded={open && ways !== null}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={open && active >= 0 ? `${id}-${active}` : undefined}
      />
      {open && (
        <ErrorBoundary fallback={<NotLoaded open />}>
          <Suspense>
            <FoundCustomers
              id={id}
              text={text}
              active={active}
              onGo={go}
              onFound={(found) => {
                setWays(found)
                if (entered) enter(found)
              }}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </search>
  )
}
