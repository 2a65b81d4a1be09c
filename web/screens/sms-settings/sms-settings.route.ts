import { defineScreen } from '#web/router/screen.ts'
import type { SmsSettingsScreenQuery } from './__generated__/SmsSettingsScreenQuery.graphql.ts'
import query from './__generated__/SmsSettingsScreenQuery$parameters.ts'

export const smsSettingsRoute = defineScreen<SmsSettingsScreenQuery>({
  paths: ['/sms-settings'],
  title: 'SMS Settings',
  access: 'business',
  heading: { subtitle: 'Reminders and texts to your customers' },
  query,
  skeleton: async () => (await import('./SmsSettingsSkeleton.tsx')).SmsSettingsSkeleton,
  load: async () => (await import('./SmsSettingsScreen.tsx')).SmsSettingsScreen,
})
