import type { CustomersScreenQuery } from '#web/__generated__/CustomersScreenQuery.graphql.ts'
import query from '#web/__generated__/CustomersScreenQuery$parameters.ts'
import { defineScreen } from '#web/router/screen.ts'
import { customerFilterAt, customerSortAt, isEverybody } from './filters/customerFilter.ts'

export const customersRoute = defineScreen<CustomersScreenQuery>({
  paths: ['/customers'],
  title: 'Customers',
  access: 'business',
  menu: { icon: 'Users' },
  heading: { ownSearch: 'customers', add: { dialog: 'add-customer' } },
  query,
  // The next step and the last contact of a customer depend on Contact, FollowUp and ServiceAppointment.
  shows: [
    'Business',
    'Customer',
    'User',
    'InterestOption',
    'Tag',
    'CustomField',
    'Contact',
    'FollowUp',
    'ServiceAppointment',
    'SavedView',
    'BulkRun',
  ],
  variables: ({ search }) => {
    const filter = customerFilterAt(search)
    return {
      search: search.get('q')?.trim() || null,
      filter: isEverybody(filter) ? null : filter,
      sort: customerSortAt(search),
    }
  },
  skeleton: () => import('./CustomersSkeleton.tsx').then((code) => code.CustomersSkeleton),
  load: () => import('./CustomersScreen.tsx').then((code) => code.CustomersScreen),
})
