import { Search, UserRound } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { useNavigate } from 'react-router'
import type { Palette_business$key } from '#web/__generated__/Palette_business.graphql.ts'
import type { Palette_user$key } from '#web/__generated__/Palette_user.graphql.ts'
import { fold } from '#web/generated/text/fold.ts'
import { phoneSearch } from '#web/generated/text/phone.ts'
import { foldedWords } from '#web/generated/text/words.ts'
import { focusHeading } from '#web/lib/focusHeading.ts'
import { leavesPage } from '#web/lib/leavesPage.ts'
import { formatPhone } from '#web/lib/phone.ts'
import { usePreload } from '#web/router/PreloadLink.tsx'
import { CommandDialog, type CommandGroup, type CommandItem } from '#web/ui/overlays/CommandDialog.tsx'
import type { OverlayState } from '#web/ui/overlays/useOverlay.ts'
import { type Destination, useDestinations, type Viewer } from '../navigation.ts'
import { type FoundCustomer, useFoundCustomers } from '../search/useFoundCustomers.ts'
import { type Command, commandsMatching } from './commands.ts'

interface PaletteProps extends OverlayState {
  /** Null until the viewer is known. */
  user: Palette_user$key | null
  business: Palette_business$key | null
}

/** The command palette: finds customers, opens screens and adds records. Give it a new `key` for each opening. */
export function Palette({ user, business, ...state }: PaletteProps) {
  const userData = useFragment(
    graphql`
      fragment Palette_user on User {
        role
      }
    `,
    user,
  )
  const businessData = useFragment(
    graphql`
      fragment Palette_business on Business {
        isGamificationEnabled
      }
    `,
    business,
  )
  const viewer = { role: userData?.role, withPoints: businessData?.isGamificationEnabled !== false }
  const [query, setQuery] = useState('')
  const found = useFoundCustomers(query)
  const destinations = useDestinations()
  const navigate = useNavigate()
  const preload = usePreload()
  const chosen = useRef(false)
  const highlighted = useRef<CommandItem>(undefined)

  const go = (way: CommandItem) => {
    chosen.current = true
    state.onClose()
    // Focus first: a dialog that the new page opens must return the focus to its heading, not to the palette.
    focusHeading()
    void navigate(way.to)
  }

  // With these keys Enter opens the link elsewhere, as a press does.
  const openElsewhere = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Enter' && !leavesPage(event) && highlighted.current)
      window.open(highlighted.current.to)
  })
  useEffect(() => {
    if (!state.open) return
    const listener = (event: KeyboardEvent) => openElsewhere(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [state.open])

  return (
    <CommandDialog
      {...state}
      label="Find a customer, go anywhere, add anything"
      placeholder="Find a customer or go to..."
      query={query}
      onQueryChange={setQuery}
      groups={groupsFor(query.trim(), found, viewer, destinations)}
      onSelect={go}
      onHighlight={(way) => {
        highlighted.current = way
        if (way) preload(way.to)
      }}
      loading={found.loading}
      emptyText="Nothing found."
      problem={found.failed && 'Customer search failed.'}
      finalFocus={() => (chosen.current ? false : null)}
    />
  )
}

function groupsFor(
  text: string,
  found: ReturnType<typeof useFoundCustomers>,
  viewer: Viewer,
  destinations: readonly Destination[],
): CommandGroup[] {
  const { places, additions } = commandsMatching(text, viewer, destinations)
  const customers = {
    label: text !== '' ? 'Customers' : found.recent ? 'Recent customers' : 'Newest customers',
    // While loading, shows those results of the previous answer that still match, so that Enter can't open another
    // customer.
    items: found.customers.filter((customer) => found.text === text || isMeant(customer, text)).map(wayTo),
  }
  const commands = [
    { label: 'Add', items: additions.map(wayBy) },
    { label: 'Go to', items: places.map(wayBy) },
  ]
  const everyone: CommandGroup = {
    label: 'Search',
    items: [
      {
        id: 'search',
        label: `Search customers for “${text}”`,
        icon: <Search aria-hidden />,
        to: `/customers?${new URLSearchParams({ q: text })}`,
      },
    ],
  }
  const groups = text === '' ? [customers, ...commands] : [...commands.toReversed(), customers, everyone]
  return groups.filter(({ items }) => items.length > 0)
}

/** Whether a recently opened customer matches the typed text. Used while the server's answer is loading. */
function isMeant({ name, phoneNumber }: FoundCustomer, text: string): boolean {
  const searched = fold(`${name} ${phoneNumber}`)
  const wanted = fold(text)
  const holds = (words: string[]) => words.every((word) => searched.includes(word))
  const phone = phoneSearch(wanted)
  if (phone && phoneNumber.includes(phone.digits) && holds(phone.words)) return true
  return phone?.words.length !== 0 && wanted !== '' && holds(foldedWords(wanted))
}

function wayTo({ id, databaseId, name, phoneNumber }: FoundCustomer): CommandItem {
  return {
    id,
    label: name,
    detail: formatPhone(phoneNumber),
    icon: <UserRound aria-hidden />,
    to: `/customers/${databaseId}`,
  }
}

function wayBy({ label, Icon, to }: Command): CommandItem {
  return { id: to, label, icon: <Icon aria-hidden />, to }
}
