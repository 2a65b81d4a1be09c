import { graphql, readInlineData } from 'react-relay/hooks'
import type { useLikelyDuplicates_customer$key } from '#web/__generated__/useLikelyDuplicates_customer.graphql.ts'
import type { useLikelyDuplicatesQuery } from '#web/__generated__/useLikelyDuplicatesQuery.graphql.ts'
import { useDebouncedQuery } from '#web/relay/useDebouncedQuery.ts'
import { type Customer, likeness, questionOf, type TypedCustomer } from './likeness.ts'

interface LikelyCustomer extends Customer {
  readonly id: string
  readonly databaseId: number
  readonly city: string | null
}

/** The debounce delay, in milliseconds. */
const pause = 300

/**
 * Existing customers who share a value with the form. After a failed request none are shown, because the hint is
 * optional.
 */
export function useLikelyDuplicates(typed: TypedCustomer, exceptId: string | null) {
  const { answer, ask, cancel } = useDebouncedQuery<useLikelyDuplicatesQuery>(duplicatesQuery, pause)
  const found = answer?.data.viewer.business.likelyDuplicates.map(read) ?? []
  const question = questionOf(typed)
  return {
    shown: found.flatMap((customer) => {
      const shared = question ? likeness(customer, question) : []
      return shared.length > 0 ? [{ ...customer, shared }] : []
    }),
    /** Takes the current values of the form. */
    ask(now: TypedCustomer) {
      const next = questionOf(now)
      if (next) ask({ ...next, exceptId })
      else cancel()
    },
  }
}

function read(customer: useLikelyDuplicates_customer$key): LikelyCustomer {
  const { id, databaseId, firstName, lastName, phoneNumber, email, city } = readInlineData(
    graphql`
      fragment useLikelyDuplicates_customer on Customer @inline {
        id
        databaseId
        firstName
        lastName
        phoneNumber
        email
        city
      }
    `,
    customer,
  )
  const known = { id, databaseId, firstName, lastName, phoneNumber }
  return { ...known, email: email ?? null, city: city ?? null }
}

const duplicatesQuery = graphql`
  query useLikelyDuplicatesQuery($phoneNumber: String, $email: String, $name: String, $exceptId: ID) {
    viewer @required(action: THROW) {
      business {
        likelyDuplicates(phoneNumber: $phoneNumber, email: $email, name: $name, exceptId: $exceptId) {
          ...useLikelyDuplicates_customer
        }
      }
    }
  }
`
