import { defineScreen } from '#web/router/screen.ts'
import type { CustomersScreenQuery } from './__generated__/CustomersScreenQuery.graphql.ts'
import query from './__generated__/CustomersScreenQuery$parameters.ts'

export const customersRoute = defineScreen<CustomersScreenQuery>({
  paths: ['/customers'],
  title: 'Customers',
  access: 'business',
  heading: { ownSearch: true, add: { dialog: 'add-customer' } },
  query,
  variables: ({ search }) => ({ search: search.get('q')?.trim() || null }),
  skeleton: async () => (await import('./CustomersSkeleton.tsx')).CustomersSkeleton,
  load: async () => (await import('./CustomersScreen.tsx')).CustomersScreen,
})
