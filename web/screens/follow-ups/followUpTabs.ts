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

/** The tab of the address (`?tab=`); the first one by default. */
export function followUpTabAt(search: URLSearchParams): FollowUpTab {
  return tabAt(followUpTabs, search)
}
