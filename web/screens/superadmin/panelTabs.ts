/** The tabs of the panel and their names in the address. */
export const panelTabs = [
  { value: 'businesses', label: 'Business Management', shortLabel: 'Businesses' },
  { value: 'trail', label: 'Audit Trail' },
  { value: 'system', label: 'System' },
] as const
