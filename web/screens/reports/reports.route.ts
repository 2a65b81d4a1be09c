import type { ReportsScreenQuery } from '#web/__generated__/ReportsScreenQuery.graphql.ts'
import query from '#web/__generated__/ReportsScreenQuery$parameters.ts'
import { defineScreen } from '#web/router/screen.ts'
import { weeksAt } from './weeks.ts'

export const reportsRoute = defineScreen<ReportsScreenQuery>({
  paths: ['/reports'],
  title: 'Reports',
  access: 'business',
  menu: { icon: 'ChartColumn', managersOnly: true },
  query,
  shows: ['Business', 'User', 'Customer', 'Contact', 'FollowUp', 'ServiceAppointment', 'SmsMessage'],
  variables: ({ search }) => ({ weeks: weeksAt(search) }),
  skeleton: () => import('./ReportsSkeleton.tsx').then((code) => code.ReportsSkeleton),
  load: () => import('./ReportsScreen.tsx').then((code) => code.ReportsScreen),
})
