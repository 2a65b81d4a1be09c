/** The groups of tasks, by their names in the graph. */
export type TaskGroup = 'OVERDUE' | 'TODAY' | 'TOMORROW' | 'THIS_WEEK' | 'LATER' | 'NO_DATE' | 'DONE'

/** Label and count field of each group, in the order of the screen. */
export const taskGroups = {
  OVERDUE: { title: 'Overdue', count: 'overdue' },
  TODAY: { title: 'Today', count: 'today' },
  TOMORROW: { title: 'Tomorrow', count: 'tomorrow' },
  THIS_WEEK: { title: 'This week', count: 'thisWeek' },
  LATER: { title: 'Later', count: 'later' },
  NO_DATE: { title: 'No date', count: 'noDate' },
  DONE: { title: 'Done', count: 'done' },
} as const satisfies Record<TaskGroup, { title: string; count: string }>
