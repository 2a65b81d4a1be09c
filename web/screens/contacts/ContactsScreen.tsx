import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks'
import type { ContactsScreenQuery } from '#web/__generated__/ContactsScreenQuery.graphql.ts'
import { loadDialogs } from '#web/components/dialogs/defineDialogs.tsx'
import { MineFilter, NothingMine } from '#web/components/MineFilter.tsx'
import { ExportMenu } from '#web/features/exports/ExportMenu.tsx'
import { useMine } from '#web/router/useMine.ts'
import { useTab } from '#web/router/useTab.ts'
import { type Tab, TabPanel, Tabs } from '#web/ui/display/Tabs.tsx'
import { ContactList } from './ContactList.tsx'
import { ContactCardsSkeleton } from './ContactsSkeleton.tsx'
import { type ContactTabValue, contactTabs } from './contactTabs.ts'
import { contactDialogs } from './dialogs/contactDialogs.ts'
import { PrintCalls } from './print/PrintCalls.tsx'

const dialogs = loadDialogs(async () => (await import('./dialogs/ContactDialogs.tsx')).ContactDialogs)

/** Scheduled Contacts. */
export function ContactsScreen({ queryRef }: { queryRef: PreloadedQuery<ContactsScreenQuery> }) {
  const { business } = usePreloadedQuery<ContactsScreenQuery>(
    graphql`
      query ContactsScreenQuery($filter: ContactFilter!, $mine: Boolean) @preloadable {
        viewer @required(action: THROW) {
          business {
            contactCounts(mine: $mine) {
              upcoming
              overdue
            }
            ...ExportMenu_business
            ...ContactList_business @arguments(filter: $filter, mine: $mine)
          }
        }
      }
    `,
    queryRef,
  ).viewer
  const { tab, choose, preloadTab } = useTab(contactTabs)
  const [mine, chooseMine] = useMine()

  const counts: Partial<Record<string, number>> = business.contactCounts
  const { filter, mine: onlyMine } = queryRef.variables
  const exporting = <ExportMenu business={business} list={{ contacts: { filter, mine: onlyMine } }} />
  const none = business.contactCounts.upcoming + business.contactCounts.overdue === 0
  return (
    <contactDialogs.Host of={dialogs}>
      <Tabs
        label="Contacts"
        tabs={contactTabs.map(
          (tab): Tab<ContactTabValue> => ({
            ...tab,
            count: counts[tab.value],
            isUrgent: tab.value === 'overdue',
          }),
        )}
        value={tab}
        onChange={choose}
        onPreload={preloadTab}
        aside={
          <div className="flex items-center gap-2">
            <div className="max-sm:hidden">
              <MineFilter mine={mine} onChange={chooseMine} />
            </div>
            <PrintCalls />
            <div className="max-sm:hidden">{exporting}</div>
          </div>
        }
      >
        <div className="-mt-1 mb-3 flex justify-between sm:hidden">
          <MineFilter mine={mine} onChange={chooseMine} />
          {exporting}
        </div>
        {contactTabs.map(({ value, filter }) => (
          <TabPanel key={value} value={value}>
            {queryRef.variables.filter === filter ? (
              <ContactList
                business={business}
                tab={value}
                none={none}
                nothingMine={
                  queryRef.variables.mine ? (
                    <NothingMine onShowAll={() => chooseMine(false)}>
                      Mine shows contacts with the customers you look after.
                    </NothingMine>
                  ) : null
                }
              />
            ) : (
              <ContactCardsSkeleton />
            )}
          </TabPanel>
        ))}
      </Tabs>
    </contactDialogs.Host>
  )
}
