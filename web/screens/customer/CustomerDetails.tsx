import { MessageSquareOff, Pencil, Tag, Trash2 } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CustomerDetails_customer$key } from '#web/__generated__/CustomerDetails_customer.graphql.ts'
import { CustomerFacts } from '#web/features/customers/CustomerFacts.tsx'
import { CustomerStatusBadge } from '#web/features/customers/CustomerStatusBadge.tsx'
import { formatDate } from '#web/lib/dates.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Avatar } from '#web/ui/display/Avatar.tsx'
import { Card } from '#web/ui/display/Card.tsx'
import { VisuallyHidden } from '#web/ui/display/VisuallyHidden.tsx'
import type { CustomerDialogRequest } from './customerDialogRequest.ts'

interface CustomerDetailsProps {
  customer: CustomerDetails_customer$key
  timeZone: string
  onRequest: (request: CustomerDialogRequest) => void
}

const small = { size: 'sm', variant: 'ghost' } as const

/** The status of the customer, since when, and the contact facts. */
export function CustomerDetails({ customer, timeZone, onRequest }: CustomerDetailsProps) {
  const data = useFragment(
    graphql`
      fragment CustomerDetails_customer on Customer {
        name
        status
        statusUpdatedAt
        createdAt
        canEdit
        canDelete
        hasStoppedTexts
        ...CustomerFacts_customer
      }
    `,
    customer,
  )
  const { createdAt, statusUpdatedAt } = data

  return (
    <Card as="section" flush aria-label="Details">
      <div className="flex items-center gap-3 p-4">
        <Avatar name={data.name} size="lg" />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <VisuallyHidden>Status:</VisuallyHidden>
            <CustomerStatusBadge status={data.status} />
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
            <>
              <Button {...small} icon={<Tag />} onClick={() => onRequest({ kind: 'status' })}>
                Change Status
              </Button>
              <Button
                {...small}
                icon={<Pencil />}
                onClick={() => onRequest({ kind: 'edit' })}
                className="ml-auto"
              >
                Edit
              </Button>
            </>
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
