import { graphql, useFragment } from 'react-relay/hooks'
import type { AddressLink_customer$key } from '#web/__generated__/AddressLink_customer.graphql.ts'
import { classNames } from '#web/lib/classNames.ts'
import { TextLink } from '#web/ui/actions/TextLink.tsx'

interface AddressLinkProps {
  customer: AddressLink_customer$key
  className?: string
}

/** A link from the customer's street and city to a map in a new tab; renders nothing without a street. */
export function AddressLink({ customer, className }: AddressLinkProps) {
  const { address, city } = useFragment(
    graphql`
      fragment AddressLink_customer on Customer {
        address
        city
      }
    `,
    customer,
  )
  if (!address) return null
  const place = city ? `${address}, ${city}` : address
  return (
    <TextLink
      href={`https://maps.google.com/?q=${encodeURIComponent(place)}`}
      target="_blank"
      rel="noreferrer"
      title="Show on a map"
      // Padding enlarges the touch target of each line without moving the lines.
      className={classNames('pointer-coarse:py-3 pointer-coarse:after:hidden', className)}
    >
      {place}
    </TextLink>
  )
}
