import { tabAt } from '#web/router/tabAt.ts'

/** The three lists of the screen and how the address names them. */
export const contactTabs = [
  { value: 'upcoming', filter: 'UPCOMING', label: 'Upcoming' },
  { value: 'overdue', filter: 'OVERDUE', label: 'Overdue' },
  { value: 'all', filter: 'ALL', label: 'All Contacts' },
] as const

export type ContactTab = (typeof contactTabs)[number]
export type ContactTabValue = ContactTab['value']

/** The tab of the address (`?tab=`); the first one by default. */
export function contactTabAt(search: URLSearchParams): ContactTab {
  return tabAt(contactTabs, search)
}
