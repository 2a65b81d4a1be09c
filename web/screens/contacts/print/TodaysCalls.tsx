import './calls.css'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import type { TodaysCallsQuery } from '#web/__generated__/TodaysCallsQuery.graphql.ts'
import { formatDay, formatTime, fullDayName } from '#web/lib/dates.ts'
import { dayOf } from '#web/lib/days.ts'
import { formatPhone } from '#web/lib/phone.ts'
import { useTimeZone } from '#web/session/useTimeZone.ts'

/**
 * The calls of today on paper: open contacts and follow-ups that are due today or overdue, by time, up to 100 of each
 * list, with room to write. Opens the browser's print and tells when that is closed.
 */
export function TodaysCalls({ onDone }: { onDone: () => void }) {
  const { business } = useLazyLoadQuery<TodaysCallsQuery>(
    graphql`
      query TodaysCallsQuery {
        viewer @required(action: THROW) {
          business {
            name
            today
            overdueContacts: contacts(filter: OVERDUE, first: 100) {
              edges {
                node {
                  id
                  scheduledDate
                  notes
                  customer {
                    name
                    phoneNumber
                  }
                }
              }
            }
            nextContacts: contacts(filter: UPCOMING, first: 100) {
              edges {
                node {
                  id
                  scheduledDate
                  notes
                  customer {
                    name
                    phoneNumber
                  }
                }
              }
            }
            overdueFollowUps: followUps(filter: OVERDUE, first: 100) {
              edges {
                node {
                  id
                  scheduledDate
                  notes: title
                  customer {
                    name
                    phoneNumber
                  }
                }
              }
            }
            todaysFollowUps: followUps(filter: TODAY, first: 100) {
              edges {
                node {
                  id
                  scheduledDate
                  notes: title
                  customer {
                    name
                    phoneNumber
                  }
                }
              }
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'network-only' },
  ).viewer
  const zone = useTimeZone()
  useEffect(() => {
    window.addEventListener('afterprint', onDone)
    window.print()
    return () => window.removeEventListener('afterprint', onDone)
  }, [onDone])

  const { name, today, ...lists } = business
  const calls = [lists.overdueContacts, lists.nextContacts, lists.overdueFollowUps, lists.todaysFollowUps]
    .flatMap(({ edges }) => edges.map(({ node }) => node))
    .filter(({ scheduledDate }) => dayOf(scheduledDate, zone) <= today)
    .sort((one, other) => Date.parse(one.scheduledDate) - Date.parse(other.scheduledDate))

  return createPortal(
    <section aria-label="Today’s calls" className="calls-sheet hidden print:block">
      <p className="text-muted text-sm">{name}</p>
      <h2 className="mb-4 font-semibold text-ink text-xl">Calls · {fullDayName(today)}</h2>
      {calls.length === 0 ? (
        <p>Nothing is due today.</p>
      ) : (
        <table className="w-full border-collapse text-left text-sm [&_td]:border-line-strong [&_td]:border-t [&_td]:py-2.5 [&_td]:pr-3 [&_td]:align-top [&_th]:py-1.5 [&_th]:pr-3 [&_th]:font-medium [&_th]:text-muted">
          <thead>
            <tr>
              <th scope="col">Due</th>
              <th scope="col">Customer</th>
              <th scope="col">What for</th>
              <th scope="col">Result</th>
            </tr>
          </thead>
          <tbody>
            {calls.map(({ id, scheduledDate, notes, customer }) => (
              <tr key={id} className="break-inside-avoid">
                <td className="whitespace-nowrap tabular-nums">
                  <p>{formatTime(scheduledDate, zone)}</p>
                  {dayOf(scheduledDate, zone) < today && <p>{formatDay(scheduledDate, zone)}</p>}
                </td>
                <td>
                  <p translate="no" className="font-semibold text-ink">
                    {customer.name}
                  </p>
                  <p translate="no" className="whitespace-nowrap tabular-nums">
                    {formatPhone(customer.phoneNumber)}
                  </p>
                </td>
                <td className="w-1/2 whitespace-pre-line break-words">{notes}</td>
                <td className="w-1/4" />
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>,
    document.body,
  )
}
