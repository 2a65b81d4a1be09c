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
  const place = placeOf({ address, city })
  if (!place) return null
  return (
    <TextLink
      href={mapLink(place)}
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

interface Address {
  readonly address?: string | null | undefined
  readonly city?: string | null | undefined
}

/** A street with its city; null without a street. */
export function placeOf({ address, city }: Address): string | null {
  if (!address) return null
  return city ? `${address}, ${city}` : address
}

/** The address of a map of a place, which phones open in their app for maps. */
export const mapLink = (place: string) => `https://maps.google.com/?q=${encodeURIComponent(place)}`
