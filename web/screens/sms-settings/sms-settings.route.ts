import type { SmsSettingsScreenQuery } from '#web/__generated__/SmsSettingsScreenQuery.graphql.ts'
import query from '#web/__generated__/SmsSettingsScreenQuery$parameters.ts'
import { defineScreen } from '#web/router/screen.ts'

export const smsSettingsRoute = defineScreen<SmsSettingsScreenQuery>({
  paths: ['/sms-settings'],
  title: 'SMS Settings',
  access: 'business',
  menu: { icon: 'MessageSquareText', adminOnly: true },
  heading: { subtitle: 'Reminders and texts to your customers' },
  query,
  shows: ['Business', 'Customer', 'SmsMessage'],
  skeleton: () => import('./SmsSettingsSkeleton.tsx').then((code) => code.SmsSettingsSkeleton),
  load: () => import('./SmsSettingsScreen.tsx').then((code) => code.SmsSettingsScreen),
})
