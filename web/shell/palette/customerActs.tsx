import { ArrowRight, CalendarCheck, CalendarPlus, ClipboardPen, NotebookPen, Phone, Tag } from 'lucide-react'
import { offerLog, requestContact } from '#web/features/contacts/requests.ts'
import { statusOptions } from '#web/features/customers/statusOptions.ts'
import { formatPhone } from '#web/lib/phone.ts'
import type { CommandItem } from '#web/ui/overlays/CommandDialog.tsx'
import type { FoundCustomer } from '../search/useFoundCustomers.ts'

/** What the palette offers to do with a customer. `dialog` names a button on the customer's page. */
export function customerActs(customer: FoundCustomer, onStatus: () => void): CommandItem[] {
  const { databaseId, name, phoneNumber, canEdit } = customer
  const page = `/customers/${databaseId}`
  return [
    ...(phoneNumber
      ? [
          {
            id: 'call',
            label: `Call ${formatPhone(phoneNumber)}`,
            icon: <Phone aria-hidden />,
            to: `tel:${phoneNumber}`,
            run: offerLog(customer),
          },
        ]
      : []),
    {
      id: 'log',
      label: 'Log a call or visit',
      icon: <ClipboardPen aria-hidden />,
      run: () => requestContact({ kind: 'log', customer: { id: customer.id, name } }),
    },
    {
      id: 'schedule',
      label: 'Schedule contact',
      icon: <CalendarPlus aria-hidden />,
      to: `${page}?dialog=schedule-contact`,
    },
    {
      id: 'book',
      label: 'Book appointment',
      icon: <CalendarCheck aria-hidden />,
      to: `${page}?dialog=book-appointment`,
    },
    { id: 'note', label: 'Add note', icon: <NotebookPen aria-hidden />, to: `${page}?dialog=add-note` },
    ...(canEdit ? [{ id: 'status', label: 'Set status...', icon: <Tag aria-hidden />, more: onStatus }] : []),
    { id: 'open', label: 'Open', icon: <ArrowRight aria-hidden />, to: page },
  ]
}

/** The statuses that a customer does not have yet. */
export function statusActs({ status }: FoundCustomer, change: (status: FoundCustomer['status']) => void) {
  return statusOptions
    .filter(({ value }) => value !== status)
    .map(
      ({ value, label }): CommandItem => ({
        id: value,
        label,
        icon: <Tag aria-hidden />,
        run: () => change(value),
      }),
    )
}
