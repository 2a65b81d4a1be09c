import { UserX } from 'lucide-react'
import { PreloadLink } from '#web/router/PreloadLink.tsx'
import { LinkButton } from '#web/ui/actions/LinkButton.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'

/** Shown when no customer has the id in the URL: it is mistyped, or the customer was deleted. */
export function NoSuchCustomer() {
  return (
    <EmptyState
      icon={<UserX />}
      title="Customer not found"
      action={
        <LinkButton variant="primary" render={<PreloadLink to="/customers" />}>
          All customers
        </LinkButton>
      }
    >
      There is nobody here. Perhaps the customer was deleted, or the address is not quite right.
    </EmptyState>
  )
}
