/** The lists of the screen and how the address names them. */
export const contactTabs = [
  { value: 'upcoming', filter: 'UPCOMING', label: 'Upcoming' },
  { value: 'overdue', filter: 'OVERDUE', label: 'Overdue' },
  { value: 'completed', filter: 'COMPLETED', label: 'Completed' },
  { value: 'all', filter: 'ALL', label: 'All Contacts', shortLabel: 'All' },
] as const

export type ContactTabValue = (typeof contactTabs)[number]['value']
