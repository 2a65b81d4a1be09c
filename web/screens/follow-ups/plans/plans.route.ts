import type { PlansScreenQuery } from '#web/__generated__/PlansScreenQuery.graphql.ts'
import query from '#web/__generated__/PlansScreenQuery$parameters.ts'
import { defineScreen } from '#web/router/screen.ts'

export const plansPath = '/followups/plans'

export const followUpPlansRoute = defineScreen<PlansScreenQuery>({
  paths: [plansPath],
  title: 'Follow-up Plans',
  access: 'business',
  heading: { subtitle: 'Which calls customers get, by their status' },
  query,
  shows: ['Business', 'FollowUpStep', 'FollowUp'],
  skeleton: () => import('./PlansSkeleton.tsx').then((code) => code.PlansSkeleton),
  load: () => import('./PlansScreen.tsx').then((code) => code.PlansScreen),
})
