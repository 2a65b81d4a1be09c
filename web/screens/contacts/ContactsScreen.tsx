import { lazy } from 'react'
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks'
import type { ContactsScreenQuery } from '#web/__generated__/ContactsScreenQuery.graphql.ts'
import { LazyDialogs } from '#web/components/LazyDialogs.tsx'
import { useDialogParam } from '#web/router/useDialogParam.ts'
import { useTab } from '#web/router/useTab.ts'
import { TabPanel, Tabs } from '#web/ui/display/Tabs.tsx'
import { ContactList } from './ContactList.tsx'
import { ContactCardsSkeleton } from './ContactsSkeleton.tsx'
import { scheduleDialog } from './contacts.route.ts'
import { contactTabs } from './contactTabs.ts'

const fetchDialog = () => import('#web/features/contacts/ScheduleContactDialog.tsx')
const ScheduleContactDialog = lazy(async () => ({ default: (await fetchDialog()).ScheduleContactDialog }))

/** Scheduled Contacts. */
export function ContactsScreen({ queryRef }: { queryRef: PreloadedQuery<ContactsScreenQuery> }) {
  const { business } = usePreloadedQuery<ContactsScreenQuery>(
    graphql`
      query ContactsScreenQuery($filter: ContactFilter!) @preloadable {
        viewer @required(action: THROW) {
          business {
            contactCounts {
              upcoming
              overdue
            }
            ...ContactList_business @arguments(filter: $filter)
          }
        }
      }
    `,
    queryRef,
  ).viewer
  const { tab, choose, approach } = useTab(contactTabs)
  const scheduling = useDialogParam(scheduleDialog)

  const counts: Partial<Record<string, number>> = business.contactCounts
  const none = business.contactCounts.upcoming + business.contactCounts.overdue === 0
  return (
    <>
      <Tabs
        label="Contacts"
        tabs={contactTabs.map(({ value, label }) => ({
          value,
          label,
          count: counts[value],
          alarming: value === 'overdue',
        }))}
        value={tab}
        onChange={choose}
        onNear={approach}
      >
        {contactTabs.map(({ value, filter }) => (
          <TabPanel key={value} value={value}>
            {queryRef.variables.filter === filter ? (
              <ContactList business={business} tab={value} none={none} />
            ) : (
              <ContactCardsSkeleton />
            )}
          </TabPanel>
        ))}
      </Tabs>
      <LazyDialogs open={scheduling.open} load={fetchDialog}>
        <ScheduleContactDialog {...scheduling.dialog} />
      </LazyDialogs>
    </>
  )
}
