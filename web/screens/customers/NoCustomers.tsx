import { SearchX, Users } from 'lucide-react'
import { PreloadLink } from '#web/router/PreloadLink.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { LinkButton } from '#web/ui/actions/LinkButton.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'

interface NoCustomersProps {
  search: string | null
  /** Whether a search or a filter limits the list. */
  filtered: boolean
  canImport: boolean
  onAdd: () => void
  onClear: () => void
}

/** The empty state: no customers yet, or none that match the search. */
export function NoCustomers({ search, filtered, canImport, onAdd, onClear }: NoCustomersProps) {
  if (search === null && filtered) {
    return (
      <EmptyState
        icon={<SearchX />}
        title="No customers match"
        action={<Button onClick={onClear}>Show all</Button>}
      >
        No customers match these filters.
      </EmptyState>
    )
  }
  if (search === null) {
    return (
      <EmptyState
        icon={<Users />}
        title="No customers yet"
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <Button variant="primary" onClick={onAdd}>
              Add Customer
            </Button>
            {canImport && <LinkButton render={<PreloadLink to="/import" />}>Import a list</LinkButton>}
          </div>
        }
      >
        Add the first one, and their calls, notes and follow-ups have a home.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon={<SearchX />}
      title={`No customers match “${search}”`}
      action={<Button onClick={onClear}>Clear search</Button>}
    >
      Check the spelling, or search for a part of the name, phone or email.
    </EmptyState>
  )
}
