import { defineScreen } from '#web/router/screen.ts'
import type { PlansScreenQuery } from './__generated__/PlansScreenQuery.graphql.ts'
import query from './__generated__/PlansScreenQuery$parameters.ts'

export const plansPath = '/followups/plans'

export const followUpPlansRoute = defineScreen<PlansScreenQuery>({
  paths: [plansPath],
  title: 'Follow-up Plans',
  access: 'business',
  heading: { subtitle: 'Which calls customers get, by their status' },
  query,
  skeleton: async () => (await import('./PlansSkeleton.tsx')).PlansSkeleton,
  load: async () => (await import('./PlansScreen.tsx')).PlansScreen,
})
