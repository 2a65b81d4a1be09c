import type { ReactNode } from 'react'
import { graphql } from 'react-relay/hooks'
import type { ContactList_business$key } from '#web/__generated__/ContactList_business.graphql.ts'
import { rowKeys } from '#web/components/keys/rowKeys.ts'
import { usePageKeys } from '#web/components/keys/usePageKeys.ts'
import { ListGroup } from '#web/components/ListGroup.tsx'
import { LoadMore } from '#web/components/LoadMore.tsx'
import { SmoothMoves } from '#web/components/SmoothMoves.tsx'
import { useListFocus } from '#web/components/useListFocus.ts'
import { MoveOverdueButton } from '#web/features/overdue/MoveOverdueButton.tsx'
import { dayGroup, overdueGroup } from '#web/lib/dayGroup.ts'
import { groupRuns } from '#web/lib/groupRuns.ts'
import { usePages } from '#web/relay/usePages.ts'
import { useTimeZone } from '#web/session/useTimeZone.ts'
import { cardGrid } from '#web/ui/display/cardGrid.ts'
import { ContactCard } from './ContactCard.tsx'
import { ContactsEmpty } from './ContactsEmpty.tsx'
import type { ContactTabValue } from './contactTabs.ts'
import { contactDialogs } from './dialogs/contactDialogs.ts'

interface ContactListProps {
  business: ContactList_business$key
  tab: ContactTabValue
  /** Whether there are no contacts at all. */
  none: boolean
  /** The empty state while only the viewer's own are shown. */
  nothingMine: ReactNode
}

const keys = rowKeys([
  { keys: ['Enter'], does: 'Open the customer' },
  { keys: ['c'], does: 'Complete' },
  { keys: ['s'], does: 'Reschedule' },
])

/** The contacts of one tab, page by page. */
export function ContactList({ business, tab, none, nothingMine }: ContactListProps) {
  const timeZone = useTimeZone()
  const { data, more } = usePages(
    graphql`
      fragment ContactList_business on Business
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 25 }
        cursor: { type: "String" }
        filter: { type: "ContactFilter!" }
        mine: { type: "Boolean" }
      )
      @refetchable(queryName: "ContactListPaginationQuery") {
        contacts(first: $count, after: $cursor, filter: $filter, mine: $mine)
          @connection(key: "ContactList_contacts", filters: ["filter", "mine"]) {
          edges {
            node {
              databaseId
              scheduledDate
              completedAt
              status
              ...ContactCard_contact
            }
          }
        }
      }
    `,
    business,
  )
  usePageKeys('In the list', keys)
  const list = useListFocus()
  const open = contactDialogs.useOpen()

  const { contacts } = data
  const nodes = contacts.edges.map(({ node }) => node)
  const groups = groupRuns(nodes, ({ scheduledDate, completedAt }) =>
    dayGroup((tab === 'completed' && completedAt) || scheduledDate, timeZone),
  )

  return (
    <>
      {/* It moves everybody's, which are not all shown. */}
      {tab === 'overdue' && !nothingMine && nodes.length > 1 && (
        // In the line of *Mine* on phones, and no wider than itself, so that it covers nothing of it.
        <div className="ml-auto w-fit max-sm:pointer-coarse:-mt-14">
          <MoveOverdueButton onPress={() => open('moveOverdue', { kind: 'contact' })} />
        </div>
      )}
      {contacts.edges.length === 0 ? (
        (nothingMine ?? <ContactsEmpty tab={tab} none={none} />)
      ) : (
        <div ref={list}>
          {groups.map(([group, members]) => (
            <ListGroup
              key={group}
              title={tab === 'overdue' ? overdueGroup(group) : group}
              className={cardGrid}
            >
              {members.map((contact) => (
                <ContactCard key={contact.databaseId} contact={contact} />
              ))}
            </ListGroup>
          ))}
        </div>
      )}
      {/* Cards change their height with their status. */}
      <SmoothMoves of={nodes.map(({ databaseId, status }) => databaseId + status).join()} />
      <LoadMore {...more} noun="contacts" />
    </>
  )
}
