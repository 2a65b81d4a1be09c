import { tabAt } from '#web/router/tabAt.ts'

/** The tabs of the panel and their names in the address. */
export const panelTabs = [
  { value: 'businesses', label: 'Business Management', shortLabel: 'Businesses' },
  { value: 'trail', label: 'Audit Trail' },
] as const

/** The tab an address asks for with `?tab=`. */
export function panelTabAt(search: URLSearchParams) {
  return tabAt(panelTabs, search).value
}
