import { defineScreen } from '#web/router/screen.ts'
import type { ActivitiesScreenQuery } from './__generated__/ActivitiesScreenQuery.graphql.ts'
import query from './__generated__/ActivitiesScreenQuery$parameters.ts'
import { ActivitiesSkeleton } from './ActivitiesSkeleton.tsx'

export const activitiesRoute = defineScreen<ActivitiesScreenQuery>({
  paths: ['/activities', '/activity-log'],
  title: 'Activity Log',
  access: 'business',
  query,
  Skeleton: ActivitiesSkeleton,
  load: async () => (await import('./ActivitiesScreen.tsx')).ActivitiesScreen,
})
