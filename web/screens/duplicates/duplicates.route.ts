import type { DuplicatesScreenQuery } from '#web/__generated__/DuplicatesScreenQuery.graphql.ts'
import query from '#web/__generated__/DuplicatesScreenQuery$parameters.ts'
import { defineScreen } from '#web/router/screen.ts'

export const duplicatesRoute = defineScreen<DuplicatesScreenQuery>({
  paths: ['/customers/duplicates'],
  title: 'Possible Duplicates',
  access: 'business',
  heading: { subtitle: 'Customers who may be one person' },
  query,
  shows: ['Business', 'Customer'],
  skeleton: () => import('./DuplicatesSkeleton.tsx').then((code) => code.DuplicatesSkeleton),
  load: () => import('./DuplicatesScreen.tsx').then((code) => code.DuplicatesScreen),
})
