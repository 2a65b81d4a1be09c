import type { ImportsScreenQuery } from '#web/__generated__/ImportsScreenQuery.graphql.ts'
import query from '#web/__generated__/ImportsScreenQuery$parameters.ts'
import { defineScreen } from '#web/router/screen.ts'

export const importsRoute = defineScreen<ImportsScreenQuery>({
  paths: ['/import'],
  title: 'Import',
  access: 'business',
  heading: { subtitle: 'Bring your customers from a file' },
  query,
  shows: ['Business', 'Import'],
  skeleton: () => import('./ImportsSkeleton.tsx').then((code) => code.ImportsSkeleton),
  load: () => import('./ImportsScreen.tsx').then((code) => code.ImportsScreen),
})
