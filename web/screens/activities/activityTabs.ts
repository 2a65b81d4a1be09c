/** The tabs of the screen and how the address names them. */
export const activityTabs = [
  { value: 'log', label: 'Log' },
  { value: 'replies', label: 'Unknown Numbers' },
] as const
