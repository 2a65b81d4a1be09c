import { MessageSquareOff, Pencil, Trash2 } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CustomerDetails_customer$key } from '#web/__generated__/CustomerDetails_customer.graphql.ts'
import { CustomerFacts } from '#web/features/customers/CustomerFacts.tsx'
import { StatusMenu } from '#web/features/customers/StatusMenu.tsx'
import { formatDate } from '#web/lib/dates.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Avatar } from '#web/ui/display/Avatar.tsx'
import { Card } from '#web/ui/display/Card.tsx'
import type { CustomerDialogRequest } from './customerDialogRequest.ts'

interface CustomerDetailsProps {
  customer: CustomerDetails_customer$key
  timeZone: string
  onRequest: (request: CustomerDialogRequest) => void
}

const small = { size: 'sm', variant: 'ghost' } as const

/** The customer's full name, the status with its date, and the facts. */
export function CustomerDetails({ customer, timeZone, onRequest }: CustomerDetailsProps) {
  const data = useFragment(
    graphql`
      fragment CustomerDetails_customer on Customer {
        name
        statusUpdatedAt
        createdAt
        canEdit
        canDelete
        hasStoppedTexts
        ...CustomerFacts_customer
        ...StatusMenu_customer
      }
    `,
    customer,
  )
  const { createdAt, statusUpdatedAt } = data

  return (
    <Card as="section" flush aria-label="Details">
      <div className="flex items-start gap-3 p-4">
        <Avatar name={data.name} size="lg" />
        <div className="min-w-0 flex-1">
          <p className="wrap-anywhere font-semibold text-2xl text-ink leading-tight">{data.name}</p>
          <div className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1">
            <StatusMenu customer={data} />
            <span className="text-faint text-sm">
              since <time dateTime={statusUpdatedAt}>{formatDate(statusUpdatedAt, timeZone)}</time>
            </span>
          </div>
          <p className="mt-0.5 text-faint text-sm">
            Customer since <time dateTime={createdAt}>{formatDate(createdAt, timeZone)}</time>
          </p>
        </div>
      </div>
      <div className="px-4 pb-4">
        <CustomerFacts customer={data} whole />
        {data.hasStoppedTexts && (
          <p className="mt-3 flex items-start gap-2 text-muted">
            <MessageSquareOff className="mt-0.5 size-4 shrink-0" aria-hidden />
            No texts: they replied STOP
          </p>
        )}
      </div>
      {(data.canEdit || data.canDelete) && (
        <div className="flex items-center gap-1 border-line border-t p-1.5">
          {data.canEdit && (
            <Button {...small} icon={<Pencil />} onClick={() => onRequest({ kind: 'edit' })}>
              Edit
            </Button>
          )}
          {data.canDelete && (
            <Button {...small} icon={<Trash2 />} onClick={() => onRequest({ kind: 'delete' })}>
              Delete
            </Button>
          )}
        </div>
      )}
    </Card>
  )
}
