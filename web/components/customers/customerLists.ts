import { graphql } from 'react-relay/hooks'
import { ConnectionHandler, type IEnvironment } from 'relay-runtime'

/** The connection of the customers screen, see `CustomerList`. */
const connection = 'CustomerList_customers'

/** What the lists need to know of a customer that somebody else has written. */
graphql`
  fragment customerLists_customer on Customer {
    # eslint-disable-next-line relay/must-colocate-fragment-spreads
    ...CustomerCard_customer
    # eslint-disable-next-line relay/must-colocate-fragment-spreads
    ...CustomerTask_customer
  }
`

/** The ids of the customer lists in memory that these searches made; null is the list of everyone. */
export function customerLists(
  environment: IEnvironment,
  businessId: string,
  searches: readonly (string | null)[],
): string[] {
  const records = environment.getStore().getSource()
  return [...new Set(searches)]
    .map((search) => ConnectionHandler.getConnectionID(businessId, connection, { search }))
    .filter((id) => records.has(id))
}
