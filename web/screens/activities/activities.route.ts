import type { ActivitiesScreenQuery } from '#web/__generated__/ActivitiesScreenQuery.graphql.ts'
import query from '#web/__generated__/ActivitiesScreenQuery$parameters.ts'
import { defineScreen } from '#web/router/screen.ts'
import { activityVariables } from './activityFilter.ts'

export const activitiesRoute = defineScreen<ActivitiesScreenQuery>({
  paths: ['/activities', '/activity-log'],
  title: 'Activity Log',
  access: 'business',
  query,
  shows: ['Business', 'Customer', 'User', 'Activity', 'SmsReply', 'InterestOption'],
  variables: ({ search }) => activityVariables(search),
  skeleton: async () => (await import('./ActivitiesSkeleton.tsx')).ActivitiesSkeleton,
  load: async () => (await import('./ActivitiesScreen.tsx')).ActivitiesScreen,
})
