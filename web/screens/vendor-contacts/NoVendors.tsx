import { BookUser, SearchX } from 'lucide-react'
import { Button } from '#web/ui/actions/Button.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'

interface NoVendorsProps {
  searching: boolean
  onAdd: () => void
  onClear: () => void
}

/** The empty state: there are no vendor contacts, or the search finds none. */
export function NoVendors({ searching, onAdd, onClear }: NoVendorsProps) {
  return (
    <EmptyState
      icon={searching ? <SearchX /> : <BookUser />}
      title="No vendor contacts found"
      action={
        searching ? (
          <Button onClick={onClear}>Clear search</Button>
        ) : (
          <Button onClick={onAdd}>Add a contact</Button>
        )
      }
    >
      {searching ? 'No contacts match your search.' : 'Add your first vendor contact to get started.'}
    </EmptyState>
  )
}
