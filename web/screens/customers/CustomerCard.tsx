import { CalendarPlus, Pencil, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CustomerCard_customer$key } from '#web/__generated__/CustomerCard_customer.graphql.ts'
import { CustomerFacts } from '#web/features/customers/CustomerFacts.tsx'
import { CustomerLink } from '#web/features/customers/CustomerLink.tsx'
import { StatusMenu } from '#web/features/customers/StatusMenu.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { Card } from '#web/ui/display/Card.tsx'
import type { CustomerDialogRequest } from './customerDialogRequest.ts'

interface CustomerCardProps {
  customer: CustomerCard_customer$key
  onRequest: (kind: CustomerDialogRequest['kind']) => void
}

/** A customer as a card with actions. */
export function CustomerCard({ customer, onRequest }: CustomerCardProps) {
  const data = useFragment(
    graphql`
      fragment CustomerCard_customer on Customer {
        canEdit
        canDelete
        ...CustomerLink_customer
        ...CustomerFacts_customer
        ...StatusMenu_customer
      }
    `,
    customer,
  )
  const heading = useId()
  const about = { size: 'sm', variant: 'ghost', 'aria-describedby': heading } as const

  return (
    <Card as="li" flush className="flex min-w-0 flex-col">
      <div className="flex-1 p-4">
        <div className="mb-3 flex items-start gap-3">
          <h2 id={heading} tabIndex={-1} className="min-w-0 flex-1 break-words font-semibold text-ink">
            <CustomerLink customer={data} />
          </h2>
          <StatusMenu customer={data} />
        </div>
        <CustomerFacts customer={data} />
      </div>
      <div className="flex flex-wrap items-center gap-1 border-line border-t p-1.5">
        <Button {...about} icon={<CalendarPlus />} onClick={() => onRequest('schedule')}>
          Schedule Contact
        </Button>
        {data.canEdit && (
          <Button {...about} icon={<Pencil />} onClick={() => onRequest('edit')} className="ml-auto">
            Edit
          </Button>
        )}
        {data.canDelete && (
          <Button {...about} icon={<Trash2 />} onClick={() => onRequest('delete')}>
            Delete
          </Button>
        )}
      </div>
    </Card>
  )
}
