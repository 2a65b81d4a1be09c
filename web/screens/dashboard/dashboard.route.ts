import type { DashboardScreenQuery } from '#web/__generated__/DashboardScreenQuery.graphql.ts'
import query from '#web/__generated__/DashboardScreenQuery$parameters.ts'
import { defineScreen } from '#web/router/screen.ts'

export const dashboardRoute = defineScreen<DashboardScreenQuery>({
  paths: ['/', '/dashboard'],
  title: 'Dashboard',
  access: 'business',
  heading: { add: { dialog: 'add-customer' } },
  query,
  shows: [
    'Business',
    'User',
    'InterestOption',
    'Customer',
    'Contact',
    'FollowUp',
    'HotBoardItem',
    'OrganizerTask',
    'ServiceAppointment',
    'StickyNote',
    'SharedNote',
  ],
  skeleton: async () => (await import('./DashboardSkeleton.tsx')).DashboardSkeleton,
  load: async () => (await import('./DashboardScreen.tsx')).DashboardScreen,
})
