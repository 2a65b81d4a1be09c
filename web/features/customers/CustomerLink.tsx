import { graphql, useFragment } from 'react-relay/hooks'
import type { CustomerLink_customer$key } from '#web/__generated__/CustomerLink_customer.graphql.ts'
import { classNames } from '#web/lib/classNames.ts'
import { PreloadLink } from '#web/router/PreloadLink.tsx'

interface CustomerLinkProps {
  customer: CustomerLink_customer$key
  /** Truncates a long name at the end of the line. */
  oneLine?: boolean
}

/** A customer's name, leading to the customer's page. */
export function CustomerLink({ customer, oneLine = false }: CustomerLinkProps) {
  const { databaseId, name } = useFragment(
    graphql`
      fragment CustomerLink_customer on Customer {
        databaseId
        name
      }
    `,
    customer,
  )
  return (
    <PreloadLink
      to={`/customers/${databaseId}`}
      translate="no"
      // The invisible frame makes the line of text as tall as a thumb.
      className={classNames(
        'rounded-sm underline decoration-transparent underline-offset-3 transition-colors hover:decoration-current pointer-coarse:relative pointer-coarse:after:absolute pointer-coarse:after:-inset-x-1 pointer-coarse:after:-inset-y-3',
        oneLine && 'block',
      )}
    >
      {oneLine ? <span className="block truncate">{name}</span> : name}
    </PreloadLink>
  )
}
