import { CalendarPlus } from 'lucide-react'
import { useRef } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { CompleteContactDialog } from '#web/components/complete-contact/CompleteContactDialog.tsx'
import { IconButton } from '#web/ui/actions/IconButton.tsx'
import { panelList } from '../layout.ts'
import { Panel } from '../Panel.tsx'
import type { UpcomingContacts_business$key } from './__generated__/UpcomingContacts_business.graphql.ts'
import { NoUpcomingContacts } from './NoUpcomingContacts.tsx'
import { UpcomingContact } from './UpcomingContact.tsx'
import { useCompletion } from './useCompletion.ts'

interface UpcomingContactsProps {
  business: UpcomingContacts_business$key
  now: Date
  onAddCustomer: () => void
  onSchedule: () => void
}

/** The next three contacts (part 1, section 9); completing one lets the next move up. */
export function UpcomingContacts({ business, now, onAddCustomer, onSchedule }: UpcomingContactsProps) {
  const { timeZone, stats, next } = useFragment(
    graphql`
      fragment UpcomingContacts_business on Business {
        timeZone
        stats {
          totalCustomers
        }
        next: contacts(first: 3, filter: UPCOMING) {
          edges {
            node {
              id
              customerName
              ...UpcomingContact_contact
            }
          }
        }
      }
    `,
    business,
  )
  const panel = useRef<HTMLDivElement>(null)
  const completion = useCompletion()

  return (
    <>
      <Panel
        ref={panel}
        title="Upcoming Contacts"
        to="/scheduled-contacts"
        actions={
          <IconButton label="Schedule Contact" icon={<CalendarPlus />} size="sm" onClick={onSchedule} />
        }
        empty={
          <NoUpcomingContacts
            anyCustomers={stats.totalCustomers > 0}
            onAddCustomer={onAddCustomer}
            onSchedule={onSchedule}
          />
        }
      >
        {next.edges.length > 0 && (
          <ul className={panelList}>
            {next.edges.map(({ node }) => (
              <UpcomingContact
                key={node.id}
                contact={node}
                timeZone={timeZone}
                now={now}
                onComplete={() => completion.ask({ id: node.id, customerName: node.customerName })}
              />
            ))}
          </ul>
        )}
      </Panel>
      {completion.asked && (
        <CompleteContactDialog
          key={completion.asked.turn}
          contact={completion.asked.contact}
          open={completion.open}
          onClose={completion.close}
          finalFocus={() => completion.successor(panel.current)}
        />
      )}
    </>
  )
}
