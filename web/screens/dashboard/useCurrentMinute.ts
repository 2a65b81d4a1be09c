import { useEffect, useEffectEvent, useState } from 'react'
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks'
import type { GraphQLTaggedNode } from 'relay-runtime'
import type { useCurrentMinute_business$key } from '#web/__generated__/useCurrentMinute_business.graphql.ts'
import { todayIn } from '#web/lib/days.ts'
import { useTimeZone } from '#web/session/useTimeZone.ts'

const minute = 60_000
/** Just after the full minute, so that records due at it have become overdue. */
const moment = 20

/**
 * The current time, updated every minute, because a dashboard stays open all day. When the local day has changed or an
 * upcoming contact has become due, `query` is refetched; a failure is ignored, because the next minute tries again.
 */
export function useCurrentMinute(business: useCurrentMinute_business$key, query: GraphQLTaggedNode): Date {
  const timeZone = useTimeZone()
  const environment = useRelayEnvironment()
  const { today, next } = useFragment(
    graphql`
      fragment useCurrentMinute_business on Business {
        today
        next: contacts(first: 3, filter: UPCOMING) {
          edges {
            node {
              scheduledDate
            }
          }
        }
      }
    `,
    business,
  )
  const [now, setNow] = useState(() => new Date())

  const tick = useEffectEvent(() => {
    const time = new Date()
    setNow(time)
    const due = next.edges.some(({ node }) => Date.parse(node.scheduledDate) < time.getTime())
    if (due || todayIn(timeZone, time) !== today) {
      fetchQuery(environment, query, {}).subscribe({ error() {} })
    }
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      timer = setTimeout(
        () => {
          tick()
          wait()
        },
        minute + moment - (Date.now() % minute),
      )
    }
    wait()
    return () => clearTimeout(timer)
  }, [])
  return now
}
