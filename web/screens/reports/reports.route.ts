import type { ReportsScreenQuery } from '#web/__generated__/ReportsScreenQuery.graphql.ts'
import query from '#web/__generated__/ReportsScreenQuery$parameters.ts'
import { defineScreen } from '#web/router/screen.ts'
import { weeksAt } from './weeks.ts'

export const reportsRoute = defineScreen<ReportsScreenQuery>({
  paths: ['/reports'],
  title: 'Reports',
  access: 'business',
  query,
  shows: ['Business', 'Customer', 'Contact', 'FollowUp', 'ServiceAppointment', 'SmsMessage'],
  variables: ({ search }) => ({ weeks: weeksAt(search) }),
  skeleton: async () => (await import('./ReportsSkeleton.tsx')).ReportsSkeleton,
  load: async () => (await import('./ReportsScreen.tsx')).ReportsScreen,
})
