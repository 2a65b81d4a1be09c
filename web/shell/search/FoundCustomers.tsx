import { Search, UserRound } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { classNames } from '#web/lib/classNames.ts'
import { leavesPage } from '#web/lib/leavesPage.ts'
import { formatPhone } from '#web/lib/phone.ts'
import { usePreload } from '#web/router/PreloadLink.tsx'
import { optionStyles, popupStyles } from '#web/ui/overlays/popupStyles.ts'
import { useFoundCustomers } from './useFoundCustomers.ts'

interface FoundCustomersProps {
  id: string
  text: string
  /** The index of the active result; -1 for none. */
  active: number
  onGo: (to: string) => void
  /**
   * Called with the URL of each result once the answer matches the text. The last URL is the Customers screen with this
   * search.
   */
  onFound: (ways: readonly string[]) => void
}

/** The customers that match the text in the header's search box, and a link to all of them. */
export function FoundCustomers({ id, text, active, onGo, onFound }: FoundCustomersProps) {
  const found = useFoundCustomers(text)
  const preload = usePreload()
  const search = text.trim()
  const answered = found.failed || found.text === search
  const rows = [
    ...found.customers.map(({ name, phoneNumber, databaseId }) => ({
      Icon: UserRound,
      label: name,
      detail: formatPhone(phoneNumber),
      to: `/customers/${databaseId}`,
    })),
    {
      Icon: Search,
      label: found.customers.length > 0 ? 'Show all on Customers' : 'Search on Customers',
      detail: '',
      to: `/customers?${new URLSearchParams({ q: search })}`,
    },
  ]
  const tell = useEffectEvent(() => onFound(rows.map(({ to }) => to)))
  useEffect(() => {
    if (answered) tell()
  }, [answered])
  if (!answered) return null
  return (
    <div className={`${popupStyles} absolute inset-x-0 top-full z-40 mt-1.5 p-1`}>
      {found.customers.length === 0 && (
        <p role="status" className="px-2 py-1.5 text-muted">
          {found.failed ? 'Customer search failed.' : `No customers match “${search}”`}
        </p>
      )}
      <div id={id} role="listbox" aria-label="Customers">
        {rows.map(({ Icon, label, detail, to }, place) => (
          <a
            href={to}
            key={to}
            id={`${id}-${place}`}
            role="option"
            tabIndex={-1}
            aria-selected={place === active}
            onPointerDown={(event) => event.preventDefault()}
            onPointerEnter={() => preload(to)}
            onClick={(event) => {
              if (!leavesPage(event)) return
              event.preventDefault()
              onGo(to)
            }}
            className={classNames(
              optionStyles,
              'w-full text-left hover:bg-hover',
              place === active && 'bg-hover',
            )}
          >
            <Icon aria-hidden className="text-faint" />
            <span translate={detail ? 'no' : undefined} className="min-w-0 flex-1 truncate">
              {label}
            </span>
            <span translate="no" className="shrink-0 text-muted text-sm tabular-nums">
              {detail}
            </span>
          </a>
        ))}
      </div>
    </div>
  )
}
