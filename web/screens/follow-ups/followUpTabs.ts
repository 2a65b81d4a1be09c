import { tabAt } from '#web/router/tabAt.ts'

/** The four lists of the screen and how the address names them. */
export const followUpTabs = [
  { value: 'today', filter: 'TODAY', label: 'Today' },
  { value: 'overdue', filter: 'OVERDUE', label: 'Overdue' },
  { value: 'upcoming', filter: 'UPCOMING', label: 'Upcoming' },
  { value: 'done', filter: 'DONE', label: 'Done' },
] as const

type FollowUpTab = (typeof followUpTabs)[number]
export type FollowUpTabValue = FollowUpTab['value']

/** The tab an address asks for with `?tab=`; the first one when it names none. */
export function followUpTabAt(search: URLSearchParams): FollowUpTab {
  return tabAt(followUpTabs, search)
}
