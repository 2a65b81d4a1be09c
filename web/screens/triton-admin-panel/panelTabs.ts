import { tabAt } from '#web/router/tabAt.ts'

/** What the panel is made of and how the address names it. */
export const panelTabs = [
  { value: 'businesses', label: 'Business Management', shortLabel: 'Businesses' },
  { value: 'trail', label: 'Audit trail' },
] as const

/** The tab an address asks for with `?tab=`. */
export function panelTabAt(search: URLSearchParams) {
  return tabAt(panelTabs, search).value
}
