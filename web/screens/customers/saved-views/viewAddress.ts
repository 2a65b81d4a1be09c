import type { CustomerSort } from '#web/__generated__/CustomersScreenQuery.graphql.ts'
import { type CustomerFilter, withFilter } from '../filters/customerFilter.ts'
import type { Layout } from '../list/useLayout.ts'

/** The parameters that a saved view stores. */
export interface ShownView {
  readonly search: string | null
  readonly filter: CustomerFilter
  readonly sort: CustomerSort
  readonly layout: Layout
}

/** The URL of a saved view: `/customers?q=maria&status=sold&view=list`. */
export function viewAddress({ search, filter, sort, layout }: ShownView): string {
  const params = new URLSearchParams(search === null ? {} : { q: search })
  const filtered = new URLSearchParams(withFilter(params, filter, sort))
  filtered.set('view', layout.toLowerCase())
  return `/customers?${filtered}`
}
