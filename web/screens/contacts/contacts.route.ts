import type { ContactsScreenQuery } from '#web/__generated__/ContactsScreenQuery.graphql.ts'
import query from '#web/__generated__/ContactsScreenQuery$parameters.ts'
import { mineAt } from '#web/router/mineAt.ts'
import { defineScreen } from '#web/router/screen.ts'
import { tabAt } from '#web/router/tabAt.ts'
import { contactTabs } from './contactTabs.ts'

/** The name in the address of the dialog that schedules a contact. */
export const scheduleDialog = 'schedule-contact'

export const contactsRoute = defineScreen<ContactsScreenQuery>({
  paths: ['/contacts', '/scheduled-contacts'],
  title: 'Scheduled Contacts',
  access: 'business',
  menu: { icon: 'CalendarClock', label: 'Contacts' },
  heading: {
    subtitle: 'Manage customer contact schedules',
    add: { label: 'New Contact', dialog: scheduleDialog },
  },
  query,
  shows: ['Business', 'Customer', 'User', 'Contact'],
  variables: ({ search }) => ({ filter: tabAt(contactTabs, search).filter, mine: mineAt(search) }),
  skeleton: () => import('./ContactsSkeleton.tsx').then((code) => code.ContactsSkeleton),
  load: () => import('./ContactsScreen.tsx').then((code) => code.ContactsScreen),
})
