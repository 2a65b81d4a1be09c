import type { ImportScreenQuery } from '#web/__generated__/ImportScreenQuery.graphql.ts'
import query from '#web/__generated__/ImportScreenQuery$parameters.ts'
import { defineScreen } from '#web/router/screen.ts'
import { tabAt } from '#web/router/tabAt.ts'
import { rowTabs } from './importRows.ts'

export const importRoute = defineScreen<ImportScreenQuery>({
  paths: ['/import/:id'],
  title: 'Import',
  access: 'business',
  query,
  shows: ['Business', 'Import', 'InterestOption', 'CustomField'],
  // The API takes ids of this form too.
  variables: ({ params, search }) => ({ id: `Import:${params.id}`, ...tabAt(rowTabs, search).filter }),
  skeleton: () => import('./ImportSkeleton.tsx').then((code) => code.ImportSkeleton),
  load: () => import('./ImportScreen.tsx').then((code) => code.ImportScreen),
})
