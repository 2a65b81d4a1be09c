import { tabAt } from '#web/router/tabAt.ts'
import { activityFilterAt } from './activityFilter.ts'

/** The tabs of the screen and how the address names them. */
export const activityTabs = [
  { value: 'log', label: 'Log' },
  { value: 'replies', label: 'Unknown Numbers' },
] as const

/** The variables of the query: only the open tab is read. */
export function activityVariables(search: URLSearchParams) {
  const tab = tabAt(activityTabs, search).value
  return { ...activityFilterAt(search), log: tab === 'log', replies: tab === 'replies' }
}
