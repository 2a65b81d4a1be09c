import { CalendarPlus, UserPlus } from 'lucide-react'
import { Button } from '#web/ui/actions/Button.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'

interface NoUpcomingContactsProps {
  anyCustomers: boolean
  onAddCustomer: () => void
  onSchedule: () => void
}

/** The empty state: nothing planned, or a new business. */
export function NoUpcomingContacts({ anyCustomers, onAddCustomer, onSchedule }: NoUpcomingContactsProps) {
  return anyCustomers ? (
    <EmptyState
      compact
      icon={<CalendarPlus />}
      title="No upcoming contacts"
      action={<Button onClick={onSchedule}>Schedule a contact</Button>}
    >
      Plan the next call or visit, and it shows up here.
    </EmptyState>
  ) : (
    <EmptyState
      compact
      icon={<UserPlus />}
      title="Nobody to contact yet"
      action={<Button onClick={onAddCustomer}>Add your first customer</Button>}
    >
      Start by adding customers and scheduling contacts.
    </EmptyState>
  )
}
