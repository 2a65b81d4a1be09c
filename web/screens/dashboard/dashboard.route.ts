import { defineScreen } from '#web/router/screen.ts'
import type { DashboardScreenQuery } from './__generated__/DashboardScreenQuery.graphql.ts'
import query from './__generated__/DashboardScreenQuery$parameters.ts'

export const dashboardRoute = defineScreen<DashboardScreenQuery>({
  paths: ['/', '/dashboard'],
  title: 'Dashboard',
  access: 'business',
  heading: { add: { dialog: 'add-customer' } },
  query,
  skeleton: async () => (await import('./DashboardSkeleton.tsx')).DashboardSkeleton,
  load: async () => (await import('./DashboardScreen.tsx')).DashboardScreen,
})
