/** The tabs of the screen, by their values in the URL. */
export const activityTabs = [
  { value: 'log', label: 'Log' },
  { value: 'replies', label: 'Unknown Numbers' },
] as const
