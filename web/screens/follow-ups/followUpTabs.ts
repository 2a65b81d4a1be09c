/** The four lists of the screen and how the address names them. */
export const followUpTabs = [
  { value: 'today', filter: 'TODAY', label: 'Today' },
  { value: 'overdue', filter: 'OVERDUE', label: 'Overdue' },
  { value: 'upcoming', filter: 'UPCOMING', label: 'Upcoming' },
  { value: 'done', filter: 'DONE', label: 'Done' },
] as const

export type FollowUpTabValue = (typeof followUpTabs)[number]['value']
