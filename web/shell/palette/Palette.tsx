import { Search, UserPlus, UserRound } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { useNavigate } from 'react-router'
import type { Palette_business$key } from '#web/__generated__/Palette_business.graphql.ts'
import type { Palette_user$key } from '#web/__generated__/Palette_user.graphql.ts'
import { requestContact } from '#web/features/contacts/requests.ts'
import { useChangeStatus } from '#web/features/customers/useChangeStatus.ts'
import { fold } from '#web/generated/text/fold.ts'
import { phoneSearch } from '#web/generated/text/phone.ts'
import { foldedWords } from '#web/generated/text/words.ts'
import { focusHeading } from '#web/lib/focusHeading.ts'
import { leavesPage } from '#web/lib/leavesPage.ts'
import { formatPhone } from '#web/lib/phone.ts'
import { usePreload } from '#web/router/PreloadLink.tsx'
import { CommandDialog, type CommandGroup, type CommandItem } from '#web/ui/overlays/CommandDialog.tsx'
import type { OverlayState } from '#web/ui/overlays/useOverlay.ts'
import { useDestinations } from '../navigation.ts'
import { type FoundCustomer, useFoundCustomers } from '../search/useFoundCustomers.ts'
import { type Command, commandsMatching, matchesLabel } from './commands.ts'
import { customerActs, statusActs } from './customerActs.tsx'

interface PaletteProps extends OverlayState {
  /** Null until the viewer is known. */
  user: Palette_user$key | null
  business: Palette_business$key | null
  /** Shows the keys of the page. */
  onKeys: () => void
}

/** A further step: what to do with a customer, their new status, or with whom something has happened. */
type Step =
  | { readonly kind: 'acts' | 'status'; readonly customer: FoundCustomer }
  | { readonly kind: 'log'; readonly customer?: undefined }

const nobody = { id: '', name: '', status: 'UNSOLD' } as const

/** The command palette: finds customers, opens screens and adds records. Give it a new `key` for each opening. */
export function Palette({ user, business, onKeys, ...state }: PaletteProps) {
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
  const [step, setStep] = useState<Step | null>(null)
  // What is typed in a further step; the search waits for the way back.
  const [typed, setTyped] = useState('')
  const found = useFoundCustomers(step?.kind === 'log' ? typed : query)
  const [changeStatus] = useChangeStatus(step?.customer ?? nobody)
  const destinations = useDestinations()
  const navigate = useNavigate()
  const preload = usePreload()
  const chosen = useRef(false)
  const highlighted = useRef<CommandItem>(undefined)

  const goTo = (next: Step | null) => {
    setStep(next)
    setTyped('')
  }
  const choose = ({ to, run, more }: CommandItem) => {
    if (!to && more) return more()
    state.onClose()
    // A new status opens nothing, so the focus returns to where it was.
    chosen.current = step?.kind !== 'status'
    // Focus first: a dialog that opens now must return the focus to the heading, not to the palette.
    if (chosen.current) focusHeading()
    run?.()
    if (to?.startsWith('/')) void navigate(to)
  }

  // With these keys Enter opens the link elsewhere, as a press does.
  const openElsewhere = useEffectEvent((event: KeyboardEvent) => {
    const to = highlighted.current?.to
    if (event.key === 'Enter' && !leavesPage(event) && to?.startsWith('/')) window.open(to)
  })
  useEffect(() => {
    if (!state.open) return
    const listener = (event: KeyboardEvent) => openElsewhere(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [state.open])

  const does = { log: { more: () => goTo({ kind: 'log' }) }, keys: { run: onKeys } }
  const wayBy = ({ label, Icon, to }: Command): CommandItem => ({
    id: label,
    label,
    icon: <Icon aria-hidden />,
    ...(typeof to === 'string' ? { to } : does[to.does]),
  })
  const customersFound = (text: string) =>
    // While loading, shows those results of the previous answer that still match, so that Enter can't open another
    // customer.
    found.customers.filter((customer) => found.text === text || isMeant(customer, text))

  const shown = {
    start: () => {
      const text = query.trim()
      const { places, additions } = commandsMatching(text, viewer, destinations)
      const customers = {
        label: text !== '' ? 'Customers' : found.recent ? 'Recent customers' : 'Newest customers',
        items: customersFound(text).map((customer) => ({
          ...itemOf(customer),
          to: `/customers/${customer.databaseId}`,
          more: () => goTo({ kind: 'acts', customer }),
        })),
      }
      const commands = [
        { label: 'Add', items: additions.map(wayBy) },
        { label: 'Go to', items: places.map(wayBy) },
      ]
      const to = `/customers?${new URLSearchParams({ q: text })}`
      const all = { id: 'search', label: `Search customers for “${text}”`, icon: <Search aria-hidden />, to }
      return text === ''
        ? [customers, ...commands]
        : [...commands.toReversed(), customers, { label: 'Search', items: [all] }]
    },
    log: () => [
      {
        label: 'With whom?',
        items: [
          ...customersFound(typed.trim()).map((customer) => ({
            ...itemOf(customer),
            run: () => requestContact({ kind: 'log', customer: { id: customer.id, name: customer.name } }),
          })),
          {
            id: 'new',
            label: 'Someone new',
            icon: <UserPlus aria-hidden />,
            run: () => requestContact({ kind: 'log' }),
          },
        ],
      },
    ],
    acts: (customer: FoundCustomer) => [
      {
        label: 'What to do',
        items: customerActs(customer, () => goTo({ kind: 'status', customer })).filter(({ label }) =>
          matchesLabel(label, typed),
        ),
      },
    ],
    status: (customer: FoundCustomer) => [
      {
        label: 'New status',
        items: statusActs(customer, (status) => void changeStatus(status)).filter(({ label }) =>
          matchesLabel(label, typed),
        ),
      },
    ],
  }
  const groups: CommandGroup[] =
    step === null ? shown.start() : step.kind === 'log' ? shown.log() : shown[step.kind](step.customer)

  return (
    <CommandDialog
      {...state}
      label="Find a customer, go anywhere, add anything"
      placeholder={placeholders[step?.kind ?? 'start']}
      query={step ? typed : query}
      onQueryChange={step ? setTyped : setQuery}
      groups={groups.filter(({ items }) => items.length > 0)}
      onSelect={choose}
      onHighlight={(way) => {
        highlighted.current = way
        if (way?.to?.startsWith('/')) preload(way.to)
      }}
      step={
        step && {
          label: step.customer?.name ?? 'Log',
          onBack: () => goTo(step.kind === 'status' ? { ...step, kind: 'acts' } : null),
        }
      }
      loading={found.loading && (!step || step.kind === 'log')}
      emptyText="Nothing found."
      problem={found.failed && 'Customer search failed.'}
      finalFocus={() => (chosen.current ? false : null)}
    />
  )
}

const placeholders = {
  start: 'Find a customer or go to...',
  acts: 'Call, log, book...',
  status: 'Set the status...',
  log: 'Find a customer...',
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

function itemOf({ id, name, phoneNumber }: FoundCustomer): CommandItem {
  return { id, label: name, detail: formatPhone(phoneNumber), icon: <UserRound aria-hidden /> }
}
