import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks'
import type { CustomersScreenQuery } from '#web/__generated__/CustomersScreenQuery.graphql.ts'
import { loadDialogs } from '#web/components/dialogs/defineDialogs.tsx'
import { ExportMenu } from '#web/features/exports/ExportMenu.tsx'
import { CustomerList } from './CustomerList.tsx'
import { customersDialogs } from './dialogs/customersDialogs.ts'
import { CustomerFilters } from './filters/CustomerFilters.tsx'
import { type CustomerFilter, isEverybody } from './filters/customerFilter.ts'
import { useLayout } from './list/useLayout.ts'
import { SavedViews } from './saved-views/SavedViews.tsx'
import { useSavedViews } from './saved-views/useSavedViews.ts'

const dialogs = loadDialogs(async () => (await import('./dialogs/CustomersDialogs.tsx')).CustomersDialogs)

/** Customers, with a search and the actions of each. */
export function CustomersScreen({ queryRef }: { queryRef: PreloadedQuery<CustomersScreenQuery> }) {
  const { viewer } = usePreloadedQuery<CustomersScreenQuery>(
    graphql`
      query CustomersScreenQuery(
        $search: String
        $filter: CustomerFilter
        $sort: CustomerSort!
      ) @preloadable {
        viewer {
          canShareViews
          ...useLayout_viewer
          ...useSavedViews_viewer
          business {
            ...CustomerList_business
              @arguments(search: $search, filter: $filter, sort: $sort)
            ...CustomerFilters_business
            ...ExportMenu_business
            ...CustomersDialogs_business
          }
        }
      }
    `,
    queryRef,
  )
  const { business } = viewer
  const { search = null, filter: given, sort } = queryRef.variables
  const filter = (given ?? {}) as CustomerFilter
  const [layout, setLayout] = useLayout(viewer)
  const shown = { search, filter, sort, layout }
  const { views, current } = useSavedViews(viewer, shown)
  const isWhole = search === null && isEverybody(filter) && sort === 'NEWEST'
  const canSave = !isWhole && !current

  return (
    <customersDialogs.Host of={dialogs} business={business}>
      <SavedViews {...{ views, current, isWhole }} />
      <CustomerList
        business={business}
        search={search}
        filter={filter}
        sort={sort}
        layout={layout}
        onLayout={setLayout}
        viewToSave={canSave ? { view: shown, canShare: viewer.canShareViews } : null}
        filters={<CustomerFilters business={business} filter={filter} sort={sort} />}
        exporting={<ExportMenu business={business} list={{ customers: { search, filter, sort } }} />}
      />
    </customersDialogs.Host>
  )
}
