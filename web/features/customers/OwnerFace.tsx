import { graphql, useFragment } from 'react-relay/hooks'
import type { OwnerFace_customer$key } from '#web/__generated__/OwnerFace_customer.graphql.ts'
import { Avatar } from '#web/ui/display/Avatar.tsx'
import { VisuallyHidden } from '#web/ui/display/VisuallyHidden.tsx'

/** The initials of the customer's owner; nothing without one. */
export function OwnerFace({ customer }: { customer: OwnerFace_customer$key }) {
  const { ownerName } = useFragment(
    graphql`
      fragment OwnerFace_customer on Customer {
        ownerName
      }
    `,
    customer,
  )
  if (!ownerName) return null
  return (
    <span title={`Owner: ${ownerName}`} className="inline-flex shrink-0">
      <Avatar name={ownerName} size="sm" />
      <VisuallyHidden>Owner: {ownerName}</VisuallyHidden>
    </span>
  )
}
