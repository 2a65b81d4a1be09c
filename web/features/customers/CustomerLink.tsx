import { graphql, useFragment } from 'react-relay/hooks'
import type { CustomerLink_customer$key } from '#web/__generated__/CustomerLink_customer.graphql.ts'
import { PreloadLink } from '#web/router/PreloadLink.tsx'

/** A customer's name as a link to the customer's page. */
export function CustomerLink({ customer }: { customer: CustomerLink_customer$key }) {
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
      // The invisible padding makes the line of text a target of 44 px.
      className="rounded-sm underline decoration-transparent underline-offset-3 transition-colors hover:decoration-current pointer-coarse:relative pointer-coarse:after:absolute pointer-coarse:after:-inset-x-1 pointer-coarse:after:-inset-y-3"
    >
      {name}
    </PreloadLink>
  )
}
