import type { SettingsScreenQuery } from '#web/__generated__/SettingsScreenQuery.graphql.ts'
import query from '#web/__generated__/SettingsScreenQuery$parameters.ts'
import { defineScreen } from '#web/router/screen.ts'
import { settingsVariables } from './settingsVariables.ts'

export const settingsRoute = defineScreen<SettingsScreenQuery>({
  paths: ['/settings'],
  title: 'Settings',
  access: 'business',
  menu: { icon: 'Settings' },
  heading: { subtitle: 'Your business, your team and how Cuecard works for you' },
  query,
  shows: [
    'Business',
    'User',
    'ApiKey',
    'WebhookEndpoint',
    'InterestOption',
    'Tag',
    'CustomField',
    'AuditEntry',
    'TrashEntry',
    'Import',
  ],
  variables: ({ search }) => settingsVariables(search),
  skeleton: () => import('./SettingsSkeleton.tsx').then((code) => code.SettingsSkeleton),
  load: () => import('./SettingsScreen.tsx').then((code) => code.SettingsScreen),
})
