import type { CustomerSort } from '#web/__generated__/CustomersScreenQuery.graphql.ts'
import { type CustomerStatus, statusWords } from '#web/features/customers/customerStatus.ts'

/** Which customers the screen lists and in which order; null for all. */
export interface CustomerFilter {
  readonly status: CustomerStatus | null
  /** The label of an interest option. */
  readonly interest: string | null
  /** True for customers with nothing open. */
  readonly noNextStep: true | null
  readonly sort: CustomerSort
}

const isStatus = (text: string): text is CustomerStatus => Object.hasOwn(statusWords, text)

/** The filter of an address: `?status=sold&interest=Pool+tables&next=none&sort=name`. */
export function customerFilterAt(search: URLSearchParams): CustomerFilter {
  const status = search.get('status')?.toUpperCase() ?? ''
  return {
    status: isStatus(status) ? status : null,
    interest: search.get('interest') || null,
    noNextStep: search.get('next') === 'none' || null,
    sort: search.get('sort') === 'name' ? 'NAME' : 'NEWEST',
  }
}
