import { defineScreen } from '#web/router/screen.ts'
import query, { type SmsSettingsScreenQuery } from './__generated__/SmsSettingsScreenQuery.graphql.ts'

export const smsSettingsRoute = defineScreen<SmsSettingsScreenQuery>({
  paths: ['/sms-settings'],
  title: 'SMS Settings',
  access: 'business',
  query,
  load: async () => (await import('./SmsSettingsScreen.tsx')).SmsSettingsScreen,
})
