import type { ActivitiesScreenQuery } from '#web/__generated__/ActivitiesScreenQuery.graphql.ts'
import query from '#web/__generated__/ActivitiesScreenQuery$parameters.ts'
import { defineScreen } from '#web/router/screen.ts'
import { activityVariables } from './activityFilter.ts'

export const activitiesRoute = defineScreen<ActivitiesScreenQuery>({
  paths: ['/activities', '/activity-log'],
  title: 'Activity Log',
  access: 'business',
  menu: { icon: 'History', label: 'Activities' },
  query,
  shows: [
    'Business',
    'Customer',
    'User',
    'Activity',
    'Contact',
    'SmsReply',
    'InterestOption',
    'Tag',
    'CustomField',
  ],
  variables: ({ search }) => activityVariables(search),
  skeleton: () => import('./ActivitiesSkeleton.tsx').then((code) => code.ActivitiesSkeleton),
  load: () => import('./ActivitiesScreen.tsx').then((code) => code.ActivitiesScreen),
})
