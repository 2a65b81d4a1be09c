import { useEffect, useRef, useState } from 'react'
import { fetchQuery, graphql, readInlineData, useRelayEnvironment } from 'react-relay/hooks'
import type { useLikelyDuplicates_customer$key } from '#web/__generated__/useLikelyDuplicates_customer.graphql.ts'
import type { useLikelyDuplicatesQuery } from '#web/__generated__/useLikelyDuplicatesQuery.graphql.ts'
import { type Customer, likeness, type Question, questionOf, type Typed } from './likeness.ts'

interface LikelyCustomer extends Customer {
  readonly id: string
  readonly databaseId: number
}

/** How long a pause in typing lasts before it is taken as a question, in milliseconds. */
const pause = 300

/**
 * Customers who may be the one that is being typed, as long as they have something in common with what stands there.
 * When the question can't be answered nobody is shown: it helps, and nothing waits for it.
 */
export function useLikelyDuplicates(typed: Typed, exceptId: string | null) {
  const environment = useRelayEnvironment()
  const [found, setFound] = useState<readonly LikelyCustomer[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const flight = useRef<{ unsubscribe: () => void }>(undefined)
  const asked = useRef('')

  useEffect(
    () => () => {
      clearTimeout(timer.current)
      flight.current?.unsubscribe()
    },
    [],
  )

  function send(question: Question) {
    asked.current = JSON.stringify(question)
    // An older answer that arrives late must not replace a newer one.
    flight.current?.unsubscribe()
    flight.current = fetchQuery<useLikelyDuplicatesQuery>(environment, duplicatesQuery, {
      ...question,
      exceptId,
    }).subscribe({
      next: ({ viewer }) => setFound(viewer.business.likelyDuplicates.map(read)),
      error: () => {
        asked.current = ''
      },
    })
  }

  const question = questionOf(typed)
  return {
    shown: found.flatMap((customer) => {
      const sign = question && likeness(customer, question)
      return sign ? [{ ...customer, sign }] : []
    }),
    /** Takes note of what stands there now. */
    ask(now: Typed) {
      clearTimeout(timer.current)
      const next = questionOf(now)
      if (next === null || JSON.stringify(next) === asked.current) return
      timer.current = setTimeout(() => send(next), pause)
    },
  }
}

function read(customer: useLikelyDuplicates_customer$key): LikelyCustomer {
  const { id, databaseId, firstName, lastName, phoneNumber, email } = readInlineData(
    graphql`
      fragment useLikelyDuplicates_customer on Customer @inline {
        id
        databaseId
        firstName
        lastName
        phoneNumber
        email
      }
    `,
    customer,
  )
  return { id, databaseId, firstName, lastName, phoneNumber, email: email ?? null }
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
