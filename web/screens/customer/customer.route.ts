import type { CustomerScreenQuery } from '#web/__generated__/CustomerScreenQuery.graphql.ts'
import query from '#web/__generated__/CustomerScreenQuery$parameters.ts'
import { defineScreen } from '#web/router/screen.ts'
import { historyFilterAt } from './timeline/historyFilter.ts'

const largestNumber = 2 ** 31 - 1

export const customerRoute = defineScreen<CustomerScreenQuery>({
  paths: ['/customers/:id'],
  title: 'Customer',
  access: 'business',
  query,
  shows: [
    'Business',
    'Customer',
    'User',
    'InterestOption',
    'Tag',
    'CustomField',
    'CustomerMerge',
    'Contact',
    'FollowUp',
    'ServiceAppointment',
    'SmsMessage',
    'SmsReply',
    'Activity',
  ],
  variables: ({ params, search }) => ({ customer: numberIn(params.id), ...historyFilterAt(search) }),
  skeleton: () => import('./CustomerSkeleton.tsx').then((code) => code.CustomerSkeleton),
  load: () => import('./CustomerScreen.tsx').then((code) => code.CustomerScreen),
})

/** The id of the customer in the address; 0, which no customer has, when it is invalid. */
function numberIn(text = ''): number {
  const number = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0
  return number <= largestNumber ? number : 0
}
