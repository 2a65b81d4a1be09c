import { CircleCheck } from 'lucide-react'
import { graphql } from 'react-relay/hooks'
import type { CompletedToday_business$key } from '#web/__generated__/CompletedToday_business.graphql.ts'
import { LoadMore } from '#web/components/LoadMore.tsx'
import { usePages } from '#web/relay/usePages.ts'
import { Card } from '#web/ui/display/Card.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { CompletedContact } from './CompletedContact.tsx'

/** The contacts that were completed today, the last first. */
export function CompletedToday({ business }: { business: CompletedToday_business$key }) {
  const { data, more } = usePages(
    graphql`
      fragment CompletedToday_business on Business
      @argumentDefinitions(count: { type: "Int", defaultValue: 25 }, cursor: { type: "String" })
      @refetchable(queryName: "CompletedTodayPaginationQuery") {
        contacts(first: $count, after: $cursor, filter: COMPLETED_TODAY)
          @connection(key: "CompletedToday_contacts", filters: ["filter"]) {
          edges {
            node {
              id
              ...CompletedContact_contact
            }
          }
        }
      }
    `,
    business,
  )
  const contacts = data.contacts.edges.map(({ node }) => node)
  if (contacts.length === 0) {
    return (
      <EmptyState icon={<CircleCheck />} title="Nothing completed yet today">
        Contacts that you complete or log appear here.
      </EmptyState>
    )
  }
  return (
    <>
      <Card flush>
        <ul className="divide-y divide-line">
          {contacts.map((contact) => (
            <CompletedContact key={contact.id} contact={contact} />
          ))}
        </ul>
      </Card>
      <LoadMore {...more} noun="contacts" />
    </>
  )
}
