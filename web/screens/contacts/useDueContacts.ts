import { useEffect } from 'react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks'
import { commitLocalUpdate } from 'relay-runtime'
import type { useDueContacts_business$key } from '#web/__generated__/useDueContacts_business.graphql.ts'
import { settleDueContacts } from '#web/components/contact-lists/dueContacts.ts'

/** Timers can't be longer than 24.8 days; looking again once a day costs nothing. */
const longestWait = 86_400_000

/**
 * Moves contacts to the overdue ones at the moment their time passes, by the clock of this device and without asking
 * the server. One timer waits for the next contact only.
 */
export function useDueContacts(business: useDueContacts_business$key): void {
  const environment = useRelayEnvironment()
  const { id, next } = useFragment(
    graphql`
      fragment useDueContacts_business on Business {
        id
        # eslint-disable-next-line relay/unused-fields
        next: contacts(first: 3, filter: UPCOMING) {
          edges {
            node {
              id
              # It moves into the overdue ones.
              # eslint-disable-next-line relay/must-colocate-fragment-spreads
              ...contactLists_contact
            }
          }
        }
      }
    `,
    business,
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: other next contacts mean another time to wait for
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const settle = () => {
      let due = Number.POSITIVE_INFINITY
      commitLocalUpdate(environment, (store) => {
        due = settleDueContacts(store, id, Date.now())
      })
      timer = setTimeout(settle, Math.min(due - Date.now() + 1, longestWait))
    }
    settle()
    return () => clearTimeout(timer)
  }, [environment, id, next])
}
