import type { FollowUpsScreenQuery } from '#web/__generated__/FollowUpsScreenQuery.graphql.ts'
import query from '#web/__generated__/FollowUpsScreenQuery$parameters.ts'
import { mineAt } from '#web/router/mineAt.ts'
import { defineScreen } from '#web/router/screen.ts'
import { tabAt } from '#web/router/tabAt.ts'
import { followUpTabs } from './followUpTabs.ts'

export const followUpsRoute = defineScreen<FollowUpsScreenQuery>({
  paths: ['/followups', '/scheduled-followups'],
  title: 'Follow-ups',
  access: 'business',
  menu: { icon: 'PhoneForwarded' },
  heading: { subtitle: 'The calls that are due after a visit or a sale' },
  query,
  shows: ['Business', 'Customer', 'User', 'FollowUp'],
  variables: ({ search }) => ({ filter: tabAt(followUpTabs, search).filter, mine: mineAt(search) }),
  skeleton: () => import('./FollowUpsSkeleton.tsx').then((code) => code.FollowUpsSkeleton),
  load: () => import('./FollowUpsScreen.tsx').then((code) => code.FollowUpsScreen),
})
