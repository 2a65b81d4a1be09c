import type { CustomerLayout, CustomerSort } from '#web/__generated__/useSavedViews_viewer.graphql.ts'
import type { CustomerStatus } from '#web/features/customers/customerStatus.ts'
import { withFilter } from '../filters/filterSearch.ts'
import type { Layout } from '../list/useLayout.ts'

/** The parameters that a saved view stores. */
export interface ShownView {
  readonly search: string | null
  readonly status: CustomerStatus | null
  readonly interest: string | null
  readonly noNextStep: boolean
  readonly mine: boolean
  readonly sort: CustomerSort
  readonly layout: Layout
}

type Kept = Omit<ShownView, 'layout' | 'status'> & {
  readonly layout: CustomerLayout
  readonly status: string | null
}

/** The URL of a saved view: `/customers?q=maria&status=sold&view=list`. */
export function viewAddress({ search, layout, ...kept }: Kept): string {
  const params = new URLSearchParams(search === null ? {} : { q: search })
  const status = kept.status as CustomerStatus | null
  const filtered = new URLSearchParams(
    withFilter(params, { ...kept, status, noNextStep: kept.noNextStep || null, mine: kept.mine || null }),
  )
  filtered.set('view', layout.toLowerCase())
  return `/customers?${filtered}`
}
