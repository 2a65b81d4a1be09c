import { CalendarPlus, UserPlus } from 'lucide-react'
import { Button } from '#web/ui/actions/Button.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { dashboardDialogs } from '../dashboardDialogs.ts'

/** The empty state: nothing planned, or a new business. */
export function NoUpcomingContacts({ anyCustomers }: { anyCustomers: boolean }) {
  const open = dashboardDialogs.useOpen()
  return anyCustomers ? (
    <EmptyState
      compact
      icon={<CalendarPlus />}
      title="No upcoming contacts"
      action={<Button onClick={() => open('schedule')}>Schedule a contact</Button>}
    >
      Plan the next call or visit, and it shows up here.
    </EmptyState>
  ) : (
    <EmptyState
      compact
      icon={<UserPlus />}
      title="Nobody to contact yet"
      action={<Button onClick={() => open('addCustomer')}>Add your first customer</Button>}
    >
      Start by adding customers and scheduling contacts.
    </EmptyState>
  )
}
