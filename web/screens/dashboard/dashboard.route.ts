import type { DashboardScreenQuery } from '#web/__generated__/DashboardScreenQuery.graphql.ts'
import query from '#web/__generated__/DashboardScreenQuery$parameters.ts'
import { defineScreen } from '#web/router/screen.ts'

export const dashboardRoute = defineScreen<DashboardScreenQuery>({
  paths: ['/', '/dashboard'],
  title: 'Dashboard',
  access: 'business',
  menu: { icon: 'LayoutDashboard' },
  heading: { add: { dialog: 'add-customer' } },
  query,
  shows: [
    'Business',
    'User',
    'InterestOption',
    'Tag',
    'CustomField',
    'Customer',
    'Contact',
    'FollowUp',
    'HotBoardItem',
    'OrganizerTask',
    'ServiceAppointment',
    'StickyNote',
    'SharedNote',
  ],
  skeleton: () => import('./DashboardSkeleton.tsx').then((code) => code.DashboardSkeleton),
  load: () => import('./DashboardScreen.tsx').then((code) => code.DashboardScreen),
})
