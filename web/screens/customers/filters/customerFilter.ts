import type { CustomerSort } from '#web/__generated__/CustomersScreenQuery.graphql.ts'
import { type CustomerStatus, statusWords } from '#web/features/customers/customerStatus.ts'
import { mineAt } from '#web/router/mineAt.ts'

/** The filter and the sort order of the list of customers; null matches everything. */
export interface CustomerFilter {
  readonly status: CustomerStatus | null
  /** The label of an interest option. */
  readonly interest: string | null
  /** Whether to list only customers without open entries. */
  readonly noNextStep: true | null
  /** Whether to list only the viewer's own customers. */
  readonly mine: true | null
  readonly sort: CustomerSort
}

const isStatus = (text: string): text is CustomerStatus => Object.hasOwn(statusWords, text)

/** Reads the filter from a URL: `?status=sold&interest=Pool+tables&next=none&mine=1&sort=name`. */
export function customerFilterAt(search: URLSearchParams): CustomerFilter {
  const status = search.get('status')?.toUpperCase() ?? ''
  return {
    status: isStatus(status) ? status : null,
    interest: search.get('interest') || null,
    noNextStep: search.get('next') === 'none' || null,
    mine: mineAt(search),
    sort: search.get('sort') === 'name' ? 'NAME' : 'NEWEST',
  }
}
