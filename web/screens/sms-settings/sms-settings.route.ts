import type { SmsSettingsScreenQuery } from '#web/__generated__/SmsSettingsScreenQuery.graphql.ts'
import query from '#web/__generated__/SmsSettingsScreenQuery$parameters.ts'
import { defineScreen } from '#web/router/screen.ts'

export const smsSettingsRoute = defineScreen<SmsSettingsScreenQuery>({
  paths: ['/sms-settings'],
  title: 'SMS Settings',
  access: 'business',
  heading: { subtitle: 'Reminders and texts to your customers' },
  query,
  shows: ['Business', 'Customer', 'SmsMessage'],
  skeleton: async () => (await import('./SmsSettingsSkeleton.tsx')).SmsSettingsSkeleton,
  load: async () => (await import('./SmsSettingsScreen.tsx')).SmsSettingsScreen,
})
