import { graphql, useFragment } from 'react-relay/hooks'
import type {
  DayHistory_customer$data,
  DayHistory_customer$key,
} from '#web/__generated__/DayHistory_customer.graphql.ts'
import { formatDay } from '#web/lib/dates.ts'
import { useTimeZone } from '#web/session/useTimeZone.ts'

/** How many past contacts a card shows. */
const few = 2

/** How the last contacts and follow-ups with a customer went, latest first. */
export function DayHistory({ customer }: { customer: DayHistory_customer$key }) {
  const timeZone = useTimeZone()
  const data = useFragment(
    graphql`
      fragment DayHistory_customer on Customer {
        lastContacts: contacts(first: 2, filter: COMPLETED) {
          edges {
            node {
              id
              subject
              completedAt
              completedNotes
              completedBy {
                fullName
              }
            }
          }
        }
        lastFollowUps: followUps(first: 2, filter: DONE) {
          edges {
            node {
              id
              title
              closedAt
              outcome
              completedNotes
              closedBy {
                fullName
              }
            }
          }
        }
      }
    `,
    customer,
  )
  const past = pastOf(data)
  return (
    <section aria-label="Last contacts">
      <h4 className="mb-1.5 font-medium text-ink text-sm">Last contacts</h4>
      {past.length === 0 ? (
        <p className="text-muted text-sm">None so far. This is the first.</p>
      ) : (
        <ul className="flex flex-col gap-1.5 border-line border-l-2 pl-3">
          {past.map(({ id, at, by, about, went }) => (
            <li key={id} className="min-w-0 text-sm">
              <p className="text-faint">
                <time dateTime={at}>{formatDay(at, timeZone)}</time>
                {by && ` by ${by}`}
              </p>
              <p className="line-clamp-2 text-ink wrap-anywhere">{went ? `${about} – ${went}` : about}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function pastOf({ lastContacts, lastFollowUps }: DayHistory_customer$data) {
  const contacts = lastContacts.edges.map(({ node }) => ({
    id: node.id,
    at: node.completedAt,
    by: node.completedBy?.fullName,
    about: node.subject,
    went: node.completedNotes,
  }))
  const followUps = lastFollowUps.edges.map(({ node }) => ({
    id: node.id,
    at: node.closedAt,
    by: node.closedBy?.fullName,
    about: node.title,
    went: [node.outcome, node.completedNotes].filter(Boolean).join('. '),
  }))
  return [...contacts, ...followUps]
    .flatMap((entry) => (entry.at ? [{ ...entry, at: entry.at }] : []))
    .sort((one, other) => Date.parse(other.at) - Date.parse(one.at))
    .slice(0, few)
}
