import { auditFilterAt } from '#web/features/audit-trail/auditFilter.ts'
import { tabAt } from '#web/router/tabAt.ts'

/** The tabs of the screen and how the address names them. */
export const settingsTabs = [
  { value: 'business', label: 'Business', shortLabel: 'Biz' },
  { value: 'team', label: 'Team' },
  { value: 'interests', label: 'Interests', shortLabel: 'Items' },
  { value: 'system', label: 'System' },
  { value: 'keys', label: 'API Keys', shortLabel: 'Keys', adminOnly: true },
  { value: 'trail', label: 'Audit Trail', shortLabel: 'Trail', adminOnly: true },
] as const

export type SettingsTab = (typeof settingsTabs)[number]['value']

/** The tab of the address (`?tab=`); the first one by default. */
export function settingsTabAt(search: URLSearchParams): SettingsTab {
  return tabAt(settingsTabs, search).value
}

/** The tabs that a user sees. */
export const tabsFor = (isAdmin: boolean) => settingsTabs.filter((tab) => isAdmin || !('adminOnly' in tab))

/** The variables of the query: only the open tab is read; *System*, *API Keys* and *Audit Trail* are read together. */
export function settingsVariables(search: URLSearchParams) {
  const tab = settingsTabAt(search)
  return {
    ...auditFilterAt(search),
    business: tab === 'business',
    team: tab === 'team',
    interests: tab === 'interests',
    system: tab === 'system' || tab === 'keys' || tab === 'trail',
  }
}
