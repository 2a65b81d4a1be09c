import { CalendarPlus } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { UpcomingContacts_business$key } from '#web/__generated__/UpcomingContacts_business.graphql.ts'
import { useListFocus } from '#web/components/useListFocus.ts'
import { IconButton } from '#web/ui/actions/IconButton.tsx'
import { useMinute } from '#web/ui/useMinute.ts'
import { dashboardDialogs } from '../dashboardDialogs.ts'
import { panelList } from '../layout.ts'
import { Panel } from '../Panel.tsx'
import { NoUpcomingContacts } from './NoUpcomingContacts.tsx'
import { UpcomingContact } from './UpcomingContact.tsx'

/** The next three contacts. When one is completed, the next one moves up. */
export function UpcomingContacts({ business }: { business: UpcomingContacts_business$key }) {
  const { stats, next } = useFragment(
    graphql`
      fragment UpcomingContacts_business on Business {
        stats {
          totalCustomers
        }
        next: contacts(first: 3, filter: UPCOMING) {
          edges {
            node {
              id
              ...UpcomingContact_contact
            }
          }
        }
      }
    `,
    business,
  )
  const open = dashboardDialogs.useOpen()
  const list = useListFocus()
  const now = new Date(useMinute())
  return (
    <Panel
      title="Upcoming Contacts"
      to="/scheduled-contacts"
      actions={
        <IconButton
          label="Schedule Contact"
          icon={<CalendarPlus />}
          size="sm"
          onClick={() => open('schedule')}
        />
      }
      empty={<NoUpcomingContacts anyCustomers={stats.totalCustomers > 0} />}
    >
      {next.edges.length > 0 && (
        <ul ref={list} className={panelList}>
          {next.edges.map(({ node }) => (
            <UpcomingContact key={node.id} contact={node} now={now} />
          ))}
        </ul>
      )}
    </Panel>
  )
}
