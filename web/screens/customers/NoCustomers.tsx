import { SearchX, Users } from 'lucide-react'
import { useCustomerSearch } from '#web/components/customers/useCustomerSearch.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'

/** Nobody to show: either there is nobody yet, or nobody the search means. */
export function NoCustomers({ search, onAdd }: { search: string | null; onAdd: () => void }) {
  const { submit } = useCustomerSearch()
  if (search === null) {
    return (
      <EmptyState
        icon={<Users />}
        title="No customers yet"
        action={
          <Button variant="primary" onClick={onAdd}>
            Add Customer
          </Button>
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
      action={<Button onClick={() => submit('')}>Clear search</Button>}
    >
      Check the spelling, or search for a part of the name, phone or email.
    </EmptyState>
  )
}
